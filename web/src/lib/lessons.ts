/** The first game of a title: a word at the right moment. Each hint waits until the board calls for it. */
import type { View } from "./wire";

export interface Lesson {
  /** The message id of what is said. */
  text: string;
  when: (view: View, mine: boolean) => boolean;
}

const KEY = "agon.lesson";
const KNOWN = "agon.alone";

/** The hints of a first game belong to one table. */
export const teach = (table: string) => sessionStorage.setItem(KEY, table);
export const isTaught = (table: string) => sessionStorage.getItem(KEY) === table;
export const stopTeaching = () => sessionStorage.removeItem(KEY);

/** Whoever plays a title alone on this device for the first time gets the hints unasked. */
export function teachOnce(title: string, table: string): void {
  try {
    const known = JSON.parse(localStorage.getItem(KNOWN) ?? "[]") as string[];
    if (known.includes(title)) return;
    localStorage.setItem(KNOWN, JSON.stringify([...known, title]));
    teach(table);
  } catch {
    // no storage, no hints unasked
  }
}

export const always = () => true;
export const asked = (prompt: string) => (view: View, mine: boolean) => mine && view.choice?.prompt?.id === prompt;
export const offered = (option: string) => (view: View, mine: boolean) =>
  mine && (view.choice?.options ?? []).some((one) => one.id === option);
export const told = (line: string) => (view: View) => view.log.some((one) => one.id === line);
export const toldAny =
  (...lines: string[]) =>
  (view: View) =>
    view.log.some((one) => lines.includes(one.id));
export const over = (view: View) => view.result !== null;
