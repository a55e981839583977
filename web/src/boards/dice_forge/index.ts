import { say } from "../../lib/say.svelte";
import type { View } from "../../lib/wire";
import type { TitlePage } from "..";
import { gain, habits } from "./answers";
import Board from "./Board.svelte";
import { describeDiceForge } from "./describe";
import FaceSign from "./FaceSign.svelte";
import type { DiceForgeBoard } from "./types";

const heroes = (view: View) => (view.board as DiceForgeBoard).heroes;

function breakdown(view: View, seat: number): string[] {
  const hero = heroes(view)[seat]!;
  return [`${hero.glory}`, say("ui-on-cards", { n: hero.card_glory }), say("ui-faces-forged", { n: hero.forged })];
}

export default {
  board: Board,
  describe: describeDiceForge,
  breakdown,
  standing: (view) => heroes(view).map((hero) => hero.glory + hero.card_glory),
  anchorKinds: { feat: "card" },
  gain,
  habits,
  chips: /-prompt-(take|owl|lose|reward|refuse|satyrs|mirror|order|triton)$/,
  icons: {
    "dice_forge-resource-gold": "coin",
    "dice_forge-resource-sun": "sun",
    "dice_forge-resource-moon": "moon",
    "dice_forge-resource-glory": "glory",
  },
  picture: { of: /^dice_forge-face-/, drawing: FaceSign },
  recap: { telling: /-log-(feat|oust|forge|gain|lose|spill|boar)$/, sums: /-log-(gain|lose|spill)$/ },
} satisfies TitlePage;
