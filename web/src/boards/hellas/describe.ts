/** Lords of Hellas in words. */
import { cap, nameOf, say } from "../../lib/say.svelte";
import type { View } from "../../lib/wire";
import type { Section } from "..";
import type { HellasBoard, Lord, Region } from "./types";
import { ATTRIBUTES } from "./names";

function lord(one: Lord, names: string[]): Section {
  const attributes = ATTRIBUTES.map((name) => `${cap(nameOf(`hellas-attribute-${name}`))} ${one.attributes[name].value}`);
  const ways = [
    `${nameOf("hellas-victory-warlord")}: ${one.progress.warlord.have}/${one.progress.warlord.need}`,
    `${nameOf("hellas-victory-favored")}: ${one.progress.favored.have}/${one.progress.favored.need}`,
    `${nameOf("hellas-victory-slayer")}: ${one.progress.slayer.have}/${one.progress.slayer.need}`,
  ];
  const hand = (one.hand ?? []).map((card) => `${nameOf(`hellas-combat_card-${card.name}`)} ${card.strength} (${nameOf(`hellas-symbol-${card.symbol}`)})`);
  return {
    heading: one.hero ? `${names[one.seat]}: ${nameOf(`hellas-hero-${one.hero}`)}` : (names[one.seat] ?? ""),
    lines: [
      attributes.join(", "),
      ...ways,
      `${say("ui-priests")}: ${one.priests.pool}; ${say("ui-hoplites-left")}: ${one.hoplites_left}`,
      `${say("ui-combat-cards")}: ${hand.length > 0 ? hand.join(", ") : one.hand_size}`,
      ...(one.artifacts.length > 0 ? [one.artifacts.map((artifact) => nameOf(`hellas-artifact-${artifact.id}`)).join(", ")] : []),
    ],
  };
}

function region(one: Region, names: string[]): string {
  const parts = [nameOf(`hellas-land-${one.land}`), String(one.population), one.owner === null ? say("ui-nobody") : (names[one.owner] ?? "")];
  for (const [seat, army] of Object.entries(one.armies)) parts.push(`${names[Number(seat)]} ×${army.hoplites}`);
  parts.push(...one.heroes.map((hero) => nameOf(`hellas-hero-${hero.hero}`)));
  parts.push(...one.monsters.map((monster) => nameOf(`hellas-monster-${monster}`)));
  if (one.temple) parts.push(nameOf("hellas-term-temple"));
  parts.push(...one.quests.map((quest) => nameOf(`hellas-quest-${quest}`)));
  return `${nameOf(`hellas-region-${one.id}`)}: ${parts.join(", ")}`;
}

export function describeHellas(view: View, names: string[]): Section[] {
  const board = view.board as HellasBoard;
  const monsters = board.monsters.map((monster) => {
    const open = monster.wounds.filter((wound) => !wound.filled).map((wound) => nameOf(`hellas-symbol-${wound.symbol}`));
    return `${nameOf(`hellas-monster-${monster.id}`)}, ${nameOf(`hellas-region-${monster.region}`)}: ${open.join(", ")}`;
  });
  const monuments = board.monuments.map((one) => `${nameOf(`hellas-god-${one.god}`)}, ${nameOf(`hellas-region-${one.region}`)}: ${say("ui-level-of", { n: one.level, total: 5 })}`);
  return [
    ...board.players.map((one) => lord(one, names)),
    { heading: say("ui-map"), lines: board.regions.map((one) => region(one, names)) },
    { heading: say("ui-monsters"), lines: monsters },
    { heading: say("ui-act-monument"), lines: monuments },
    { heading: say("ui-quests"), lines: board.quests.map((quest) => `${nameOf(`hellas-quest-${quest.id}`)}: ${nameOf(`hellas-region-${quest.region}`)}`) },
  ];
}
