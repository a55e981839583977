/** How near each player is to winning, as far as the board shows it openly: the line of the chart. */
import type { View } from "./wire";

interface Scored {
  heroes?: { glory: number; card_glory: number }[];
}

const READ: Record<string, (board: unknown) => number[]> = {
  dice_forge: (board) => ((board as Scored).heroes ?? []).map((hero) => hero.glory + hero.card_glory),
};

export function standing(view: View): number[] {
  return READ[view.title]?.(view.board) ?? [];
}
