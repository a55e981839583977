/** The first game alone against Xerxes. */
import { always, asked, over, told, type Hint } from "../../../lib/lessons";

export const soloHints: Hint[] = [
  { text: "hellas-ui-alone-welcome", when: always },
  { text: "hellas-ui-alone-turn", when: asked("hellas-prompt-turn") },
  { text: "hellas-ui-alone-hoplites", when: asked("hellas-prompt-move-hoplites") },
  { text: "hellas-ui-alone-script", when: told("hellas-log-script") },
  { text: "hellas-ui-alone-pass", when: told("hellas-log-tokens-freed") },
  { text: "hellas-ui-alone-spy", when: told("hellas-log-spy-sent") },
  { text: "hellas-ui-alone-attitude", when: told("hellas-log-attitude") },
  { text: "hellas-ui-alone-march", when: told("hellas-log-march-ordered") },
  { text: "hellas-ui-alone-kinds", when: asked("hellas-prompt-kinds") },
  { text: "hellas-ui-alone-monument", when: told("hellas-log-level-lost") },
  { text: "hellas-ui-alone-battle", when: asked("hellas-prompt-battle") },
  { text: "hellas-ui-alone-hunt", when: asked("hellas-prompt-hunt-step") },
  { text: "hellas-ui-alone-act-two", when: told("hellas-log-act-two") },
  { text: "hellas-ui-alone-end", when: over },
];
