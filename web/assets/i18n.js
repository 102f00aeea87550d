// The texts of the pages in the chosen language. The server holds them.

import { words as fetchWords } from "./api.js";
import { fill } from "./message-format.js";
import { language } from "./settings.js";

/** @type {Record<string, Part[]>} */
let texts = {};

export async function loadWords() {
  texts = await fetchWords();
  document.documentElement.lang = language();
}

/** European Portuguese has other plural forms than Brazilian Portuguese, the default of `pt`. */
const locale = () => (language() === "pt" ? "pt-PT" : language());

/**
 * Returns the text with this id, its arguments filled in.
 * @param {MessageId} id
 * @param {Record<string, string | number>} [values]
 */
export const say = (id, values) => sayOr(id, id, values);

/**
 * Returns the text with an id that is put together from data, or another text if there is none.
 * @param {string} id
 * @param {string} otherwise
 * @param {Record<string, string | number>} [values]
 */
export const sayOr = (id, otherwise, values = {}) => (texts[id] ? fill(texts[id], values, locale()) : otherwise);
