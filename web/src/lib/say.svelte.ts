/** The words of the viewer's language, reactive: change the language and every text on the page follows. */
import { titlePageOf } from "../boards";
import * as api from "./api";
import { settings } from "./settings.svelte";
import { broughtWords } from "./titles.svelte";
import type { Args, Who } from "./wire";
import { Words, type Language } from "./words";
import { unpack, type Packed } from "./words/unpack";

const sources: Record<Language, () => Promise<{ default: Packed }>> = {
  en: () => import("agon:words/en"),
  it: () => import("agon:words/it"),
  pl: () => import("agon:words/pl"),
  ru: () => import("agon:words/ru"),
};

const loaded = new Map<Language, Promise<Words>>();
/** Titles whose lesson is open, or was: its words are here too. */
const taught = new Set<string>();
let current = $state.raw<Words | null>(null);

/** Every message exists in every language (a check sees to it), so none needs another to fall back on. */
async function read(language: Language): Promise<Words> {
  const [ids, packed, brought, lessons] = await Promise.all([
    import("agon:words/ids"),
    sources[language](),
    broughtWords(language),
    Promise.all([...taught].map((title) => api.lessonWords(language, title))),
  ]);
  return new Words(language, [unpack(ids.default, packed.default), ...brought, ...lessons]);
}

function words(language: Language): Promise<Words> {
  const found = loaded.get(language) ?? read(language);
  loaded.set(language, found);
  return found;
}

/** Speak the language of the settings, now and whenever it changes. */
export function followLanguage(): Promise<void> {
  $effect.root(() => {
    $effect(() => {
      const language = settings.language;
      void words(language).then((found) => {
        if (settings.language === language) current = found;
      });
    });
  });
  return words(settings.language).then((found) => {
    current = found;
  });
}

/** Learn the words of lessons, which are not built into the page. */
export async function learnWords(...titles: string[]): Promise<void> {
  const fresh = titles.filter((title) => !taught.has(title));
  if (fresh.length === 0) return;
  fresh.forEach((title) => taught.add(title));
  loaded.clear();
  current = await words(settings.language);
}

export const language = (): Language => current?.language ?? "en";

export function say(id: string, args: Record<string, string | number> = {}): string {
  return current?.text(id, args) ?? "";
}

export function nameOf(key: string, form = "nom"): string {
  return current?.name(key, form) ?? "";
}

export const counted = (n: number, key: string) => current?.count(n, key) ?? `${n}`;
export const quoted = (text: string) => current?.quote(text) ?? text;
export const cap = (text: string) => current?.cap(text) ?? text;
export const has = (id: string) => current?.has(id) ?? false;
export const number = (value: number, digits = 0) => current?.number(value, digits) ?? String(value);
export const listed = (parts: string[]) => current?.join(parts) ?? parts.join(", ");

/** What stands on the cover of a title. */
export const blurb = ({ title }: { title: string }) => (has(`${title}-ui-blurb`) ? say(`${title}-ui-blurb`) : "");

/** What a title calls its game for one. */
export const aloneName = ({ title }: { title: string }) => say(`${title}-ui-alone`);

export interface Part {
  key: string;
  text: string;
}

/** A message of the engine in parts, so that pictures can stand for some of its names. */
export function parts(id: string, args: Args, names: string[]): Part[] {
  return current?.parts(id, named(id, args, names)) ?? [];
}

/** A message of the engine: seats become the names of the people at this table. */
export const phrase = (id: string, args: Args, names: string[]): string => say(id, named(id, args, names));

function named(id: string, args: Args, names: string[]): Record<string, string | number> {
  const plain: Record<string, string | number> = {};
  for (const [role, value] of Object.entries(args)) {
    plain[role] = typeof value === "object" ? who(id, value, names) : value;
  }
  return plain;
}

function who(id: string, value: Who, names: string[]): string {
  const name = names[value.seat] ?? say("ui-seat-number", { n: value.seat + 1 });
  return titlePageOf(id)?.who?.(value, name) ?? name;
}
