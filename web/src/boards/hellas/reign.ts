/** The fourth way to win: holding a finished colossus, counted in rounds. */
export const KING_ROUNDS = 3;

export interface King {
  seat: number;
  tokens: number;
  waiting: boolean;
}

export const reignOf = (king: King | null, seat: number): number => (king && king.seat === seat && !king.waiting ? KING_ROUNDS - king.tokens : 0);
