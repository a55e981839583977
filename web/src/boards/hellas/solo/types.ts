/** What the board holds more where one plays alone against Xerxes. */
import type { Side } from "../types";

export type Token = "loyal" | "allied" | "persian";
export type Level = "hostile" | "wary" | "neutral" | "loyal";

/** What lies over a region. */
export interface Overlay {
  number: number;
  arrow: string | null;
  token: Token | null;
  loyal: number;
  allied: number;
  in_city: "loyal" | "allied" | null;
  persians: number;
  spies: number;
  population: number;
}
export interface Threat {
  kind: "march" | "invasion" | "lands" | "tokens" | "time" | "monument";
  have: number;
  limit: number;
  god?: string;
  monster_there?: boolean;
}
export interface Vanguard {
  region: string;
  hoplites: number;
  path: string[];
  next: string | null;
  back: string | null;
  marches_left: number;
}
export interface Script {
  id: string;
  token: number;
  mobilization: number;
  invasion: number;
  monsters: boolean;
}
export interface Solo {
  act: 1 | 2;
  tracks: {
    mobilization: { space: number; spaces: number; to_march: number };
    invasion: { value: number; top: number };
    command: { value: number; spies: number; spies_out: number; spies_gone: number };
    victory: number | null;
  };
  attitudes: Record<string, Level>;
  tokens: { pile: number; unseen: number[]; marks: Record<string, number | null> };
  vanguard: Vanguard | null;
  regions: Record<string, Overlay>;
  script: Script | null;
  threats: Threat[];
  goal: { victories_needed: number | null; persian_tokens: number; regions: number; loyal_regions: number };
  closed_sea: boolean;
  blocked_places: number;
  reconstructed: string[];
}

export interface PersianBattleOutline {
  kind: "persian_battle";
  region: string;
  attacker: "you" | "persians";
  you: Side;
  persians: {
    hoplites: number;
    token: boolean;
    strength: number;
    distrust: number;
    cards_to_draw: number;
    cards: string[];
  };
}
export interface ScriptOutline {
  kind: "script";
  script: string | null;
}
