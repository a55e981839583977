/** What the option that is looked at would move on the board, and where its pieces come from. */
import { anchorOf } from "../../lib/anchors";
import { openPlace } from "../../lib/choosing";
import type { Session } from "../../lib/session.svelte";
import type { Preview } from "../../lib/wire";

export interface Ghost {
  /** The anchor that it comes from; nothing where it comes out of the supply. */
  from: string | null;
  to: string;
  /** A glossary key. */
  what: string;
  seat: number | null;
  n: number;
}

/** Pieces that would come to places of a kind: to regions, to areas. */
export const ghostsOf = (found: Preview | null, kind: string): Ghost[] =>
  (found?.moves ?? [])
    .filter((move) => move.target.startsWith(`${kind}:`))
    .map(({ origin, target, what, seat, n }) => ({ from: origin || null, to: target, what, seat, n }));

/** The places that a move starts from: named by the question, common to all that is open, or told by the lens. */
export function sourcesOf({ chooser, lens }: Session, kind: string): Set<string> {
  const named = Object.entries(chooser.choice?.prompt?.args ?? {})
    .filter(([role]) => role !== "to")
    .map(([, value]) => anchorOf(value));
  const open = chooser.mine ? openPlace(chooser.open) : -1;
  const common = open > 0 ? (chooser.open[0]?.anchors.slice(0, open) ?? []) : [];
  const moved = (lens.found?.moves ?? []).map((move) => move.origin);
  return new Set([...named, ...common, ...moved].filter((anchor) => anchor?.startsWith(`${kind}:`)) as string[]);
}
