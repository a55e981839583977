/**
 * What a card does, in signs: "now" once, "turn" in each of my turns; the rest works by itself.
 * "4coin" is four gold, "die" a roll of a die, "hammer" a face to forge, "/" or, ">" becomes, "↑" a higher limit. The rules text says it in words.
 */
export interface Signs {
  when: "now" | "turn" | "";
  signs: string[];
}

const NONE: Signs = { when: "", signs: [] };
const now = (...signs: string[]): Signs => ({ when: "now", signs });
const turn = (...signs: string[]): Signs => ({ when: "turn", signs });
const always = (...signs: string[]): Signs => ({ when: "", signs });

const BOAR = always("boar", ">", "sun", "/", "moon", "/", "3glory");
const SIGNS: Record<string, Signs> = {
  blacksmiths_hammer: always("15coin", ">", "10glory"),
  blacksmiths_chest: always("↑4coin", "3sun", "3moon"),
  silver_hind: turn("die"),
  great_bear: always("helmet", ">", "3glory"),
  satyrs: now("satyr", "die", "die"),
  tenacious_boar_red: BOAR,
  tenacious_boar_blue: BOAR,
  tenacious_boar_yellow: BOAR,
  tenacious_boar_green: BOAR,
  cerberus: now("die", "die", "×2"),
  helmet_of_invisibility: now("hammer", "x3"),
  cancer: now("2×", "die", "die"),
  sentinel: now("2×", "die", "die", "2glory"),
  typhon: now("hammer", ">", "1glory"),
  sphinx: now("4×", "die"),
  cyclops: now("4×", "die", "1glory"),
  triton: now("6coin", "/", "2sun", "/", "2moon"),
  mirror_of_the_abyss: now("hammer", "mirror"),
  guardians_owl: turn("coin", "/", "sun", "/", "moon"),
  celestial_ship: now("hammer", "fleet"),
  minotaur: now("−", "die", "die"),
  guardians_shield: now("hammer", "shield"),
  elder: turn("3coin", ">", "4glory"),
  wild_spirits: now("3coin", "3moon"),
};

export const signsOf = (card: string): Signs => SIGNS[card] ?? NONE;

export interface Sign {
  text: string;
  icon: string;
}

/** "4coin" is the text 4 and the picture of a coin. */
export function parted(sign: string): Sign {
  const [, text = "", icon = ""] = sign.match(/^([^a-z]*)([a-z].*)?$/) ?? [];
  return { text: text === ">" ? "→" : text, icon };
}
