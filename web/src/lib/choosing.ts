/**
 * One mechanism for every choice of every game. Each option names its anchors in order (piece, then target).
 * A tap on an anchor keeps the options that have it at the first place where the options still differ.
 */
import type { Option } from "./wire";

export interface Pick {
  at: number;
  anchors: string[];
}

export function allows(option: Option, pick: Pick): boolean {
  return pick.anchors.every((anchor, i) => option.anchors[pick.at + i] === anchor);
}

export function remaining(options: Option[], picks: Pick[]): Option[] {
  return options.filter((option) => picks.every((pick) => allows(option, pick)));
}

/** The first place at which the options name different anchors, or -1 when anchors no longer tell them apart. */
export function openPlace(options: Option[]): number {
  const longest = Math.max(0, ...options.map((option) => option.anchors.length));
  for (let at = 0; at < longest; at++) {
    const first = options[0]?.anchors[at];
    if (options.some((option) => option.anchors[at] !== first)) return at;
  }
  return -1;
}

/** What kind of thing an option names at a place: "region", "card"; nothing where it names none. */
export const kindAt = (option: Option, place: number): string => option.anchors[place]?.split(":")[0] ?? "";

/** The pick that a tap on something standing for these anchors means, or null when it means nothing now. */
export function pickFor(options: Option[], anchors: string[]): Pick | null {
  const open = openPlace(options);
  if (open < 0) return null;
  const here = { at: open, anchors };
  if (options.some((option) => allows(option, here))) return here;
  return laterPick(options, anchors, open + 1);
}

/** A target tapped before its piece is understood too, where no piece is meant by the same anchor. */
function laterPick(options: Option[], anchors: string[], from: number): Pick | null {
  const longest = Math.max(0, ...options.map((option) => option.anchors.length));
  for (let at = from; at < longest; at++) {
    const pick = { at, anchors };
    const kept = options.filter((option) => allows(option, pick));
    if (kept.length > 0 && kept.length < options.length) return pick;
  }
  return null;
}

/** Is this among the things to light up: does it stand for an option at the open place? */
export function isLegal(options: Option[], anchors: string[]): boolean {
  const open = openPlace(options);
  return open >= 0 && anchors.length > 0 && options.some((option) => allows(option, { at: open, anchors }));
}

export interface Amount {
  role: string;
  values: number[];
}

/** When the options differ in one number only, that number and its values: an amount picker fits. */
export function amountOf(options: Option[]): Amount | null {
  if (options.length < 2 || openPlace(options) >= 0) return null;
  const first = options[0]!;
  const differing = Object.keys(first.args).filter((role) =>
    options.some((option) => JSON.stringify(option.args[role]) !== JSON.stringify(first.args[role])),
  );
  const role = differing[0];
  if (differing.length !== 1 || role === undefined) return null;
  if (options.some((option) => option.id !== first.id || typeof option.args[role] !== "number")) return null;
  return { role, values: options.map((option) => option.args[role] as number) };
}

/**
 * Options that nothing on the board stands for at this moment: they become chips in the prompt bar.
 * Kinds of things that are found elsewhere, under another tab, need no chip.
 */
export function loose(options: Option[], onBoard: string[][], elsewhere: ReadonlySet<string> = new Set()): Option[] {
  const open = openPlace(options);
  if (open < 0) return options;
  return options.filter(
    (option) => !elsewhere.has(kindAt(option, open)) && !onBoard.some((anchors) => allows(option, { at: open, anchors })),
  );
}
