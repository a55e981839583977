/** The board of Cyclades as the engine shows it. Factions are numbers; a seat plays one, or two in a game for two. */

export interface Hex {
  q: number;
  r: number;
  area: string;
}
export interface Slot {
  id: string;
  q: number;
  r: number;
  dir: number;
  sea: string;
  building: string | null;
  bonus: string | null;
  used: boolean;
}
export interface Guests {
  faction: number;
  troops: number;
  mercenaries: number;
  heroes: string[];
}
export interface Land {
  id: string;
  horns: number;
  prosperity: number;
  priestess: boolean;
  owner: number | null;
  token: boolean;
  troops: number;
  mercenaries: number;
  heroes: string[];
  guests: Guests | null;
  slots: Slot[];
  island: string;
}
export interface Sea {
  id: string;
  horns: number;
  prosperity: number;
  owner: number | null;
  fleets: number;
  guests: { faction: number; fleets: number } | null;
  closed: boolean;
}
export interface Figure {
  creature: string;
  area: string;
  kind: "sea" | "land";
  faction: number;
}
export interface Altar {
  god: string;
  open: boolean;
  faction: number | null;
  offering: number | null;
}
export interface Faction {
  faction: number;
  colour: string;
  city: string;
  seat: number;
  team: number | null;
  coins: number | null;
  income: number;
  priestesses: number;
  philosophers: number;
  troops_left: number;
  fleets_left: number;
  metropolises: number;
  sheltered: string[];
  lands: number;
  seas: number;
  heroes: string[];
  creatures: string[];
  god: string | null;
  offering: number | null;
  banned: string | null;
}
/** One side of a battle in its last stage, and what is left of it now. */
export interface BattleSide {
  faction: number;
  pieces: number;
  /** Ports at sea, fortresses on land; metropolises count as both. */
  walls: number;
  /** What heroes and creatures add. */
  powers: number;
  die: number;
  total: number;
  fleets?: number;
  troops?: number;
  mercenaries?: number;
  heroes?: string[];
  minotaur?: boolean;
}
export interface BattleOutline {
  kind: "sea_battle" | "land_battle";
  area: string;
  stage: number;
  /** The sums of the stage stand. */
  is_counted: boolean;
  attacker: BattleSide;
  defender: BattleSide;
}
/** A place for a tile, by its middle hex. */
export interface Cell {
  id: string;
  q: number;
  r: number;
}
export interface CycladesBoard {
  round: number;
  phase: string;
  active: number | null;
  active_god: string | null;
  teams: boolean;
  needed: number;
  face: string;
  hexes: Hex[];
  /** While the players lay the tiles: those left, the one in hand, and where it may lie. */
  laying: { tiles: number[]; tile: number | null; cells: Cell[] } | null;
  lands: Land[];
  seas: Sea[];
  figures: Figure[];
  altars: Altar[];
  ladder: number[];
  order: (number | null)[];
  next_order: (number | null)[];
  creatures: {
    column: { price: number; own_price: number; creature: string | null }[];
    deck: number;
    discard: string[];
    top: string | null;
  };
  heroes: { column: (string | null)[]; deck: number; out: string[]; fresh: string[] };
  factions: Faction[];
  under_way: BattleOutline | null;
}
