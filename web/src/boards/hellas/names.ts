/** Names, drawings and rule entries of the things of Lords of Hellas, by their anchors. */
import { nameOf, say } from "../../lib/say.svelte";

export const ACTIONS_REGULAR = ["use_artifacts", "prayer", "hero_movement", "hoplite_movement"];
export const ACTIONS_SPECIAL = ["recruit", "march", "build_temple", "prepare", "usurp", "hunt", "build_monument"];
/** Alone, Pass stands in the place of monuments. */
export const ACTIONS_ALONE = [...ACTIONS_SPECIAL.slice(0, -1), "pass"];

export const ACTION_ICONS: Record<string, string> = {
  use_artifacts: "amphora",
  prayer: "prayer",
  hero_movement: "hero",
  hoplite_movement: "hoplite",
  recruit: "recruit",
  march: "march",
  build_temple: "temple",
  prepare: "prepare",
  usurp: "usurp",
  hunt: "hunt",
  build_monument: "monument",
  pass: "hourglass",
};
/** Short names for the buttons; the full ones are in the tooltips. */
export const ACTION_SHORT: Record<string, string> = {
  use_artifacts: "ui-act-artifacts",
  prayer: "ui-act-prayer",
  hero_movement: "ui-act-hero",
  hoplite_movement: "ui-act-hoplites",
  recruit: "ui-act-recruit",
  march: "ui-act-march",
  build_temple: "ui-act-temple",
  prepare: "ui-act-prepare",
  usurp: "ui-act-usurp",
  hunt: "ui-act-hunt",
  build_monument: "ui-act-monument",
  pass: "ui-pass",
};
export const ATTRIBUTES = ["leadership", "strength", "speed"] as const;
export const ATTRIBUTE_ICONS = { leadership: "leadership", strength: "strength", speed: "speed" };
/** What an attribute is for. */
export const ATTRIBUTE_RULES = { leadership: "LH-3.6", strength: "LH-7.1", speed: "LH-3.4" };
export const ACTION_RULES: Record<string, string> = {
  use_artifacts: "LH-3.2",
  prayer: "LH-3.3",
  hero_movement: "LH-3.4",
  hoplite_movement: "LH-3.6",
  recruit: "LH-4.1",
  march: "LH-4.3",
  build_temple: "LH-4.4",
  prepare: "LH-4.6",
  usurp: "LH-4.7",
  hunt: "LH-4.8",
  build_monument: "LH-4.9",
  pass: "LH-solo-6",
};

const cardName = (id: string) => id.split("-")[0]!;
export const combatRule = (id: string) => `LH-combat-${id.replace(/-\d+$/, "")}`;

export interface Offer {
  label: string;
  rule: string;
  icon: string;
}

const PICKS: Record<string, [string, string]> = {
  heal: ["ui-pick-heal", "injury"],
  draw: ["ui-pick-draw", "scroll"],
  recruit: ["ui-pick-recruit", "hoplite"],
};

/** What a choice that lies nowhere on the board is called: blessings to draft, artifacts to keep, attacks. */
export function offer(anchor: string): Offer | null {
  const [kind, id] = anchor.split(/:(.*)/) as [string, string];
  switch (kind) {
    case "blessing":
      return { label: nameOf(`hellas-blessing-${id}`), rule: `LH-blessing-${id}`, icon: "prayer" };
    case "artifact":
      return { label: nameOf(`hellas-artifact-${id}`), rule: `LH-artifact-${id}`, icon: "amphora" };
    case "attack":
      return { label: nameOf(`hellas-monster_attack-${cardName(id)}`), rule: `LH-attack-${id}`, icon: "lightning" };
    case "hero":
      return { label: nameOf(`hellas-hero-${id}`), rule: `LH-hero-${id}`, icon: "hero" };
    case "quest":
      return { label: nameOf(`hellas-quest-${id}`), rule: `LH-quest-${id}`, icon: "quest" };
    case "land":
      return { label: nameOf(`hellas-land-${id}`), rule: "LH-1.4", icon: `land-${id}` };
    case "pick":
      return { label: say(PICKS[id]?.[0] ?? "ui-pick-heal"), rule: "LH-4.6", icon: PICKS[id]?.[1] ?? "prepare" };
    case "symbol":
      return { label: nameOf(`hellas-symbol-${id}`), rule: "LH-7.2", icon: id };
    default:
      return null;
  }
}
