// @ts-check
/** Messages and names of one language. Twin of src/agon/words/words.py; a test compares both, byte for byte. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import * as marks from "./marks.js";

/** @typedef {import("@fluent/bundle").FluentValue} FluentValue */
/** @typedef {import("@fluent/bundle").FluentFunction} FluentFunction */
/** @typedef {import("@fluent/bundle").Message} Message */
/** @typedef {import("./marks.js").Language} Language */
/**
 * A number, a display name of a player, or a glossary key (several keys: separated by spaces).
 * @typedef {string | number} Value
 */
/**
 * `fallback` speaks when this language lacks a message; give the English Words to all others.
 * @typedef {{ strict?: boolean, fallback?: Words | null }} Settings
 */

const NOMINATIVE = "nom";
const NOTHING = "ui-nothing";

/** A message, a name or an argument is missing. Thrown in strict mode only. */
export class MissingWordsError extends Error {
  name = "MissingWordsError";
}

/** A number that is written as the style page says, not as the locale data of this browser say. */
class StyledNumber extends FluentNumber {
  /**
   * @param {number} value
   * @param {Language} language
   */
  constructor(value, language) {
    super(value);
    this.language = language;
  }

  toString() {
    return marks.number(this.value, this.language);
  }
}

/** Speaks one language. Never throws on a missing message, name or argument unless strict. */
export class Words {
  /** @type {string[]} */
  #problems = [];

  /**
   * @param {Language} language
   * @param {Iterable<string>} sources the texts of all Fluent files of the language
   * @param {Settings} [settings]
   */
  constructor(language, sources, { strict = false, fallback = null } = {}) {
    this.language = language;
    this.strict = strict;
    this.fallback = fallback;
    this.plurals = new Intl.PluralRules(language);
    this.bundle = new FluentBundle(language, { functions: this.#functions(), useIsolating: false });
    this.marking = false;
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  /**
   * @param {string} messageId
   * @returns {boolean}
   */
  has(messageId) {
    return this.bundle.hasMessage(messageId);
  }

  /**
   * The message; in English where this language lacks it; its id where English lacks it too.
   * @param {string} messageId
   * @param {Record<string, Value>} [args]
   * @returns {string}
   */
  text(messageId, args = {}) {
    const message = this.bundle.getMessage(messageId);
    if (!message?.value) return this.#withoutMessage(messageId, args);
    return this.#finished(messageId, this.#rendered(message.value, args));
  }

  /**
   * The message in parts: what names stand for has its key.
   * @param {string} messageId
   * @param {Record<string, Value>} [args]
   * @returns {{ key: string, text: string }[]}
   */
  parts(messageId, args = {}) {
    this.marking = true;
    const text = this.text(messageId, args);
    this.marking = false;
    return marks.parted(text);
  }

  /**
   * The name behind a glossary key, in a case or another form of it.
   * @param {string} key
   * @param {string} [grammaticalCase]
   * @returns {string}
   */
  name(key, grammaticalCase = NOMINATIVE) {
    return this.#finished(key, this.#form(key, grammaticalCase));
  }

  /**
   * `3 hoplites`.
   * @param {number} n
   * @param {string} key
   * @param {string} [grammaticalCase]
   * @returns {string}
   */
  count(n, key, grammaticalCase = NOMINATIVE) {
    return this.#finished(key, this.#counted(n, key, grammaticalCase));
  }

  /**
   * `a, b and c`, without the empty ones.
   * @param {string[]} parts
   * @param {"and" | "or"} [conjunction]
   * @returns {string}
   */
  join(parts, conjunction = "and") {
    return marks.tie(this.#joined(parts, conjunction), this.language);
  }

  /**
   * @param {number} value
   * @param {number} [digits]
   * @returns {string}
   */
  number(value, digits = 0) {
    return marks.number(value, this.language, digits);
  }

  /**
   * @param {string} text
   * @returns {string}
   */
  quote(text) {
    return marks.quote(text, this.language);
  }

  /**
   * @param {string} text
   * @returns {string}
   */
  cap(text) {
    return marks.capitalised(text);
  }

  /**
   * @param {NonNullable<Message["value"]>} pattern
   * @param {Record<string, Value>} args
   */
  #rendered(pattern, args) {
    /** @type {Error[]} */
    const errors = [];
    const text = this.bundle.formatPattern(pattern, this.#styled(args), errors);
    this.#problems.push(...errors.map(String));
    return text;
  }

  /** @param {Record<string, Value>} args */
  #styled(args) {
    const entries = Object.entries(args);
    return Object.fromEntries(
      entries.map(([name, value]) => [
        name,
        typeof value === "number" ? new StyledNumber(value, this.language) : value,
      ]),
    );
  }

  /**
   * @param {string} messageId
   * @param {Record<string, Value>} args
   */
  #withoutMessage(messageId, args) {
    this.#problems.push(`no message in ${this.language}`);
    this.#throwProblems(messageId);
    return this.fallback ? this.fallback.text(messageId, args) : messageId;
  }

  /**
   * @param {string} about
   * @param {string} text
   */
  #finished(about, text) {
    this.#throwProblems(about);
    return marks.tie(text, this.language);
  }

  /** @param {string} about */
  #throwProblems(about) {
    const problems = this.#problems.splice(0);
    if (this.strict && problems.length) throw new MissingWordsError(`${about}: ${problems.join("; ")}`);
  }

  // Names and lists

  /**
   * The first of these forms that the name has, else the name itself, else the key.
   * @param {string} key
   * @param {string[]} labels
   */
  #form(key, ...labels) {
    const message = this.bundle.getMessage(key);
    if (!message?.value) {
      this.#problems.push(`no name for ${key}`);
      return key;
    }
    const label = labels.find((candidate) => candidate in message.attributes);
    const pattern = (label && message.attributes[label]) || message.value;
    return this.#rendered(pattern, {});
  }

  /**
   * @param {number} n
   * @param {string} key
   * @param {string} grammaticalCase
   */
  #counted(n, key, grammaticalCase) {
    const category = this.plurals.select(n);
    const word = this.#form(key, `n-${grammaticalCase}-${category}`, `n-${category}`);
    return marks.number(n, this.language) + marks.NO_BREAK + word;
  }

  /**
   * @param {string[]} parts
   * @param {string} conjunction
   */
  #joined(parts, conjunction) {
    return marks.joined(parts.filter(Boolean), this.#form(`general-label-${conjunction}`));
  }

  /**
   * A name as it is told, with its key where that is asked for: something else may stand in its place.
   * @param {string} key
   * @param {string} text
   */
  #marked(key, text) {
    return this.marking ? marks.KEY + key + marks.NAMED + text + marks.END : text;
  }

  /** @param {string} text */
  #capped(text) {
    const from = text.startsWith(marks.KEY) ? text.indexOf(marks.NAMED) + 1 : 0;
    return text.slice(0, from) + this.cap(text.slice(from));
  }

  // Functions of Fluent messages

  /** @returns {Record<string, FluentFunction>} */
  #functions() {
    return {
      NAME: ([key], named) => this.#marked(plain(key), this.#form(plain(key), plain(named.case ?? NOMINATIVE))),
      NAMES: ([keys], named) => this.#namesFunction(plain(keys), named),
      COUNT: ([n, key], named) => this.#countFunction(n, key, named),
      PARTS: (numbersAndKeys, named) => this.#partsFunction(numbersAndKeys, named),
      LIST: (parts, named) => this.#joined(parts.map(plain), plain(named.join ?? "and")),
      QUOTE: ([text]) => this.quote(plain(text)),
      CAP: ([text]) => this.#capped(plain(text)),
      SAME: ([one, other]) => (plain(one) === plain(other) ? "yes" : "no"),
    };
  }

  /**
   * @param {string} keys
   * @param {Record<string, FluentValue>} named
   */
  #namesFunction(keys, named) {
    const found = keys.split(" ").filter(Boolean);
    const names = found.map((key) => this.#form(key, plain(named.case ?? NOMINATIVE)));
    return this.#joined(named.quotes ? names.map((name) => this.quote(name)) : names, plain(named.join ?? "and"));
  }

  /**
   * @param {FluentValue | undefined} n
   * @param {FluentValue | undefined} key
   * @param {Record<string, FluentValue>} named
   */
  #countFunction(n, key, named) {
    const grammaticalCase = plain(named.case ?? NOMINATIVE);
    if (n instanceof FluentNumber) return this.#marked(plain(key), this.#counted(n.value, plain(key), grammaticalCase));
    this.#problems.push(`not a number: ${plain(n)}`);
    return plain(n) + marks.NO_BREAK + this.#form(plain(key), grammaticalCase);
  }

  /**
   * @param {FluentValue[]} numbersAndKeys
   * @param {Record<string, FluentValue>} named
   */
  #partsFunction(numbersAndKeys, named) {
    const parts = [];
    for (let i = 0; i < numbersAndKeys.length; i += 2) {
      const n = numbersAndKeys[i];
      if (!isZero(n)) parts.push(this.#countFunction(n, numbersAndKeys[i + 1], named));
    }
    return parts.length ? this.#joined(parts, plain(named.join ?? "and")) : this.#form(NOTHING);
  }
}

/**
 * What Fluent hands to a function, as text; something missing shows its name in braces.
 * @param {FluentValue | undefined} value
 * @returns {string}
 */
function plain(value) {
  return String(value);
}

/** @param {FluentValue | undefined} value */
function isZero(value) {
  return value instanceof FluentNumber && value.value === 0;
}
