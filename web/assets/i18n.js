// The messages of the interface in the chosen language, loaded from the server.

import { fetchMessages } from "./api.js";
import { formatMessage } from "./message-format.js";
import { language } from "./settings.js";

/** @type {Record<string, MessagePart[]>} */
let messages = {};

export async function loadMessages() {
  messages = await fetchMessages();
  document.documentElement.lang = language();
}

/** Returns the locale for plural forms and numbers: `pt` alone would mean Brazilian Portuguese. */
const locale = () => (language() === "pt" ? "pt-PT" : language());

/**
 * Returns the message with this id, formatted with its arguments.
 * @param {MessageId} id
 * @param {Record<string, string | number>} [args]
 */
export const t = (id, args) => tOr(id, id, args);

/**
 * Returns the message with an id that is composed from data, or `fallback` if there is none.
 * @param {string} id
 * @param {string} fallback
 * @param {Record<string, string | number>} [args]
 */
export const tOr = (id, fallback, args = {}) => (messages[id] ? formatMessage(messages[id], args, locale()) : fallback);
