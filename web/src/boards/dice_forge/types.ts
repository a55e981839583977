/** The board of Dice Forge as the engine shows it. */

export interface Stock {
  face: string;
  left: number;
  of: number;
}
export interface Square {
  id: string;
  price: number;
  faces: Stock[];
}
export interface Garden {
  id: string;
  faces: Stock[];
}
export interface Stack {
  slot: string;
  card: string;
  left: number;
  sun: number;
  moon: number;
  glory: number;
}
export interface Island {
  portal: string;
  hero: number | null;
  stacks: Stack[];
}
export interface Reserve {
  now: number;
  limit: number;
}
export interface Die {
  die: "light" | "dark";
  faces: string[];
  up: number;
}
export interface Hammer {
  lap: number;
  steps: number;
  of: number;
  waiting: number;
}
export interface Hero {
  seat: number;
  gold: Reserve;
  sun: Reserve;
  moon: Reserve;
  glory: number;
  card_glory: number;
  dice: Die[];
  portal: string;
  cards: Record<string, number>;
  chests: number;
  hammer: Hammer | null;
  tokens: { cerberus: number; triton: number };
  forged: number;
}
export interface DiceForgeBoard {
  round: number;
  rounds: number;
  active: number;
  sanctuary: Square[];
  gardens: Garden[];
  islands: Island[];
  heroes: Hero[];
}
