// @ts-check
export { LANGUAGES } from "./marks.js";
export { MissingWordsError, Words } from "./words.js";
/** @typedef {import("./marks.js").Language} Language */
/** @typedef {import("./words.js").Value} Value */
