// The moves with their variations, each one a way to go there.

import { button, h, put } from "../dom.js";
import { say } from "../i18n.js";
import { SIGNS } from "./score.js";

/** @typedef {import("./game-tree.js").Node} Node */

/**
 * @param {HTMLElement} list
 * @param {Node} root
 * @param {Node} here
 * @param {(node: Node) => void} ongo
 */
export function showVariations(list, root, here, ongo) {
  put(list, ...line(root, here, ongo));
  const current = /** @type {HTMLElement | null} */ (list.querySelector("[aria-current]"));
  if (current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
}

/**
 * The moves after a node: the first child goes on, the others are told in brackets behind it.
 * @param {Node} from
 * @param {Node} here
 * @param {(node: Node) => void} ongo
 * @returns {HTMLElement[]}
 */
function line(from, here, ongo) {
  /** @type {HTMLElement[]} */
  const parts = [];
  for (let node = from; node.children.length > 0; node = node.children[0]) {
    const [first, ...others] = node.children;
    parts.push(move(first, here, ongo));
    for (const other of others) {
      parts.push(
        h("span", { class: "variation", role: "group", "aria-label": say("web-variation") }, move(other, here, ongo), ...line(other, here, ongo)),
      );
    }
  }
  return parts;
}

/**
 * @param {Node} node
 * @param {Node} here
 * @param {(node: Node) => void} ongo
 */
function move(node, here, ongo) {
  const mark = node.judgement?.mark;
  return button(`${node.ply}. ${node.move}${mark ? SIGNS[mark] : ""}`, () => ongo(node), {
    class: `move seat-${node.seat} ${mark ?? ""}`,
    "aria-current": node === here && "step",
  });
}
