/**
 * Names come with all their forms; the page carries only those that some message of the language asks for: one of the
 * title that the name belongs to, or one that is common to all.
 * Terms that stand in messages only by their key are left out where no message and no page names them.
 * A form is a line ".acc = …" under its name; counted forms (".n-acc-few") are kept for names that are counted.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FORM = /^\s+\.([\w-]+) = /;

/** Forms that the client itself asks for, beside those in messages. */
const ALWAYS = ["label", "pl"];

/** Kinds of names, of all titles or of one, that are never an argument: they appear only where their key is written out. */
const WRITTEN_OUT = new Set([
  "area_label",
  "card_set",
  "colour",
  "cyclades-action",
  "effect_kind",
  "face_kind",
  "feat_slot",
  "god_power",
  "hellas-phase",
  "mode",
  "monument",
  "piece",
  "place",
  "sanctuary_square",
  "side",
  "solo_term",
  "step",
  "temple_card",
  "term",
  "verb",
]);
/** Titles of cards stand in quotes after a noun, which is declined in their place. */
const QUOTED = new Set(["blessing", "combat_card", "feat", "monster_attack", "quest", "script"]);
const CLIENT = fileURLToPath(new URL("../src", import.meta.url));
/** Previews name what they count by its key (docs/preview.md). */
const LENS = fileURLToPath(new URL("../../src/agon/lens", import.meta.url));

interface Used {
  /** By title; what belongs to none is under "". */
  cases: Map<string, Set<string>>;
  counted: Set<string>;
  keys: Set<string>;
}

const keysIn = (text: string) => [...text.matchAll(/["'`]([a-z_]+-[a-z_]+-[\w]+)["'`]/g)].map((found) => found[1]!);

function clientSources(): string[] {
  return readdirSync(CLIENT, { recursive: true, encoding: "utf-8" })
    .filter((file) => /\.(svelte|ts|js)$/.test(file))
    .map((file) => readFileSync(join(CLIENT, file), "utf-8"));
}

function lensKeys(): string[] {
  const files = readdirSync(LENS).filter((file) => file.endsWith(".py"));
  return files.flatMap((file) => keysIn(readFileSync(join(LENS, file), "utf-8")));
}

const COMMON = ["ui.ftl", "web.ftl"];
const casesIn = (text: string) => [...text.matchAll(/case: "(\w+)"/g)].map((found) => found[1]!);

export function usedIn(folder: string): Used {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl") && file !== "names.ftl");
  const read = (file: string) => readFileSync(join(folder, file), "utf-8");
  const texts = files.map(read).join("\n");
  const common = [...ALWAYS, ...COMMON.map(read).flatMap(casesIn)];
  const cases = new Map<string, Set<string>>();
  for (const file of files) {
    const title = file.replace(/(_lessons)?\.ftl$/, "");
    cases.set(title, new Set([...common, ...(cases.get(title) ?? []), ...casesIn(read(file))]));
  }
  cases.set("", new Set([...common, ...casesIn(texts)]));
  const counted = new Set<string>(lensKeys());
  for (const [call] of texts.matchAll(/(?:COUNT|PARTS)\([^)]*\)/g)) {
    for (const [, key] of call.matchAll(/"([a-z_]+-[\w-]+)"/g)) counted.add(key!);
  }
  return { cases, counted, keys: new Set([...counted, ...[texts, ...clientSources()].flatMap(keysIn)]) };
}

function isWrittenOut(name: string): boolean {
  const [title = "", kind = ""] = name.split("-");
  return WRITTEN_OUT.has(kind) || WRITTEN_OUT.has(`${title}-${kind}`);
}

export function trimmed(source: string, used: Used): string {
  let name = "";
  let wanted = false;
  const cases = () => used.cases.get(name.split("-")[0]!) ?? used.cases.get("")!;
  const kept = source.split("\n").filter((line) => {
    const form = line.match(FORM)?.[1];
    if (form === undefined) {
      name = line.split(" = ")[0]!;
      wanted = !line.startsWith("#") && (!isWrittenOut(name) || used.keys.has(name));
      return wanted;
    }
    if (!wanted) return false;
    if (!form.startsWith("n-")) return cases().has(form) && !QUOTED.has(name.split("-")[1]!);
    const [, first, second] = form.split("-");
    return used.counted.has(name) && (second === undefined || first === "nom" || cases().has(first!));
  });
  return kept.join("\n");
}
