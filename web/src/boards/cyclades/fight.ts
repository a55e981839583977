/** Who fights for which area, with what: from what the engine says is under way, or from the log when it is over. */
import { nameOf, say } from "../../lib/say.svelte";
import type { Value } from "../../lib/wire";
import { adding, type Camp, type Fight } from "../shared/fight";
import type { Battle, Side as ToldSide } from "./battle";
import type { BattleOutline, BattleSide, CycladesBoard } from "./types";

const repeat = (kind: string, n: number) => Array<string>(Math.max(0, n)).fill(kind);

export const factionOf = (board: CycladesBoard, who: Value): number | null =>
  typeof who === "object"
    ? (who.faction ?? board.factions.find((one) => one.seat === who.seat)?.faction ?? null)
    : null;

interface Sum {
  pieces: number;
  walls: number;
  powers: number;
  die: number;
}

function partsOf(sum: Sum, isSea: boolean) {
  return adding([
    isSea
      ? { icon: "fleet", n: sum.pieces, label: nameOf("cyclades-piece-fleets", "pl") }
      : { icon: "hoplite", n: sum.pieces, label: nameOf("cyclades-piece-base_troops", "pl") },
    isSea
      ? { icon: "port", n: sum.walls, label: say("ui-by-ports") }
      : { icon: "fortress", n: sum.walls, label: say("ui-by-walls") },
    { icon: "hero", n: sum.powers, label: say("ui-by-heroes") },
  ]).concat({ icon: "die", n: sum.die, label: say("ui-by-die") });
}

const common = (isSea: boolean, stage: number) => ({
  name: isSea ? say("ui-sea-battle") : say("ui-land-battle"),
  heading: stage > 0 ? say("ui-stage-number", { n: stage }) : isSea ? say("ui-sea-battle") : say("ui-land-battle"),
  defenderHasTies: false,
  water: isSea,
});

// ---------------------------------------------------------------------- under way

function standing(side: BattleSide): string[] {
  return [
    ...repeat("fleet", side.fleets ?? 0),
    ...repeat("hoplite", side.troops ?? 0),
    ...repeat("mercenary", side.mercenaries ?? 0),
    ...repeat("hero", side.heroes?.length ?? 0),
    ...repeat("minotaur", side.minotaur ? 1 : 0),
  ];
}

function camp(side: BattleSide, scene: BattleOutline, name: string): Camp {
  const isSea = scene.kind === "sea_battle";
  const pieces = standing(side);
  const fought = side.pieces + (side.minotaur ? 1 : 0);
  return {
    look: side.faction,
    name,
    pieces,
    fallen: scene.stage > 0 ? repeat(isSea ? "fleet" : "hoplite", fought - pieces.length) : [],
    parts: scene.is_counted ? partsOf(side, isSea) : [],
    total: scene.is_counted ? side.total : null,
    then: null,
    die: scene.is_counted ? side.die : null,
    losses: null,
    note: "",
  };
}

export function fightOn(scene: BattleOutline, name: (faction: number | null) => string): Fight {
  return {
    ...common(scene.kind === "sea_battle", scene.stage),
    attacker: camp(scene.attacker, scene, name(scene.attacker.faction)),
    defender: camp(scene.defender, scene, name(scene.defender.faction)),
    walls: scene.kind === "land_battle" ? scene.defender.walls : 0,
  };
}

// ---------------------------------------------------------------------- over in one move

function toldCamp(side: ToldSide, faction: number | null, isSea: boolean, name: string): Camp {
  const kind = isSea ? "fleet" : "hoplite";
  return {
    look: faction,
    name,
    pieces: side.parts ? repeat(kind, side.parts.pieces - side.fallen.length) : [],
    fallen: side.fallen,
    parts: side.parts ? partsOf(side.parts, isSea) : [],
    total: side.total,
    then: null,
    die: side.parts?.die ?? null,
    losses: null,
    note: "",
  };
}

export function fightOver(board: CycladesBoard, battle: Battle, name: (faction: number | null) => string): Fight {
  const { attacker, defender } = battle.stages.at(-1)!;
  const [by, against] = [factionOf(board, attacker.who), factionOf(board, defender.who)];
  return {
    ...common(battle.isSea, battle.stages.length),
    attacker: toldCamp(attacker, by, battle.isSea, name(by)),
    defender: toldCamp(defender, against, battle.isSea, name(against)),
    walls: battle.isSea ? 0 : (defender.parts?.walls ?? 0),
  };
}
