// Settings kept in the browser: language, theme, sound, the player's name and the tokens of seats.

const PREFIX = "tabuleiro.";

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null; // storage can be disabled; the client works without it
  }
}

/**
 * @param {string} key
 * @param {string | null} value
 */
function write(key, value) {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // storage is disabled or full
  }
}

/** @typedef {"auto" | "light" | "dark"} Theme */

export const LANGUAGES = ["en", "pt"];

export function language() {
  const chosen = read("language") ?? navigator.language.slice(0, 2);
  return LANGUAGES.includes(chosen) ? chosen : "en";
}

/** @param {string} value */
export const setLanguage = (value) => write("language", value);

/** @returns {Theme} */
export function theme() {
  const chosen = read("theme");
  return chosen === "light" || chosen === "dark" ? chosen : "auto";
}

/** @param {Theme} value */
export function setTheme(value) {
  write("theme", value === "auto" ? null : value);
  applyTheme();
}

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
prefersDark.addEventListener("change", () => applyTheme());

export const isDark = () => (theme() === "auto" ? prefersDark.matches : theme() === "dark");

/** Sets the theme for the style sheets, the chosen one or else the system's, and dispatches `theme`. */
export function applyTheme() {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
  dispatchEvent(new Event("theme"));
}

export const isSoundOn = () => read("sound") === "on";

/** @param {boolean} on */
export const setSoundOn = (on) => write("sound", on ? "on" : null);

export const playerName = () => read("name") ?? "";

/** @param {string} name */
export const setPlayerName = (name) => write("name", name || null);

/**
 * Returns the token that lets this browser play at a table.
 * @param {string} table
 */
export const seatToken = (table) => read(`token.${table}`);

/**
 * @param {string} table
 * @param {string} token
 */
export const setSeatToken = (table, token) => write(`token.${table}`, token);

/**
 * Returns the tokens of the remote seats of a table that was created in this browser.
 * @param {string} table
 * @returns {{ seat: number, token: string }[]}
 */
export function seatLinks(table) {
  try {
    return JSON.parse(read(`links.${table}`) ?? "[]");
  } catch {
    return [];
  }
}

/**
 * @param {string} table
 * @param {{ seat: number, token: string }[]} links
 */
export function setSeatLinks(table, links) {
  if (links.length > 0) write(`links.${table}`, JSON.stringify(links));
}

export const isMotionAllowed = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;
