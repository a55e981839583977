/** "It is my turn" in the tab's title, for those who look at another tab. */
import { say } from "./say.svelte";
import type { Session } from "./session.svelte";

const MARK = "● ";

export function followTurn(session: Session): void {
  $effect(() => {
    const mark = session.chooser.mine ? `${MARK}${say("ui-your-turn")} · ` : "";
    const title = document.title.replace(/^● .*? · /, "");
    document.title = mark + title;
    return () => {
      document.title = document.title.replace(/^● .*? · /, "");
    };
  });
}
