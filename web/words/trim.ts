/**
 * Names come with all their forms; the page carries only those that some message of the language asks for.
 * Terms that stand in messages only by their key are left out where no message and no page names them.
 * A form is a line ".acc = …" under its name; counted forms (".n-acc-few") are kept for names that are counted.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FORM = /^\s+\.([\w-]+) = /;

/** Forms that the client itself asks for, beside those in messages. */
const ALWAYS = ["pl"];

/** Kinds of names that are never an argument: they appear only where their key is written out. */
const WRITTEN_OUT = new Set([
  "card_set",
  "colour",
  "effect_kind",
  "face_kind",
  "piece",
  "side",
  "solo_term",
  "step",
  "term",
  "verb",
]);
const CLIENT = fileURLToPath(new URL("../src", import.meta.url));

interface Used {
  cases: Set<string>;
  counted: Set<string>;
  keys: Set<string>;
}

const keysIn = (text: string) => [...text.matchAll(/["'`]([a-z_]+-[a-z_]+-[\w]+)["'`]/g)].map((found) => found[1]!);

function clientSources(): string[] {
  return readdirSync(CLIENT, { recursive: true, encoding: "utf-8" })
    .filter((file) => /\.(svelte|ts|js)$/.test(file))
    .map((file) => readFileSync(join(CLIENT, file), "utf-8"));
}

export function usedIn(folder: string): Used {
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith(".ftl") && file !== "names.ftl")
    .map((file) => readFileSync(join(folder, file), "utf-8"))
    .join("\n");
  const cases = new Set([...ALWAYS, ...[...texts.matchAll(/case: "(\w+)"/g)].map((found) => found[1]!)]);
  const counted = new Set<string>();
  for (const [call] of texts.matchAll(/(?:COUNT|PARTS)\([^)]*\)/g)) {
    for (const [, key] of call.matchAll(/"([a-z_]+-[\w-]+)"/g)) counted.add(key!);
  }
  return { cases, counted, keys: new Set([texts, ...clientSources()].flatMap(keysIn)) };
}

export function trimmed(source: string, used: Used): string {
  let name = "";
  let wanted = false;
  const kept = source.split("\n").filter((line) => {
    const form = line.match(FORM)?.[1];
    if (form === undefined) {
      name = line.split(" = ")[0]!;
      wanted = !line.startsWith("#") && (!WRITTEN_OUT.has(name.split("-")[1] ?? "") || used.keys.has(name));
      return wanted;
    }
    if (!wanted) return false;
    if (!form.startsWith("n-")) return used.cases.has(form);
    const [, first, second] = form.split("-");
    return used.counted.has(name) && (second === undefined || first === "nom" || used.cases.has(first!));
  });
  return kept.join("\n");
}
