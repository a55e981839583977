/** The pending choice as the viewer works on it: picks so far, what is lit, what is hovered, what awaits a yes. */
import { amountOf, isLegal, isShadowed, loose, openPlace, pickFor, remaining, type Pick } from "./choosing";
import { asksTwice } from "./consequences";
import { mustConfirm, settings } from "./settings.svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Choice, Option, Preview } from "./wire";

/** Milliseconds to wait for what an option would do; who hears nothing is asked to tap again. */
const PATIENCE = 1200;

export class Chooser {
  choice = $state.raw<Choice | null>(null);
  picks = $state.raw<Pick[]>([]);
  /** The option that awaits a second tap. */
  staged = $state.raw<Option | null>(null);
  /** The option that was tapped while it is not known yet what it would do. */
  private weighed: Option | null = null;
  private timer = 0;
  hovered = $state.raw<string[]>([]);
  /** The option under the pointer or the focus in a list. */
  aimed = $state.raw<Option | null>(null);
  /** The option that is on its way to the server. What else may be chosen stays lit until the answer is here. */
  sent = $state.raw<Option | null>(null);
  /** The board on show is one of the past: nothing on it can be chosen. */
  paused = $state(false);
  /** Kinds of anchors that another part of the table shows, one tap away. */
  elsewhere = $state.raw<ReadonlySet<string>>(new Set());
  /** In a lesson the options that fit; nothing else is lit. */
  only = $state.raw<ReadonlySet<Option> | null>(null);
  /** The anchor that a lesson speaks of. */
  spot = $state<string | null>(null);
  /** What stands on the board now, by its anchors: filled by the targets as they come and go. */
  private readonly onBoard = new SvelteMap<string, string[]>();
  private readonly counts = new Map<string, number>();

  readonly options = $derived<Option[]>(this.choice?.options ?? []);
  /** What is open after the picks so far, whether or not one of it awaits a second tap. */
  readonly open = $derived(remaining(this.options, this.picks));
  readonly candidates = $derived(this.staged ? [this.staged] : this.open);
  /** Of that, what may be chosen. */
  readonly fitting = $derived(this.open.filter((option) => this.fits(option)));
  readonly amount = $derived(amountOf(this.open));
  readonly loose = $derived(
    this.amount
      ? []
      : loose(this.open, [...this.onBoard.values()], this.elsewhere).filter((option) => this.fits(option)),
  );
  readonly many = $derived(this.candidates.length > 9);
  /** The one option that the viewer is looking at, if it is one. */
  readonly considered = $derived(this.staged ?? this.aimed ?? this.underPointer());
  private readonly picked = $derived(new Set(this.picks.flatMap((pick) => pick.anchors)));
  private readonly lit = $derived(new Set(this.hovered));

  constructor(
    private readonly commit: (index: number) => void,
    private readonly ask: (anchor: string) => void,
    private readonly preview: (index: number) => Preview | undefined,
  ) {}

  fits(option: Option): boolean {
    return this.only === null || this.only.has(option);
  }

  /** What a tap on the thing under the pointer would choose, where that leaves one option. */
  private underPointer(): Option | null {
    const pick = this.hovered.length > 0 ? pickFor(this.candidates, this.hovered) : null;
    const left = pick ? remaining(this.candidates, [pick]) : [];
    return left.length === 1 ? left[0]! : null;
  }

  enter(anchors: string[]): void {
    const key = anchors.join(" ");
    const count = this.counts.get(key) ?? 0;
    this.counts.set(key, count + 1);
    if (count === 0 && key) this.onBoard.set(key, anchors);
  }

  leave(anchors: string[]): void {
    const key = anchors.join(" ");
    const count = (this.counts.get(key) ?? 1) - 1;
    this.counts.set(key, count);
    if (count === 0) this.onBoard.delete(key);
  }

  /** Whether anything that may be chosen now is in view. */
  get anyOnBoard(): boolean {
    return [...this.onBoard.values()].some((anchors) => isLegal(this.candidates, anchors) && this.leads(anchors));
  }

  /** How many things in view may be tapped. */
  get places(): number {
    const lit = [...this.onBoard].filter(([, anchors]) => this.means(anchors));
    return lit.reduce((sum, [key]) => sum + (this.counts.get(key) ?? 1), 0);
  }

  get busy(): boolean {
    return this.sent !== null;
  }

  get mine(): boolean {
    return this.options.length > 0;
  }

  show(choice: Choice | null): void {
    this.choice = choice;
    this.picks = [];
    this.staged = null;
    this.aimed = null;
    this.sent = null;
    this.forget();
  }

  /** Look at an option in a list, or away from it. */
  aim(option: Option | null): void {
    this.aimed = option;
    this.hovered = option?.anchors ?? [];
  }

  isLegal(...anchors: string[]): boolean {
    if (this.paused || this.staged !== null || (this.sent !== null && this.isPicked(...anchors))) return false;
    return this.means(anchors);
  }

  private means(anchors: string[]): boolean {
    return (
      isLegal(this.candidates, anchors) &&
      !isShadowed(this.candidates, anchors, this.onBoard.values()) &&
      this.leads(anchors)
    );
  }

  /** Whether a tap there leaves something that fits. */
  private leads(anchors: string[]): boolean {
    if (this.only === null) return true;
    const pick = pickFor(this.candidates, anchors);
    return pick !== null && remaining(this.candidates, [pick]).some((option) => this.fits(option));
  }

  isPicked(...anchors: string[]): boolean {
    if (anchors.length === 0) return false;
    const decided = this.sent ?? this.staged;
    if (decided) return anchors.every((anchor) => decided.anchors.includes(anchor));
    return anchors.every((anchor) => this.picked.has(anchor));
  }

  isLit(...anchors: string[]): boolean {
    return anchors.length > 0 && this.lit.size > 0 && anchors.every((anchor) => this.lit.has(anchor));
  }

  /** A tap on something on the board. True when it meant something now. */
  tap(anchors: string[]): boolean {
    if (this.busy || this.paused) return true;
    if (this.staged && !this.isPicked(...anchors)) this.staged = null;
    else if (this.staged) {
      this.confirm();
      return true;
    }
    const pick =
      this.mine && !isShadowed(this.candidates, anchors, this.onBoard.values()) && this.leads(anchors)
        ? pickFor(this.candidates, anchors)
        : null;
    if (pick) this.keep(pick);
    else if (this.tapAnew(anchors)) return true;
    else this.ask(anchors[anchors.length - 1]!);
    return pick !== null;
  }

  /** Another piece tapped in the middle of a selection starts the selection over. */
  private tapAnew(anchors: string[]): boolean {
    const pick = this.picks.length > 0 ? pickFor(this.options, anchors) : null;
    if (!pick || !remaining(this.options, [pick]).some((option) => this.fits(option))) return false;
    this.picks = [];
    this.keep(pick);
    return true;
  }

  private keep(pick: Pick): void {
    const picks = [...this.picks, pick];
    const left = remaining(this.options, picks);
    if (left.length > 1 || mustConfirm()) this.picks = picks;
    if (left.length === 1) this.take(left[0]!);
  }

  take(option: Option): void {
    if (this.busy || this.paused || !this.fits(option)) return;
    if (this.staged === option) this.send(option);
    else if (mustConfirm()) this.staged = option;
    else if (settings.careful && this.options.length > 1) this.weigh(option);
    else this.send(option);
  }

  /** What is risky or final waits for a second tap; the rest is played. */
  private weigh(option: Option): void {
    this.staged = null;
    this.forget();
    this.weighed = option;
    this.timer = window.setTimeout(() => this.decide(true), PATIENCE);
    const found = this.preview(this.options.indexOf(option));
    if (found) this.decide(asksTwice(found, option));
  }

  /** What an option would do is known now. */
  heard(index: number, found: Preview): void {
    if (this.weighed && this.options.indexOf(this.weighed) === index) this.decide(asksTwice(found, this.weighed));
  }

  private decide(again: boolean): void {
    const option = this.weighed;
    this.forget();
    if (option && again) this.staged = option;
    else if (option) this.send(option);
  }

  private forget(): void {
    this.weighed = null;
    clearTimeout(this.timer);
  }

  confirm(): void {
    if (this.staged) this.send(this.staged);
  }

  cancel(): void {
    this.forget();
    if (this.staged) this.staged = null;
    else this.picks = this.picks.slice(0, -1);
    if (remaining(this.options, this.picks).length === 1) this.picks = this.picks.slice(0, -1);
  }

  get isPartial(): boolean {
    return this.staged !== null || this.picks.length > 0;
  }

  get needsPlace(): boolean {
    return openPlace(this.candidates) >= 0;
  }

  /** The option on its way did not arrive, or was refused: choose again. */
  release(): void {
    this.sent = null;
  }

  /** Play an option without being tapped. */
  answer(index: number): void {
    const option = this.options[index];
    if (option && !this.busy && !this.paused) this.send(option);
  }

  private send(option: Option): void {
    this.sent = option;
    this.commit(this.options.indexOf(option));
  }
}
