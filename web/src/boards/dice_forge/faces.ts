/** What a face shows, read from its id: "gold3", "sum_g2_m1", "choice_g3_v2", or a sign of its own. */
import type { Line } from "../../lib/wire";

export type Resource = "gold" | "sun" | "moon" | "glory";
export const RESOURCES: Resource[] = ["gold", "sun", "moon", "glory"];
export const RESOURCE_ICON: Record<Resource, string> = { gold: "coin", sun: "sun", moon: "moon", glory: "glory" };

export interface Gain {
  resource: Resource;
  n: number;
}
export interface FaceLook {
  kind: "one" | "sum" | "choice" | "sign";
  gains: Gain[];
  sign?: string;
  tint?: string;
}

const LETTERS: Record<string, Resource> = { g: "gold", s: "sun", m: "moon", v: "glory" };
const SIGNS: Record<string, string> = { x3: "x3", mirror: "mirror", ship: "fleet" };
const BOAR_TINTS: Record<string, string> = { red: "madder", blue: "lapis", yellow: "goldf", green: "olive" };

export function faceLook(id: string): FaceLook {
  const parts = id.split("_");
  if (parts[0] === "sum" || parts[0] === "choice") {
    const gains = parts.slice(1).map((part) => ({ resource: LETTERS[part[0]!]!, n: Number(part.slice(1)) }));
    return { kind: parts[0], gains };
  }
  const plain = id.match(/^(gold|sun|moon|glory)(\d+)$/);
  if (plain) return { kind: "one", gains: [{ resource: plain[1] as Resource, n: Number(plain[2]) }] };
  if (parts[0] === "shield") return { kind: "sign", gains: [], sign: "shield", tint: parts[1]! };
  if (parts[0] === "boar") return { kind: "sign", gains: [], sign: "boar", tint: BOAR_TINTS[parts[1]!] ?? "ink0" };
  return { kind: "sign", gains: [], sign: SIGNS[id] ?? "x3", tint: "ink0" };
}

/** What one roll of the die gives on average; a choice counts with equal shares. */
export function averages(faces: string[]): Record<Resource, number> {
  const sums: Record<Resource, number> = { gold: 0, sun: 0, moon: 0, glory: 0 };
  for (const id of faces) {
    const look = faceLook(id);
    const share = look.kind === "choice" ? look.gains.length : 1;
    for (const gain of look.gains) sums[gain.resource] += gain.n / share / faces.length;
  }
  return sums;
}

export const odds = (faces: string[], face: string) => faces.filter((one) => one === face).length / faces.length;

/** How often a die of a player has been rolled so far. */
export function rollsOf(log: Line[], seat: number, die: string): number {
  const isOf = (line: Line) => typeof line.args["player"] === "object" && line.args["player"].seat === seat;
  return log.filter(
    (line) =>
      isOf(line) &&
      (line.id === "dice_forge-log-rolled" ||
        (line.id === "dice_forge-log-rolled-one" && line.args["die"] === `dice_forge-die-${die}`)),
  ).length;
}

const CARD_ICONS: Record<string, string> = {
  blacksmiths_hammer: "hammer",
  blacksmiths_chest: "chest",
  silver_hind: "hind",
  great_bear: "bear",
  satyrs: "satyr",
  tenacious_boar_red: "boar",
  tenacious_boar_blue: "boar",
  tenacious_boar_yellow: "boar",
  tenacious_boar_green: "boar",
  ferryman: "charon",
  cerberus: "cerberus",
  helmet_of_invisibility: "helmet",
  cancer: "crab",
  sentinel: "griffin",
  hydra: "hydra",
  typhon: "typhon",
  sphinx: "sphinx",
  cyclops: "cyclops",
  gorgon: "medusa",
  triton: "triton",
  mirror_of_the_abyss: "mirror",
  guardians_owl: "athena",
  celestial_ship: "fleet",
  minotaur: "minotaur",
  guardians_shield: "shield",
  elder: "elder",
  wild_spirits: "spirits",
};
export const cardIcon = (card: string) => CARD_ICONS[card] ?? "scroll";
