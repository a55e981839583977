/** The live line to a table: says hello, comes back after a loss, keeps messages in order. */
import { token } from "./api";
import type { ClientMessage, ServerMessage } from "./wire";

export type LineState = "connecting" | "open" | "lost";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20000;

/** What a session talks through: the live line of a table, or whatever stands in its place. */
export interface Line {
  open(): Promise<void>;
  send(message: ClientMessage): boolean;
  refresh(): void;
  close(): void;
}

/** In the place of a table: it gives itself to the session. */
export interface Connected extends Line {
  connect(hear: (message: ServerMessage) => void, changed: (state: LineState) => void): Line;
}

export class Live implements Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private timer = 0;
  private ping = 0;

  constructor(
    private readonly table: string,
    private readonly invite: string | null,
    private readonly heard: (message: ServerMessage) => void,
    private readonly changed: (state: LineState) => void,
    private readonly since: () => number | null,
  ) {}

  async open(): Promise<void> {
    if (this.closed) return;
    this.changed("connecting");
    let mine: string;
    try {
      mine = await token();
    } catch {
      this.again();
      return;
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => {
      const hello: ClientMessage = { t: "hello", token: mine, since: this.since() };
      if (this.invite) hello.invite = this.invite;
      socket.send(JSON.stringify(hello));
      this.wait = FIRST_WAIT;
      this.changed("open");
      clearInterval(this.ping);
      this.ping = window.setInterval(() => this.send({ t: "ping" }), PING_EVERY);
    };
    socket.onmessage = (event) => this.heard(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.again();
  }

  private again(): void {
    clearInterval(this.ping);
    if (this.closed) return;
    this.changed("lost");
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.open(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Say hello again, as somebody who sits here now. */
  refresh(): void {
    this.wait = 1;
    this.socket?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.ping);
    this.socket?.close();
  }
}
