/**
 * The board of any title, field by field, in the viewer's words as far as there are any: a field `lap_length` is called
 * by the message `<title>-ui-lap-length`, a word `fox` in a field `card` (or a list `cards`) by the name
 * `<title>-card-fox`, and stands on the board as the anchor `card:fox`. Twin of src/agon/terminal/plain.py.
 */
import { cap, has, nameOf, say } from "../../lib/say.svelte";
import type { View } from "../../lib/wire";

export type Group = Record<string, unknown>;

/** Fields whose number is a person at the table. */
const SEATS = new Set(["seat", "active", "owner", "winner", "leader", "first"]);
export const NOTHING = "–";
export const YES = "✓";

export const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isRows = (value: unknown): value is Group[] =>
  Array.isArray(value) && value.length > 0 && value.every(isGroup);
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isGroup(value) && Object.keys(value).length === 0);
export const isSeat = (key: string, value: unknown): value is number =>
  SEATS.has(key) && typeof value === "number" && value >= 0;

export function label(title: string, key: string): string {
  const id = `${title}-ui-${key.replaceAll("_", "-")}`;
  return has(id) ? say(id) : cap(key.replaceAll("_", " "));
}

const kinds = (key: string) => [key, key.replace(/s$/, "")];

/** The kind of thing a word is: that of its field, in the singular where only that has a name. */
const kindOf = (title: string, key: string, value: string) =>
  kinds(key).find((kind) => has(`${title}-${kind}-${value}`)) ?? kinds(key)[1]!;

export function word(title: string, key: string, value: string): string {
  const id = `${title}-${kindOf(title, key, value)}-${value}`;
  return has(id) ? cap(nameOf(id)) : value;
}

export const anchor = (title: string, key: string, value: string) => `${kindOf(title, key, value)}:${value}`;

/** The list of the board with one group for each player. */
export function seatsOf(view: View): [string, Group[]] | null {
  const lists = Object.entries(view.board as Group).filter((entry): entry is [string, Group[]] => isRows(entry[1]));
  return (
    lists.find(([, rows]) => rows.length === view.players && rows.every((row, at) => (row["seat"] ?? at) === at)) ??
    null
  );
}

/** Single values, and what needs a card of its own; the players apart. */
export function partsOf(view: View): { facts: [string, unknown][]; cards: [string, unknown][] } {
  const seats = seatsOf(view)?.[0];
  const fields = Object.entries(view.board as Group).filter(([key]) => key !== seats);
  const isLarge = ([, value]: [string, unknown]) => isRows(value) || isGroup(value);
  return { facts: fields.filter((field) => !isLarge(field)), cards: fields.filter(isLarge) };
}

/** A value in one line, for the board in words. */
export function text(title: string, key: string, value: unknown, names: string[]): string {
  if (isEmpty(value)) return NOTHING;
  if (typeof value === "boolean") return value ? YES : NOTHING;
  if (isSeat(key, value)) return names[value] ?? String(value);
  if (Array.isArray(value)) return value.map((one) => text(title, key, one, names)).join(", ");
  if (isGroup(value)) return lines(title, value, names).join("; ");
  return typeof value === "string" ? word(title, key, value) : String(value);
}

export const lines = (title: string, group: Group, names: string[]): string[] =>
  Object.entries(group).map(([key, value]) => `${label(title, key)}: ${text(title, key, value, names)}`);
