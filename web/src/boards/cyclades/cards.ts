/** What a creature or a hero does, in a few words; the whole is in the rules. */
import { has, say } from "../../lib/say.svelte";

const SHORT: Record<string, string> = {
  "creature-polyphemus": "cyclades-ui-creature-polyphemus",
  "creature-pegasus": "cyclades-ui-creature-pegasus",
  "creature-charon": "cyclades-ui-creature-charon",
  "creature-graeae": "cyclades-ui-creature-graeae",
  "creature-sphinx": "cyclades-ui-creature-sphinx",
  "creature-cyclops": "cyclades-ui-creature-cyclops",
  "creature-kraken": "cyclades-ui-creature-kraken",
  "creature-sylph": "cyclades-ui-creature-sylph",
  "creature-giant": "cyclades-ui-creature-giant",
  "creature-harpy": "cyclades-ui-creature-harpy",
  "creature-hydra": "cyclades-ui-creature-hydra",
  "creature-griffin": "cyclades-ui-creature-griffin",
  "creature-chimera": "cyclades-ui-creature-chimera",
  "creature-satyr": "cyclades-ui-creature-satyr",
  "creature-dryad": "cyclades-ui-creature-dryad",
  "creature-minotaur": "cyclades-ui-creature-minotaur",
  "creature-medusa": "cyclades-ui-creature-medusa",
  "creature-cerberus": "cyclades-ui-creature-cerberus",
  "hero-hector": "cyclades-ui-hero-hector",
  "hero-jason": "cyclades-ui-hero-jason",
  "hero-perseus": "cyclades-ui-hero-perseus",
  "hero-pandora": "cyclades-ui-hero-pandora",
  "hero-odysseus": "cyclades-ui-hero-odysseus",
  "hero-croesus": "cyclades-ui-hero-croesus",
  "hero-penthesilea": "cyclades-ui-hero-penthesilea",
  "hero-ajax": "cyclades-ui-hero-ajax",
  "hero-helen": "cyclades-ui-hero-helen",
};

export const shortText = (kind: "creature" | "hero", id: string): string => {
  const message = SHORT[`${kind}-${id}`] ?? "";
  return has(message) ? say(message) : "";
};
