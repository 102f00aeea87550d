// What this browser remembers: how the pages look and speak, and which seats it may play.

const PREFIX = "tabuleiro.";

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null; // a browser that keeps nothing still plays
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
    // see above
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
  showTheme();
}

const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
systemIsDark.addEventListener("change", () => showTheme());

export const isDark = () => (theme() === "auto" ? systemIsDark.matches : theme() === "dark");

/** Tells the style sheets which theme holds: the chosen one, or else the system's. */
export function showTheme() {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
}

export const hasSound = () => read("sound") === "on";

/** @param {boolean} on */
export const setSound = (on) => write("sound", on ? "on" : null);

export const myName = () => read("name") ?? "";

/** @param {string} name */
export const setMyName = (name) => write("name", name || null);

/**
 * The secret that lets this browser play at a table.
 * @param {string} table
 */
export const token = (table) => read(`token.${table}`);

/**
 * @param {string} table
 * @param {string} secret
 */
export const setToken = (table, secret) => write(`token.${table}`, secret);

/**
 * The links for people elsewhere, known only to whoever made the table.
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

export const wantsMotion = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;
