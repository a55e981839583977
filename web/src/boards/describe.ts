/** The board in words, for screen readers and for those who like to read. */
import type { View } from "../lib/wire";
import { describeDiceForge } from "./dice_forge/describe";

export interface Section {
  heading: string;
  lines: string[];
}

const DESCRIBE: Record<string, (view: View, names: string[]) => Section[]> = {
  dice_forge: describeDiceForge,
};

export const describe = (view: View, names: string[]): Section[] => DESCRIBE[view.title]?.(view, names) ?? [];
