/** The first game of Dice Forge. */
import { always, asked, offered, over, told, type Lesson } from "../../lib/lessons";

export const lessons: Lesson[] = [
  { text: "dice_forge-ui-lesson-welcome", when: always },
  { text: "dice_forge-ui-lesson-blessing", when: told("dice_forge-log-rolled") },
  { text: "dice_forge-ui-lesson-action", when: asked("dice_forge-prompt-action") },
  { text: "dice_forge-ui-lesson-forge", when: asked("dice_forge-prompt-forge") },
  { text: "dice_forge-ui-lesson-offering", when: asked("dice_forge-prompt-offering") },
  { text: "dice_forge-ui-lesson-feat", when: offered("dice_forge-opt-feat") },
  { text: "dice_forge-ui-lesson-ousted", when: told("dice_forge-log-oust") },
  { text: "dice_forge-ui-lesson-reinforce", when: asked("dice_forge-prompt-reinforce") },
  { text: "dice_forge-ui-lesson-extra", when: asked("dice_forge-prompt-extra") },
  { text: "dice_forge-ui-lesson-end", when: over },
];
