/** The board in words, for screen readers and for those who like to read. */
import type { View } from "../lib/wire";
import { describeCyclades } from "./cyclades/describe";
import { describeDiceForge } from "./dice_forge/describe";
import { describeHellas } from "./hellas/describe";

export interface Section {
  heading: string;
  lines: string[];
}

const DESCRIBE: Record<string, (view: View, names: string[]) => Section[]> = {
  cyclades: describeCyclades,
  dice_forge: describeDiceForge,
  hellas: describeHellas,
};

export const describe = (view: View, names: string[]): Section[] => DESCRIBE[view.title]?.(view, names) ?? [];
