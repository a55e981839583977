import { say } from "../../lib/say.svelte";
import type { View } from "../../lib/wire";
import type { Section, TitlePage } from "..";
import Board from "./Board.svelte";
import { isRows, label, lines, partsOf, seatsOf, text } from "./fields";

function describe(view: View, names: string[]): Section[] {
  const { facts, cards } = partsOf(view);
  const seats = seatsOf(view)?.[1] ?? [];
  return [
    { heading: say("ui-board"), lines: lines(view.title, Object.fromEntries(facts), names) },
    ...seats.map(({ seat: _, ...group }, seat) => ({
      heading: names[seat] ?? "",
      lines: lines(view.title, group, names),
    })),
    ...cards.map(([key, value]) => ({
      heading: label(view.title, key),
      lines: isRows(value)
        ? value.map((row) => text(view.title, key, row, names))
        : [text(view.title, key, value, names)],
    })),
  ];
}

/** A round without an end in sight, by the word that the title has for it. */
function step(view: View): string[] {
  const { round, rounds } = view.board as { round?: number; rounds?: number };
  return round && !rounds ? [`${label(view.title, "round")} ${round}`] : [];
}

export default {
  board: Board,
  describe,
  step,
  /** The players' scores, where the board shows them. */
  standing: (view) =>
    (seatsOf(view)?.[1] ?? []).map((group) => group["score"]).filter((score) => typeof score === "number"),
} satisfies TitlePage;
