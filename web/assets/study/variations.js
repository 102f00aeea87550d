// The list of moves with their variations.

import { button, h, setChildren } from "../dom.js";
import { t } from "../i18n.js";
import { JUDGEMENT_SYMBOLS } from "./score.js";

/** @typedef {import("./game-tree.js").GameNode} GameNode */

/**
 * @param {HTMLElement} list
 * @param {GameNode} root
 * @param {GameNode} current
 * @param {(node: GameNode) => void} onNavigate
 */
export function renderVariations(list, root, current, onNavigate) {
  setChildren(list, ...renderLine(root, current, onNavigate));
  const element = /** @type {HTMLElement | null} */ (list.querySelector("[aria-current]"));
  if (element) list.scrollTop = element.offsetTop - list.clientHeight / 2;
}

/**
 * Renders the moves after a node; each variation follows the move that it replaces.
 * @param {GameNode} from
 * @param {GameNode} current
 * @param {(node: GameNode) => void} onNavigate
 * @returns {HTMLElement[]}
 */
function renderLine(from, current, onNavigate) {
  /** @type {HTMLElement[]} */
  const parts = [];
  for (let node = from; node.children.length > 0; node = node.children[0]) {
    const [first, ...others] = node.children;
    parts.push(renderMove(first, current, onNavigate));
    for (const other of others) {
      parts.push(
        h("span", { class: "variation", role: "group", "aria-label": t("web-variation") }, renderMove(other, current, onNavigate), ...renderLine(other, current, onNavigate)),
      );
    }
  }
  return parts;
}

/**
 * @param {GameNode} node
 * @param {GameNode} current
 * @param {(node: GameNode) => void} onNavigate
 */
function renderMove(node, current, onNavigate) {
  const mark = node.judgement?.mark;
  return button(`${node.ply}. ${node.move}${mark ? JUDGEMENT_SYMBOLS[mark] : ""}`, () => onNavigate(node), {
    class: `move seat-${node.seat} ${mark ?? ""}`,
    "aria-current": node === current && "step",
  });
}
