// Choosing a game by its picture.

import { smallBoard } from "../board/board.js";
import { h } from "../dom.js";
import { say } from "../i18n.js";

/**
 * @param {GameInfo[]} games
 * @param {(game: GameInfo) => void} onchoose
 */
export function gameCards(games, onchoose) {
  return h(
    "fieldset",
    { class: "games" },
    h("legend", { class: "unseen" }, say("web-choose-game")),
    ...games.map((game, n) => card(game, n === 0, () => onchoose(game))),
  );
}

/**
 * @param {GameInfo} game
 * @param {boolean} isFirst
 * @param {() => void} onchoose
 */
function card(game, isFirst, onchoose) {
  const radio = h("input", { type: "radio", name: "game", value: game.id, checked: isFirst, class: "unseen", onchange: onchoose });
  return h(
    "label",
    { class: "card" },
    radio,
    h("span", { class: "card-picture" }, game.picture ? smallBoard(game.picture) : null),
    h("span", { class: "card-name" }, game.name),
    h("span", { class: "card-about" }, game.about),
  );
}
