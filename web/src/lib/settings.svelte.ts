/** What a viewer prefers; kept on the device. */
import { LANGUAGES, type Language } from "./words";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "off";
export type Confirm = "auto" | "on" | "off";

export interface Settings {
  language: Language;
  theme: Theme;
  /** Auto: slow in the first games, then normal. */
  speed: Speed | "auto";
  /** How many games have been played to their end here. */
  finished: number;
  /** Questions with one answer that tell nothing answer themselves. */
  single: boolean;
  confirm: Confirm;
  /** What is risky or final waits for a second tap. */
  careful: boolean;
  sound: boolean;
  still: boolean;
  large: boolean;
  name: string;
}

const KEY = "agon.settings";

function deviceLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) as Language | undefined) ?? "en";
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

const defaults: Settings = {
  language: deviceLanguage(),
  theme: "auto",
  speed: "auto",
  finished: 0,
  single: true,
  confirm: "auto",
  careful: true,
  sound: true,
  still: false,
  large: false,
  name: "",
};

export const settings = $state<Settings>({ ...defaults, ...stored() });

const dark = matchMedia("(prefers-color-scheme: dark)");
const coarse = matchMedia("(pointer: coarse)");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");

const device = $state({ dark: dark.matches, coarse: coarse.matches, reduced: reduced.matches });
dark.addEventListener("change", () => (device.dark = dark.matches));
coarse.addEventListener("change", () => (device.coarse = coarse.matches));
reduced.addEventListener("change", () => (device.reduced = reduced.matches));

export const isDark = () => (settings.theme === "auto" ? device.dark : settings.theme === "dark");
export const isStill = () => settings.still || device.reduced;
export const mustConfirm = () => (settings.confirm === "auto" ? device.coarse : settings.confirm === "on");

/** Milliseconds that a move of another player stays in view before the next one. */
export const PACE: Record<Speed, number> = { slow: 1500, normal: 750, fast: 250, off: 0 };

const FIRST_GAMES = 2;
export const speed = (): Speed =>
  settings.speed !== "auto" ? settings.speed : settings.finished < FIRST_GAMES ? "slow" : "normal";
export const pace = (): number => PACE[speed()];

/** Keep the page and the storage in step with the settings; runs as long as the page lives. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // storage may be closed to us (private window): the settings then last as long as the page
      }
    });
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.language;
      root.classList.toggle("glaze", isDark());
      root.classList.toggle("slip", !isDark());
      root.classList.toggle("still", isStill());
      root.classList.toggle("large", settings.large);
    });
  });
}
