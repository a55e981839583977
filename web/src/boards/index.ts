/**
 * What each title brings to the page: a folder here with an `index.ts`, loaded when a table of that title is opened.
 * A title without a folder gets the plain board.
 */
import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Hint } from "../lib/lessons";
import type { Line, Option, Preview, Prompt, View, Who } from "../lib/wire";

export interface Section {
  heading: string;
  lines: string[];
}

/** A way to answer a question that comes again and again: asked for once, then kept. */
export interface Habit {
  id: string;
  prompt: string;
  /** Says what is done. */
  text: string;
  answer: (view: View) => Option | undefined;
}

export interface TitlePage {
  board: Component;
  /** The board in words, for screen readers and for those who like to read. */
  describe: (view: View, names: string[]) => Section[];
  /** The first game of one player alone: a word at the right moment. */
  soloHints?: Hint[];
  /** Beside the round: whose step it is, what is under way. */
  step?: (view: View) => string[];
  /** What a player's result is made of, for the table at the end. */
  breakdown?: (view: View, seat: number) => string[];
  /** By seat, how near each player is to winning as far as the board shows it openly. */
  standing?: (view: View) => number[];
  /** Among those who stand equally near to winning, who comes first at the end: the higher number. */
  rank?: (view: View, seat: number) => number;
  /** How the game ended, where that is more than who has won. */
  ending?: (view: View) => { headline: string; text: string } | null;
  /** The title knows no points: its standing is in percent, and the end shows none. */
  pointless?: boolean;
  /** A person who plays several parts at once, by the part that is meant. */
  who?: (value: Who, name: string) => string;
  /** Kinds of names whose anchors are called otherwise. */
  anchorKinds?: Record<string, string>;
  /** By the id of an option, the thing on the board that stands for all such options: a tile of an action. */
  groups?: Record<string, string>;
  /** What is written beside an option, where the title knows more than its price. */
  note?: (option: Option, view: View, found: Preview | undefined) => string;
  /** The rule that a question is linked to, where that is more than the one it names. */
  ruleOf?: (prompt: Prompt) => string;
  /** Ids of options whose notes stand in the list from the start. */
  told?: string[];
  /** What the player who is asked should know beside the question. */
  aside?: (view: View, seat: number) => string;
  /** For the story since the last turn: lines that tell most, and those whose numbers add up to one line. */
  recap?: { telling?: RegExp; sums?: RegExp };
  /** A line of the log that is a gain or a loss, in short: "+3 gold", "4 gold lost to the cap"; "" for all else. */
  gain?: (line: Pick<Line, "id" | "args">) => string;
  /** Questions whose answers stand as chips with their results, also where something on the board stands for them. */
  chips?: RegExp;
  /** Questions whose only answer tells nothing and ends nothing: it need not be given by hand. */
  plain?: RegExp;
  habits?: Habit[];
  /** What stands for names and amounts in the log: the name of a drawing, by the key of the name. */
  icons?: Record<string, string>;
  /** Draws what has no plain icon, by the key of its name. */
  picture?: { of: RegExp; drawing: Component<{ name: string }> };
  /** A line that people want to look at for longer: a stage of a battle. */
  isScene?: (line: Line) => boolean;
}

const FOLDERS = import.meta.glob<{ default: TitlePage }>("./*/index.ts");
const PLAIN = "./plain/index.ts";
const loaded = new SvelteMap<string, TitlePage>();

export async function loadTitlePage(title: string): Promise<void> {
  if (loaded.has(title)) return;
  const read = FOLDERS[`./${title}/index.ts`] ?? FOLDERS[PLAIN]!;
  loaded.set(title, (await read()).default);
}

/** What the title brings, once it is here. */
export const titlePage = (title: string): TitlePage | undefined => loaded.get(title);
/** Ids of messages begin with the name of their title. */
export const titlePageOf = (message: string): TitlePage | undefined => loaded.get(message.split("-")[0]!);
