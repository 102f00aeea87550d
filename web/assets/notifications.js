// Telling people: politely to a screen reader, and for a moment at the edge of the screen.

import { h } from "./dom.js";

const heard = h("div", { class: "unseen", role: "status", "aria-live": "polite" });
const seen = h("div", { class: "notices", "aria-hidden": "true" });

/** How long a notice stays, in milliseconds, and how much longer for each letter. */
const STAYS = 2500;
const STAYS_A_LETTER = 45;

export const liveRegions = () => [heard, seen];

/**
 * Says something to those who listen.
 * @param {string} text
 */
export function announce(text) {
  if (text) heard.append(h("p", {}, text));
  while (heard.childElementCount > 8) heard.firstElementChild?.remove();
}

/**
 * Says something to everybody.
 * @param {string} text
 */
export function notice(text) {
  announce(text);
  const note = h("p", { class: "notice" }, text);
  put(note);
  setTimeout(() => note.remove(), STAYS + STAYS_A_LETTER * text.length);
}

/** @param {HTMLElement} note */
function put(note) {
  for (const old of [...seen.children]) if (old.textContent === note.textContent) old.remove();
  seen.append(note);
}
