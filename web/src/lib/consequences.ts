/** A preview in the reader's words: price, odds, what happens, whether the turn ends. The terminal says the same. */
import { titlePageOf } from "../boards";
import { cap, counted, has, nameOf, number, quoted, say } from "./say.svelte";
import type { Odds, Option, Preview } from "./wire";

const FEW = 3;
/** Kinds of names in the glossary that are said with a number, and those that stand in quotes. */
const COUNTED = new Set(["building", "piece", "resource", "solo_term", "term"]);
const QUOTED = new Set(["blessing", "face", "feat"]);
const BETWEEN = " · ";

type Told = [seat: number | null, text: string];

export function consequences(found: Preview, title: string, names: string[]): string {
  const first = [...prices(found), ...outlook(found, names), ...results(found, title, names)].slice(0, FEW);
  return [...first, ...spilt(found), ...endings(found)].join(BETWEEN);
}

/** Dice and battles, what cannot be taken back, and an end of the turn while more could be done: worth a second look. */
export const asksTwice = (found: Preview, option: Option): boolean =>
  found.odds !== null || !found.can_be_undone || found.ends_game || (found.ends_turn && option.anchors.length === 0);

/** Price and result on a chip: "−4 coins", "free · +1 priestess". Nothing where only a question follows. */
export function shortly(found: Preview, title: string): string {
  if (found.price.length > 0)
    return found.price.map((one) => say("ui-lens-loss", { what: amount(one.n, one.what) })).join(BETWEEN);
  const gains: Preview = {
    ...found,
    changes: found.changes.filter((one) => one.n > 0),
    moves: found.moves.filter((one) => one.origin === ""),
    control: found.control.filter((one) => one.now === found.seat),
  };
  const told = [...changes(gains), ...control(gains, title), ...moves(gains, title)].filter(
    ([seat]) => seat === found.seat,
  );
  return told.length > 0 ? [say("ui-lens-free"), told[0]![1]].join(BETWEEN) : "";
}

/** What an answer brings its seat, in a few words: "5 → 8", "+6 gold, +2 moon shards", and what the cap takes. */
export function brought(found: Preview, option: Option): string {
  const own = found.changes.filter((one) => one.seat === found.seat);
  const [only] = own;
  const sums =
    own.length === 1 && option.args["resource"] === only!.what && option.args["n"] === only!.n
      ? [`${only!.now - only!.n} → ${only!.now}`]
      : own.map((one) => say(one.n > 0 ? "ui-lens-gain" : "ui-lens-loss", { what: amount(Math.abs(one.n), one.what) }));
  return [...sums, ...spilt(found)].join(", ");
}

/** What is gained in vain. */
const spilt = (found: Preview) =>
  found.tells.filter((line) => line.id.endsWith("-spill")).flatMap((line) => titlePageOf(line.id)?.gain?.(line) || []);

const prices = (found: Preview) =>
  found.price.map((one) => say("ui-lens-price", { what: amount(one.n, one.what), left: one.left }));

/** What happens for certain, that of the seat itself first. */
function results(found: Preview, title: string, names: string[]): string[] {
  const told = [...progress(found), ...control(found, title), ...moves(found, title), ...changes(found)];
  const own = told.filter(([seat]) => seat === found.seat).map(([, text]) => text);
  const others = told
    .filter(([seat]) => seat !== found.seat)
    .map(([seat, text]) => (seat === null ? text : ofSeat(seat, text, names)));
  return [...own, ...others];
}

const ofSeat = (seat: number, text: string, names: string[]) => say("ui-lens-of", { player: names[seat] ?? "", text });

function moves(found: Preview, title: string): Told[] {
  return found.moves.map((one) => {
    const args = { what: amount(one.n, one.what), from: place(one.origin, title), to: place(one.target, title) };
    return [
      one.seat,
      say(one.origin === "" ? "ui-lens-comes" : one.target === "" ? "ui-lens-leaves" : "ui-lens-move", args),
    ];
  });
}

const changes = (found: Preview): Told[] =>
  found.changes.map((one) => [
    one.seat,
    say(one.n > 0 ? "ui-lens-gain" : "ui-lens-loss", { what: amount(Math.abs(one.n), one.what) }),
  ]);

function control(found: Preview, title: string): Told[] {
  return found.control.flatMap((one) => {
    const told: Told[] = [];
    if (one.now !== null) told.push([one.now, say("ui-lens-control", { place: place(one.place, title) })]);
    if (one.before !== null) told.push([one.before, say("ui-lens-control-lost", { place: place(one.place, title) })]);
    return told;
  });
}

const progress = (found: Preview): Told[] =>
  found.progress.map(({ seat, way, before, now, need }) => [
    seat,
    need === null
      ? say("ui-lens-progress", { way, before, now })
      : say("ui-lens-progress-of", { way, before, now, need }),
  ]);

function outlook(found: Preview, names: string[]): string[] {
  const odds = found.odds;
  if (!odds) return [];
  if (odds.chance === null) return luck(odds, found.seat, names);
  const n = Math.round(100 * odds.chance);
  const error = Math.max(Math.round(100 * odds.error), 1);
  const told = [odds.is_exact ? say("ui-lens-chance", { n }) : say("ui-lens-chance-about", { n, error })];
  const lost = losses(odds, found.seat);
  if (lost.worst > 0) told.push(say("ui-lens-lose", { n: decimal(lost.mean), worst: lost.worst }));
  return told;
}

/** What a fight costs a seat, on average and at worst. */
function losses(odds: Odds, seat: number): { mean: number; worst: number } {
  const own = odds.spreads.filter((one) => one.seat === seat);
  const sum = (values: number[]) => Math.max(-values.reduce((total, value) => total + value, 0), 0);
  return { mean: sum(own.map((one) => one.mean)), worst: sum(own.map((one) => one.least)) };
}

function luck(odds: Odds, seat: number, names: string[]): string[] {
  return odds.spreads.map((one) => {
    const text = say("ui-lens-spread", { what: one.what, least: one.least, most: one.most, mean: decimal(one.mean) });
    return one.seat === seat ? text : ofSeat(one.seat, text, names);
  });
}

function endings(found: Preview): string[] {
  if (found.ends_game) return [say("ui-lens-ends-game")];
  return found.ends_turn ? [say("ui-lens-ends-turn")] : [];
}

/** What a place on the board is called. */
function place(anchor: string, title: string): string {
  const [kind = "", word = ""] = anchor.split(":");
  const key = `${title}-${kind}-${word}`;
  return has(key) ? cap(nameOf(key)) : word;
}

/** "3 hoplites"; what has a name of its own is only named. */
function amount(n: number, what: string): string {
  const kind = what.split("-")[1] ?? "";
  if (COUNTED.has(kind)) return counted(n, what);
  const named = QUOTED.has(kind) ? quoted(nameOf(what)) : cap(nameOf(what));
  return n === 1 ? named : `${n} × ${named}`;
}

const decimal = (value: number) => number(value, Math.abs(value - Math.round(value)) < 0.05 ? 0 : 1);
