/** The board of Lords of Hellas as the engine shows it. */
import type { PersianBattleOutline, ScriptOutline, Solo } from "./solo/types";

export interface Army {
  hoplites: number;
  fortified: boolean;
}
export interface Region {
  id: string;
  land: string;
  population: number;
  city: string | null;
  shrine: string | null;
  temple: boolean;
  oracle: boolean;
  owner: number | null;
  armies: Record<string, Army>;
  heroes: { hero: string; seat: number }[];
  monsters: string[];
  quests: string[];
  monument: string | null;
}
export interface Wound {
  symbol: string;
  reward: string | null;
  filled: boolean;
}
export interface Monster {
  id: string;
  region: string;
  wounds: Wound[];
  evolutions: string[];
  artifact: string;
}
export interface Monument {
  god: string;
  region: string;
  level: number;
  priests: Record<string, number>;
  places: number;
  owner: number | null;
  artifact: string;
}
export interface Quest {
  id: string;
  region: string;
  heroes: { hero: string; seat: number; step: number }[];
}
export interface CombatCard {
  id: string;
  name: string;
  symbol: string;
  strength: number;
  casualties: number;
}
export interface Attribute {
  value: number;
  stored: number;
  injured: boolean;
}
export interface Gauge {
  have: number;
  need: number;
}
export interface Lord {
  seat: number;
  hero: string | null;
  region: string | null;
  quest: string | null;
  quest_step: number | null;
  attributes: Record<"leadership" | "strength" | "speed", Attribute>;
  injuries: number;
  priests: { pool: number; monuments: number; stock: number };
  hoplites_left: number;
  hand_size: number;
  hand_limit: number;
  hand: CombatCard[] | null;
  artifacts: { id: string; charged: boolean }[];
  blessings: string[];
  glory: string[];
  trophies: string[];
  used_actions: string[];
  regular_actions_done: string[];
  quest_cards: string[];
  /** While a monster strikes: what my own cards and blessings could put up. */
  defence_at_hand: number | null;
  /** Alone there are other ways to win. */
  progress: { warlord?: Gauge; favored?: Gauge; slayer?: Gauge; king?: { controls: boolean; level: number } | null };
}
export interface Side {
  seat: number;
  hoplites: number;
  strength: number;
  by_hoplites: number;
  by_cards: number;
  by_wall: number;
  by_powers: number;
  casualties: number;
  losses_now: number;
  cards: number;
  played: CombatCard[];
  passed: boolean;
}
export interface BattleOutline {
  kind: "battle";
  region: string;
  attacker: Side;
  defender: Side;
}
export interface HuntOutline {
  kind: "hunt";
  hunter: number;
  monster: string;
  chooser: number;
  wounds_dealt: number;
  wounds_left: number;
  round: number;
  attack: string | null;
  attack_strength: number | null;
  defence: number;
  attacks_seen: string[];
}
/** The monster phase: the dice rolled so far. */
export interface DiceOutline {
  kind: "monsters";
  seat: number;
  rolls: Roll[];
  to_roll: string[];
}
export interface Roll {
  monster: string;
  face: string;
}
export interface DraftOutline {
  kind: "draft";
  builder: number;
  picks: number;
  cards: number;
}
export interface HellasBoard {
  regions: Region[];
  monsters: Monster[];
  monuments: Monument[];
  quests: Quest[];
  players: Lord[];
  decks: { events: number; combat: number; neutral_artifacts: number; blessings: number };
  temple_card: { id: string; places: number; built: number; drafts: number[]; oracle: string; oracle_built: boolean };
  glory: Record<string, number | null>;
  king: { god: string; seat: number; tokens: number; waiting: boolean } | null;
  active: number;
  turn: number;
  specials_left: number;
  under_way: BattleOutline | HuntOutline | DiceOutline | DraftOutline | PersianBattleOutline | ScriptOutline | null;
  /** Alone against Xerxes. */
  solo?: Solo;
}
