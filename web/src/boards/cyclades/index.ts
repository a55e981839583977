import { cap, nameOf, say } from "../../lib/say.svelte";
import type { Prompt, View } from "../../lib/wire";
import type { TitlePage } from "..";
import Board from "./Board.svelte";
import { describeCyclades } from "./describe";
import { note } from "./note";
import type { CycladesBoard } from "./types";

const boardOf = (view: View) => view.board as CycladesBoard;

/** The cities of the factions in their order: they tell two factions of one person apart. */
const CITIES = ["athens", "corinth", "thebes", "argos", "sparta", "crete_faction"];

/** The cycle, and the god whose turn it is, else the part of the cycle. */
function step(view: View): string[] {
  const { round, phase, active_god } = boardOf(view);
  if (!round) return [];
  const now = active_god ? nameOf(`cyclades-god-${active_god}`) : phase ? cap(nameOf(`cyclades-phase-${phase}`)) : "";
  return [say("ui-cycle", { n: round }), now];
}

/** Metropolises decide; areas show who is growing between them. */
function standing(view: View): number[] {
  const sums: number[] = [];
  for (const faction of boardOf(view).factions) {
    sums[faction.seat] = (sums[faction.seat] ?? 0) + faction.metropolises * 10 + faction.lands + faction.seas;
  }
  return sums;
}

function breakdown(view: View, seat: number): string[] {
  const { factions, needed } = boardOf(view);
  return factions
    .filter((faction) => faction.seat === seat)
    .flatMap((faction) => [
      `${cap(nameOf("cyclades-building-metropolis", "pl"))}: ${say("ui-of", { n: faction.metropolises, total: needed })}`,
      `${say("ui-coins")}: ${faction.coins ?? "?"}`,
    ]);
}

/** Whoever was outbid is told so. */
function aside(view: View, seat: number): string {
  const { phase, factions } = boardOf(view);
  const god = factions.find((one) => one.seat === seat && one.banned !== null && one.god === null)?.banned;
  return phase === "offerings" && god ? say("cyclades-ui-outbid", { god: `cyclades-god-${god}` }) : "";
}

/** What a creature does stands in an entry of its own. */
function ruleOf(prompt: Prompt): string {
  const creature = prompt.args["creature"];
  return typeof creature === "string" ? creature.replace("cyclades-creature-", "CY-creature-") : prompt.rule;
}

export default {
  board: Board,
  note,
  ruleOf,
  describe: describeCyclades,
  step,
  standing,
  breakdown,
  aside,
  who: (value, name) =>
    value.faction === undefined ? name : `${name} (${nameOf(`cyclades-faction-${CITIES[value.faction]}`)})`,
  recap: { telling: /-log-(control|founded|lost-|stole|displaced|built|buy|hired|income)/ },
  isScene: (line) => /-log-(sea|land)-stage$/.test(line.id),
  icons: {
    "cyclades-piece-gold_coins": "coin",
    "cyclades-piece-fleets": "fleet",
    "cyclades-piece-base_troops": "hoplite",
    "cyclades-piece-mercenaries": "mercenary",
    "cyclades-building-metropolis": "metropolis",
    "cyclades-piece-philosopher_cards": "philosopher",
  },
  plain: /-prompt-(offer|sail-to|march-to)$/,
} satisfies TitlePage;
