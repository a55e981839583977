/** "Since your last turn": what the others did, what hit me first. */
import type { Line, View } from "./wire";

const MANY = 1;

const concerns = (line: Line, seats: number[]) =>
  Object.values(line.args).some((value) => typeof value === "object" && seats.includes(value.seat));

const actor = (line: Line): number | null => {
  const player = line.args["player"];
  return typeof player === "object" ? player.seat : null;
};

export class Recap {
  lines = $state.raw<Line[]>([]);
  about = $state.raw<Line[]>([]);
  open = $state(false);

  constructor(private readonly table: string) {}

  private get key(): string {
    return `agon.seen.${this.table}`;
  }

  /** The number of moves made when the viewer last moved here. */
  private last(): number {
    try {
      return Number(localStorage.getItem(this.key) ?? -1);
    } catch {
      return -1;
    }
  }

  moved(move: number): void {
    this.open = false;
    try {
      localStorage.setItem(this.key, String(move));
    } catch {
      // no storage, no recap after a reload
    }
  }

  myTurn(view: View, seats: number[]): void {
    const since = this.last();
    if (since < 0) return;
    const news = view.log.filter((line) => line.move > since && !seats.includes(actor(line) ?? -1));
    this.about = news.filter((line) => concerns(line, seats));
    this.lines = news.filter((line) => !concerns(line, seats));
    this.open = news.length > MANY && news.some((line) => actor(line) !== null);
  }
}
