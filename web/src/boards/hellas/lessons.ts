/** The first game of Lords of Hellas. */
import { always, asked, over, told, type Lesson } from "../../lib/lessons";

export const lessons: Lesson[] = [
  { text: "hellas-ui-lesson-welcome", when: always },
  { text: "hellas-ui-lesson-hero", when: asked("hellas-prompt-hero") },
  { text: "hellas-ui-lesson-turn", when: asked("hellas-prompt-turn") },
  { text: "hellas-ui-lesson-hoplites", when: asked("hellas-prompt-move-hoplites") },
  { text: "hellas-ui-lesson-special", when: asked("hellas-prompt-special") },
  { text: "hellas-ui-lesson-control", when: told("hellas-log-control") },
  { text: "hellas-ui-lesson-battle", when: asked("hellas-prompt-battle") },
  { text: "hellas-ui-lesson-hunt", when: asked("hellas-prompt-hunt-step") },
  { text: "hellas-ui-lesson-temple", when: told("hellas-log-temple") },
  { text: "hellas-ui-lesson-monument", when: told("hellas-log-monument") },
  { text: "hellas-ui-lesson-end", when: over },
];
