/** The places on the board that a line of the log speaks of. */
import type { Line, Value } from "./wire";

/** Kinds of names and the anchors that stand for them, where the two differ. */
const ANCHOR_OF_KIND: Record<string, string> = { feat: "card", combat_card: "card", god: "god" };

export function anchorOf(value: Value): string | null {
  if (typeof value === "number") return null;
  if (typeof value === "object") return `player:p${value.seat}`;
  const parts = value.match(/^[a-z_]+-([a-z_]+)-(.+)$/);
  if (!parts) return null;
  return `${ANCHOR_OF_KIND[parts[1]!] ?? parts[1]}:${parts[2]}`;
}

/** Areas of Cyclades are named "3·2": tile and number; whether land or sea, the sentence tells. */
function areaAnchor(role: string, value: Value, id: string): string | null {
  if (typeof value !== "string" || !/^\d+·\d+$/.test(value)) return null;
  const sea = role === "sea" || (role !== "land" && /sail|withdrew|pushed|fleet/.test(id));
  return `area:t${value.replace("·", sea ? "s" : "l")}`;
}

export function anchorsOf(line: Line): string[] {
  return Object.entries(line.args)
    .map(([role, value]) => areaAnchor(role, value, line.id) ?? anchorOf(value))
    .filter((anchor) => anchor !== null);
}
