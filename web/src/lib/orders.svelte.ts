/** Standing orders: what I always answer. The server keeps question and reply; the words for them stay on the device. */
import { phrase } from "./say.svelte";
import type { Session } from "./session.svelte";
import type { Args, Option, Order } from "./wire";

interface Said {
  id: string;
  args: Args;
}
interface Words {
  question: Said | null;
  reply: Said;
}

const ONLY: Order = { prompt: "*", reply: "=", once: false };
const keyOf = (order: Order) => `${order.prompt} ${order.reply}`;

export class Orders {
  private readonly words: Record<string, Words>;
  readonly all = $derived.by<Order[]>(() => this.session.shown?.orders ?? []);
  readonly answersOnly = $derived.by(() => this.all.some((order) => keyOf(order) === keyOf(ONLY)));
  readonly prepared = $derived.by(() => this.all.filter((order) => keyOf(order) !== keyOf(ONLY)));

  constructor(private readonly session: Session) {
    this.words = read(session.id);
  }

  /** From now on this question gets this answer, now as well. */
  always(option: Option): void {
    const prompt = this.session.chooser.choice?.prompt;
    if (!prompt) return;
    const order: Order = { prompt: prompt.id, reply: option.notation, once: false };
    this.words[keyOf(order)] = {
      question: { id: prompt.id, args: prompt.args },
      reply: { id: option.id, args: option.args },
    };
    keep(this.session.id, this.words);
    this.session.setOrders([...this.all.filter((one) => one.prompt !== order.prompt), order]);
  }

  drop(order: Order): void {
    this.session.setOrders(this.all.filter((one) => one !== order));
  }

  answerOnly(on: boolean): void {
    this.session.setOrders(on ? [...this.all, ONLY] : this.prepared);
  }

  /** Question and answer in the viewer's language; the bare notation where another device gave the order. */
  told(order: Order): { question: string; reply: string } {
    const known = this.words[keyOf(order)];
    const said = (one: Said | null | undefined) => (one ? phrase(one.id, one.args, this.session.names) : "");
    return { question: said(known?.question), reply: said(known?.reply) || order.reply };
  }
}

const place = (table: string) => `agon.orders.${table}`;

function read(table: string): Record<string, Words> {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? "{}") as Record<string, Words>;
  } catch {
    return {};
  }
}

function keep(table: string, words: Record<string, Words>): void {
  try {
    localStorage.setItem(place(table), JSON.stringify(words));
  } catch {
    // without storage the list shows the bare notation after a reload
  }
}
