/** Who holds a region and who stands in it. Alone, allies and Persians wear the looks of seats on which nobody sits. */
import type { HellasBoard, Region } from "./types";
import type { Token } from "./solo/types";

/** Lapis, marble, olive: blue, light and green, as near to the pieces of the box as the looks of seats come. */
export const LOOKS: Record<Token, number> = { loyal: 0, allied: 2, persian: 5 };

export interface Force {
  look: number;
  piece: "hoplite" | "persian";
  hoplites: number;
  fortified: boolean;
}

/** The look of whoever controls a region. */
export function holderOf(board: HellasBoard, region: Region): number | null {
  if (!board.solo) return region.owner;
  const token = board.solo.regions[region.id]!.token;
  return token === null ? null : LOOKS[token];
}

export function forcesOf(board: HellasBoard, region: Region): Force[] {
  if (!board.solo)
    return Object.entries(region.armies).map(([seat, army]) => ({ look: Number(seat), piece: "hoplite", ...army }));
  const { loyal, allied, persians, in_city } = board.solo.regions[region.id]!;
  const all: Force[] = [
    { look: LOOKS.loyal, piece: "hoplite", hoplites: loyal, fortified: in_city === "loyal" },
    { look: LOOKS.allied, piece: "hoplite", hoplites: allied, fortified: in_city === "allied" },
    { look: LOOKS.persian, piece: "persian", hoplites: persians, fortified: false },
  ];
  return all.filter((force) => force.hoplites > 0);
}
