// Formatting of messages, which the server sends as parts: text, arguments and plural forms.

/**
 * Returns the text of a message with these arguments; a missing argument leaves a gap.
 * @param {MessagePart[]} parts
 * @param {Record<string, string | number>} args
 * @param {string} locale For plural forms and numbers.
 * @returns {string}
 */
export function formatMessage(parts, args, locale) {
  const formatPart = (/** @type {MessagePart} */ part) => {
    if (typeof part === "string") return part;
    if ("argument" in part) return (args[part.argument] ?? "").toLocaleString(locale);
    return formatMessage(selectVariant(part, args[part.select], locale), args, locale);
  };
  return parts.map(formatPart).join("");
}

/**
 * Returns the variant for exactly this value, else for its plural category, else the default.
 * @param {MessageSelect} select
 * @param {string | number} value
 * @param {string} locale
 */
function selectVariant({ variants, default: defaultKey }, value, locale) {
  const category = typeof value === "number" ? new Intl.PluralRules(locale).select(value) : defaultKey;
  return variants[value] ?? variants[category] ?? variants[defaultKey];
}
