/** Cyclades in words. */
import { cap, nameOf, say } from "../../lib/say.svelte";
import type { View } from "../../lib/wire";
import type { Section } from "..";
import { neighbours } from "./neighbours";
import type { CycladesBoard, Faction, Land, Sea } from "./types";

const area = (id: string) => cap(nameOf(`cyclades-area-${id}`));

function faction(one: Faction, board: CycladesBoard, names: string[]): Section {
  const held = [
    ...one.heroes.map((hero) => nameOf(`cyclades-hero-${hero}`)),
    ...one.creatures.map((creature) => nameOf(`cyclades-creature-${creature}`)),
  ];
  return {
    heading: `${names[one.seat]} (${nameOf(`cyclades-faction-${one.city}`)})`,
    lines: [
      `${cap(nameOf("cyclades-building-metropolis"))}: ${say("ui-of", { n: one.metropolises, total: board.needed })}`,
      `${say("ui-coins")}: ${one.coins ?? "?"}; ${say("ui-income-next")}: ${one.income}`,
      `${say("ui-priestesses")}: ${one.priestesses}; ${say("ui-philosophers")}: ${one.philosophers}`,
      `${say("ui-troops-left")}: ${one.troops_left}; ${say("ui-fleets-left")}: ${one.fleets_left}`,
      ...(held.length > 0 ? [held.join(", ")] : []),
    ],
  };
}

function land(one: Land, board: CycladesBoard, names: string[]): string {
  const parts = [one.owner === null ? say("ui-nobody") : names[board.factions[one.owner]!.seat]!];
  if (one.troops) parts.push(say("ui-troops", { n: one.troops }));
  if (one.mercenaries) parts.push(say("ui-mercenaries", { n: one.mercenaries }));
  parts.push(...one.heroes.map((hero) => nameOf(`cyclades-hero-${hero}`)));
  parts.push(...one.slots.filter((slot) => slot.building).map((slot) => nameOf(`cyclades-building-${slot.building}`)));
  const free = one.slots.filter((slot) => !slot.building).length;
  if (free) parts.push(`${nameOf("cyclades-term-building_slot")} ×${free}`);
  if (one.horns + one.prosperity) parts.push(say("ui-gives-coins", { n: one.horns + one.prosperity }));
  return `${area(one.id)}: ${parts.join(", ")}`;
}

function sea(one: Sea, board: CycladesBoard, names: string[]): string {
  const parts = [one.owner === null ? say("ui-nobody") : names[board.factions[one.owner]!.seat]!];
  if (one.fleets) parts.push(say("ui-fleets", { n: one.fleets }));
  if (one.horns + one.prosperity) parts.push(say("ui-gives-coins", { n: one.horns + one.prosperity }));
  return `${area(one.id)}: ${parts.join(", ")}`;
}

export function describeCyclades(view: View, names: string[]): Section[] {
  const board = view.board as CycladesBoard;
  const beside = neighbours(board.hexes);
  const borders = (id: string) =>
    `; ${say("ui-borders-on", { names: [...(beside.get(id) ?? [])].map(area).join(", ") })}`;
  const altars = board.altars.map((altar) => {
    const god = nameOf(`cyclades-god-${altar.god}`);
    if (!altar.open) return `${god}: ${say("ui-face-down")}`;
    return altar.faction === null
      ? god
      : `${god}: ${names[board.factions[altar.faction]!.seat]} ${altar.offering ?? ""}`;
  });
  const creatures = board.creatures.column
    .filter((cell) => cell.creature)
    .map((cell) => `${nameOf(`cyclades-creature-${cell.creature}`)}: ${cell.price}`);
  const heroes = board.heroes.column.filter((hero) => hero !== null).map((hero) => nameOf(`cyclades-hero-${hero}`));
  const figures = board.figures.map(
    (figure) => `${nameOf(`cyclades-creature-${figure.creature}`)}: ${area(figure.area)}`,
  );
  return [
    ...board.factions.map((one) => faction(one, board, names)),
    { heading: cap(nameOf("cyclades-phase-offerings")), lines: altars },
    { heading: cap(nameOf("cyclades-term-creature_column")), lines: creatures },
    { heading: cap(nameOf("cyclades-term-hero_column")), lines: heroes },
    {
      heading: say("ui-map"),
      lines: [
        ...board.lands.map((one) => land(one, board, names) + borders(one.id)),
        ...board.seas.map((one) => sea(one, board, names) + borders(one.id)),
        ...figures,
      ],
    },
  ];
}
