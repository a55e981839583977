/** The sheet of Xerxes in words: the act, what threatens next, what is left to do. */
import { cap, nameOf, say } from "../../../lib/say.svelte";
import type { Solo, Threat } from "./types";

export const actName = (solo: Solo): string =>
  cap(solo.act === 1 ? nameOf("hellas-solo_term-act1") : nameOf("hellas-solo_term-act2"));

export interface Warning {
  text: string;
  /** One more step of this kind, and it happens. */
  near: boolean;
}

function marchText(solo: Solo): string {
  if (solo.tracks.mobilization.to_march === 0) return say("hellas-log-march-ordered");
  if (solo.act === 2) return say("hellas-ui-march-of-the-army");
  return solo.vanguard?.next ? say("hellas-ui-march-goes-to", { region: `hellas-region-${solo.vanguard.next}` }) : "";
}

/** How long until the Persians march. */
export const marchIn = ({ tracks }: Solo): string =>
  tracks.mobilization.to_march > 0
    ? say("hellas-ui-steps-to-march", { n: tracks.mobilization.to_march })
    : say("hellas-log-march-ordered");

function textOf(solo: Solo, threat: Threat): string {
  const { have: n, limit: total } = threat;
  const left = total - n;
  switch (threat.kind) {
    case "march":
      return marchText(solo);
    case "invasion":
      return say("hellas-ui-threat-invasion", { n: left });
    case "lands":
      return say("hellas-ui-threat-lands", { n, total });
    case "tokens":
      return say("hellas-ui-threat-tokens", { n, total });
    case "time":
      return say("hellas-ui-threat-time", { n: left });
    case "monument":
      return say(threat.monster_there ? "hellas-ui-threat-siege" : "hellas-ui-threat-monument", {
        god: `hellas-god-${threat.god}`,
        n: left,
      });
  }
}

/** ``drawn``: monuments are left out where a row of them is in view. */
export function warnings(solo: Solo, drawn = true): Warning[] {
  const found = solo.threats
    .filter((threat) => !drawn || threat.kind !== "monument")
    .map((threat) => ({
      text: textOf(solo, threat),
      near: threat.limit - threat.have === 1 && (threat.kind !== "monument" || threat.monster_there === true),
    }));
  if (solo.closed_sea) found.push({ text: say("hellas-ui-sea-is-closed"), near: false });
  if (solo.blocked_places > 0) found.push({ text: say("hellas-ui-places-blocked"), near: false });
  return found.filter((one) => one.text !== "");
}

export function goalOf(solo: Solo): string {
  if (solo.goal.victories_needed === null) return say("hellas-ui-goal-act-one");
  return say("hellas-ui-goal-act-two", { n: solo.goal.victories_needed, m: solo.goal.persian_tokens });
}

/** What a finished game was made of. */
export function sums(solo: Solo): string[] {
  const parts = [actName(solo), say("hellas-ui-regions-so-far", { n: solo.goal.regions, m: solo.goal.persian_tokens })];
  if (solo.goal.victories_needed !== null)
    parts.push(say("hellas-log-victory-counter", { n: solo.goal.victories_needed }));
  return [...parts, say("hellas-ui-tokens-left", { n: solo.tokens.pile })];
}

const ENDS: Record<string, string> = {
  "hellas-log-solo-counter": "hellas-ui-end-counter",
  "hellas-log-solo-liberated": "hellas-ui-end-liberated",
  "hellas-log-solo-held-out": "hellas-ui-end-held-out",
  "hellas-log-solo-monument": "hellas-ui-end-monument",
  "hellas-log-solo-two-lands": "hellas-ui-end-two-lands",
  "hellas-log-solo-thirteen": "hellas-ui-end-thirteen",
  "hellas-log-solo-time": "hellas-ui-end-time",
};

/** Why the game was won or lost. */
export const endOf = (reason: string | null): string =>
  reason && ENDS[reason] ? `${say(reason)}. ${say(ENDS[reason])}` : "";
