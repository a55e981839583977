/** The first game of Cyclades. */
import { always, asked, offered, over, told, toldAny, type Lesson } from "../../lib/lessons";

export const lessons: Lesson[] = [
  { text: "cyclades-ui-lesson-welcome", when: always },
  { text: "cyclades-ui-lesson-settle", when: asked("cyclades-prompt-settle") },
  { text: "cyclades-ui-lesson-offer", when: asked("cyclades-prompt-offer") },
  { text: "cyclades-ui-lesson-displaced", when: told("cyclades-log-displaced") },
  { text: "cyclades-ui-lesson-action", when: asked("cyclades-prompt-action") },
  { text: "cyclades-ui-lesson-build", when: offered("cyclades-opt-build") },
  { text: "cyclades-ui-lesson-sail", when: offered("cyclades-opt-sail") },
  { text: "cyclades-ui-lesson-march", when: offered("cyclades-opt-march") },
  { text: "cyclades-ui-lesson-creature", when: offered("cyclades-opt-buy") },
  { text: "cyclades-ui-lesson-battle", when: toldAny("cyclades-log-sea-stage", "cyclades-log-land-stage") },
  { text: "cyclades-ui-lesson-metropolis", when: told("cyclades-log-founded") },
  { text: "cyclades-ui-lesson-end", when: over },
];
