/** What Xerxes did, as it is told after a turn: the lines of the log since his token was turned up, in chapters. */
import type { Line } from "../../../lib/wire";

export interface Chapter {
  kind: "prologue" | "script" | "act" | "battle";
  lines: Line[];
}
export interface Story {
  /** The same story goes on under the same key. */
  key: string;
  chapters: Chapter[];
}

const TURN = "hellas-log-turn-begins";
const DECIDED = "hellas-log-persian-strength";
const BEGINS: Record<string, Chapter["kind"]> = { "hellas-log-script": "script", "hellas-log-act-ends": "act" };

/** Told until the next choice is made: while a script goes on, and at the beginning of a turn, which shows what led to it. */
export function storyOf(log: Line[], fresh: Line[]): Story | null {
  const end = log.at(-1)?.id === TURN ? log.length - 1 : log.length;
  const start = log.slice(0, end).findLastIndex((line) => line.id === TURN) + 1;
  const turn = log.slice(start, end);
  if (start === 0) return turn.length > 0 ? { key: "prologue", chapters: [{ kind: "prologue", lines: turn }] } : null;
  const first = turn.findIndex((line) => line.id in BEGINS);
  if (first >= 0) return { key: `script-${start + first}`, chapters: chaptersOf(turn.slice(first)) };
  const decided = fresh.find((line) => line.id === DECIDED);
  return decided && end === log.length
    ? { key: `battle-${decided.move}`, chapters: [{ kind: "battle", lines: fresh }] }
    : null;
}

function chaptersOf(lines: Line[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of lines) {
    const kind = BEGINS[line.id];
    if (kind) chapters.push({ kind, lines: [line] });
    else chapters.at(-1)!.lines.push(line);
  }
  return chapters;
}

const ICONS: Record<string, string> = {
  "persians-come": "persian",
  "march-ordered": "march",
  "vanguard-moves": "persian",
  "vanguard-grows": "persian",
  "vanguard-back": "persian",
  "vanguard-gone": "glory",
  "persians-enter": "persian",
  "persian-control": "flag",
  "persian-token-off": "flag",
  "spy-sent": "spy",
  "spy-gone": "spy",
  spying: "spy",
  mobilized: "hourglass",
  invasion: "lightning",
  "level-lost": "monument",
  "hoplites-die": "casualty",
  "token-lost": "casualty",
  "persians-attack": "sword",
  "you-attack-persians": "sword",
  "persian-strength": "sword",
  "persian-card": "scroll",
  "persians-beaten": "glory",
  "persians-win": "casualty",
  "victory-counter": "glory",
  "quest-appears": "quest",
  "quest-failed": "quest",
  "oracle-falls": "oracle",
  "hoplites-gather": "hoplite",
  "hero-placed": "hero",
  draw: "scroll",
  "loyal-control": "flag",
  "allied-control": "flag",
  "action-marked": "lock",
  "act-ends": "hourglass",
  "act-two": "persian",
  "sea-closed": "lock",
  "regions-counted": "hourglass",
  "solo-counter": "glory",
  "solo-liberated": "glory",
  "solo-held-out": "glory",
};
const GRAVE =
  /-log-(persian-control|level-lost|token-lost|oracle-falls|persians-win|hoplites-die|quest-failed|march-ordered|solo-(monument|two-lands|thirteen|time))$/;
const GLAD =
  /-log-(persians-beaten|vanguard-gone|vanguard-back|victory-counter|persian-token-off|solo-(counter|liberated|held-out))$/;

const last = (value: unknown) => (typeof value === "string" ? value.split("-").at(-1)! : "");

export function iconOf(line: Line): string {
  if (line.args["monster"]) return last(line.args["monster"]);
  if (line.args["attitude"]) return `land-${last(line.args["land"])}`;
  const what = line.id.replace("hellas-log-", "");
  return ICONS[what] ?? (what.startsWith("solo-") ? "casualty" : "log");
}

export const moodOf = (line: Line): string => (GRAVE.test(line.id) ? "grave" : GLAD.test(line.id) ? "glad" : "");
