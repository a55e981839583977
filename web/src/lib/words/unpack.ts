/** The words as the build packs them (web/words/pack.ts), put together again as one Fluent source. */

export interface Packed {
  /** What the messages say, in the order of the ids; a line that begins with a space continues one. */
  messages: string;
  /** "stem|number of its pattern" for each name, after the messages in the order of the ids. */
  names: string;
  /** "~|gen:~а|dat:~у": the name and its forms, with the stem for "~". */
  patterns: string;
}

export function unpack(ids: string, { messages, names, patterns }: Packed): string {
  const shapes = patterns.split("\n").map((pattern) => pattern.split("|"));
  const values = [...messages.split(/\n(?! )/), ...names.split("\n").map((row) => named(row, shapes))];
  return ids
    .split(" ")
    .map((id, i) => `${id} = ${values[i]}`)
    .join("\n");
}

function named(row: string, shapes: string[][]): string {
  const [stem, shape] = row.split("|");
  const [name, ...forms] = shapes[Number(shape)]!.map((form) => form.replace("~", () => stem!));
  return [name, ...forms.map((form) => ` .${form.replace(":", " = ")}`)].join("\n");
}
