// The rules page.

import { fetchGames, fetchRules } from "../api.js";
import { h, setChildren } from "../dom.js";
import { t } from "../i18n.js";
import { renderMarkdown } from "../markdown.js";

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
  setChildren(
    root,
    h("nav", { class: "tabs", "aria-label": t("web-rules-of") }, ...tabs),
    h("article", { class: "prose" }, ...renderMarkdown(text)),
  );
  return {};
}
