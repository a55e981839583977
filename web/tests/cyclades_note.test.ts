import { describe, expect, it, vi } from "vitest";
import { note } from "../src/boards/cyclades/note";
import type { Option, View } from "../src/lib/wire";

vi.mock("../src/lib/say.svelte", () => ({
  say: (id: string, args: { building: string }) => `${id} ${args.building}`,
}));

const slots = [
  { id: "t1l1.0", building: "port" },
  { id: "t1l1.1", building: null },
];
const view = { board: { lands: [{ slots }] } } as unknown as View;
const option = (id: string, slot: string) => ({ id, anchors: ["area:t1l1", `slot:${slot}`] }) as unknown as Option;

describe("what an option of Cyclades takes away", () => {
  it("names the building that makes room", () => {
    for (const id of ["cyclades-opt-replace", "cyclades-opt-found-over"]) {
      expect(note(option(id, "t1l1.0"), view)).toBe("cyclades-ui-removes cyclades-building-port");
    }
  });
  it("says nothing where nothing goes", () => {
    expect(note(option("cyclades-opt-build", "t1l1.0"), view)).toBe("");
    expect(note(option("cyclades-opt-replace", "t1l1.1"), view)).toBe("");
  });
});
