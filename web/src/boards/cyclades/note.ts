import { say } from "../../lib/say.svelte";
import type { Option, View } from "../../lib/wire";
import type { CycladesBoard } from "./types";

const ANCHOR = "slot:";
/** Options that put a building in the place of another. */
const OVER = new Set(["cyclades-opt-replace", "cyclades-opt-found-over"]);

/** Which building makes room. */
export function note(option: Option, view: View): string {
  if (!OVER.has(option.id)) return "";
  const id = option.anchors.find((anchor) => anchor.startsWith(ANCHOR))?.slice(ANCHOR.length);
  const slot = (view.board as CycladesBoard).lands.flatMap((land) => land.slots).find((one) => one.id === id);
  return slot?.building ? say("cyclades-ui-removes", { building: `cyclades-building-${slot.building}` }) : "";
}
