// What the pages say, in the chosen language. The server holds the texts.

import { words as fetchWords } from "./api.js";
import { language } from "./settings.js";

/** @type {Record<string, string>} */
let texts = {};

export async function loadWords() {
  texts = await fetchWords();
  document.documentElement.lang = language();
}

/**
 * The text with this id, its `{ $name }` places filled in.
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 */
export function say(id, values = {}) {
  const pattern = texts[id] ?? id;
  return pattern.replace(/\{\s*\$([\w-]+)\s*\}/g, (_, name) => String(values[name] ?? ""));
}

/**
 * The text with this id, or something else where there is none.
 * @param {string} id
 * @param {string} otherwise
 */
export const sayOr = (id, otherwise) => texts[id] ?? otherwise;
