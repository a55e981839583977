/** Where the game stands, in a few words beside its name. */
import { say } from "../lib/say.svelte";
import type { View } from "../lib/wire";

interface Counted {
  round?: number;
  rounds?: number;
  cycle?: number;
  turn?: number;
}

export function phaseOf(view: View): string {
  const board = view.board as Counted;
  if (board.round && board.rounds) return say("ui-round-of", { n: board.round, total: board.rounds });
  const n = board.round ?? board.cycle ?? board.turn;
  return n ? say("ui-round", { n }) : "";
}
