/** The rules reference is written in a little Markdown: paragraphs, *emphasis*, - lists. */

/** Without its marks, for places that show plain text. */
export function ruleText(markdown: string): string {
  return markdown.replace(/\*([^*]+)\*/g, "$1").trim();
}

export type Block = { kind: "text"; parts: Part[] } | { kind: "list"; items: Part[][] };
export interface Part {
  text: string;
  strong: boolean;
}

const parts = (line: string): Part[] =>
  line
    .split(/\*+([^*]+)\*+/)
    .map((text, i) => ({ text, strong: i % 2 === 1 }))
    .filter((part) => part.text !== "");

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  for (const line of markdown.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const item = line.match(/^[-*] (.*)$/);
    const last = found[found.length - 1];
    if (!item) found.push({ kind: "text", parts: parts(line) });
    else if (last?.kind === "list") last.items.push(parts(item[1]!));
    else found.push({ kind: "list", items: [parts(item[1]!)] });
  }
  return found;
}
