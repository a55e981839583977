/** A lesson at a table: what is said now, what it speaks of, and what fits it. Where it stands the server tells. */
import type { Chooser } from "./chooser.svelte";
import { learnt } from "./lessons";
import { learnWords } from "./say.svelte";
import type { LessonNow, ViewMessage } from "./wire";

interface Page {
  /** The message id of what is said. */
  text: string;
  /** Told of the move before, or what is to come. */
  came: boolean;
  spot: string | null;
  /** The options that fit; null where there is only something to read. */
  options: number[] | null;
}

/** What came of the last move, then what is to be read, and at last what is to be done. */
function pagesOf(now: LessonNow | null): Page[] {
  if (!now) return [];
  const came = now.came ? [{ text: now.came, came: true, spot: null, options: null }] : [];
  return [...came, ...now.steps.map(({ says, spot, options }) => ({ text: says, came: false, spot, options }))];
}

export class Guide {
  now = $state.raw<LessonNow | null>(null);
  private read = $state(0);
  private readonly pages = $derived(pagesOf(this.now));
  readonly page = $derived<Page | null>(this.pages[Math.min(this.read, this.pages.length - 1)] ?? null);
  /** The script goes on: only what fits may be chosen. */
  readonly leads = $derived(this.now !== null && !(this.now.over && this.pages.length === 0));
  /** There is more to read, or the goals, once others have chosen. */
  readonly hasNext = $derived(this.read < this.pages.length - 1 || (this.now?.over === true && this.page !== null));
  /** The number of the page among all steps of the lesson. */
  readonly number = $derived.by(() => {
    if (!this.now || !this.page) return 0;
    const told = this.now.came ? 1 : 0;
    return this.now.number + (this.page.came ? 0 : this.read - told + 1);
  });

  constructor(private readonly chooser: Chooser) {}

  show(message: ViewMessage): void {
    const before = this.now;
    const now = message.lesson;
    if (!now && !before) return;
    if (now) void learnWords(message.view.title);
    if (now && before && (now.chapter > before.chapter || (now.over && !before.over)))
      learnt(message.view.title, before.chapter);
    if (now?.number !== before?.number) this.read = 0;
    this.now = now;
    this.point();
  }

  next = (): void => {
    this.read += 1;
    if (this.now?.over && this.read >= this.pages.length) this.now = { ...this.now, came: null, steps: [] };
    this.point();
  };

  private point(): void {
    const { options } = this.chooser;
    this.chooser.only = this.leads ? new Set((this.page?.options ?? []).map((at) => options[at]!)) : null;
    this.chooser.spot = this.page?.spot ?? null;
  }
}
