/** The words of the viewer's language, reactive: change the language and every text on the page follows. */
import { settings } from "./settings.svelte";
import type { Args, Who } from "./wire";
import { Words, type Language } from "./words";

const sources = import.meta.glob<string>("../../../src/agon/locales/*/*.ftl", { query: "?raw", import: "default" });

const loaded = new Map<Language, Promise<Words>>();
let current = $state.raw<Words | null>(null);

async function read(language: Language, fallback: Words | null): Promise<Words> {
  const files = Object.keys(sources).filter((path) => path.includes(`/locales/${language}/`));
  const texts = await Promise.all(files.sort().map((path) => sources[path]!()));
  return new Words(language, texts, { fallback });
}

function words(language: Language): Promise<Words> {
  let found = loaded.get(language);
  if (!found) {
    found = language === "en" ? read("en", null) : words("en").then((english) => read(language, english));
    loaded.set(language, found);
  }
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

export const language = (): Language => current?.language ?? "en";

export function say(id: string, args: Record<string, string | number> = {}): string {
  return current?.text(id, args) ?? "";
}

export function nameOf(key: string, form = "nom"): string {
  return current?.name(key, form) ?? "";
}

export const cap = (text: string) => current?.cap(text) ?? text;
export const has = (id: string) => current?.has(id) ?? false;
export const number = (value: number, digits = 0) => current?.number(value, digits) ?? String(value);
export const listed = (parts: string[]) => current?.join(parts) ?? parts.join(", ");

/** A message of the engine: seats become the names of the people at this table. */
export function phrase(id: string, args: Args, names: string[]): string {
  const plain: Record<string, string | number> = {};
  for (const [role, value] of Object.entries(args)) {
    plain[role] = typeof value === "object" ? who(value, names) : value;
  }
  return say(id, plain);
}

/** The cities of the factions of Cyclades, in their order: they tell two factions of one person apart. */
const CITIES = ["athens", "corinth", "thebes", "argos", "sparta", "crete_faction"];

function who(value: Who, names: string[]): string {
  const name = names[value.seat] ?? say("ui-seat-number", { n: value.seat + 1 });
  return value.faction === undefined ? name : `${name} (${nameOf(`cyclades-faction-${CITIES[value.faction]}`)})`;
}
