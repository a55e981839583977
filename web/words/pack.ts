/**
 * The words of a language as small as they get: ids apart (they are the same in all languages), no comments, and
 * the forms of a name as a stem with a pattern that many names share ("~|gen:~а|dat:~у").
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { unpack, type Packed } from "../src/lib/words/unpack.ts";
import { trimmed, usedIn } from "./trim.ts";

interface Entry {
  id: string;
  value: string;
}

/** Messages in order; lines that continue one are indented by a single space. */
export function entries(source: string): Entry[] {
  const found: Entry[] = [];
  for (const line of source.split("\n").filter((text) => text.trim() && !text.startsWith("#"))) {
    const [start, id] = line.match(/^([a-z][\w-]*) =\s*/) ?? [];
    if (id) found.push({ id, value: line.slice(start!.length) });
    else found.at(-1)!.value += `\n ${line.trim()}`;
  }
  return found.map(({ id, value }) => ({ id, value: value.trim() }));
}

/** The longest part of a name that all its forms have; a noun before it ("море Фетиды") may be declined. */
function longestShared(name: string, forms: string[]): string {
  for (let length = name.length; length > 0; length--) {
    for (let start = 0; start + length <= name.length; start++) {
      const part = name.slice(start, start + length);
      if (forms.every((form) => form.includes(part))) return part;
    }
  }
  return "";
}

/** A name with its forms, taken apart: "Zeus\n .gen = Zeus's" is the stem "Zeus" in the pattern "~|gen:~'s". */
function takenApart(value: string): { stem: string; pattern: string } {
  const [name, ...rest] = value.split("\n");
  const forms = rest.map((line) => line.match(/^ \.([\w-]+) = (.*)$/)!.slice(1) as [string, string]);
  const stem = longestShared(
    name!,
    forms.map(([, form]) => form),
  );
  const patterns = forms.map(([label, form]) => `${label}:${form.replace(stem, "~")}`);
  return { stem, pattern: [name!.replace(stem, "~"), ...patterns].join("|") };
}

function packedNames(names: Entry[]): Pick<Packed, "names" | "patterns"> {
  const numbers = new Map<string, number>();
  const rows = names.map(({ value }) => {
    const { stem, pattern } = takenApart(value);
    if (!numbers.has(pattern)) numbers.set(pattern, numbers.size);
    return `${stem}|${numbers.get(pattern)}`;
  });
  return { names: rows.join("\n"), patterns: [...numbers.keys()].join("\n") };
}

/** Lessons are asked for when they are opened. */
const files = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".ftl") && !file.endsWith("_lessons.ftl"))
    .sort();

/** Notices are written by the server, some keys are those of the terminal. */
export const isForPage = ({ id }: { id: string }) => !/^(note|ui-key|ui-terminal)-/.test(id);

/** Everything the page needs of one language: the ids, and what they say. */
export function pack(folder: string): { ids: string; packed: Packed } {
  const read = (file: string) => readFileSync(join(folder, file), "utf-8");
  const messages = files(folder)
    .filter((file) => file !== "names.ftl")
    .flatMap((file) => entries(read(file)))
    .filter(isForPage);
  const names = entries(trimmed(read("names.ftl"), usedIn(folder)));
  const all = [...messages, ...names];
  const ids = all.map(({ id }) => id).join(" ");
  const packed = { messages: messages.map(({ value }) => value).join("\n"), ...packedNames(names) };
  if (unpack(ids, packed) !== all.map(({ id, value }) => `${id} = ${value}`).join("\n")) {
    throw new Error(`${folder}: the words do not survive their packing`);
  }
  return { ids, packed };
}
