/** What is written on a combat card: short, and what matters now. */
import { say } from "../../lib/say.svelte";
import type { CombatCard, HellasBoard } from "./types";

export type Use = "battle" | "hunt";

const BATTLE: Record<string, string> = {
  fortification: "hellas-ui-card-fortification",
  local_support: "hellas-ui-card-local-support",
  glory: "hellas-ui-card-glory",
  phalanx: "hellas-ui-card-phalanx",
  flank_attack: "hellas-ui-card-flank-attack",
  trap: "hellas-ui-card-trap",
  tactical_maneuver: "hellas-ui-card-tactical-maneuver",
  encirclement: "hellas-ui-card-encirclement",
  reinforcements: "hellas-ui-card-reinforcements",
  javelin_volley: "hellas-ui-card-javelin-volley",
  assault: "hellas-ui-card-assault",
};
const HUNT: Record<string, string> = {
  torch: "hellas-ui-hunt-torch",
  bow: "hellas-ui-hunt-bow",
  sword: "hellas-ui-hunt-sword",
  mace: "hellas-ui-hunt-mace",
  sickle: "hellas-ui-hunt-sickle",
  shield: "hellas-ui-hunt-shield",
};

export const cardText = (card: CombatCard, use: Use): string =>
  say(use === "hunt" ? (HUNT[card.symbol] ?? "hellas-ui-hunt-one") : (BATTLE[card.name] ?? "hellas-ui-card-no-effect"));

/** What the cards in hand are for now. */
export const useOf = (board: HellasBoard): Use => (board.under_way?.kind === "hunt" ? "hunt" : "battle");
