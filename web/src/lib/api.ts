/** The server's REST side. The device's token is its identity; it is made on the first visit. */
import { myName } from "./people";
import { has, language, say } from "./say.svelte";
import type {
  Channels,
  ChannelsChange,
  CodeOut,
  Guide,
  Hall,
  LessonOut,
  LookBackOut,
  Me,
  Network,
  NewSeat,
  NewTable,
  Preview,
  Progress,
  PuzzleOut,
  PuzzlesOut,
  RuleSection,
  SolutionOut,
  Table,
  TitleInfo,
  TrialOut,
  View,
  WhyNotOut,
} from "./wire";

const TOKEN = "agon.token";
let memory: string | null = null;

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
  ) {
    super(`${status} ${reason}`);
  }
}

export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN) ?? memory;
  } catch {
    return memory;
  }
}

function keepToken(token: string): void {
  memory = token;
  try {
    localStorage.setItem(TOKEN, token);
  } catch {
    // without storage the device is known as long as the page lives
  }
}

/** The device is nobody's any more; who comes next is greeted anew. */
function dropToken(): void {
  memory = null;
  try {
    localStorage.removeItem(TOKEN);
  } catch {
    // nothing was kept
  }
}

async function call<T>(method: string, path: string, body?: unknown, token = storedToken()): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(`/api${path}`, init);
  if (!answer.ok) throw new ApiError(answer.status, await reasonOf(answer));
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

/** The message id of a refusal; the server names one where it has something to say. */
async function reasonOf(answer: Response): Promise<string> {
  try {
    const body = await answer.json();
    const reason = body.reason ?? body.detail ?? body.id;
    return typeof reason === "string" && /^[a-z_]+(-[a-z0-9]+)+$/.test(reason) ? reason : "err-server";
  } catch {
    return "err-server";
  }
}

let asking: Promise<string> | null = null;

/** The device's token; asks for one on the first visit. */
export function token(): Promise<string> {
  const known = storedToken();
  if (known) return Promise.resolve(known);
  asking ??= greet().finally(() => (asking = null));
  return asking;
}

async function greet(): Promise<string> {
  const me = await call<{ token: string }>("POST", "/me", { name: myName(), language: language() }, null);
  keepToken(me.token);
  return me.token;
}

async function asMe<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await call<T>(method, path, body, await token());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return call<T>(method, path, body, await greet());
  }
}

/** What to tell the viewer about a failure. */
export function complaint(error: unknown): string {
  if (!(error instanceof ApiError)) return say("err-connection-lost");
  return has(error.reason) ? say(error.reason) : say("err-server");
}

const invited = (invite: string | null) => (invite ? `?invite=${invite}` : "");

export const rename = (name: string) => asMe<unknown>("PATCH", "/me", { name, language: language() });

export const me = () => asMe<Me>("GET", "/me");
export const openAccount = (login: string, password: string) => asMe<Me>("POST", "/account", { login, password });
export const changePassword = (old: string, fresh: string) =>
  asMe<Me>("POST", "/account/password", { old, new: fresh });
export const showCode = () => asMe<CodeOut>("POST", "/me/code");

/** This device becomes somebody's: by password, or by the code that another device of theirs shows. */
async function become(path: string, body: unknown): Promise<string> {
  const found = await call<{ name: string; token: string }>("POST", path, body, null);
  keepToken(found.token);
  return found.name;
}
export const signIn = (login: string, password: string) => become("/login", { login, password });
export const followCode = (code: string) => become("/login/code", { code });

export async function signOut(everywhere: boolean): Promise<void> {
  await asMe<void>("DELETE", everywhere ? "/me/devices" : "/me");
  dropToken();
}

export const hall = () => asMe<Hall>("GET", "/hall");
export const titles = () => call<TitleInfo[]>("GET", "/titles");
export const create = (table: NewTable) => asMe<Table>("POST", "/tables", table);
export const tables = (list: "open" | "mine" | "archived", skip = 0) =>
  asMe<Table[]>("GET", `/tables?list=${list}&skip=${skip}`);
export const progress = (id: string) => asMe<Progress>("GET", `/tables/${id}/progress`);
export const archive = (id: string, archived: boolean) => asMe<Table>("POST", `/tables/${id}/archive`, { archived });
export const remove = (id: string) => asMe<void>("DELETE", `/tables/${id}`);
export const table = (id: string, invite: string | null = null) =>
  asMe<Table>("GET", `/tables/${id}${invited(invite)}`);
export const join = (id: string, body: { invite?: string; seat?: number }) =>
  asMe<Table>("POST", `/tables/${id}/join`, body);
export const seatBot = (id: string, seat: number, level: string) =>
  asMe<Table>("POST", `/tables/${id}/seat/${seat}/bot`, { level });
export const takeSeat = (id: string, seat: number) => asMe<Table>("POST", `/tables/${id}/seat/${seat}/take`, {});
export const leave = (id: string) => asMe<Table>("POST", `/tables/${id}/leave`, {});
export const vacate = (id: string, seat: number) => asMe<Table>("POST", `/tables/${id}/seat/${seat}/vacate`, {});
export const bringIn = (record: unknown, seats: NewSeat[]) => asMe<Table>("POST", "/import", { record, seats });
export const channels = () => asMe<Channels>("GET", "/me/channels");
export const changeChannels = (change: ChannelsChange) => asMe<Channels>("PATCH", "/me/channels", change);
/** Where friends reach the server; told only to the one who sits at its machine. */
export const network = () => asMe<Network>("GET", "/network");
export const openNetwork = () => asMe<Network>("POST", "/network");
export const rematch = (id: string) => asMe<Table>("POST", `/tables/${id}/rematch`, {});
export const fork = (id: string, move: number, seats: NewSeat[]) =>
  asMe<Table>("POST", `/tables/${id}/fork`, { move, seats });
export const analysis = (id: string) => asMe<LookBackOut>("GET", `/tables/${id}/analysis`);
export const puzzles = () => asMe<PuzzlesOut>("GET", "/puzzles");
export const puzzle = (id: string) => asMe<PuzzleOut>("GET", `/puzzles/${id}`);
export const answerPuzzle = (id: string, option: number) =>
  asMe<SolutionOut>("POST", `/puzzles/${id}/answer`, { option });
export const tryPuzzle = (id: string, option: number) => asMe<TrialOut>("POST", `/puzzles/${id}/trial`, { option });
export const previewPuzzle = (id: string, option: number) =>
  asMe<Preview>("GET", `/puzzles/${id}/preview?option=${option}`);
export const whyPuzzle = (id: string, anchor: string) =>
  asMe<WhyNotOut>("GET", `/puzzles/${id}/why?anchor=${encodeURIComponent(anchor)}`);
export const record = (id: string) => asMe<unknown>("GET", `/tables/${id}/record`);
/** The words of a title from outside, as a Fluent source. */
export const words = async (language: string, title: string) =>
  (await call<{ source: string }>("GET", `/words/${language}/${title}`)).source;
export const lessons = () => call<LessonOut[]>("GET", "/lessons");
/** A table of one's own at the beginning of a chapter. */
export const beginLesson = (title: string, chapter: number) => asMe<Table>("POST", `/lessons/${title}`, { chapter });
/** What a lesson says, as a Fluent source. */
export const lessonWords = async (language: string, title: string) =>
  (await call<{ source: string }>("GET", `/lessons/${title}/words/${language}`)).source;
export const guide = (language: string, title: string) => call<Guide>("GET", `/guides/${language}/${title}`);
export const rules = (language: string, title: string) => call<RuleSection[]>("GET", `/rules/${language}/${title}`);

export async function replay(id: string, move: number, seat: number | null): Promise<View> {
  const query = `move=${move}${seat === null ? "" : `&seat=${seat}`}`;
  return (await asMe<{ view: View }>("GET", `/tables/${id}/replay?${query}`)).view;
}
