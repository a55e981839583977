/** The titles as the server lists them: their names, drawings, players and options. The page knows none by name. */
import * as api from "./api";
import type { TitleInfo } from "./wire";
import type { Language } from "./words";

let list = $state.raw<TitleInfo[]>([]);
let asking: Promise<void> | null = null;

/** The longest game first. */
export const titles = (): TitleInfo[] => list;

async function ask(): Promise<void> {
  const found = await api.titles();
  list = found.sort((a, b) => b.minutes - a.minutes || a.title.localeCompare(b.title));
}

/** Ask the server once; after a failure the next call asks again. */
export function loadTitles(): Promise<void> {
  asking ??= ask().catch(() => {
    asking = null;
  });
  return asking;
}

const unknown = (title: string): TitleInfo => ({
  title,
  min_players: 2,
  max_players: 2,
  options: [],
  bots: [],
  name: `${title}-title-${title}`,
  icon: "die",
  minutes: 0,
  quick_players: 2,
  quick_options: {},
  rule_prefix: "",
  brings_words: false,
  solo: false,
});

export const titleInfo = (title: string): TitleInfo => list.find((one) => one.title === title) ?? unknown(title);

/** The title whose rules an id belongs to: "DF-3.2" is of the one with the prefix DF. */
export const titleOfRule = (rule: string): string =>
  list.find((one) => one.rule_prefix === rule.split("-")[0])?.title ?? "";

export const ruleLink = (rule: string) => `/rules/${titleOfRule(rule)}#${rule}`;

/** The Fluent sources of titles whose words are not built into the page. */
export async function broughtWords(language: Language): Promise<string[]> {
  await loadTitles();
  const brought = list.filter((one) => one.brings_words);
  return Promise.all(brought.map((one) => api.words(language, one.title).catch(() => "")));
}
