/** The first game of a title: a word at the right moment. Each hint waits until the board calls for it. */
import type { View } from "./wire";

export interface Lesson {
  /** The message id of what is said. */
  text: string;
  when: (view: View, mine: boolean) => boolean;
}

export const always = () => true;
export const asked = (prompt: string) => (view: View, mine: boolean) => mine && view.choice?.prompt?.id === prompt;
export const offered = (option: string) => (view: View, mine: boolean) => mine && (view.choice?.options ?? []).some((one) => one.id === option);
export const told = (line: string) => (view: View) => view.log.some((one) => one.id === line);
export const toldAny = (...lines: string[]) => (view: View) => view.log.some((one) => lines.includes(one.id));
export const over = (view: View) => view.result !== null;
