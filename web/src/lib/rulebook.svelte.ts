/** The rules reference of each title in the viewer's language, fetched once. */
import * as api from "./api";
import type { RuleSection } from "./wire";

const books = $state<Record<string, RuleSection[]>>({});
const asked = new Set<string>();

export function rulebook(language: string, title: string): RuleSection[] | null {
  const key = `${language}/${title}`;
  if (!asked.has(key)) {
    asked.add(key);
    api.rules(language, title).then(
      (sections) => (books[key] = sections),
      () => (books[key] = []),
    );
  }
  return books[key] ?? null;
}

export function section(language: string, title: string, id: string): RuleSection | undefined {
  const book = rulebook(language, title);
  // copies of a card are numbered ("fury-2"), their entry is not
  return book?.find((one) => one.id === id) ?? book?.find((one) => one.id === id.replace(/-\d+$/, ""));
}
