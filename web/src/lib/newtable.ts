/** Tables one click away. */
import type { Level, NewSeat, NewTable, TitleInfo } from "./wire";

/** One player alone, without bots. */
export function soloTable(title: TitleInfo): NewTable {
  return {
    title: title.title,
    players: 1,
    options: {},
    seats: [{ kind: "me" }],
    pace: { kind: "none" },
    visibility: "private",
  };
}

export function botTable(title: TitleInfo, level: Level = "normal", seed?: number): NewTable {
  const seats: NewSeat[] = Array.from({ length: title.quick_players }, (_, seat) =>
    seat === 0 ? { kind: "me" } : { kind: "bot", level },
  );
  const table: NewTable = {
    title: title.title,
    players: title.quick_players,
    options: { ...title.quick_options },
    seats,
    pace: { kind: "none" },
    visibility: "private",
  };
  if (seed !== undefined) table.seed = seed;
  return table;
}
