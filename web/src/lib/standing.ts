/** How near each player is to winning, as far as the board shows it openly: the line of the chart. */
import { KING_ROUNDS, hasReigned, reignOf, type King } from "../boards/hellas/reign";
import type { View } from "./wire";

interface Scored {
  heroes?: { glory: number; card_glory: number }[];
  players?: { progress: Record<string, { have: number; need: number } | null> }[];
  king?: King | null;
  factions?: { seat: number; metropolises: number; lands: number; seas: number }[];
}

/** Metropolises decide; areas show who is growing between them. */
function cyclades(board: Scored): number[] {
  const sums: number[] = [];
  for (const faction of board.factions ?? []) {
    sums[faction.seat] = (sums[faction.seat] ?? 0) + faction.metropolises * 10 + faction.lands + faction.seas;
  }
  return sums;
}

/** The fullest of the ways to win, in percent. */
function hellas(board: Scored, result: View["result"]): number[] {
  return (board.players ?? []).map((player, seat) => {
    const ways = Object.values(player.progress).map((way) => (way?.need ? way.have / way.need : 0));
    const reign = hasReigned(result, seat) ? 1 : reignOf(board.king ?? null, seat) / KING_ROUNDS;
    return Math.round(Math.max(reign, ...ways) * 100);
  });
}

const READ: Record<string, (board: unknown, result: View["result"]) => number[]> = {
  cyclades: (board) => cyclades(board as Scored),
  hellas: (board, result) => hellas(board as Scored, result),
  dice_forge: (board) => ((board as Scored).heroes ?? []).map((hero) => hero.glory + hero.card_glory),
};

export function standing(view: View): number[] {
  return READ[view.title]?.(view.board, view.result) ?? [];
}
