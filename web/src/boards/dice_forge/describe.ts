/** Dice Forge in words. */
import { cap, nameOf, say } from "../../lib/say.svelte";
import type { View } from "../../lib/wire";
import type { Section } from "..";
import type { DiceForgeBoard, Hero } from "./types";

const resource = (name: string) => cap(nameOf(`dice_forge-resource-${name}`));
const face = (id: string) => nameOf(`dice_forge-face-${id}`);

function hero(one: Hero, name: string): Section {
  const reserves = (["gold", "sun", "moon"] as const).map(
    (kind) => `${resource(kind)}: ${one[kind].now}/${one[kind].limit}`,
  );
  const dice = one.dice.map(
    (die) =>
      `${cap(nameOf(`dice_forge-die-${die.die}`))}: ${die.faces.map(face).join("; ")} (${say("ui-face-up")}: ${face(die.faces[die.up]!)})`,
  );
  const cards = Object.entries(one.cards).map(
    ([card, n]) => `${nameOf(`dice_forge-feat-${card}`)}${n > 1 ? ` ×${n}` : ""}`,
  );
  return {
    heading: name,
    lines: [
      ...reserves,
      `${resource("glory")}: ${one.glory} + ${one.card_glory}`,
      ...dice,
      `${say("ui-cards")}: ${cards.join(", ") || say("ui-nothing")}`,
    ],
  };
}

export function describeDiceForge(view: View, names: string[]): Section[] {
  const board = view.board as DiceForgeBoard;
  const squares = board.sanctuary.map((square) => {
    const faces = square.faces.filter((stock) => stock.left > 0).map((stock) => `${face(stock.face)} ×${stock.left}`);
    return `${say("ui-price", { n: square.price })}: ${faces.join("; ") || say("ui-nothing")}`;
  });
  const islands = board.islands.map((island) => {
    const stacks = island.stacks.map((stack) => `${nameOf(`dice_forge-feat-${stack.card}`)} ×${stack.left}`);
    const pawn = island.hero === null ? "" : ` (${names[island.hero]})`;
    return `${cap(nameOf(`dice_forge-portal-${island.portal}`))}${pawn}: ${stacks.join("; ")}`;
  });
  return [
    { heading: say("ui-round-of", { n: board.round, total: board.rounds }), lines: [] },
    ...board.heroes.map((one) => hero(one, names[one.seat] ?? "")),
    { heading: say("ui-temple"), lines: squares },
    { heading: say("ui-islands"), lines: islands },
  ];
}
