import { describe, expect, it } from "vitest";
import { lastBattle } from "../src/boards/cyclades/battle";
import type { Args, Line } from "../src/lib/wire";

const ANNA = { seat: 0 };
const BORIS = { seat: 1 };
const line = (name: string, args: Args): Line => ({ move: 1, id: `cyclades-log-${name}`, args });
const sails = line("sailed", { player: ANNA, n: 2, from: "cyclades-area-t9s1", to: "cyclades-area-t9s3" });
const strength = (player: typeof ANNA, fleets: number, ports: number, die: number) =>
  line("sea-strength", { player, fleets, ports, die });
const stage = (attack: number, defence: number, sea = "cyclades-area-t9s3") =>
  line("sea-stage", { attacker: ANNA, attack, defender: BORIS, defence, sea });
const loss = (player: typeof ANNA) => line("lost-fleet", { player, sea: "cyclades-area-t9s3" });

describe("the last battle of a log", () => {
  it("is told stage by stage with the parts of each sum", () => {
    const battle = lastBattle([
      sails,
      strength(ANNA, 2, 1, 0),
      strength(BORIS, 1, 0, 3),
      stage(3, 4),
      loss(ANNA),
      strength(ANNA, 1, 1, 2),
      strength(BORIS, 1, 0, 1),
      stage(4, 2),
      loss(BORIS),
    ])!;
    expect(battle.area).toBe("t9s3");
    expect(battle.stages).toHaveLength(2);
    expect(battle.stages[0]!.attacker).toEqual({
      who: ANNA,
      total: 3,
      parts: { pieces: 2, walls: 1, powers: 0, die: 0 },
      fallen: ["fleet"],
    });
    expect(battle.stages[1]!.defender).toEqual({
      who: BORIS,
      total: 2,
      parts: { pieces: 1, walls: 0, powers: 0, die: 1 },
      fallen: ["fleet"],
    });
    expect(battle.after).toEqual([loss(BORIS)]);
  });

  it("begins anew when pieces set out again, or elsewhere", () => {
    expect(lastBattle([sails, stage(3, 4), sails, stage(5, 4)])!.stages).toHaveLength(1);
    expect(lastBattle([sails, stage(3, 4), stage(5, 4, "cyclades-area-t9s2")])!.stages).toHaveLength(1);
  });

  it("is told by its totals where the log knows no parts", () => {
    expect(lastBattle([sails, stage(3, 4)])!.stages[0]!.attacker.parts).toBeNull();
    expect(lastBattle([sails])).toBeNull();
  });

  it("leaves later lines of the turn alone", () => {
    const later = line("lost-troop", { player: BORIS, land: "cyclades-area-t9l1" });
    expect(
      lastBattle([sails, stage(5, 4), loss(BORIS), line("marched", {}), later])!.stages[0]!.defender.fallen,
    ).toEqual(["fleet"]);
  });
});
