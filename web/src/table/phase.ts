/** Where the game stands, in a few words beside its name. */
import { titlePage } from "../boards";
import { say } from "../lib/say.svelte";
import type { View } from "../lib/wire";

interface Counted {
  round?: number;
  rounds?: number;
  turn?: number;
}

function roundOf(board: Counted): string {
  if (board.round && board.rounds) return say("ui-round-of", { n: board.round, total: board.rounds });
  return board.turn ? say("ui-turn-number", { n: board.turn }) : "";
}

export function phaseOf(view: View): string {
  return [roundOf(view.board as Counted), ...(titlePage(view.title)?.step?.(view) ?? [])].filter(Boolean).join(" · ");
}
