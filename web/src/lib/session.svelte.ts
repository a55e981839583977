/** A table as this viewer sees it: the view on show, those still to be shown, the choice, the talk. */
import { getContext, setContext } from "svelte";
import { loadTitlePage, titlePage, titlePageOf } from "../boards";
import { Answers } from "./answers.svelte";
import * as api from "./api";
import { Chooser } from "./chooser.svelte";
import { shortly } from "./consequences";
import { setTime } from "./clock.svelte";
import { uid } from "./device";
import { Guide } from "./guide.svelte";
import { Lens } from "./lens.svelte";
import { enlargement } from "./enlarged";
import { Live, type Connected, type Line as LiveLine, type LineState } from "./live";
import { LookBack } from "./lookback.svelte";
import { Recap, actor } from "./recap.svelte";
import { seatName } from "./people";
import { has, phrase, say } from "./say.svelte";
import { PACE, isStill, pace, settings } from "./settings.svelte";
import { chime } from "./sound";
import type { Advice, ChatLine, Choice, Line, Option, Order, ServerMessage, Table, View, ViewMessage } from "./wire";

/** However many moves wait to be shown, they take no longer than this, in milliseconds. */
const LONGEST_SHOW = 6000;
const NOTICE_FOR = 6000;
/** The story since the last turn is shown in so many milliseconds at most, in so many pictures. */
const STORY_LASTS = 10_000;
const STORY_PICTURES = 14;
/** A battle stays in view so many times longer than another move. */
const SCENE_LASTS = 3;
/** A gain or a loss in short, where the title has a short form for it. */
const gainIn = (line: Line) => titlePageOf(line.id)?.gain?.(line) ?? "";
const LOOK = "look-";
const isScene = (line: Line) => titlePageOf(line.id)?.isScene?.(line) ?? false;

/** Options that a thing on the board stands for together know it. */
function grouped(choice: Choice): Choice {
  const groups = titlePageOf(choice.prompt?.id ?? "")?.groups;
  return groups
    ? { ...choice, options: (choice.options ?? []).map((option) => ({ ...option, group: groups[option.id] })) }
    : choice;
}

export interface Notice {
  text: string;
  rule: string | null;
}

export class Session {
  table = $state.raw<Table | null>(null);
  shown = $state.raw<ViewMessage | null>(null);
  line = $state<LineState>("connecting");
  chat = $state.raw<ChatLine[]>([]);
  notice = $state.raw<Notice | null>(null);
  fresh = $state.raw<Line[]>([]);
  advice = $state.raw<Advice | null>(null);
  undoAsked = $state<number | null>(null);
  /** There is no such table, or not for these eyes. */
  missing = $state(false);
  past = $state.raw<View | null>(null);
  waiting = $state(0);
  /** The result has been looked at and put away. */
  resultSeen = $state(false);
  /** The story since the last turn is being shown on the board. */
  showing = $state(false);

  readonly chooser: Chooser;
  readonly lens = new Lens((option) =>
    this.live.send({ t: "preview", seq: this.shown?.seq ?? 0, option, id: LOOK + uid() }),
  );
  readonly guide: Guide;
  readonly recap: Recap;
  readonly lookBack: LookBack;
  readonly answers: Answers;
  readonly names = $derived((this.table?.seats ?? []).map(seatName));
  readonly view = $derived(this.past ?? this.shown?.view ?? null);
  /** Who could win next turn, and by what; of the past there is nothing to fear. */
  readonly threats = $derived(
    this.past || this.shown?.view.result
      ? []
      : (this.shown?.threats ?? []).map(({ seat, message, args }) => ({
          seat,
          text: phrase(message, args, this.names),
        })),
  );
  readonly mySeats = $derived((this.table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  /** The seat whose side of the table is shown: mine, or the first for a spectator. */
  /** Against people only where the table was opened with hints. */
  readonly hintsAllowed = $derived(
    this.table?.hints || !(this.table?.seats ?? []).some((seat) => seat.kind === "person" && !seat.mine),
  );
  readonly seat = $derived(this.view?.seat ?? this.mySeats[0] ?? null);

  private readonly live: LiveLine;
  private ended = false;
  private queue: ViewMessage[] = [];
  private timer = 0;
  private noticeTimer = 0;

  constructor(
    readonly id: string,
    private readonly invite: string | null,
    /** What is shown here in the place of a table of the server. */
    private readonly stands: Connected | null = null,
  ) {
    this.recap = new Recap(id);
    this.lookBack = new LookBack(id);
    this.answers = new Answers(this);
    this.chooser = new Chooser(
      (index) => this.move(index),
      (anchor) => this.why(anchor),
      (index) => {
        this.lens.want(index);
        return this.lens.of(index);
      },
    );
    this.guide = new Guide(this.chooser);
    const hear = (message: ServerMessage) => this.hear(message);
    const changed = (state: LineState) => this.lineChanged(state);
    this.live = stands?.connect(hear, changed) ?? new Live(id, invite, hear, changed, () => null);
    void this.begin();
  }

  /** Whether this is a table of the server, where people talk and leave orders. */
  get isTable(): boolean {
    return this.stands === null;
  }

  /** Price and result of an option in short, once they are known. */
  note(option: Option): string {
    const found = this.lens.of(this.chooser.options.indexOf(option));
    return this.remark(option) || (found ? shortly(found, this.view?.title ?? "") : "");
  }

  /** What the title says of an option beside its price. */
  remark(option: Option): string {
    const found = this.lens.of(this.chooser.options.indexOf(option));
    return (this.view ? titlePage(this.view.title)?.note?.(option, this.view, found) : "") ?? "";
  }

  /** What whoever is asked should know beside the question. */
  get aside(): string {
    const seat = this.chooser.choice?.seat;
    if (!this.view || seat === undefined) return "";
    return titlePage(this.view.title)?.aside?.(this.view, seat) ?? "";
  }

  private async begin(): Promise<void> {
    try {
      if (this.stands === null) await this.fetchTable();
    } catch (error) {
      if (error instanceof api.ApiError && error.status === 404) {
        this.missing = true;
        return;
      }
    }
    await this.live.open();
  }

  /** The first view comes after what its title brings: that tells which questions answer themselves. */
  private async fetchTable(): Promise<void> {
    this.table = await api.table(this.id, this.invite);
    await loadTitlePage(this.table.title);
  }

  close(): void {
    this.answers.stop();
    clearTimeout(this.timer);
    this.live.close();
  }

  private lineChanged(state: LineState): void {
    this.line = state;
    if (state === "lost") this.chooser.release();
  }

  private hear(message: ServerMessage): void {
    switch (message.t) {
      case "view":
        setTime(message.server_time);
        this.enqueue(message);
        break;
      case "table":
        this.table = message.table;
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        chime("chat");
        break;
      case "chats":
        this.chat = message.lines;
        break;
      case "refused":
        // what was looked at while the position changed is of no use any more, and nobody's mistake
        if (message.id?.startsWith(LOOK)) break;
        this.chooser.release();
        this.tell(has(message.reason) ? phrase(message.reason, message.args, this.names) : say("err-server"), null);
        break;
      case "why":
        this.tell(phrase(message.message ?? "why-not-now", message.args ?? {}, this.names), message.rule);
        break;
      case "preview":
        if (message.seq !== this.shown?.seq) break;
        this.lens.hear(message.option, message.preview);
        this.chooser.heard(message.option, message.preview);
        break;
      case "hint":
        this.showHint(message);
        break;
    }
  }

  private enqueue(message: ViewMessage): void {
    const first = this.shown === null;
    if (first || document.hidden || pace() === 0) {
      this.queue = [];
      this.present(message, first);
      return;
    }
    this.queue.push(message);
    this.waiting = this.queue.length;
    if (!this.timer) this.pump();
  }

  private pump(): void {
    const next = this.queue.shift();
    this.waiting = this.queue.length;
    this.timer = 0;
    if (!next) return;
    this.present(next, false);
    const pause =
      next.fresh.length === 0 || this.isMine(next) ? 0 : pace() * (next.fresh.some(isScene) ? SCENE_LASTS : 1);
    const wait = Math.min(pause, LONGEST_SHOW / (this.queue.length + 1));
    this.timer = window.setTimeout(() => this.pump(), wait);
  }

  /** Show at once all that waits. */
  skip(): void {
    if (this.queue.length === 0) return;
    const last = this.queue.pop()!;
    const lines = this.queue.flatMap((message) => message.fresh);
    this.queue = [];
    this.waiting = 0;
    clearTimeout(this.timer);
    this.timer = 0;
    this.present({ ...last, fresh: [...lines, ...last.fresh] }, false);
  }

  /** A view brings the lines of the latest moves only; the earlier ones are here already. */
  private withWholeLog(message: ViewMessage): ViewMessage {
    const earlier = (this.shown?.view.log ?? []).filter((line) => line.move < message.log_from);
    return { ...message, view: { ...message.view, log: [...earlier, ...message.view.log] } };
  }

  private isMine(message: ViewMessage): boolean {
    const choice = message.view.choice;
    return choice !== null && (choice.options?.length ?? 0) > 0;
  }

  private present(message: ViewMessage, first: boolean): void {
    const wasMine = this.shown !== null && this.isMine(this.shown);
    const before = first || isStill() || pace() === 0 ? null : placesOf();
    const shown = this.withWholeLog(message);
    if (this.shown?.view.move !== message.view.move) this.advice = null;
    if (this.shown?.seq !== message.seq) this.lens.clear();
    this.shown = shown;
    this.undoAsked = message.asked?.seat ?? null;
    this.fresh = first ? [] : message.fresh;
    const mine = this.isMine(message);
    this.endShow();
    this.chooser.show(mine ? grouped(message.view.choice!) : null);
    this.guide.show(message);
    if (wasMine && mine && !first && !this.guide.leads) this.tellGains(message.fresh);
    if (shown.view.result && !first && !this.ended) settings.finished += 1;
    this.ended = shown.view.result !== null;
    if (!this.guide.leads) this.answers.consider(shown);
    if (mine && !wasMine) this.recap.myTurn(shown.view, this.mySeats);
    if (mine && !wasMine && !first) chime("turn");
    else if (!first && message.fresh.length > 0) chime("move");
    if (before) requestAnimationFrame(() => glide(before, pace()));
  }

  /** What my move brought beside itself, so that what comes without being chosen is not overlooked. */
  private tellGains(lines: Line[]): void {
    const own = lines.filter((line) => this.mySeats.includes(actor(line) ?? -1));
    const gains = own.map(gainIn).filter(Boolean);
    const rest = own.slice(1).filter((line) => !gainIn(line));
    const told = [...gains, ...rest.map((line) => phrase(line.id, line.args, this.names))];
    if (told.length > 0) this.tell(told.join(" · "), null);
  }

  private move(index: number): void {
    const shown = this.shown;
    const choice = shown?.view.choice;
    if (!shown || !choice) return;
    this.recap.moved(shown.view.move);
    this.clearNotice();
    if (!this.live.send({ t: "move", seq: shown.seq, option: index, seat: choice.seat, id: uid() })) {
      this.chooser.release();
      this.tell(say("err-connection-lost"), null);
    }
  }

  private why(anchor: string): void {
    if (this.shown?.view.result) this.tell(say("why-game-over"), null);
    else if (this.guide.leads) this.tell(say("err-lesson-move"), null);
    else if (!this.chooser.mine) this.tell(say("why-not-your-turn"), null);
    else if (!this.live.send({ t: "why", anchor })) this.tell(say("why-not-now"), null);
  }

  tell(text: string, rule: string | null): void {
    this.notice = { text, rule };
    clearTimeout(this.noticeTimer);
    this.noticeTimer = window.setTimeout(() => (this.notice = null), NOTICE_FOR);
  }

  clearNotice(): void {
    this.notice = null;
  }

  private showHint(advice: Advice): void {
    const option = this.chooser.options[advice.option];
    if (!option || advice.seq !== this.shown?.seq) return;
    this.advice = advice;
    this.chooser.hovered = option.anchors;
    for (const one of [advice.option, advice.next]) if (one !== null) this.lens.want(one);
  }

  /** Play on the board what happened from a move on, in ten seconds at most. */
  showSince = async (from: number): Promise<void> => {
    const now = this.shown?.view.move ?? 0;
    const step = Math.max(1, Math.ceil((now - from) / STORY_PICTURES));
    const pause = Math.min(2 * PACE.normal, (STORY_LASTS * step) / Math.max(1, now - from));
    this.showing = this.chooser.paused = true;
    for (let at = from; at < now && this.showing; at += step) {
      const view = await api.replay(this.id, at, this.seat).catch(() => null);
      if (!view || !this.showing) break;
      const before = isStill() ? null : placesOf();
      this.past = view;
      this.fresh = view.log.filter((line) => line.move > at - step && line.move <= at);
      if (before) requestAnimationFrame(() => glide(before, pause));
      await new Promise((done) => setTimeout(done, pause));
    }
    this.endShow();
  };

  endShow = (): void => {
    if (!this.showing) return;
    this.showing = this.chooser.paused = false;
    this.past = null;
    this.fresh = [];
  };

  /** After taking a seat: what was said among those who sit here is told at the greeting. */
  sitDown = () => this.live.refresh();
  undo = () => this.live.send({ t: "undo", seat: this.seat });
  redo = () => this.live.send({ t: "redo", seat: this.seat });
  restart = () => this.live.send({ t: "restart", seat: this.seat });
  askUndo = () => this.live.send({ t: "undo_ask", seat: this.seat });
  askHint = () => !this.guide.leads && this.live.send({ t: "hint" });
  say = (text: string) => this.live.send({ t: "chat", text });

  setOrders = (orders: Order[]) => this.live.send({ t: "orders", seat: this.seat, orders });

  voteUndo(yes: boolean): void {
    this.undoAsked = null;
    this.live.send({ t: "undo_vote", yes });
  }
}

type Places = Map<string, DOMRect>;

/** Where every piece stands on the screen, by its key. */
function placesOf(): Places {
  const places: Places = new Map();
  for (const piece of document.querySelectorAll<Element>("[data-piece]")) {
    places.set(piece.getAttribute("data-piece")!, piece.getBoundingClientRect());
  }
  return places;
}

/** Pieces that stand elsewhere now travel there from where they stood. */
function glide(before: Places, pace: number): void {
  for (const piece of document.querySelectorAll<SVGGraphicsElement | HTMLElement>("[data-piece]")) {
    const from = before.get(piece.getAttribute("data-piece")!);
    const to = piece.getBoundingClientRect();
    if (!from || to.width === 0) continue;
    const dx = from.x - to.x;
    const dy = from.y - to.y;
    const far = Math.hypot(dx, dy);
    if (far < 3) continue;
    const scale = piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? 1) : enlargement(piece);
    const own = piece instanceof SVGGraphicsElement && piece.transform.baseVal.numberOfItems > 0;
    const start = `translate(${dx / scale}px, ${dy / scale}px)`;
    if (own) continue;
    piece.animate([{ transform: start }, { transform: "none" }], {
      duration: Math.min(520, 240 + far / 2, Math.max(120, pace)),
      easing: "cubic-bezier(.4,0,.2,1)",
    });
  }
}

const KEY = Symbol("session");
export const provideSession = (session: Session) => setContext(KEY, session);
export const useSession = (): Session => getContext<Session>(KEY);
