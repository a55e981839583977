/** What the options would do: asked of the server when one is looked at, kept until the position changes. */
import { SvelteMap } from "svelte/reactivity";
import type { Preview } from "./wire";

/** Milliseconds of looking before the server is asked: whoever only passes over does not ask. */
const PAUSE = 100;

export class Lens {
  looked = $state<number | null>(null);
  private readonly known = new SvelteMap<number, Preview>();
  private readonly asked = new Set<number>();
  private timer = 0;
  readonly found = $derived(this.looked === null ? null : (this.known.get(this.looked) ?? null));

  constructor(private readonly ask: (option: number) => void) {}

  look(option: number | null): void {
    clearTimeout(this.timer);
    this.looked = option;
    if (option !== null) this.timer = window.setTimeout(() => this.want(option), PAUSE);
  }

  /** Ask at once, unless it has been asked before. */
  want(option: number): void {
    if (this.asked.has(option)) return;
    this.asked.add(option);
    this.ask(option);
  }

  of(option: number): Preview | undefined {
    return this.known.get(option);
  }

  hear(option: number, preview: Preview): void {
    this.known.set(option, preview);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.looked = null;
    this.known.clear();
    this.asked.clear();
  }
}
