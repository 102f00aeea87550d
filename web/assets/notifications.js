// Notifications: a live region for screen readers, and toasts that disappear after a while.

import { h } from "./dom.js";

const liveRegion = h("div", { class: "visually-hidden", role: "status", "aria-live": "polite" });
const toasts = h("div", { class: "toasts", "aria-hidden": "true" });

/** The time that a toast is shown: a base and an addition for each character. */
const TOAST_MS = 2500;
const TOAST_MS_PER_CHARACTER = 45;

export const notificationElements = () => [liveRegion, toasts];

/**
 * Announces a text to screen readers only.
 * @param {string} text
 */
export function announce(text) {
  if (text) liveRegion.append(h("p", {}, text));
  while (liveRegion.childElementCount > 8) liveRegion.firstElementChild?.remove();
}

/**
 * Shows a toast, and announces its text to screen readers.
 * @param {string} text
 */
export function showToast(text) {
  announce(text);
  const toast = h("p", { class: "toast" }, text);
  addToast(toast);
  setTimeout(() => toast.remove(), TOAST_MS + TOAST_MS_PER_CHARACTER * text.length);
}

/**
 * Adds a toast; one with the same text is replaced, not repeated.
 * @param {HTMLElement} toast
 */
function addToast(toast) {
  for (const old of [...toasts.children]) if (old.textContent === toast.textContent) old.remove();
  toasts.append(toast);
}
