// @ts-check
/** Letters and marks of the four languages: numbers, quotes, spaces. Twin of src/agon/words/marks.py. */

export const NO_BREAK = "\u00a0";
const MINUS = "−";
/** Fewer digits than this stand without a thousands separator. */
const GROUPED_FROM_DIGITS = 5;
const WORD_START = "(?<![^ \u00a0(«„“‘])";
const SPACE_BEFORE_DASH = / (?=[–—](?: |$))/g;

/** @typedef {"en" | "ru" | "it" | "pl"} Language */

/**
 * `tiedWords`: one-letter words that never end a line; `tiedBeforeNumbers`: what stands before a page or act number.
 * @typedef {{
 *   thousands: string,
 *   decimal: string,
 *   quotes: [string, string],
 *   tiedWords: string,
 *   tiedBeforeNumbers: string[],
 * }} Habits
 */

/** @type {Record<Language, Habits>} */
const HABITS = {
  en: { thousands: ",", decimal: ".", quotes: ["“", "”"], tiedWords: "", tiedBeforeNumbers: ["act", "p."] },
  ru: {
    thousands: NO_BREAK,
    decimal: ",",
    quotes: ["«", "»"],
    tiedWords: "вксоуиая",
    tiedBeforeNumbers: ["акт", "с."],
  },
  it: { thousands: ".", decimal: ",", quotes: ["«", "»"], tiedWords: "", tiedBeforeNumbers: ["atto", "p."] },
  pl: {
    thousands: NO_BREAK,
    decimal: ",",
    quotes: ["„", "”"],
    tiedWords: "wzouia",
    tiedBeforeNumbers: ["akt", "str."],
  },
};

/** @type {readonly Language[]} */
export const LANGUAGES = ["en", "it", "pl", "ru"];

/**
 * The number with as many decimals as asked, halves rounded away from zero.
 * @param {number} value
 * @param {Language} language
 * @param {number} [digits]
 * @returns {string}
 */
export function number(value, language, digits = 0) {
  const habits = HABITS[language];
  const scaled = Math.floor(Math.abs(value) * 10 ** digits + 0.5);
  const whole = Math.floor(scaled / 10 ** digits);
  let text = grouped(String(whole), habits.thousands);
  if (digits) text += habits.decimal + String(scaled % 10 ** digits).padStart(digits, "0");
  return value < 0 && scaled ? MINUS + text : text;
}

/**
 * @param {string} whole
 * @param {string} separator
 */
function grouped(whole, separator) {
  if (whole.length < GROUPED_FROM_DIGITS) return whole;
  return whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, separator);
}

/**
 * @param {string} text
 * @param {Language} language
 * @returns {string}
 */
export function quote(text, language) {
  const [opening, closing] = HABITS[language].quotes;
  return opening + text + closing;
}

/**
 * @param {string} text
 * @returns {string}
 */
export function capitalised(text) {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/**
 * `a, b and c`.
 * @param {string[]} parts
 * @param {string} conjunction
 * @returns {string}
 */
export function joined(parts, conjunction) {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${conjunction} ${parts[parts.length - 1]}`;
}

/**
 * Put no-break spaces where a line must not end.
 * @param {string} text
 * @param {Language} language
 * @returns {string}
 */
export function tie(text, language) {
  const dashesTied = text.replace(SPACE_BEFORE_DASH, NO_BREAK);
  return TIES[language].reduce((tied, pattern) => tied.replace(pattern, `$1${NO_BREAK}`), dashesTied);
}

/**
 * @param {Habits} habits
 * @returns {RegExp[]}
 */
function ties(habits) {
  const words = habits.tiedBeforeNumbers.map(eitherCase).join("|");
  const patterns = [new RegExp(`${WORD_START}(${words}) (?=[0-9IVX])`, "g")];
  if (habits.tiedWords) {
    const letters = habits.tiedWords + habits.tiedWords.toUpperCase();
    patterns.push(new RegExp(`${WORD_START}([${letters}]) `, "g"));
  }
  return patterns;
}

/** @param {string} word */
function eitherCase(word) {
  return `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1).replace(".", "\\.")}`;
}

/** @type {Record<Language, RegExp[]>} */
const TIES = { en: ties(HABITS.en), ru: ties(HABITS.ru), it: ties(HABITS.it), pl: ties(HABITS.pl) };

/** Private marks round a name: its key, the name as it is told, its end. */
export const KEY = "\uE000";
export const NAMED = "\uE001";
export const END = "\uE002";
const PART = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/;

/**
 * A text with marks as its parts; what is not a name has no key.
 * @param {string} text
 * @returns {{ key: string, text: string }[]}
 */
export function parted(text) {
  const pieces = text.split(new RegExp(PART, "g"));
  const parts = [];
  for (let i = 0; i < pieces.length; i += 3) {
    if (pieces[i]) parts.push({ key: "", text: pieces[i] ?? "" });
    if (i + 2 < pieces.length) parts.push({ key: pieces[i + 1] ?? "", text: pieces[i + 2] ?? "" });
  }
  return parts;
}
