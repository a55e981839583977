/** The places on the board that a line of the log speaks of. */
import { titlePageOf, type TitlePage } from "../boards";
import type { Line, Value } from "./wire";

export function anchorOf(value: Value, page?: TitlePage): string | null {
  if (typeof value === "number") return null;
  if (typeof value === "object") return `player:p${value.seat}`;
  const parts = value.match(/^[a-z_]+-([a-z_]+)-(.+)$/);
  return parts ? `${page?.anchorKinds?.[parts[1]!] ?? parts[1]}:${parts[2]}` : null;
}

export function anchorsOf(line: Line): string[] {
  const page = titlePageOf(line.id);
  return Object.values(line.args)
    .map((value) => anchorOf(value, page))
    .filter((anchor) => anchor !== null);
}
