/** The one tooltip of the page. */
import type { Meaning } from "./target.svelte";

export interface Tip extends Meaning {
  title: string;
  box: DOMRect;
}

let current = $state.raw<Tip | null>(null);

export const tip = () => current;

export function explain(element: Element, meaning: Meaning, title: string): void {
  current = { ...meaning, title, box: element.getBoundingClientRect() };
}

export function hideTip(): void {
  current = null;
}
