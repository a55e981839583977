/** Which pieces have just moved, read from the fresh lines of the log. */
import type { Line, Value } from "../../lib/wire";

export interface Trail {
  from: string;
  to: string;
  kind: string;
  faction: Value;
}

const MOVES: Record<string, { sea: boolean; kind: string }> = {
  "cyclades-log-sailed": { sea: true, kind: "fleet" },
  "cyclades-log-withdrew": { sea: true, kind: "fleet" },
  "cyclades-log-pushed": { sea: true, kind: "fleet" },
  "cyclades-log-swapped-fleets": { sea: true, kind: "fleet" },
  "cyclades-log-marched": { sea: false, kind: "hoplite" },
  "cyclades-log-retreated": { sea: false, kind: "hoplite" },
};

/** "3·2" in a sentence is the area t3l2 or t3s2. */
export const areaId = (shown: Value | undefined, sea: boolean): string =>
  typeof shown === "string" ? `t${shown.replace("·", sea ? "s" : "l")}` : "";

export function trails(lines: Line[]): Trail[] {
  const found: Trail[] = [];
  for (const line of lines) {
    const move = MOVES[line.id];
    if (!move) continue;
    found.push({ from: areaId(line.args["from"], move.sea), to: areaId(line.args["to"], move.sea), kind: move.kind, faction: line.args["player"] ?? 0 });
  }
  return found;
}
