/** Which pieces have just moved, read from the fresh lines of the log. */
import type { Line, Value } from "../../lib/wire";
import { LOOKS } from "./forces";

export interface Trail {
  from: string;
  to: string;
  kind: string;
  spot: "army" | "hero" | "monster";
  seat: number | null;
}

const MOVES: Record<string, Pick<Trail, "kind" | "spot">> = {
  "hellas-log-hoplites-move": { kind: "hoplite", spot: "army" },
  "hellas-log-retreat": { kind: "hoplite", spot: "army" },
  "hellas-log-hero-moves": { kind: "hero", spot: "hero" },
  "hellas-log-monster-moves": { kind: "monster", spot: "monster" },
  "hellas-log-vanguard-moves": { kind: "persian", spot: "army" },
  "hellas-log-vanguard-back": { kind: "persian", spot: "army" },
  "hellas-log-persians-enter": { kind: "persian", spot: "army" },
};

/** How a piece that a preview names is drawn, and at which spot of a region it stands. */
export function pieceOf(what: string): Pick<Trail, "kind" | "spot"> | null {
  const [, kind, name = ""] = what.split("-");
  if (what === "hellas-term-hoplite") return { kind: "hoplite", spot: "army" };
  if (kind === "hero") return { kind: "hero", spot: "hero" };
  return kind === "monster" ? { kind: name, spot: "monster" } : null;
}

const region = (value: Value | undefined) => (typeof value === "string" ? value.replace("hellas-region-", "") : "");
const monster = (value: Value | undefined) =>
  typeof value === "string" ? value.replace("hellas-monster-", "") : "sphinx";

export function trails(lines: Line[]): Trail[] {
  const found: Trail[] = [];
  for (const line of lines) {
    const move = MOVES[line.id];
    if (!move) continue;
    const player = line.args["player"];
    found.push({
      from: region(line.args["from"]),
      to: region(line.args["to"]),
      kind: move.kind === "monster" ? monster(line.args["monster"]) : move.kind,
      spot: move.spot,
      seat: typeof player === "object" ? player.seat : move.kind === "persian" ? LOOKS.persian : null,
    });
  }
  return found;
}
