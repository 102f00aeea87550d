// The rules of a game, for people.

import { games as fetchGames, rules as fetchRules } from "../api.js";
import { h, put } from "../dom.js";
import { renderMarkdown } from "../markdown.js";
import { say } from "../i18n.js";

/**
 * @param {HTMLElement} root
 * @param {string[]} params
 * @returns {Promise<Page>}
 */
export async function openRules(root, [chosen]) {
  const games = await fetchGames();
  const game = games.find(({ id }) => id === chosen) ?? games[0];
  const tabs = games.map(({ id, name }) =>
    h("a", { class: "button", href: `/rules/${id}`, "aria-current": id === game.id && "page" }, name),
  );
  const text = await fetchRules(game.id);
  put(
    root,
    h("nav", { class: "tabs", "aria-label": say("web-rules-of") }, ...tabs),
    h("article", { class: "prose" }, ...renderMarkdown(text)),
  );
  return {};
}
