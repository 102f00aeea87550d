// The list of the moves played.

import { button, h, setChildren } from "../dom.js";

/**
 * @param {HTMLElement} list
 * @param {HistoryItem[]} history
 * @param {number} ply The ply shown on the board.
 * @param {(ply: number) => void} onNavigate
 */
export function renderMoveList(list, history, ply, onNavigate) {
  setChildren(
    list,
    ...history.map(({ text, seat }, n) =>
      h(
        "li",
        {},
        h("span", { class: "number", "aria-hidden": "true" }, `${n + 1}`),
        button(text, () => onNavigate(n + 1), { class: `move seat-${seat}`, "aria-current": n + 1 === ply && "step" }),
      ),
    ),
  );
  const current = /** @type {HTMLElement | null} */ (list.querySelector("[aria-current]"));
  if (current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
}
