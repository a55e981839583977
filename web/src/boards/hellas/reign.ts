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

export const reignOf = (king: King | null, seat: number): number => (king && king.seat === seat && !king.waiting ? KING_ROUNDS - king.tokens : 0);
