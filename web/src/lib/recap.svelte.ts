/** The story since the viewer's last turn: what befell me first, then one line a rival. */
import { titlePageOf } from "../boards";
import type { Line, View } from "./wire";

/** What stands first for me; the rest is in the whole list. */
export const FIRST = 3;
const MANY = 1;

export const actor = (line: Line): number | null => {
  const player = line.args["player"];
  return typeof player === "object" ? player.seat : null;
};

const concerns = (line: Line, seats: number[]) =>
  Object.values(line.args).some((value) => typeof value === "object" && seats.includes(value.seat));

/** What the viewer's own last move brought at once was seen when it was made: the story begins with somebody else. */
export function since(log: Line[], move: number, seats: number[]): Line[] {
  const news = log.filter((line) => line.move > move);
  const start = news.findIndex((line) => !seats.includes(actor(line) ?? -1));
  return start < 0 ? [] : news.slice(start);
}

/** Gains of several rolls as one: "+9 gold" in place of four lines. Where the title says which lines add up. */
export function summed(lines: Line[]): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const at = titlePageOf(line.id)?.recap?.sums?.test(line.id)
      ? found.findIndex((one) => one.id === line.id && actor(one) === actor(line))
      : -1;
    if (at < 0) found.push(line);
    else found[at] = { ...found[at]!, args: added(found[at]!, line) };
  }
  return found;
}

function added(one: Line, other: Line): Line["args"] {
  const sum = ([role, value]: [string, Line["args"][string]]) => {
    const more = other.args[role];
    return [role, typeof value === "number" && typeof more === "number" ? value + more : value];
  };
  return Object.fromEntries(Object.entries(one.args).map(sum));
}

/** The line of each rival that tells most: the last one that the title calls telling, else the last. */
export function ofRivals(lines: Line[], seats: number[]): Line[] {
  const best = new Map<number, Line>();
  for (const line of lines) {
    const who = actor(line);
    if (who === null || seats.includes(who)) continue;
    const before = best.get(who);
    if (!before || isTelling(line) || !isTelling(before)) best.set(who, line);
  }
  return [...best.values()];
}

const isTelling = (line: Line) => titlePageOf(line.id)?.recap?.telling?.test(line.id) ?? false;

/** Of what befell me the most telling stands first, else it is told in its order. */
const byWeight = (lines: Line[]) => [...lines.filter(isTelling), ...lines.filter((line) => !isTelling(line))];

export class Recap {
  /** Everything, in its order. */
  lines = $state.raw<Line[]>([]);
  /** What befell me, none of it left out. */
  about = $state.raw<Line[]>([]);
  rivals = $state.raw<Line[]>([]);
  open = $state(false);
  /** The moves that the story covers. */
  from = $state(0);
  seats = $state.raw<number[]>([]);

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
    const last = this.last();
    if (last < 0) return;
    this.from = last + 1;
    this.seats = seats;
    this.lines = since(view.log, last, seats);
    this.about = byWeight(summed(this.lines.filter((line) => concerns(line, seats))));
    this.rivals = ofRivals(
      this.lines.filter((line) => !concerns(line, seats)),
      seats,
    );
    this.open = this.lines.length > MANY && this.lines.some((line) => actor(line) !== null);
  }

  isAbout(line: Line): boolean {
    return concerns(line, this.seats);
  }
}
