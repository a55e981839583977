import { describe, expect, it } from "vitest";
import { iconOf, moodOf, storyOf } from "../src/boards/hellas/solo/story";
import type { Args, Line } from "../src/lib/wire";

const line = (what: string, move = 1, args: Args = {}): Line => ({ move, id: `hellas-log-${what}`, args });
const kinds = (log: Line[], fresh: Line[] = []) =>
  storyOf(log, fresh)?.chapters.map((chapter) => `${chapter.kind} ${chapter.lines.length}`);
const OPENING = [line("persians-come", 0), line("monster-enters", 0), line("turn-begins", 0)];

describe("the story of a turn", () => {
  it("begins with the prologue, until the first choice is told", () => {
    expect(kinds(OPENING)).toEqual(["prologue 2"]);
    expect(kinds([...OPENING, line("hero-moves")])).toBeUndefined();
  });

  it("tells a script from its token on, while it goes on and when the next turn begins", () => {
    const log = [...OPENING, line("action"), line("script"), line("mobilized")];
    expect(kinds(log)).toEqual(["script 2"]);
    expect(kinds([...log, line("invasion", 2), line("turn-begins", 2)])).toEqual(["script 3"]);
    expect(kinds([...log, line("turn-begins", 2), line("hero-moves", 3)])).toBeUndefined();
  });

  it("keeps its key while a script goes on", () => {
    const log = [...OPENING, line("script")];
    expect(storyOf([...log, line("mobilized")], [])?.key).toBe(storyOf(log, [])?.key);
  });

  it("gives the change of acts and what follows it chapters of their own", () => {
    const log = [...OPENING, line("script"), line("act-ends"), line("act-two"), line("script"), line("turn-begins")];
    expect(kinds(log)).toEqual(["script 1", "act 2", "script 1"]);
  });

  it("tells how a battle of one's own turn was decided, as long as it is news", () => {
    const news = [line("passed", 3), line("persian-card", 3), line("persian-strength", 3)];
    const log = [...OPENING, line("you-attack-persians", 2), ...news];
    expect(kinds(log, news)).toEqual(["battle 3"]);
    expect(kinds(log)).toBeUndefined();
  });

  it("shows what a line is about, and whether it is bad news", () => {
    expect(iconOf(line("monster-moves", 1, { monster: "hellas-monster-hydra" }))).toBe("hydra");
    expect(iconOf(line("attitude", 1, { land: "hellas-land-red", attitude: "hellas-attitude_level-wary" }))).toBe(
      "land-red",
    );
    expect([moodOf(line("persian-control")), moodOf(line("persians-beaten")), moodOf(line("mobilized"))]).toEqual([
      "grave",
      "glad",
      "",
    ]);
  });
});
