/** What a puzzle is about, in the reader's words. */
import { has, say } from "./say.svelte";

export function themeName(title: string, theme: string): string {
  const id = `${title}-ui-theme-${theme}`;
  return has(id) ? say(id) : say("ui-theme-other");
}
