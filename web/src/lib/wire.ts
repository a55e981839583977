/** What goes over the wire, by the names that the page gives it; the forms are the server's own (wire.generated.ts). */
import type * as server from "./wire.generated";

export type {
  Args,
  ChannelsChange,
  ClientMessage,
  CodeOut,
  FameOut,
  Guide,
  Hall,
  LessonNow,
  LessonOut,
  Level,
  Line,
  LookBackOut,
  Me,
  NewTable,
  Odds,
  Order,
  Preview,
  Prompt,
  PuzzlesOut,
  Result,
  RuleSection,
  Scene,
  SolutionOut,
  Threat,
  Value,
  WhyNotOut,
  Who,
} from "./wire.generated";

export type Table = server.TableOut;
export type Seat = server.SeatOut;
export type Pace = NonNullable<server.NewTable["pace"]>;
export type NewSeat = server.SeatWish;
export type TitleInfo = server.TitleOut;
export type OptionSpec = server.OptionOut;
export type Progress = server.ProgressOut;
export type Network = server.NetworkOut;
export type ChatLine = server.ChatOut;
export type Said = server.SaidOut;
export type Terms = server.TermsOut;
export type TurningPoint = server.TurningPointOut;
export type Advice = server.HintOut;
export type Channels = server.ChannelsOut;
export type HookKind = server.Webhook["kind"];

export interface Option extends server.Option {
  /** What the page adds: the thing on the board that stands for this option and others like it. */
  group?: string | undefined;
}

export interface Choice extends server.Choice {
  options: Option[] | null;
}

/** Each title has a board of its own form. */
export interface View<Board = unknown> extends Omit<server.View, "board"> {
  board: Board;
  choice: Choice | null;
}

export interface PuzzleOut extends Omit<server.PuzzleOut, "view"> {
  view: View;
}

export interface TrialOut extends Omit<server.TrialOut, "line"> {
  line: (Omit<server.MadeOut, "view"> & { view: View })[];
}

export interface ViewMessage extends Omit<server.ViewOut, "view"> {
  view: View;
}

export type ServerMessage = Exclude<server.ServerMessage, server.ViewOut> | ViewMessage;
