import { nameOf, say } from "../../lib/say.svelte";
import type { Option, Preview, View } from "../../lib/wire";
import type { TitlePage } from "..";
import Board from "./Board.svelte";
import { describeHellas } from "./describe";
import { KING_ROUNDS, hasReigned, reignOf } from "./reign";
import { soloHints } from "./solo/hints";
import { actName, endOf, sums } from "./solo/sheet";
import type { Solo } from "./solo/types";
import type { Gauge, HellasBoard } from "./types";

const WAYS = ["warlord", "favored", "slayer"] as const;
const boardOf = (view: View) => view.board as HellasBoard;
const partOf = (gauge: Gauge | undefined) => (gauge ? gauge.have / gauge.need : 0);

/** The battle or hunt under way. */
function step(view: View): string[] {
  const { under_way: scene, solo } = boardOf(view);
  const act = solo ? [actName(solo)] : [];
  if (scene?.kind === "battle" || scene?.kind === "persian_battle")
    return [...act, say("ui-battle-in", { region: nameOf(`hellas-region-${scene.region}`) })];
  return scene?.kind === "hunt" ? [...act, nameOf(`hellas-monster-${scene.monster}`)] : act;
}

/** Alone: how much of Greece is held, and beside it how near the Persians are to a loss of ours, in percent. */
function campaign(solo: Solo, view: View): number[] {
  const regions = boardOf(view).regions.length;
  const won = (view.result?.winners.length ?? 0) > 0;
  const lost = view.result !== null && !won;
  const perils = solo.threats.filter((one) => one.kind === "monument" || one.kind === "lands" || one.kind === "tokens");
  const nearest = Math.max(0, ...perils.map((one) => one.have / one.limit));
  return [won ? 1 : solo.goal.regions / regions, lost ? 1 : nearest].map((part) => Math.round(part * 100));
}

/** How far a player is on each way to win. A countdown that waited for whoever came is nobody's when all is over. */
function partsOf(view: View, seat: number): number[] {
  const { players, king } = boardOf(view);
  const reign = view.result && king?.waiting ? 0 : reignOf(king, seat) / KING_ROUNDS;
  return [hasReigned(view.result, seat) ? 1 : reign, ...WAYS.map((way) => partOf(players[seat]!.progress[way]))];
}

/** The fullest of the ways to win, in percent. */
function standing(view: View): number[] {
  const { players, solo } = boardOf(view);
  if (solo) return campaign(solo, view);
  return players.map((_, seat) => Math.round(Math.max(...partsOf(view, seat)) * 100));
}

/** Among those who are equally near: who is further on all ways together. */
const rank = (view: View, seat: number): number =>
  boardOf(view).solo ? 0 : partsOf(view, seat).reduce((sum, part) => sum + part, 0);

function breakdown(view: View, seat: number): string[] {
  const { players, king, solo } = boardOf(view);
  if (solo) return sums(solo);
  const ways = WAYS.flatMap((way) => {
    const gauge = players[seat]!.progress[way];
    return gauge ? [`${nameOf(`hellas-victory-${way}`)}: ${gauge.have}/${gauge.need}`] : [];
  });
  const reign = hasReigned(view.result, seat) ? KING_ROUNDS : view.result && king?.waiting ? 0 : reignOf(king, seat);
  return reign > 0 ? [...ways, `${nameOf("hellas-victory-king_of_kings")}: ${reign}/${KING_ROUNDS}`] : ways;
}

/** Whether a start region will be controlled; why there is nothing else to choose than not to defend. */
function note(option: Option, view: View, found: Preview | undefined): string {
  const { under_way: scene, players, regions } = boardOf(view);
  if (option.id === "hellas-opt-place" && found) {
    if (found.control.some((one) => one.now === found.seat)) return say("hellas-ui-gives-control");
    const region = regions.find((one) => `region:${one.id}` === option.anchors[0]);
    const n = found.moves.find((one) => one.what === "hellas-term-hoplite")?.n ?? 0;
    return say("hellas-ui-no-control", { n, total: region?.population ?? 0 });
  }
  if (option.id !== "hellas-opt-endure" || scene?.kind !== "hunt") return "";
  const n = players[scene.hunter]?.defence_at_hand ?? null;
  const total = (scene.attack_strength ?? 0) - scene.defence;
  return n !== null && n < total ? say("hellas-ui-cannot-defend", { n, total }) : "";
}

/** Alone the end has a name and a reason of its own. */
function ending(view: View): { headline: string; text: string } | null {
  if (!boardOf(view).solo || !view.result) return null;
  return {
    headline: say(view.result.winners.length > 0 ? "hellas-ui-won" : "hellas-ui-lost"),
    text: endOf(view.result.reason),
  };
}

export default {
  board: Board,
  describe: describeHellas,
  soloHints,
  step,
  standing,
  rank,
  breakdown,
  ending,
  note,
  told: ["hellas-opt-place"],
  pointless: true,
  anchorKinds: { combat_card: "card" },
  groups: {
    "hellas-opt-go": "action:hero_movement",
    "hellas-opt-advance": "action:hero_movement",
    "hellas-opt-step": "action:hoplite_movement",
    "hellas-opt-pray": "action:prayer",
    "hellas-opt-use": "action:use_artifacts",
  },
  recap: { telling: /-log-(control|battle|hunt|killed|temple|monument|quest|king|retreat|lost)/ },
  isScene: (line) => /-log-(battle|persian)-strength$/.test(line.id),
  icons: {
    "hellas-term-hoplite": "hoplite",
    "hellas-term-priest": "priest",
    "hellas-term-injury": "injury",
  },
} satisfies TitlePage;
