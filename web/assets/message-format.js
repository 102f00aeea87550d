// Texts from the parts that the server sends: text, arguments and plural forms.

/**
 * Returns the text with its arguments filled in.
 * @param {Part[]} parts
 * @param {Record<string, string | number>} values
 * @param {string} locale for plural forms and numbers
 * @returns {string}
 */
export function fill(parts, values, locale) {
  const text = (/** @type {Part} */ part) => {
    if (typeof part === "string") return part;
    if ("argument" in part) return (values[part.argument] ?? "").toLocaleString(locale);
    return fill(choose(part, values[part.select], locale), values, locale);
  };
  return parts.map(text).join("");
}

/**
 * Returns the variant for a number itself, or for its plural category, or the default.
 * @param {Select} select
 * @param {string | number} value
 * @param {string} locale
 */
function choose({ variants, default: otherwise }, value, locale) {
  const category = typeof value === "number" ? new Intl.PluralRules(locale).select(value) : otherwise;
  return variants[value] ?? variants[category] ?? variants[otherwise];
}
