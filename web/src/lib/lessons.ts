/** Lessons that were learnt on this device, and the hints of a first game alone. */
import type { View } from "./wire";

const LEARNT = "agon.learnt";
const KEY = "agon.lesson";
const KNOWN = "agon.alone";

const stored = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
};

const store = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // without storage nothing is remembered
  }
};

/** By title, the chapters that were gone through. */
export const learntChapters = (): Record<string, number[]> => (stored(LEARNT) ?? {}) as Record<string, number[]>;

export function learnt(title: string, chapter: number): void {
  const all = learntChapters();
  store(LEARNT, { ...all, [title]: [...new Set([...(all[title] ?? []), chapter])] });
}

/** A word at the right moment: each waits until the board calls for it. */
export interface Hint {
  /** The message id of what is said. */
  text: string;
  when: (view: View, mine: boolean) => boolean;
}

/** The hints of a first game belong to one table. */
export const teach = (table: string) => sessionStorage.setItem(KEY, table);
export const isTaught = (table: string) => sessionStorage.getItem(KEY) === table;
export const stopTeaching = () => sessionStorage.removeItem(KEY);

/** Whoever plays a title alone on this device for the first time gets the hints unasked. */
export function teachOnce(title: string, table: string): void {
  const known = (stored(KNOWN) ?? []) as string[];
  if (known.includes(title)) return;
  store(KNOWN, [...known, title]);
  teach(table);
}

export const always = () => true;
export const asked = (prompt: string) => (view: View, mine: boolean) => mine && view.choice?.prompt?.id === prompt;
export const told = (line: string) => (view: View) => view.log.some((one) => one.id === line);
export const over = (view: View) => view.result !== null;
