/** Names for those who have none: guests and bots, in the reader's language. */
import { say } from "./say.svelte";
import { settings } from "./settings.svelte";
import type { Seat } from "./wire";

const BOTS = ["ui-bot-1", "ui-bot-2", "ui-bot-3", "ui-bot-4", "ui-bot-5", "ui-bot-6"];

export const myName = () => settings.name.trim() || say("ui-guest");

export function seatName(seat: Seat): string {
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return say(BOTS[seat.seat % BOTS.length]!);
  return seat.kind === "open" ? say("ui-seat-open") : say("ui-seat-number", { n: seat.seat + 1 });
}

const LEVELS: Record<string, string> = {
  easy: "ui-seat-bot-easy",
  normal: "ui-seat-bot-normal",
  hard: "ui-seat-bot-hard",
  expert: "ui-seat-bot-expert",
};

/** Bots that the operator has added are called as there. */
export const levelName = (level: string) => (LEVELS[level] ? say(LEVELS[level]) : level);
