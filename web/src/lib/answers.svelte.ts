/**
 * Questions that answer themselves: those with one answer that tells nothing, and those for which the viewer has
 * chosen a way to answer once. Whoever takes such an answer back is asked.
 */
import { titlePageOf, type Habit } from "../boards";
import { say } from "./say.svelte";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";
import type { Option, View, ViewMessage } from "./wire";

/** Milliseconds until the answer is given: long enough to see the question. */
const PAUSE = 500;
/** Among people nobody shall read from the clock that there was only one answer. */
const AMONG_PEOPLE = [1500, 4000] as const;

const place = (table: string) => `agon.habits.${table}`;

export class Answers {
  /** The habits that are on at this table. */
  on = $state.raw<string[]>([]);
  private timer = 0;
  /** The last move that was made so: taken back, it is not made again. */
  private last = -1;

  constructor(private readonly session: Session) {
    try {
      this.on = JSON.parse(localStorage.getItem(place(session.id)) ?? "[]") as string[];
    } catch {
      // no storage, no habits after a reload
    }
  }

  /** The habit that fits the question, whether it is on or not. */
  habit(view: View | null): Habit | undefined {
    const prompt = view?.choice?.prompt?.id ?? "";
    return titlePageOf(prompt)?.habits?.find((one) => one.prompt === prompt);
  }

  consider(shown: ViewMessage): void {
    this.stop();
    const options = shown.view.choice?.options ?? [];
    const habit = this.habit(shown.view);
    const kept = habit && this.on.includes(habit.id) ? habit : undefined;
    const option = kept ? kept.answer(shown.view) : this.only(shown.view);
    if (!option || shown.view.move <= this.last) return;
    this.timer = window.setTimeout(() => {
      if (this.session.shown !== shown || this.session.chooser.busy) return;
      this.last = shown.view.move;
      this.session.chooser.answer(options.indexOf(option));
      if (kept) this.session.tell(say(kept.text), null);
    }, this.pause());
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private only(view: View): Option | undefined {
    const choice = view.choice;
    const plain = choice?.prompt && titlePageOf(choice.prompt.id)?.plain?.test(choice.prompt.id);
    return settings.single && plain && choice.options?.length === 1 ? choice.options[0] : undefined;
  }

  private pause(): number {
    const others = this.session.table?.seats.some((seat) => seat.kind === "person" && !seat.mine);
    return others ? AMONG_PEOPLE[0] + Math.random() * (AMONG_PEOPLE[1] - AMONG_PEOPLE[0]) : PAUSE;
  }

  /** From now on so, this time as well. */
  keep(habit: Habit): void {
    this.set([...this.on, habit.id]);
    if (this.session.shown) this.consider(this.session.shown);
  }

  drop(habit: Habit): void {
    this.set(this.on.filter((id) => id !== habit.id));
  }

  private set(on: string[]): void {
    this.on = on;
    try {
      localStorage.setItem(place(this.session.id), JSON.stringify(on));
    } catch {
      // kept as long as the page lives
    }
  }
}
