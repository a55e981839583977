/** Which areas lie beside which, from their hexes. For the board in words. */
import type { Hex } from "./types";

const BESIDE = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export function neighbours(hexes: Hex[]): Map<string, Set<string>> {
  const where = new Map(hexes.map((hex) => [`${hex.q} ${hex.r}`, hex.area]));
  const found = new Map<string, Set<string>>();
  for (const hex of hexes) {
    const own = found.get(hex.area) ?? new Set<string>();
    found.set(hex.area, own);
    for (const [q, r] of BESIDE) {
      const other = where.get(`${hex.q + q} ${hex.r + r}`);
      if (other !== undefined && other !== hex.area) own.add(other);
    }
  }
  return found;
}
