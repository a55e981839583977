/** The battle that the log tells of last, stage by stage: the parts of each sum, and who fell. */
import type { Line, Value } from "../../lib/wire";
import { areaId } from "./trails";

export interface Side {
  who: Value;
  total: number;
  /** What the sum is made of; logs of older games do not tell. */
  parts: Parts | null;
  /** Kinds of the pieces lost in this stage. */
  fallen: string[];
}
export interface Parts {
  pieces: number;
  /** Ports at sea, fortresses on land; metropolises count as both. */
  walls: number;
  /** What heroes and creatures add. */
  powers: number;
  die: number;
}
export interface Stage {
  attacker: Side;
  defender: Side;
}
export interface Battle {
  isSea: boolean;
  area: string;
  stages: Stage[];
  /** What followed the last stage: losses, retreats, who holds the area. */
  after: Line[];
}

const STAGE = /^cyclades-log-(sea|land)-stage$/;
const STRENGTH = /^cyclades-log-(sea|land)-strength$/;
const LOSS = /^cyclades-log-lost-(fleet|troop|mercenary|hero|figure)$/;
const AFTER = /^cyclades-log-(lost-|retreated|withdrew|control|wiped-out|won-mercenaries)/;
const SETS_OUT = /^cyclades-log-(sailed|marched|turn|round)$/;
const KINDS: Record<string, string> = { troop: "hoplite", figure: "minotaur" };

export const isStage = (line: Line) => STAGE.test(line.id);
const key = (who: Value | undefined) => (typeof who === "object" ? `${who.seat}:${who.faction ?? ""}` : "");
const count = (value: Value | undefined) => (typeof value === "number" ? value : 0);

function partsOf(line: Line): Parts {
  const { fleets, troops, ports, walls, powers, die } = line.args;
  return { pieces: count(fleets ?? troops), walls: count(ports ?? walls), powers: count(powers), die: count(die) };
}

function stageOf(line: Line, strengths: Line[]): Stage {
  const side = (role: string, total: string): Side => {
    const who = line.args[role]!;
    const strength = strengths.find((one) => key(one.args["player"]) === key(who));
    return { who, total: count(line.args[total]), parts: strength ? partsOf(strength) : null, fallen: [] };
  };
  return { attacker: side("attacker", "attack"), defender: side("defender", "defence") };
}

function isContinued(battle: Battle | null, area: string, next: Stage): boolean {
  const before = battle?.stages.at(-1);
  return battle?.area === area && before !== undefined && key(before.attacker.who) === key(next.attacker.who);
}

export function lastBattle(log: Line[]): Battle | null {
  let battle: Battle | null = null;
  let isOver = true;
  let strengths: Line[] = [];
  for (const line of log) {
    if (STRENGTH.test(line.id)) strengths.push(line);
    else if (SETS_OUT.test(line.id)) isOver = true;
    else if (isStage(line)) {
      const isSea = line.id.includes("-sea-");
      const area = areaId(line.args["sea"] ?? line.args["land"]);
      const stage = stageOf(line, strengths);
      const earlier: Stage[] = !isOver && isContinued(battle, area, stage) ? battle!.stages : [];
      battle = { isSea, area, stages: [...earlier, stage], after: [] };
      strengths = [];
      isOver = false;
    } else if (battle && !isOver && AFTER.test(line.id)) follow(battle, line);
  }
  return battle;
}

function follow(battle: Battle, line: Line): void {
  battle.after.push(line);
  const lost = line.id.match(LOSS)?.[1];
  const { attacker, defender } = battle.stages.at(-1)!;
  const loser = [attacker, defender].find((side) => key(side.who) === key(line.args["player"]));
  if (lost && loser) loser.fallen.push(KINDS[lost] ?? lost);
}
