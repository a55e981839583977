/** Which pieces have just moved, read from the fresh lines of the log. */
import type { Line, Value } from "../../lib/wire";

export interface Trail {
  from: string;
  to: string;
  kind: string;
  faction: Value;
}

const MOVES: Record<string, string> = {
  "cyclades-log-sailed": "fleet",
  "cyclades-log-withdrew": "fleet",
  "cyclades-log-pushed": "fleet",
  "cyclades-log-swapped-fleets": "fleet",
  "cyclades-log-marched": "hoplite",
  "cyclades-log-retreated": "hoplite",
};

/** The area that a sentence names by its key. */
export const areaId = (shown: Value | undefined): string =>
  typeof shown === "string" ? shown.replace("cyclades-area-", "") : "";

export function trails(lines: Line[]): Trail[] {
  const found: Trail[] = [];
  for (const line of lines) {
    const kind = MOVES[line.id];
    if (!kind) continue;
    found.push({
      from: areaId(line.args["from"]),
      to: areaId(line.args["to"]),
      kind,
      faction: line.args["player"] ?? 0,
    });
  }
  return found;
}
