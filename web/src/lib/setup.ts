/** How the options of a game's set-up and the pace of a table are called. */
import { has, nameOf, say } from "./say.svelte";
import type { OptionSpec, Table } from "./wire";

/** Values are named beside their option; those that are things of the game by the kinds of its cards. */
const KINDS = ["feat", "card", "hero", "god", "creature"];
const idOf = (title: string, spec: OptionSpec) => `${title}-ui-option-${spec.name.replaceAll("_", "-")}`;

export function optionName(title: string, spec: OptionSpec): string {
  const id = idOf(title, spec);
  return has(id) ? say(id) : spec.name;
}

export function valueName(title: string, spec: OptionSpec, value: unknown): string {
  if (value === true) return say("ui-on");
  if (value === false) return say("ui-off");
  if (Array.isArray(value)) return value.map((one) => valueName(title, spec, one)).join(", ") || say("ui-nothing");
  const id = `${idOf(title, spec)}-${value}`;
  const key = [id, ...KINDS.map((kind) => `${title}-${kind}-${value}`)].find((one) => has(one));
  return key ? nameOf(key) : String(value);
}

export function paceName(pace: Table["pace"]): string {
  if (pace.kind === "days") return say("ui-pace-days", { n: pace.days ?? 1 });
  if (pace.kind === "none") return say("ui-pace-none");
  return say("ui-pace-live-each", { n: Math.round((pace.seconds ?? 0) / 60), more: pace.increment ?? 0 });
}
