/** Made by tools/make_wire.py from the server's structs; do not edit. */

export type Value = number | string | Who;
export type Args = Record<string, Value>;
export type Level = string;
export type ClientMessage = Hello | Move | Undo | Restart | Redo | UndoAsk | UndoVote | Orders | Say | Focus | Ping | HintAsk | WhyAsk | PreviewAsk;
export type ServerMessage = ViewOut | TableMessage | ChatMessage | ChatsMessage | Accepted | Refused | Pong | HintOut | PreviewOut | WhyOut;

/** A person at the table; where a person plays two factions, which of them. */
export interface Who {
  seat: number;
  faction?: number;
}

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

/** `anchors`: the places on the board that stand for it. */
export interface Option {
  notation: string;
  id: string;
  args: Args;
  anchors: string[];
}

/** Whom the table waits for; what is asked may be hidden, and the options are for the one who is asked. */
export interface Choice {
  seat: number;
  prompt: Prompt | null;
  options: Option[] | null;
}

export interface Result {
  winners: number[];
  scores: number[];
  reason: string;
}

/** `board` is the title's own. */
export interface View {
  title: string;
  seat: number | null;
  players: number;
  options: Record<string, unknown>;
  move: number;
  board: Record<string, unknown>;
  choice: Choice | null;
  log: Line[];
  result: Result | null;
}

/**
 * What one option would do, as far as the seat that is asked can know.
 *
 * `option` in notation. `assumes`: answers of the same seat that belong to it and were taken for granted, in notation:
 * as many as possible go. `price`, `changes`, `moves`, `control`, `progress`: what happens for certain, up to the
 * next question, the end of the turn, or the beginning of a fight. `tells`: the lines of the log that it would bring,
 * as far as nothing is revealed. `ends_turn`, `ends_game`: in any case.
 * `reveals`: cards are drawn, dice are rolled, or something is looked at; `can_be_undone`: it may be taken back
 * afterwards. `asks`: who answers next, None if that is not certain. `odds`: what chance and others decide.
 */
export interface Preview {
  seat: number;
  option: string;
  assumes: string[];
  price: Price[];
  changes: Change[];
  moves: PreviewMove[];
  control: Control[];
  progress: Progress[];
  tells: PreviewLine[];
  ends_turn: boolean;
  ends_game: boolean;
  reveals: boolean;
  can_be_undone: boolean;
  asks: Asks | null;
  odds: Odds | null;
}

/** What the seat pays, and what that leaves. `what` is a glossary key: `dice_forge-resource-gold`. */
export interface Price {
  what: string;
  n: number;
  left: number;
}

/** More or less of something that a player has beside the map: `n` is below 0 for a loss. */
export interface Change {
  seat: number;
  what: string;
  n: number;
  now: number;
}

/**
 * Pieces that go from place to place. Places are anchors of the board: `region:elis`. From "" they come out of
 * the supply, to "" they leave the map. `seat` is None for what belongs to nobody: monsters.
 */
export interface PreviewMove {
  seat: number | null;
  what: string;
  n: number;
  origin: string;
  target: string;
}

/** A place that changes hands; None: nobody's. */
export interface Control {
  place: string;
  before: number | null;
  now: number | null;
}

/**
 * How far a player is on a way to win, before and after; `need` is None where there is no goal but to be first.
 * In a battle also how strong a side is and what its cards will cost it, as far as it goes on.
 */
export interface Progress {
  seat: number;
  way: string;
  before: number;
  now: number;
  need: number | null;
}

/** A line of the log: a message id and its arguments. */
export interface PreviewLine {
  id: string;
  args: Args;
}

/** Who has to answer next, and what. */
export interface Asks {
  seat: number;
  prompt: string;
  args: Args;
}

/**
 * Where chance or others decide.
 *
 * `kind` is `battle`, `hunt` or `luck`; `place` where it is, or whom it is with. `chance`: that the seat wins
 * it; None for mere luck, and for a fight of others. `spreads`: what each player gains or loses by it. `is_exact`: all cases were counted, both
 * sides fighting on and losing plain pieces first. Otherwise `samples` of it were played by the same simple players on
 * both sides and `error` is the standard error of `chance`.
 */
export interface Odds {
  kind: string;
  place: string;
  chance: number | null;
  spreads: Spread[];
  is_exact: boolean;
  error: number;
  samples: number;
}

/** What is not certain: between `least` and `most` of something for a player, `mean` on average; below 0 it is lost. */
export interface Spread {
  seat: number;
  what: string;
  least: number;
  mean: number;
  most: number;
}

/**
 * Somebody is near to the end of the game. `seat`: who would win; None: the game alone would be lost.
 *
 * `way` as in :class:`Progress`. `distance`: how many steps are missing, 0: it comes by itself. `message` and
 * `args`: the sentence.
 */
export interface Threat {
  seat: number | null;
  way: string;
  distance: number;
  message: string;
  args: Args;
}

export interface NewPerson {
  name: string;
  language?: "en" | "it" | "pl" | "ru";
}

export interface Profile {
  name?: string | null;
  language?: "en" | "it" | "pl" | "ru" | null;
}

export interface Credentials {
  login: string;
  password: string;
}

export interface PasswordChange {
  old: string;
  new: string;
}

export interface Code {
  code: string;
}

export interface Archive {
  archived?: boolean;
}

export interface SeatWish {
  kind: "bot" | "hotseat" | "me" | "open";
  level?: string;
  name?: string | null;
}

export interface NoClock {
  kind: "none";
}

/** Seconds for the whole game, and what a finished turn adds. */
export interface LiveClock {
  kind: "live";
  seconds: number;
  increment?: number;
}

/** Days for each choice. */
export interface DaysClock {
  kind: "days";
  days: number;
}

export interface NewTable {
  title: string;
  players: number;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  pace?: NoClock | LiveClock | DaysClock;
  visibility?: "private" | "public";
  hints?: boolean;
  seed?: number | null;
}

export interface Join {
  invite?: string | null;
  seat?: number | null;
}

export interface BotLevel {
  level?: string;
}

export interface ForkWish {
  move: number;
  seats?: SeatWish[] | null;
}

export interface Import {
  record: Record<string, unknown>;
  seats?: SeatWish[] | null;
}

export interface LessonWish {
  chapter?: number;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
}

export interface Webhook {
  kind: "discord" | "json" | "ntfy" | "slack";
  url: string;
}

/** Where a person wants to be told. */
export interface Channels {
  email?: string | null;
  webhook?: Webhook | null;
  push?: PushSubscription[];
}

/** What is left out stays as it is; a browser adds its own subscription, or names the one that is no more. */
export interface ChannelsChange {
  email?: string | null;
  webhook?: Webhook | null;
  push?: PushSubscription;
  push_gone?: string;
}

export interface Me {
  id: string;
  name: string;
  login: string | null;
  language: string;
}

export interface Token {
  id: string;
  name: string;
  token: string;
}

/** `seconds`: how long it is good; for one use. */
export interface CodeOut {
  code: string;
  seconds: number;
}

export interface OptionOut {
  name: string;
  default: unknown;
  values: unknown[];
  many: boolean;
}

export interface TitleOut {
  title: string;
  min_players: number;
  max_players: number;
  options: OptionOut[];
  bots: string[];
  name: string;
  icon: string;
  minutes: number;
  quick_players: number;
  quick_options: Record<string, unknown>;
  rule_prefix: string;
  brings_words: boolean;
  solo: boolean;
}

export interface SeatOut {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  connected: boolean;
  mine: boolean;
  away: boolean;
  vacant: boolean;
}

export interface PaceOut {
  kind: "days" | "live" | "none";
  seconds: number | null;
  increment: number | null;
  days: number | null;
}

export interface ResultOut {
  winners: number[];
  reason: string;
  scores: number[];
}

export interface Source {
  table: string | null;
  move: number;
}

export interface TableOut {
  id: string;
  title: string;
  players: number;
  options: Record<string, unknown>;
  seats: SeatOut[];
  spectators: number;
  pace: PaceOut;
  visibility: "private" | "public";
  hints: boolean;
  lesson: boolean;
  state: "finished" | "playing" | "waiting";
  to_move: number | null;
  deadline: string | null;
  seed_hash: string;
  seed: string | null;
  invite: string | null;
  host: boolean;
  moves: number;
  seq: number;
  result: ResultOut | null;
  winners: number[] | null;
  rematch: string | null;
  source: Source | null;
  created: string;
  updated: string;
}

/** How far somebody is on a way to win; `need` is null where there is no goal but to be first. */
export interface WayOut {
  seat: number;
  way: string;
  now: number;
  need: number | null;
}

/** Where a game stands, as far as everybody sees it; what the title does not count is null. */
export interface ProgressOut {
  round: number | null;
  rounds: number | null;
  turn: number | null;
  ways: WayOut[];
}

/** Messages, and how many steps it has. */
export interface ChapterOut {
  name: string;
  goal: string;
  steps: number;
}

export interface LessonOut {
  title: string;
  steps: number;
  chapters: ChapterOut[];
}

/**
 * `spot`: the anchor of what it speaks of; `options`: those that fit, of the question at hand; null where it is
 * only to be read.
 */
export interface LessonStep {
  says: string;
  spot: string | null;
  options: number[] | null;
}

export interface GoalOut {
  says: string;
  reached: boolean;
}

/**
 * `number`: of the step that comes next, of `total`; `came`: what the last choice led to; `steps`: what is to
 * be read, and at last what is to be done (none while others choose); `over`: the game goes on freely, with goals.
 */
export interface LessonNow {
  number: number;
  total: number;
  chapter: number;
  name: string;
  goal: string;
  came: string | null;
  steps: LessonStep[];
  over: boolean;
  goals: GoalOut[];
}

/** `rating` is what is as good as certain, `spread` the uncertainty about the mean. */
export interface FameOut {
  name: string;
  mine: boolean;
  rating: number;
  spread: number;
  games: number;
  wins: number;
}

/** By title, people with accounts, the best first. */
export interface Hall {
  titles: Record<string, FameOut[]>;
}

export interface Step {
  move: number;
  seat: number;
  by: string;
  at: string;
  notation: string | null;
}

export interface Replay {
  move: number;
  moves: number;
  seat: number | null;
  view: View;
}

export interface RecordOut {
  record: Record<string, unknown>;
}

export interface RuleSection {
  id: string;
  title: string;
  text: string;
}

export interface ChatOut {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

export interface ShownWebhook {
  kind: "discord" | "json" | "ntfy" | "slack";
  url: string;
}

/** `email_confirmed`: the link of the first letter was followed; before that nothing else is sent there. */
export interface ChannelsOut {
  email: string | null;
  email_confirmed: boolean;
  webhook: ShownWebhook | null;
  push: number;
  push_key: string | null;
  available: string[];
}

/**
 * `addresses` are those that work from other machines, if it is `reachable` from there; `can_open`: whoever
 * asks may make it so.
 */
export interface NetworkOut {
  addresses: string[];
  reachable: boolean;
  can_open: boolean;
}

export interface Health {
  status: string;
  version: string;
  database: string;
  titles: string[];
}

/** Every refusal has this form; `reason` is a message id of the locales. */
export interface Problem {
  reason: string;
  args: Args;
  detail: string;
}

/** An option in words. */
export interface SaidOut {
  notation: string;
  id: string;
  args: Args;
}

/** A choice and what would have been better, each with the chance to win after it and with what it does. */
export interface TurningPointOut {
  move: number;
  seat: number;
  played: SaidOut;
  chance: number;
  better: SaidOut;
  better_chance: number;
  does: Preview | null;
  better_does: Preview | null;
}

/** What changed the chance of a seat from `start` to `end`: what everybody's choices promised it, and luck. */
export interface TermsOut {
  seat: number;
  start: number;
  skill: number;
  luck: number;
  end: number;
}

/**
 * `share`: how much of the work is done, 1 for all. The curve (by number of moves, by seat) and the terms come
 * before the turning points. Moves before `first_move` cannot be shown or gone on from.
 */
export interface LookBackOut {
  share: number;
  first_move: number;
  curve: number[][];
  terms: TermsOut[];
  points: TurningPointOut[];
}

export interface PuzzleAnswer {
  option: number;
}

/** `next`: a puzzle that has no answer yet, or the first again when all have. */
export interface ThemeOut {
  theme: string;
  puzzles: number;
  answered: number;
  solved: number;
  next: string;
}

export interface PuzzleTitleOut {
  title: string;
  rating: number;
  themes: ThemeOut[];
}

/** The puzzle of the day; `solved` is null before it was answered. */
export interface TodayOut {
  id: string;
  title: string;
  theme: string;
  rating: number;
  solved: boolean | null;
}

/** `days`: on how many days in a row a puzzle was solved. */
export interface PuzzlesOut {
  today: TodayOut | null;
  days: number;
  titles: PuzzleTitleOut[];
}

/** An option by its number, and the chance to win after it. */
export interface WeighedOut {
  option: number;
  chance: number;
}

/**
 * `solved`: the first answer, the only one that counts. `options`: the best first. `line` and `instead`: how
 * the turn goes on after the best option and after the obvious one.
 */
export interface SolutionOut {
  solved: boolean;
  answer: number;
  best: number;
  obvious: number;
  options: WeighedOut[];
  line: SaidOut[];
  instead: SaidOut[];
  rating: number;
}

/** `rating` is the puzzle's. The solution is there for whoever has answered. */
export interface PuzzleOut {
  id: string;
  title: string;
  players: number;
  theme: string;
  rating: number;
  view: View;
  solution: SolutionOut | null;
  next: string | null;
}

/** A move of a line that is played out: who made it, and what its seat sees then. */
export interface MadeOut {
  seat: number;
  move: SaidOut;
  view: View;
}

/** An option against the best one: the chances of both by an equally long search, and a way it could go on. */
export interface TrialOut {
  option: number;
  chance: number;
  best_chance: number;
  line: MadeOut[];
}

/** Why a place on the board is not among the options. */
export interface WhyNotOut {
  message: string;
  args: Args;
  rule: string | null;
}

/** Drawings side by side, by name; `name:0` is a piece in the colours of a seat. */
export interface Scene {
  picture: string[];
  title: string;
  text: string;
}

export interface Guide {
  goal: string;
  ways: Scene[];
  turn: Scene[];
  legend: Scene[];
  mistakes: Scene[];
  example: Scene;
}

export interface Hello {
  t: "hello";
  token?: string | null;
  invite?: string | null;
  since?: number | null;
}

export interface Move {
  t: "move";
  seq: number;
  option: number;
  seat: number;
  id?: string | null;
}

export interface Undo {
  t: "undo";
  seq?: number | null;
  seat?: number | null;
  id?: string | null;
}

export interface Restart {
  t: "restart";
  seq?: number | null;
  seat?: number | null;
  id?: string | null;
}

export interface Redo {
  t: "redo";
  seq?: number | null;
  seat?: number | null;
  id?: string | null;
}

export interface UndoAsk {
  t: "undo_ask";
  seq?: number | null;
  seat?: number | null;
  id?: string | null;
}

export interface UndoVote {
  t: "undo_vote";
  yes: boolean;
  id?: string | null;
}

export interface Order {
  prompt: string;
  reply: string;
  once?: boolean;
}

/** All standing orders of a seat; they replace the earlier ones. */
export interface Orders {
  t: "orders";
  seat: number;
  orders: Order[];
  id?: string | null;
}

export interface Say {
  t: "chat";
  text: string;
  id?: string | null;
}

export interface Focus {
  t: "focus";
  on: boolean;
}

export interface Ping {
  t: "ping";
}

export interface HintAsk {
  t: "hint";
  id?: string | null;
}

export interface WhyAsk {
  t: "why";
  anchor: string;
  id?: string | null;
}

/** What would an option do? `seq` is the entry of the log that the sender has seen. */
export interface PreviewAsk {
  t: "preview";
  seq: number;
  option: number;
  id?: string | null;
}

/**
 * The whole board. `view.log` holds the lines of moves from `log_from` on; keep the earlier ones.
 * `fresh` are the lines that are new since the last view sent here (or since the move named in hello).
 * `undo_floor`: the number of moves that the one who chose last cannot take back; null for everybody else.
 * `threats`: who is near to winning, the nearest first, each with a message and its arguments.
 */
export interface ViewOut {
  t: "view";
  seq: number;
  seat: number | null;
  seats: number[];
  view: View;
  log_from: number;
  fresh: Line[];
  can_undo: boolean;
  can_redo: boolean;
  can_ask: boolean;
  undo_floor: number | null;
  asked: { seat: number; yes: number[] } | null;
  deadline: string | null;
  clocks: number[] | null;
  orders: Order[];
  threats: Threat[];
  lesson: LessonNow | null;
  server_time: string;
}

export interface TableMessage {
  t: "table";
  table: TableOut;
}

export interface ChatMessage {
  t: "chat";
  line: ChatOut;
}

export interface ChatsMessage {
  t: "chats";
  lines: ChatOut[];
}

export interface Accepted {
  t: "accepted";
  id: string | null;
  seq: number;
}

export interface Refused {
  t: "refused";
  id: string | null;
  reason: string;
  args: Args;
  detail: string;
  seq: number | null;
}

export interface Pong {
  t: "pong";
  server_time: string;
}

/** The best option, the next best if there is one, and the chance to win after each. */
export interface HintOut {
  t: "hint";
  id: string | null;
  seq: number;
  seat: number;
  option: number;
  notation: string;
  next: number | null;
  chances: number[];
}

/** `preview` as :class:`agon.Preview` has it. */
export interface PreviewOut {
  t: "preview";
  id: string | null;
  seq: number;
  seat: number;
  option: number;
  preview: Preview;
}

export interface WhyOut {
  t: "why";
  id: string | null;
  message: string | null;
  args: Args;
  rule: string | null;
}
