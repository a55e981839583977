import { describe, expect, it } from "vitest";
import { amountOf, isLegal, isShadowed, loose, openPlace, pickFor, remaining } from "../src/lib/choosing";
import type { Args, Option } from "../src/lib/wire";

const option = (notation: string, anchors: string[], args: Args = {}, id = "opt"): Option => ({
  notation,
  id,
  args,
  anchors,
});

const march = [
  option("march a b 1", ["region:a", "region:b"], { n: 1 }),
  option("march a b 2", ["region:a", "region:b"], { n: 2 }),
  option("march a c 1", ["region:a", "region:c"], { n: 1 }),
  option("march b c 1", ["region:b", "region:c"], { n: 1 }),
];

describe("piece, then target", () => {
  it("lights the pieces first", () => {
    expect(isLegal(march, ["region:a"])).toBe(true);
    expect(isLegal(march, ["region:b"])).toBe(true);
    expect(isLegal(march, ["region:c"])).toBe(false);
  });

  it("lights the targets of the chosen piece, in their own role", () => {
    const left = remaining(march, [pickFor(march, ["region:a"])!]);
    expect(isLegal(left, ["region:b"])).toBe(true);
    expect(isLegal(left, ["region:a"])).toBe(false);
  });

  it("understands a target that is tapped first", () => {
    expect(pickFor(march, ["region:c"])).toEqual({ at: 1, anchors: ["region:c"] });
    expect(pickFor(march, ["region:z"])).toBeNull();
  });

  it("asks for the number when only the number is open", () => {
    const left = remaining(march, [
      { at: 0, anchors: ["region:a"] },
      { at: 1, anchors: ["region:b"] },
    ]);
    expect(openPlace(left)).toBe(-1);
    expect(amountOf(left)).toEqual({ role: "n", values: [1, 2] });
  });
});

describe("things that stand for several anchors at once", () => {
  const forge = [
    option("forge light 1", ["face:new", "die:light", "face:gold1"]),
    option("forge dark 1", ["face:new", "die:dark", "face:gold1"]),
    option("forge dark 2", ["face:new", "die:dark", "face:moon1"]),
  ];

  it("are lit where their first anchor is open", () => {
    expect(isLegal(forge, ["die:dark", "face:gold1"])).toBe(true);
    expect(isLegal(forge, ["die:light", "face:moon1"])).toBe(false);
  });

  it("leave one option", () => {
    expect(remaining(forge, [pickFor(forge, ["die:dark", "face:moon1"])!])).toHaveLength(1);
  });

  it("common anchors are nothing to choose", () => {
    expect(isLegal(forge, ["face:new"])).toBe(false);
  });
});

describe("options that are nowhere on the board", () => {
  it("become chips", () => {
    const options = [option("buy x", ["face:x"]), option("pass", [])];
    expect(loose(options, [["face:x"]])).toEqual([options[1]]);
    expect(loose(options, [])).toEqual(options);
  });
});

describe("a die that was picked", () => {
  const forge = ["light", "dark"].flatMap((die) =>
    ["gold1", "sun1"].map((face) => option(`forge ${die} ${face}`, [`die:${die}`, `face:${face}`])),
  );
  const left = remaining(forge, [pickFor(forge, ["die:light"])!]);

  it("lights its own faces", () => {
    expect(isLegal(left, ["die:light", "face:sun1"])).toBe(true);
    expect(isLegal(left, ["die:dark", "face:sun1"])).toBe(false);
    expect(remaining(left, [pickFor(left, ["die:light", "face:sun1"])!])).toHaveLength(1);
  });

  it("needs no chips for them", () => {
    expect(
      loose(left, [
        ["die:light", "face:sun1"],
        ["die:light", "face:gold1"],
      ]),
    ).toEqual([]);
  });

  it("does not light the same face in the shop", () => {
    const onBoard = [["die:light", "face:sun1"], ["face:sun1"]];
    expect(isShadowed(left, ["face:sun1"], onBoard)).toBe(true);
    expect(isShadowed(left, ["die:light", "face:sun1"], onBoard)).toBe(false);
  });
});

describe("a tile that stands for a group", () => {
  const turn = [
    { ...option("go a", ["region:a"]), group: "action:hero" },
    { ...option("go b", ["region:b"]), group: "action:hero" },
    option("act hunt", ["action:hunt"]),
  ];

  it("is lit beside what it stands for, and filters it", () => {
    expect(isLegal(turn, ["action:hero"])).toBe(true);
    expect(isLegal(turn, ["region:a"])).toBe(true);
    const left = remaining(turn, [pickFor(turn, ["action:hero"])!]);
    expect(left.map((one) => one.notation)).toEqual(["go a", "go b"]);
    expect(isLegal(left, ["action:hero"])).toBe(false);
  });
});
