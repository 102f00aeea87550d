// Cards to choose a game, with a picture of its board.

import { drawThumbnail } from "../board/board.js";
import { h } from "../dom.js";
import { t } from "../i18n.js";

/**
 * @param {GameInfo[]} games
 * @param {(game: GameInfo) => void} onChoose
 */
export function gameCards(games, onChoose) {
  return h(
    "fieldset",
    { class: "games" },
    h("legend", { class: "visually-hidden" }, t("web-choose-game")),
    ...games.map((game, n) => card(game, n === 0, () => onChoose(game))),
  );
}

/**
 * @param {GameInfo} game
 * @param {boolean} isFirst
 * @param {() => void} onChoose
 */
function card(game, isFirst, onChoose) {
  const radio = h("input", { type: "radio", name: "game", value: game.id, checked: isFirst, class: "visually-hidden", onchange: onChoose });
  return h(
    "label",
    { class: "card" },
    radio,
    h("span", { class: "card-picture" }, game.picture ? drawThumbnail(game.picture) : null),
    h("span", { class: "card-name" }, game.name),
    h("span", { class: "card-about" }, game.about),
  );
}
