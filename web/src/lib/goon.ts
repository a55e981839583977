/** Who sits where when a game goes on from an earlier move. */
import { seatName } from "./people";
import type { NewSeat, Seat } from "./wire";

export type Way = "bots" | "friends" | "here";

/** Bots keep their names and levels; in the place of people there is whoever plays on. */
function wish(seat: Seat, mine: number, way: Way): NewSeat {
  if (seat.seat === mine) return { kind: "me" };
  if (way === "here") return { kind: "hotseat", name: seatName(seat) };
  const bot: NewSeat = { kind: "bot", level: seat.level ?? "normal" };
  if (seat.kind === "bot") return seat.name ? { ...bot, name: seat.name } : bot;
  return way === "friends" ? { kind: "open" } : bot;
}

/** With friends somebody must have a place: if only bots sat here, theirs. */
export function seatsFrom(seats: Seat[], mine: number, way: Way = "bots"): NewSeat[] {
  const made = seats.map((seat) => wish(seat, mine, way));
  if (way !== "friends" || made.some((one) => one.kind === "open")) return made;
  return made.map((one): NewSeat => (one.kind === "bot" ? { kind: "open" } : one));
}
