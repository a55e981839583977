/** Where the game stands, in a few words beside its name. */
import { cap, nameOf, say } from "../lib/say.svelte";
import type { View } from "../lib/wire";

interface Counted {
  round?: number;
  rounds?: number;
  turn?: number;
  phase?: string;
  active_god?: string | null;
  under_way?: { kind: string; region?: string; monster?: string } | null;
}

function roundOf(board: Counted): string {
  if (board.round && board.rounds) return say("ui-round-of", { n: board.round, total: board.rounds });
  if (board.round) return say("ui-cycle", { n: board.round });
  return board.turn ? say("ui-turn-number", { n: board.turn }) : "";
}

/** The step of the round, the god whose turn it is; the battle or hunt under way. */
function stepOf(title: string, board: Counted): string[] {
  if (title === "cyclades" && board.round) {
    const phase = board.phase ? cap(nameOf(`cyclades-phase-${board.phase}`)) : "";
    return board.active_god ? [nameOf(`cyclades-god-${board.active_god}`)] : [phase];
  }
  const scene = board.under_way;
  if (scene?.kind === "battle" && scene.region) return [say("ui-battle-in", { region: nameOf(`hellas-region-${scene.region}`) })];
  if (scene?.kind === "hunt" && scene.monster) return [nameOf(`hellas-monster-${scene.monster}`)];
  return [];
}

export function phaseOf(view: View): string {
  const board = view.board as Counted;
  return [roundOf(board), ...stepOf(view.title, board)].filter(Boolean).join(" · ");
}
