/** A battle as its scene shows it, whichever title it is of. */

export interface Part {
  icon: string;
  n: number;
  label: string;
}
export interface Camp {
  look: number | null;
  name: string;
  /** The figures of the frieze, and those that fell just now. */
  pieces: string[];
  fallen: string[];
  /** What the sum is made of. */
  parts: Part[];
  total: number | null;
  /** What the sum would be with the option that is looked at. */
  then: number | null;
  die: number | null;
  /** Pieces that would be lost if the battle ended now. */
  losses: number | null;
  note: string;
}
export interface Fight {
  name: string;
  /** What stands over the sums. */
  heading: string;
  attacker: Camp;
  defender: Camp;
  /** On a tie the defender wins. */
  defenderHasTies: boolean;
  walls: number;
  water: boolean;
}

/** Parts that add nothing are left out, but for the first: the pieces. */
export const adding = (parts: Part[]): Part[] => parts.filter((part, at) => at === 0 || part.n !== 0);
