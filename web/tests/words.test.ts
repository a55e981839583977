import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { Words } from "../src/lib/words";
import { unpack } from "../src/lib/words/unpack";
import { entries, isForPage, pack } from "../words/pack";

const LOCALES = fileURLToPath(new URL("../../src/agon/locales/", import.meta.url));
const COUNTS = [0, 1, 2, 5, 21];

const files = (language: string) =>
  readdirSync(LOCALES + language)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => ({ file, text: readFileSync(`${LOCALES}${language}/${file}`, "utf-8") }));

/** Every message with the sample values written above it in the English files. */
function samples(): { id: string; args: Record<string, string | number> }[] {
  const found: { id: string; args: Record<string, string | number> }[] = [];
  for (const { file, text } of files("en")) {
    if (file === "names.ftl") continue;
    for (const [, comment, id] of text.matchAll(/^(?:# (.*)\n)?([a-z_]+(?:-[a-z0-9]+)+) = /gm)) {
      const pairs = [...(comment ?? "").matchAll(/\$(\w+) = ([^,\n]+)/g)];
      found.push({
        id: id!,
        args: Object.fromEntries(
          pairs.map(([, name, value]) => [name!, /^\d+$/.test(value!) ? Number(value) : value!]),
        ),
      });
    }
  }
  return found;
}

describe.each(["en", "ru", "it", "pl"] as const)("words of %s", (language) => {
  const all = files(language);
  const full = new Words(
    language,
    all.map(({ text }) => text),
  );
  const { ids, packed } = pack(LOCALES + language);
  /** Lessons come later, and find the names they need among those that are packed. */
  const lessons = all.filter(({ file }) => file.endsWith("_lessons.ftl")).map(({ text }) => text);
  const lean = new Words(language, [unpack(ids, packed), ...lessons]);

  it("say the same in every message when they are packed", () => {
    for (const { id, args } of samples().filter(isForPage)) {
      for (const n of COUNTS) {
        const values = Object.fromEntries(
          Object.entries(args).map(([name, value]) => [name, typeof value === "number" ? n : value]),
        );
        expect(lean.text(id, values)).toBe(full.text(id, values));
      }
    }
  });

  it("have the ids of the English ones in the same order", () => {
    expect(ids).toBe(pack(`${LOCALES}en`).ids);
  });
});

describe("taking a file apart", () => {
  it("leaves out comments and keeps what continues a message", () => {
    const source = "# $n = 3\na-b = { $n ->\n        [one] x\n       *[other] y\n    }\n\nc-d =\n    z\n";
    expect(entries(source)).toEqual([
      { id: "a-b", value: "{ $n ->\n [one] x\n *[other] y\n }" },
      { id: "c-d", value: "z" },
    ]);
  });
});
