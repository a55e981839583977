/** Lords of Hellas in words. */
import { cap, nameOf, say } from "../../lib/say.svelte";
import type { View } from "../../lib/wire";
import type { Section } from "..";
import { ATTRIBUTES } from "./names";
import { actName, goalOf, warnings } from "./solo/sheet";
import type { Overlay, Solo } from "./solo/types";
import type { HellasBoard, Lord, Region } from "./types";
import { neighbours } from "./neighbours";

const WAYS = ["warlord", "favored", "slayer"] as const;

function lord(one: Lord, names: string[]): Section {
  const attributes = ATTRIBUTES.map(
    (name) => `${cap(nameOf(`hellas-attribute-${name}`))} ${one.attributes[name].value}`,
  );
  const ways = WAYS.flatMap((way) => {
    const gauge = one.progress[way];
    return gauge ? [`${nameOf(`hellas-victory-${way}`)}: ${gauge.have}/${gauge.need}`] : [];
  });
  const hand = (one.hand ?? []).map(
    (card) =>
      `${nameOf(`hellas-combat_card-${card.name}`)} ${card.strength} (${nameOf(`hellas-symbol-${card.symbol}`)})`,
  );
  return {
    heading: one.hero ? `${names[one.seat]}: ${nameOf(`hellas-hero-${one.hero}`)}` : (names[one.seat] ?? ""),
    lines: [
      attributes.join(", "),
      ...ways,
      `${say("ui-priests")}: ${one.priests.pool}; ${say("ui-hoplites-left")}: ${one.hoplites_left}`,
      `${say("ui-combat-cards")}: ${hand.length > 0 ? hand.join(", ") : one.hand_size}`,
      ...(one.artifacts.length > 0
        ? [one.artifacts.map((artifact) => nameOf(`hellas-artifact-${artifact.id}`)).join(", ")]
        : []),
    ],
  };
}

const TOKENS = { loyal: "hellas-ui-token-loyal", allied: "hellas-ui-token-allied", persian: "hellas-ui-token-persian" };

/** Who holds a region alone against Xerxes, and who stands in it. */
function overlay(over: Overlay): string[] {
  const parts = [over.token === null ? say("ui-nobody") : say(TOKENS[over.token])];
  if (over.loyal > 0) parts.push(say("hellas-ui-men-loyal", { n: over.loyal }));
  if (over.allied > 0) parts.push(say("hellas-ui-men-allied", { n: over.allied }));
  if (over.persians > 0) parts.push(say("hellas-ui-men-persian", { n: over.persians }));
  if (over.spies > 0) parts.push(say("hellas-ui-spies", { n: over.spies }));
  return [
    ...parts,
    say("hellas-ui-people-for-you", { n: over.population }),
    say("hellas-ui-region-number", { n: over.number }),
  ];
}

function holders(board: HellasBoard, one: Region, names: string[]): string[] {
  if (board.solo) return overlay(board.solo.regions[one.id]!);
  const armies = Object.entries(one.armies).map(([seat, army]) => `${names[Number(seat)]}: ${army.hoplites}`);
  return [one.owner === null ? say("ui-nobody") : (names[one.owner] ?? ""), ...armies];
}

/** The second line of a region's tooltip. */
export const regionNote = (board: HellasBoard, one: Region, names: string[]): string =>
  [nameOf(`hellas-land-${one.land}`), ...holders(board, one, names)].join(" · ");

/** What is drawn in a region, explained: shield, city, shrine, temple, oracle. */
export function regionMarks(board: HellasBoard, one: Region): string[] {
  const lines = [say("hellas-ui-mark-people", { n: board.solo?.regions[one.id]?.population ?? one.population })];
  if (one.city) lines.push(say(one.city === "sparta" ? "hellas-ui-mark-sparta" : "hellas-ui-mark-city"));
  if (one.oracle) lines.push(say("hellas-ui-mark-oracle"));
  else if (one.temple) lines.push(say("hellas-ui-mark-temple"));
  else if (one.shrine === "delphi") lines.push(say("hellas-ui-mark-delphi"));
  else if (one.shrine) lines.push(say("hellas-ui-mark-shrine"));
  return lines;
}

/** The sheet of Xerxes. */
function sheet(solo: Solo): Section {
  const { mobilization, invasion, command } = solo.tracks;
  const attitudes = Object.entries(solo.attitudes).map(
    ([land, level]) => `${nameOf(`hellas-land-${land}`)}: ${nameOf(`hellas-attitude_level-${level}`, "f")}`,
  );
  return {
    heading: `${nameOf("hellas-person-xerxes")}: ${actName(solo)}`,
    lines: [
      `${say("hellas-ui-mobilization")}: ${mobilization.space}`,
      `${say("hellas-ui-invasion")}: ${say("ui-of", { n: invasion.value, total: invasion.top })}`,
      `${say("hellas-ui-command")}: ${command.value}`,
      ...attitudes,
      ...warnings(solo, false).map((one) => one.text),
      goalOf(solo),
    ],
  };
}

function region(board: HellasBoard, one: Region, names: string[]): string {
  const parts = [nameOf(`hellas-land-${one.land}`), String(one.population), ...holders(board, one, names)];
  parts.push(...one.heroes.map((hero) => nameOf(`hellas-hero-${hero.hero}`)));
  parts.push(...one.monsters.map((monster) => nameOf(`hellas-monster-${monster}`)));
  if (one.temple) parts.push(nameOf("hellas-term-temple"));
  parts.push(...one.quests.map((quest) => nameOf(`hellas-quest-${quest}`)));
  const beside = neighbours(one.id).map((id) => nameOf(`hellas-region-${id}`));
  parts.push(say("ui-borders-on", { names: beside.join(", ") }));
  return `${nameOf(`hellas-region-${one.id}`)}: ${parts.join(", ")}`;
}

export function describeHellas(view: View, names: string[]): Section[] {
  const board = view.board as HellasBoard;
  const monsters = board.monsters.map((monster) => {
    const open = monster.wounds
      .filter((wound) => !wound.filled)
      .map((wound) => nameOf(`hellas-symbol-${wound.symbol}`));
    return `${nameOf(`hellas-monster-${monster.id}`)}, ${nameOf(`hellas-region-${monster.region}`)}: ${open.join(", ")}`;
  });
  const monuments = board.monuments.map(
    (one) =>
      `${nameOf(`hellas-god-${one.god}`)}, ${nameOf(`hellas-region-${one.region}`)}: ${say("ui-level-of", { n: one.level, total: 5 })}`,
  );
  return [
    ...(board.solo ? [sheet(board.solo)] : []),
    ...board.players.map((one) => lord(one, names)),
    { heading: say("ui-map"), lines: board.regions.map((one) => region(board, one, names)) },
    { heading: say("ui-monsters"), lines: monsters },
    { heading: say("ui-act-monument"), lines: monuments },
    {
      heading: say("ui-quests"),
      lines: board.quests.map(
        (quest) => `${nameOf(`hellas-quest-${quest.id}`)}: ${nameOf(`hellas-region-${quest.region}`)}`,
      ),
    },
  ];
}
