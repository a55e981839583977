// Runs tasks with the browser's words, for test_parity.py.
// In: {"locales": folder, "extra": Fluent source, "tasks": [[language, method, arguments], ...]}. Out: [text, ...].
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, Words } from "../../web/src/lib/words/index.js";

const { locales, extra, tasks } = JSON.parse(readFileSync(0, "utf8"));

function speaker(language, fallback) {
  const folder = join(locales, language);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  const sources = files.map((name) => readFileSync(join(folder, name), "utf8"));
  return new Words(language, [...sources, extra], { fallback });
}

const english = speaker("en", null);
const speakers = Object.fromEntries(LANGUAGES.map((language) => [language, speaker(language, english)]));
process.stdout.write(JSON.stringify(tasks.map(([language, method, args]) => speakers[language][method](...args))));
