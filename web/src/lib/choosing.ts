/**
 * One mechanism for every choice of every game. Each option names its anchors in order (piece, then target).
 * A tap on an anchor keeps the options that have it at the first place where the options still differ.
 */
import type { Option } from "./wire";

export interface Pick {
  at: number;
  anchors: string[];
}

/** The place of a pick that means all options of a group: the tile of an action, for what it lets one do. */
const GROUP = -1;

export function allows(option: Option, pick: Pick): boolean {
  if (pick.at === GROUP) return option.group === pick.anchors[0];
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
  return pickAt(options, anchors, open) ?? groupPick(options, anchors) ?? laterPick(options, anchors, open + 1);
}

/** What stands for several anchors may begin before the open place: the face of a die that was picked already. */
function pickAt(options: Option[], anchors: string[], open: number): Pick | null {
  const picks = [open, open - anchors.length + 1].map((at) => ({ at, anchors }));
  return picks.find((pick) => pick.at >= 0 && options.some((option) => allows(option, pick))) ?? null;
}

function groupPick(options: Option[], anchors: string[]): Pick | null {
  const kept = anchors.length === 1 ? options.filter((option) => option.group === anchors[0]) : [];
  return kept.length > 0 && kept.length < options.length ? { at: GROUP, anchors } : null;
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
  return open >= 0 && anchors.length > 0 && (pickAt(options, anchors, open) ?? groupPick(options, anchors)) !== null;
}

/** Whether something else on the board stands for this and more: a face in the shop is not the face of a die. */
export const isShadowed = (options: Option[], anchors: string[], onBoard: Iterable<string[]>): boolean =>
  [...onBoard].some(
    (other) => other.length > anchors.length && other.at(-1) === anchors.at(-1) && isLegal(options, other),
  );

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
    (option) =>
      !elsewhere.has(kindAt(option, open)) && !onBoard.some((anchors) => pickAt([option], anchors, open) !== null),
  );
}
