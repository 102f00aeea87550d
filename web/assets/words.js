// The texts of the pages in the chosen language. The server holds them, with their plural forms.

import { words as fetchWords } from "./api.js";
import { language } from "./settings.js";

/** @type {Record<string, Part[]>} */
let texts = {};
let locale = "en";
let plurals = new Intl.PluralRules(locale);

export async function loadWords() {
  texts = await fetchWords();
  locale = language() === "pt" ? "pt-PT" : language();
  plurals = new Intl.PluralRules(locale);
  document.documentElement.lang = language();
}

/**
 * Returns the text with this id, its arguments filled in.
 * @param {MessageId} id
 * @param {Record<string, string | number>} [values]
 */
export const say = (id, values = {}) => sayOr(id, id, values);

/**
 * Returns the text with an id that is put together from data, or another text if there is none.
 * @param {string} id
 * @param {string} otherwise
 * @param {Record<string, string | number>} [values]
 */
export const sayOr = (id, otherwise, values = {}) => (texts[id] ? fill(texts[id], values) : otherwise);

/**
 * @param {Part[]} parts
 * @param {Record<string, string | number>} values
 * @returns {string}
 */
function fill(parts, values) {
  const text = (/** @type {Part} */ part) => {
    if (typeof part === "string") return part;
    if ("argument" in part) return (values[part.argument] ?? "").toLocaleString(locale);
    return fill(choose(part, values[part.select]), values);
  };
  return parts.map(text).join("");
}

/**
 * Returns the variant for a number itself, or for its plural category, or the default.
 * @param {Select} select
 * @param {string | number} value
 */
function choose({ variants, default: otherwise }, value) {
  const category = typeof value === "number" ? plurals.select(value) : otherwise;
  return variants[value] ?? variants[category] ?? variants[otherwise];
}
