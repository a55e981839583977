import { describe, expect, it } from "vitest";
import { ofRivals, since } from "../src/lib/recap.svelte";
import type { Args, Line } from "../src/lib/wire";

const line = (move: number, what: string, seat: number | null, args: Args = {}): Line => ({
  move,
  id: `test-log-${what}`,
  args: seat === null ? args : { player: { seat }, ...args },
});
const told = (lines: Line[]) => lines.map((one) => `${one.move} ${one.id.replace("test-log-", "")}`);

describe("the story since my turn", () => {
  const log = [
    line(4, "old", 1),
    line(5, "buy", 0),
    line(5, "gain", 0),
    line(5, "turn", null),
    line(5, "rolled", 0),
    line(6, "march", 1),
    line(6, "gain", 0),
    line(7, "build", 2),
    line(7, "end", 2),
  ];

  it("leaves out what my own move did, and nothing of mine after it", () => {
    expect(told(since(log, 4, [0]))).toEqual(["5 turn", "5 rolled", "6 march", "6 gain", "7 build", "7 end"]);
    expect(since(log, 7, [0])).toEqual([]);
  });

  it("has one line for each rival, the last where none tells more", () => {
    expect(told(ofRivals(since(log, 4, [0]), [0]))).toEqual(["6 march", "7 end"]);
  });
});
