import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const STYLES = join(import.meta.dirname, "../src");
/** Texts drawn on a map are in the map's own units. */
const ON_A_MAP = ["Archipelago.svelte", "RegionMarks.svelte"];

function styleFiles(): string[] {
  return readdirSync(STYLES, { recursive: true, encoding: "utf-8" }).filter(
    (name) => /\.(svelte|css)$/.test(name) && !name.endsWith("tokens.css"),
  );
}

function found(pattern: RegExp, names: string[]): string[] {
  return names.flatMap((name) =>
    [...readFileSync(join(STYLES, name), "utf-8").matchAll(pattern)].map((match) => `${name}: ${match[0]}`),
  );
}

test("texts are set in the sizes of the scale", () => {
  const names = styleFiles().filter((name) => !ON_A_MAP.some((map) => name.endsWith(map)));
  expect(names.length).toBeGreaterThan(50);
  expect(found(/\bfont(-size)?:[^;{}/]*\d(px|rem)\b[^;{}]*/g, names)).toEqual([]);
});

test("corners are rounded by the tokens", () => {
  expect(found(/\bborder(-\w+)*-radius:[^;{}]*\d(px|rem)\b[^;{}]*/g, styleFiles())).toEqual([]);
});
