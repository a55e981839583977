/** The two sides of a battle as its scene shows them, whoever they are. */
import { nameOf, say } from "../../lib/say.svelte";
import { LOOKS } from "./forces";
import type { PersianBattleOutline } from "./solo/types";
import type { BattleOutline, HellasBoard, Side } from "./types";

export interface Camp {
  look: number;
  name: string;
  /** What is drawn beside the number of hoplites. */
  icon: string;
  /** The figures of the frieze. */
  pieces: string[];
  hoplites: number;
  strength: number;
  /** Strength beside that of the hoplites. */
  besides: number;
  /** Losses on the cards played; Persians have none. */
  casualties: number | null;
  passed: boolean;
  note: string;
}
export interface Fight {
  region: string;
  attacker: Camp;
  defender: Camp;
  walls: number;
}

const MOST = 12;
const PERSIAN_STRENGTH = 2;
const rank = (piece: string, count: number) => Array<string>(Math.min(MOST, count)).fill(piece);

function camp(side: Side, names: string[]): Camp {
  const { seat, hoplites, strength, casualties, passed } = side;
  return {
    look: seat,
    name: names[seat] ?? "",
    icon: "hoplite",
    pieces: rank("hoplite", hoplites),
    hoplites,
    strength,
    besides: strength - hoplites,
    casualties,
    passed,
    note: "",
  };
}

function persians({ persians: side }: PersianBattleOutline): Camp {
  const { hoplites, strength, token, cards_to_draw: n } = side;
  return {
    look: LOOKS.persian,
    name: nameOf("hellas-person-xerxes"),
    icon: "persian",
    pieces: token ? ["control"] : rank("persian", hoplites),
    hoplites,
    strength,
    besides: strength - hoplites * PERSIAN_STRENGTH,
    casualties: null,
    passed: false,
    note: side.cards.length > 0 ? "" : say("hellas-ui-persians-turn-up", { n }),
  };
}

export function fightOf(board: HellasBoard, scene: BattleOutline | PersianBattleOutline, names: string[]): Fight {
  const region = board.regions.find((one) => one.id === scene.region);
  const walled = (seat: number) => (region?.armies[seat]?.fortified ? 1 : 0);
  if (scene.kind === "battle") {
    return {
      region: scene.region,
      attacker: camp(scene.attacker, names),
      defender: camp(scene.defender, names),
      walls: walled(scene.defender.seat),
    };
  }
  const you = camp(scene.you, names);
  if (scene.attacker === "you") return { region: scene.region, attacker: you, defender: persians(scene), walls: 0 };
  return { region: scene.region, attacker: persians(scene), defender: you, walls: walled(scene.you.seat) };
}
