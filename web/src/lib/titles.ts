/** What the client knows of each title beside its rules: its drawing, its words, its table. */

export type TitleId = "hellas" | "cyclades" | "dice_forge";

export interface TitleLook {
  id: TitleId;
  icon: string;
  /** Message ids: spelled out, so that the check of unused messages finds them. */
  name: string;
  blurb: string;
  minutes: number;
  min: number;
  max: number;
  /** Seats of "play now". */
  quick: number;
  /** Set-up options of "play now" and of the first game. */
  quickOptions: Record<string, unknown>;
}

export const TITLES: TitleLook[] = [
  { id: "hellas", icon: "hero", name: "hellas-title-hellas", blurb: "ui-blurb-hellas", minutes: 90, min: 2, max: 4, quick: 3, quickOptions: {} },
  { id: "cyclades", icon: "fleet", name: "cyclades-title-cyclades_short", blurb: "ui-blurb-cyclades", minutes: 75, min: 2, max: 6, quick: 3, quickOptions: { board: "given", start: "quick" } },
  { id: "dice_forge", icon: "hammer", name: "dice_forge-title-dice_forge", blurb: "ui-blurb-dice-forge", minutes: 40, min: 2, max: 4, quick: 3, quickOptions: {} },
];

export const titleLook = (id: string): TitleLook => TITLES.find((title) => title.id === id) ?? TITLES[0]!;
