/** A finished game looked back on: the server works on it, this asks how far it is. */
import * as api from "./api";
import type { LookBackOut } from "./wire";

const ASK_EVERY = 400;

export class LookBack {
  found = $state.raw<LookBackOut | null>(null);
  problem = $state("");
  /** The panel is open. */
  open = $state(false);
  /** The move that is to be shown on the board, once the panel has been put away. */
  wanted = $state<number | null>(null);
  readonly share = $derived(this.found?.share ?? 0);
  readonly ready = $derived((this.found?.curve.length ?? 0) > 0);
  private asking = false;

  constructor(private readonly table: string) {}

  show(): void {
    this.open = true;
    void this.ask();
  }

  /** Ask until all is there. */
  private async ask(): Promise<void> {
    if (this.asking || this.share === 1) return;
    this.asking = true;
    this.problem = "";
    try {
      do {
        this.found = await api.analysis(this.table);
        if (this.share < 1) await new Promise((done) => setTimeout(done, ASK_EVERY));
      } while (this.share < 1 && this.open);
    } catch (error) {
      this.problem = api.complaint(error);
    }
    this.asking = false;
  }

  /** To the board as it was after a move. */
  goTo(move: number): void {
    this.wanted = Math.max(this.found?.first_move ?? 0, move);
    this.open = false;
  }
}
