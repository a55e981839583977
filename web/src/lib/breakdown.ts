/** What a player's result is made of, for the table at the end. */
import { KING_ROUNDS, hasReigned, reignOf, type King } from "../boards/hellas/reign";
import { cap, nameOf, say } from "./say.svelte";
import type { View } from "./wire";

interface Boards {
  heroes: { glory: number; card_glory: number; forged: number }[];
  factions: { seat: number; metropolises: number; coins: number | null; lands: number }[];
  needed: number;
  king: King | null;
  players: { progress: Record<"warlord" | "favored" | "slayer", { have: number; need: number }> }[];
}

const READ: Record<string, (board: Boards, seat: number, result: View["result"]) => string[]> = {
  dice_forge: (board, seat) => {
    const hero = board.heroes[seat]!;
    return [`${hero.glory}`, say("ui-on-cards", { n: hero.card_glory }), say("ui-faces-forged", { n: hero.forged })];
  },
  cyclades: (board, seat) =>
    board.factions
      .filter((faction) => faction.seat === seat)
      .flatMap((faction) => [
        `${cap(nameOf("cyclades-building-metropolis", "pl"))}: ${say("ui-of", { n: faction.metropolises, total: board.needed })}`,
        `${say("ui-coins")}: ${faction.coins ?? "?"}`,
      ]),
  hellas: (board, seat, result) => {
    const ways = (["warlord", "favored", "slayer"] as const).map((way) => {
      const { have, need } = board.players[seat]!.progress[way];
      return `${nameOf(`hellas-victory-${way}`)}: ${have}/${need}`;
    });
    const reign = hasReigned(result, seat) ? KING_ROUNDS : reignOf(board.king, seat);
    return reign > 0 ? [...ways, `${nameOf("hellas-victory-king_of_kings")}: ${reign}/${KING_ROUNDS}`] : ways;
  },
};

export const breakdown = (view: View, seat: number): string => (READ[view.title]?.(view.board as Boards, seat, view.result) ?? []).join(" · ");
