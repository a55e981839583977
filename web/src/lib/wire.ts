/** What goes over the wire, as the server sends it. */

/** A person at the table; where a person plays two factions, which of them. */
export interface Who {
  seat: number;
  faction?: number;
}
export type Value = number | string | Who;
export type Args = Record<string, Value>;

export interface Line {
  move: number;
  id: string;
  args: Args;
}

export interface Prompt {
  id: string;
  args: Args;
  rule: string;
}

export interface Option {
  /** What the page adds: the thing on the board that stands for this option and others like it. */
  group?: string;
  notation: string;
  id: string;
  args: Args;
  anchors: string[];
}

export interface Choice {
  seat: number;
  prompt: Prompt | null;
  options: Option[] | null;
}

export interface Result {
  winners: number[];
  scores: number[] | null;
  reason: string | null;
}

export interface View<Board = unknown> {
  title: string;
  seat: number | null;
  players: number;
  options: Record<string, unknown>;
  move: number;
  board: Board;
  choice: Choice | null;
  log: Line[];
  result: Result | null;
}

export type Level = "easy" | "normal" | "hard";

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level?: Level | null;
  connected: boolean;
  mine: boolean;
  /** A bot sits in for the person. */
  away: boolean;
  /** A bot holds the seat for whoever comes. */
  vacant: boolean;
}

export interface Pace {
  kind: "none" | "live" | "days";
  seconds?: number | null;
  increment?: number | null;
  days?: number | null;
}

export interface Table {
  id: string;
  title: string;
  options: Record<string, unknown>;
  seats: Seat[];
  /** People who look on without a seat. */
  spectators: number;
  pace: Pace;
  /** Whether bots advise people in games against people. */
  hints: boolean;
  state: "waiting" | "playing" | "finished";
  to_move: number | null;
  deadline: string | null;
  seed_hash: string;
  seed: number | string | null;
  invite: string | null;
  /** Whether this viewer opened the table. */
  host: boolean;
  moves: number;
  winners: number[] | null;
  rematch: string | null;
}

export interface OptionSpec {
  name: string;
  default: unknown;
  values: unknown[];
  many: boolean;
}

export interface TitleInfo {
  title: string;
  min_players: number;
  max_players: number;
  options: OptionSpec[];
  bots: Level[];
  /** The glossary key of its name. */
  name: string;
  icon: string;
  minutes: number;
  /** Seats and set-up of "play now" and of the first game. */
  quick_players: number;
  quick_options: Record<string, unknown>;
  /** What the ids of its rules begin with. */
  rule_prefix: string;
  /** Its words are not built into the page: the server has them. */
  brings_words: boolean;
  /** One player may play it alone, without bots. */
  solo: boolean;
}

export interface NewSeat {
  kind: "me" | "open" | "bot" | "hotseat";
  level?: Level;
  name?: string;
}

export interface NewTable {
  title: string;
  players: number;
  options: Record<string, unknown>;
  seats: NewSeat[];
  pace: Pace;
  visibility: "private" | "public";
  hints?: boolean;
  seed?: number;
}

export interface RuleSection {
  id: string;
  title: string;
  text: string;
}

export interface ViewMessage {
  t: "view";
  seq: number;
  seat: number | null;
  view: View;
  fresh: Line[];
  can_undo: boolean;
  can_redo: boolean;
  deadline: string | null;
  clocks: (number | null)[] | null;
  /** The first move whose lines `view.log` holds; earlier ones were sent before. */
  log_from: number;
  can_ask: boolean;
  asked: { seat: number } | null;
  /** So many moves cannot be taken back at will; null where the viewer did not choose last, or undo is free. */
  undo_floor: number | null;
  orders: Order[];
  /** Who is near to winning, the nearest first. */
  threats: Threat[];
  server_time: string;
}

/** `seat`: who would win (null: nobody yet, or the game alone would be lost); `distance`: steps that are missing. */
export interface Threat {
  seat: number | null;
  way: string;
  distance: number;
  message: string;
  args: Args;
}

/** A reply prepared in advance; `prompt` "*" is any question, `reply` "=" the only option. */
export interface Order {
  prompt: string;
  reply: string;
  once: boolean;
}

export type HookKind = "discord" | "slack" | "ntfy" | "json";

export interface Channels {
  email: string | null;
  webhook: { kind: HookKind; url: string } | null;
  push: number;
  push_key: string | null;
  available: string[];
}

export interface ChannelsChange {
  email?: string | null;
  webhook?: { kind: HookKind; url: string } | null;
  push?: PushSubscriptionJSON;
  push_gone?: string;
}

export interface ChatLine {
  id: number;
  seat: number | null;
  name: string;
  text: string;
}

export interface WhyMessage {
  t: "why";
  message: string | null;
  args: Args;
  rule: string | null;
}

export interface HintMessage {
  t: "hint";
  option: number | null;
}

export interface Odds {
  kind: "battle" | "hunt" | "luck";
  /** An anchor of the board, or "". */
  place: string;
  chance: number | null;
  spreads: { seat: number; what: string; least: number; mean: number; most: number }[];
  is_exact: boolean;
  error: number;
  samples: number;
}

/** What an option would do; names are glossary keys, places anchors of the board ("": the supply). */
export interface Preview {
  seat: number;
  option: string;
  assumes: string[];
  price: { what: string; n: number; left: number }[];
  changes: { seat: number; what: string; n: number; now: number }[];
  moves: { seat: number | null; what: string; n: number; origin: string; target: string }[];
  control: { place: string; before: number | null; now: number | null }[];
  progress: { seat: number; way: string; before: number; now: number; need: number | null }[];
  tells: { id: string; args: Args }[];
  ends_turn: boolean;
  ends_game: boolean;
  reveals: boolean;
  can_be_undone: boolean;
  asks: { seat: number; prompt: string; args: Args } | null;
  odds: Odds | null;
}

/** The answer to `{ t: "preview", seq, option, id }`. */
export interface PreviewMessage {
  t: "preview";
  id: string | null;
  seq: number;
  seat: number;
  option: number;
  preview: Preview;
}

export type ServerMessage =
  | ViewMessage
  | { t: "chat"; line: ChatLine }
  | { t: "chats"; lines: ChatLine[] }
  | WhyMessage
  | HintMessage
  | PreviewMessage
  | { t: "table"; table: Table }
  | { t: "accepted"; id: string; seq: number }
  | { t: "refused"; id: string | null; reason: string; args: Args }
  | { t: "pong" };
