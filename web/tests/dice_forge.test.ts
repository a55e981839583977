import { expect, test } from "vitest";
import { rollsOf } from "../src/boards/dice_forge/faces";
import { parted, signsOf } from "../src/boards/dice_forge/signs";
import { parted as marked } from "../src/lib/words/marks.js";
import type { Line } from "../src/lib/wire";

const line = (id: string, seat: number, more = {}): Line =>
  ({ id: `dice_forge-log-${id}`, args: { player: { seat }, ...more }, move: 1 }) as Line;

test("a die has been rolled when its owner rolled it", () => {
  const log = [
    line("rolled", 0),
    line("rolled", 1),
    line("rolled-one", 0, { die: "dice_forge-die-light" }),
    line("gain", 0),
  ];
  expect(rollsOf(log, 0, "light")).toBe(2);
  expect(rollsOf(log, 0, "dark")).toBe(1);
  expect(rollsOf(log, 1, "light")).toBe(1);
});

test("a sign is a text and a picture", () => {
  expect(parted("15coin")).toEqual({ text: "15", icon: "coin" });
  expect(parted(">")).toEqual({ text: "→", icon: "" });
  expect(parted("x3")).toEqual({ text: "", icon: "x3" });
  expect(parted("↑4coin")).toEqual({ text: "↑4", icon: "coin" });
  expect(signsOf("hydra").signs).toEqual([]);
});

test("a text with marks comes apart at its names", () => {
  expect(marked("Anna gains \uE000gold\uE0013 gold\uE002 and \uE000sun\uE0011 sun\uE002")).toEqual([
    { key: "", text: "Anna gains " },
    { key: "gold", text: "3 gold" },
    { key: "", text: " and " },
    { key: "sun", text: "1 sun" },
  ]);
});
