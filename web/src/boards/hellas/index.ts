import { nameOf, say } from "../../lib/say.svelte";
import type { View } from "../../lib/wire";
import type { TitlePage } from "..";
import Board from "./Board.svelte";
import { describeHellas } from "./describe";
import { lessons } from "./lessons";
import { KING_ROUNDS, hasReigned, reignOf } from "./reign";
import type { HellasBoard } from "./types";

const WAYS = ["warlord", "favored", "slayer"] as const;
const boardOf = (view: View) => view.board as HellasBoard;

/** The battle or hunt under way. */
function step(view: View): string[] {
  const scene = boardOf(view).under_way;
  if (scene?.kind === "battle") return [say("ui-battle-in", { region: nameOf(`hellas-region-${scene.region}`) })];
  return scene?.kind === "hunt" ? [nameOf(`hellas-monster-${scene.monster}`)] : [];
}

/** The fullest of the ways to win, in percent. */
function standing(view: View): number[] {
  const { players, king } = boardOf(view);
  return players.map((player, seat) => {
    const ways = WAYS.map((way) => player.progress[way].have / player.progress[way].need);
    const reign = hasReigned(view.result, seat) ? 1 : reignOf(king, seat) / KING_ROUNDS;
    return Math.round(Math.max(reign, ...ways) * 100);
  });
}

function breakdown(view: View, seat: number): string[] {
  const { players, king } = boardOf(view);
  const ways = WAYS.map((way) => {
    const { have, need } = players[seat]!.progress[way];
    return `${nameOf(`hellas-victory-${way}`)}: ${have}/${need}`;
  });
  const reign = hasReigned(view.result, seat) ? KING_ROUNDS : reignOf(king, seat);
  return reign > 0 ? [...ways, `${nameOf("hellas-victory-king_of_kings")}: ${reign}/${KING_ROUNDS}`] : ways;
}

export default {
  board: Board,
  describe: describeHellas,
  lessons,
  step,
  standing,
  breakdown,
  pointless: true,
  anchorKinds: { combat_card: "card" },
  isScene: (line) => line.id.endsWith("-log-battle-strength"),
} satisfies TitlePage;
