/** A puzzle in the place of a table: it is shown and answered like any question, over the REST side. */
import * as api from "./api";
import type { Line, LineState } from "./live";
import { myName, seatName } from "./people";
import type { ClientMessage, PuzzleOut, Seat, ServerMessage, SolutionOut, Table, TrialOut } from "./wire";

export class Puzzle implements Line {
  found = $state.raw<PuzzleOut | null>(null);
  solution = $state.raw<SolutionOut | null>(null);
  /** An option that was tried after the answer. */
  trial = $state.raw<TrialOut | null>(null);
  busy = $state(false);
  problem = $state("");
  /** There is no such puzzle. */
  missing = $state(false);
  private hear: (message: ServerMessage) => void = () => undefined;
  private shown = 0;

  constructor(readonly id: string) {}

  connect(hear: (message: ServerMessage) => void, changed: (state: LineState) => void): this {
    this.hear = hear;
    changed("open");
    return this;
  }

  async open(): Promise<void> {
    try {
      this.found = await api.puzzle(this.id);
      this.solution = this.found.solution;
      this.hear({ t: "table", table: tableOf(this.found) });
      this.show();
    } catch (error) {
      this.missing = error instanceof api.ApiError && error.status === 404;
      this.problem = api.complaint(error);
    }
  }

  /** Put the question, or put it again. */
  show(): void {
    if (!this.found) return;
    this.shown += 1;
    // asked anew: what was opened for the question before is closed
    const view = { ...this.found.view, choice: this.found.view.choice && { ...this.found.view.choice } };
    this.hear({
      t: "view",
      seq: this.shown,
      seat: view.seat,
      seats: [view.seat ?? 0],
      view,
      log_from: 0,
      fresh: [],
      can_undo: false,
      can_redo: false,
      can_ask: false,
      undo_floor: null,
      asked: null,
      deadline: null,
      clocks: null,
      orders: [],
      threats: [],
      lesson: null,
      server_time: new Date().toISOString(),
    } as ServerMessage);
  }

  send(message: ClientMessage): boolean {
    if (message.t === "move") void this.work(() => this.choose(message.option));
    else if (message.t === "preview") void this.preview(message.option, message.seq);
    else if (message.t === "why") void this.why(message.anchor);
    return true;
  }

  /** The first choice is the answer; what is chosen later is tried out. */
  private async choose(option: number): Promise<void> {
    if (this.solution === null) this.solution = await api.answerPuzzle(this.id, option);
    else {
      this.trial = null;
      this.trial = await api.tryPuzzle(this.id, option);
    }
  }

  private async work(job: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await job();
    } catch (error) {
      this.problem = api.complaint(error);
    }
    this.busy = false;
    this.show();
  }

  private async preview(option: number, seq: number): Promise<void> {
    const found = await api.previewPuzzle(this.id, option).catch(() => null);
    const seat = this.found?.view.seat ?? 0;
    if (found) this.hear({ t: "preview", id: null, seq, seat, option, preview: found });
  }

  private async why(anchor: string): Promise<void> {
    const found = await api.whyPuzzle(this.id, anchor).catch(() => null);
    if (found) this.hear({ t: "why", id: null, ...found });
  }

  refresh(): void {
    this.show();
  }

  close(): void {
    this.hear = () => undefined;
  }
}

/** The others count as people: among people nobody is given hints. */
function seatOf(seat: number, mine: boolean): Seat {
  const one: Seat = {
    seat,
    kind: "bot",
    name: mine ? myName() : "",
    level: null,
    connected: true,
    mine,
    away: false,
    vacant: false,
  };
  return { ...one, kind: "person", name: seatName(one) };
}

function tableOf(found: PuzzleOut): Table {
  const seats = Array.from({ length: found.players }, (_, seat) => seatOf(seat, seat === found.view.seat));
  return {
    id: found.id,
    title: found.title,
    players: found.players,
    options: found.view.options,
    seats,
    spectators: 0,
    pace: { kind: "none", seconds: null, increment: null, days: null },
    visibility: "private",
    hints: false,
    state: "playing",
    to_move: found.view.seat,
    deadline: null,
    seed_hash: "",
    seed: null,
    invite: null,
    host: false,
    moves: found.view.move,
    seq: 0,
    result: null,
    winners: null,
    rematch: null,
    source: null,
    lesson: false,
    created: "",
    updated: "",
  };
}
