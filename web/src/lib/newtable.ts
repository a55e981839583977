/** Tables one click away. */
import type { TitleLook } from "./titles";
import type { Level, NewSeat, NewTable } from "./wire";

export function botTable(title: TitleLook, level: Level = "normal", seed?: number): NewTable {
  const seats: NewSeat[] = Array.from({ length: title.quick }, (_, seat) =>
    seat === 0 ? { kind: "me" } : { kind: "bot", level },
  );
  const table: NewTable = { title: title.id, players: title.quick, options: { ...title.quickOptions }, seats, pace: { kind: "none" }, visibility: "private" };
  if (seed !== undefined) table.seed = seed;
  return table;
}
