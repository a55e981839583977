/** Who fights for which area, with what: from the board while it goes on, from the log when it is over. */
import type { Value } from "../../lib/wire";
import type { Battle, Side } from "./battle";
import type { CycladesBoard, Land } from "./types";

export interface Fight {
  isSea: boolean;
  area: string;
  attacker: number;
  defender: number | null;
  attackers: string[];
  defenders: string[];
  walls: number;
}

const repeat = (kind: string, n: number) => Array<string>(Math.max(0, n)).fill(kind);
const forces = (troops: number, mercenaries: number, heroes: string[]) => [
  ...repeat("hoplite", troops),
  ...repeat("mercenary", mercenaries),
  ...repeat("hero", heroes.length),
];
const wallsOf = (land: Land | undefined) =>
  (land?.slots ?? []).filter((slot) => slot.building === "fortress" || slot.building === "metropolis").length;

export const factionOf = (board: CycladesBoard, who: Value): number | null =>
  typeof who === "object"
    ? (who.faction ?? board.factions.find((one) => one.seat === who.seat)?.faction ?? null)
    : null;

export function fightOn(board: CycladesBoard): Fight | null {
  const sea = board.seas.find((one) => one.guests);
  if (sea?.guests) {
    return {
      isSea: true,
      area: sea.id,
      attacker: sea.guests.faction,
      defender: sea.owner,
      attackers: repeat("fleet", sea.guests.fleets),
      defenders: repeat("fleet", sea.fleets),
      walls: 0,
    };
  }
  const land = board.lands.find((one) => one.guests);
  if (!land?.guests) return null;
  return {
    isSea: false,
    area: land.id,
    attacker: land.guests.faction,
    defender: land.owner,
    attackers: forces(land.guests.troops, land.guests.mercenaries, land.guests.heroes),
    defenders: forces(land.troops, land.mercenaries, land.heroes),
    walls: wallsOf(land),
  };
}

/** Those who were left when the last stage was over. */
function standing(side: Side, kind: string): string[] {
  return side.parts ? repeat(kind, side.parts.pieces - side.fallen.length) : [];
}

export function fightOver(board: CycladesBoard, battle: Battle): Fight | null {
  const { attacker, defender } = battle.stages.at(-1)!;
  const by = factionOf(board, attacker.who);
  if (by === null) return null;
  const kind = battle.isSea ? "fleet" : "hoplite";
  return {
    isSea: battle.isSea,
    area: battle.area,
    attacker: by,
    defender: factionOf(board, defender.who),
    attackers: standing(attacker, kind),
    defenders: standing(defender, kind),
    walls: battle.isSea ? 0 : wallsOf(board.lands.find((land) => land.id === battle.area)),
  };
}
