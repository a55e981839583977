/** The two sides of a battle as its scene shows them, whoever they are: as the engine says it stands. */
import { nameOf, say } from "../../lib/say.svelte";
import type { Preview } from "../../lib/wire";
import { adding, type Camp, type Fight } from "../shared/fight";
import { LOOKS } from "./forces";
import type { PersianBattleOutline } from "./solo/types";
import type { BattleOutline, HellasBoard, Side } from "./types";

const MOST = 12;
const STRENGTH = "hellas-term-army_strength";
const rank = (piece: string, count: number) => Array<string>(Math.min(MOST, count)).fill(piece);

/** How strong a side would be with the option that is looked at, if that is certain. */
const strengthThen = (found: Preview | null, seat: number): number | null =>
  found?.progress.find((one) => one.way === STRENGTH && one.seat === seat)?.now ?? null;

function camp(side: Side, names: string[], found: Preview | null): Camp {
  return {
    look: side.seat,
    name: names[side.seat] ?? "",
    pieces: rank("hoplite", side.hoplites),
    fallen: [],
    parts: adding([
      { icon: "hoplite", n: side.by_hoplites, label: nameOf("hellas-term-hoplite", "pl") },
      { icon: "scroll", n: side.by_cards, label: say("ui-by-cards") },
      { icon: "fortress", n: side.by_wall, label: say("ui-by-wall") },
      { icon: "hero", n: side.by_powers, label: say("ui-by-powers") },
    ]),
    total: side.strength,
    then: strengthThen(found, side.seat),
    die: null,
    losses: side.losses_now,
    note: side.passed ? say("ui-pass") : "",
  };
}

function persians({ persians: side }: PersianBattleOutline): Camp {
  const { hoplites, strength, token, cards_to_draw: n } = side;
  return {
    look: LOOKS.persian,
    name: nameOf("hellas-person-xerxes"),
    pieces: token ? ["control"] : rank("persian", hoplites),
    fallen: [],
    parts: [{ icon: "persian", n: hoplites, label: nameOf("hellas-solo_term-persian", "pl") }],
    total: strength,
    then: null,
    die: null,
    losses: null,
    note: side.cards.length > 0 ? "" : say("hellas-ui-persians-turn-up", { n }),
  };
}

export function fightOf(
  board: HellasBoard,
  scene: BattleOutline | PersianBattleOutline,
  names: string[],
  found: Preview | null,
): Fight {
  const region = board.regions.find((one) => one.id === scene.region);
  const place = nameOf(`hellas-region-${scene.region}`);
  const walled = (seat: number) => (region?.armies[seat]?.fortified ? 1 : 0);
  const common = { name: say("ui-battle-in", { region: place }), heading: place, defenderHasTies: true, water: false };
  if (scene.kind === "battle") {
    const [attacker, defender] = [camp(scene.attacker, names, found), camp(scene.defender, names, found)];
    return { ...common, attacker, defender, walls: walled(scene.defender.seat) };
  }
  const you = camp(scene.you, names, found);
  if (scene.attacker === "you") return { ...common, attacker: you, defender: persians(scene), walls: 0 };
  return { ...common, attacker: persians(scene), defender: you, walls: walled(scene.you.seat) };
}
