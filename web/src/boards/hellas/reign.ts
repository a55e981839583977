/** The fourth way to win: holding a finished colossus, counted in rounds. */
export const KING_ROUNDS = 3;

export interface King {
  seat: number;
  tokens: number;
  waiting: boolean;
}

/** The last round of a reign is no longer counted when it has won. */
export const hasReigned = (result: { winners: number[]; reason: string | null } | null, seat: number): boolean =>
  (result?.reason?.includes("king") && result.winners.includes(seat)) ?? false;

/** When the countdown has run out, everybody is one step away: whoever takes the region wins. */
export const reignOf = (king: King | null, seat: number): number => {
  if (king?.waiting) return KING_ROUNDS - 1;
  return king?.seat === seat ? KING_ROUNDS - king.tokens : 0;
};
