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
const toldAny = (...lines: string[]) => (view: View) => view.log.some((one) => lines.includes(one.id));
const over = (view: View) => view.result !== null;

export const LESSONS: Record<string, Lesson[]> = {
  cyclades: [
    { text: "ui-lesson-cy-welcome", when: always },
    { text: "ui-lesson-cy-settle", when: asked("cyclades-prompt-settle") },
    { text: "ui-lesson-cy-offer", when: asked("cyclades-prompt-offer") },
    { text: "ui-lesson-cy-displaced", when: told("cyclades-log-displaced") },
    { text: "ui-lesson-cy-action", when: asked("cyclades-prompt-action") },
    { text: "ui-lesson-cy-build", when: offered("cyclades-opt-build") },
    { text: "ui-lesson-cy-sail", when: offered("cyclades-opt-sail") },
    { text: "ui-lesson-cy-march", when: offered("cyclades-opt-march") },
    { text: "ui-lesson-cy-creature", when: offered("cyclades-opt-buy") },
    { text: "ui-lesson-cy-battle", when: toldAny("cyclades-log-sea-stage", "cyclades-log-land-stage") },
    { text: "ui-lesson-cy-metropolis", when: told("cyclades-log-founded") },
    { text: "ui-lesson-cy-end", when: over },
  ],
  hellas: [
    { text: "ui-lesson-lh-welcome", when: always },
    { text: "ui-lesson-lh-hero", when: asked("hellas-prompt-hero") },
    { text: "ui-lesson-lh-turn", when: asked("hellas-prompt-turn") },
    { text: "ui-lesson-lh-hoplites", when: asked("hellas-prompt-move-hoplites") },
    { text: "ui-lesson-lh-special", when: asked("hellas-prompt-special") },
    { text: "ui-lesson-lh-control", when: told("hellas-log-control") },
    { text: "ui-lesson-lh-battle", when: asked("hellas-prompt-battle") },
    { text: "ui-lesson-lh-hunt", when: asked("hellas-prompt-hunt-step") },
    { text: "ui-lesson-lh-temple", when: told("hellas-log-temple") },
    { text: "ui-lesson-lh-monument", when: told("hellas-log-monument") },
    { text: "ui-lesson-lh-end", when: over },
  ],
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
