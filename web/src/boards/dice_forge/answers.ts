/** How gains read in short, and the answer to the hammer that most want: only what the purse cannot hold. */
import { counted, listed, say } from "../../lib/say.svelte";
import type { Line, Option, View } from "../../lib/wire";
import type { Habit } from "..";
import { RESOURCES } from "./faces";
import type { DiceForgeBoard } from "./types";

const amounts = (line: Pick<Line, "args">) =>
  RESOURCES.filter((kind) => Number(line.args[kind] ?? 0) > 0).map((kind) =>
    counted(Number(line.args[kind]), `dice_forge-resource-${kind}`),
  );

export function gain(line: Pick<Line, "id" | "args">): string {
  if (line.id === "dice_forge-log-spill") return say("dice_forge-ui-spilt", { what: listed(amounts(line)) });
  const sign = line.id === "dice_forge-log-gain" ? "ui-lens-gain" : "ui-lens-loss";
  if (line.id !== "dice_forge-log-gain" && line.id !== "dice_forge-log-lose") return "";
  return amounts(line)
    .map((what) => say(sign, { what }))
    .join(", ");
}

/** How much of the gold that comes in has no room in the purse. */
export function overflow(view: View): number {
  const choice = view.choice!;
  const gold = (view.board as DiceForgeBoard).heroes[choice.seat]!.gold;
  return Math.max(0, gold.now + Number(choice.prompt?.args["n"] ?? 0) - gold.limit);
}

/** The option nearest to it: the hammer may have less room. */
function fill(view: View): Option | undefined {
  const wanted = overflow(view);
  const fitting = (view.choice!.options ?? []).filter((option) => Number(option.args["n"]) <= wanted);
  return fitting.sort((a, b) => Number(b.args["n"]) - Number(a.args["n"]))[0];
}

export const habits: Habit[] = [
  { id: "hammer", prompt: "dice_forge-prompt-hammer", text: "dice_forge-ui-hammer-overflow", answer: fill },
];
