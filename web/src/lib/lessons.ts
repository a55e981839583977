/** The first game of each title: a word at the right moment. Each hint waits until the board calls for it. */
import type { View } from "./wire";

export interface Lesson {
  /** The message id of what is said. */
  text: string;
  when: (view: View, mine: boolean) => boolean;
}

const always = () => true;
const asked = (prompt: string) => (view: View, mine: boolean) => mine && view.choice?.prompt?.id === prompt;
const offered = (option: string) => (view: View, mine: boolean) => mine && (view.choice?.options ?? []).some((one) => one.id === option);
const told = (line: string) => (view: View) => view.log.some((one) => one.id === line);
const over = (view: View) => view.result !== null;

export const LESSONS: Record<string, Lesson[]> = {
  dice_forge: [
    { text: "ui-lesson-df-welcome", when: always },
    { text: "ui-lesson-df-blessing", when: told("dice_forge-log-rolled") },
    { text: "ui-lesson-df-action", when: asked("dice_forge-prompt-action") },
    { text: "ui-lesson-df-forge", when: asked("dice_forge-prompt-forge") },
    { text: "ui-lesson-df-offering", when: asked("dice_forge-prompt-offering") },
    { text: "ui-lesson-df-feat", when: offered("dice_forge-opt-feat") },
    { text: "ui-lesson-df-ousted", when: told("dice_forge-log-oust") },
    { text: "ui-lesson-df-reinforce", when: asked("dice_forge-prompt-reinforce") },
    { text: "ui-lesson-df-extra", when: asked("dice_forge-prompt-extra") },
    { text: "ui-lesson-df-end", when: over },
  ],
};
