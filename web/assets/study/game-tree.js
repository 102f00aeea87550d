// A game with its variations: every move follows another, and more than one can.

/** @typedef {{ move: string, seat: number, ply: number, parent: Node | null, children: Node[], thought?: Thought, judgement?: Judgement }} Node */

/** @returns {Node} */
export const root = () => ({ move: "", seat: 0, ply: 0, parent: null, children: [] });

/**
 * The node after a move; another way to go where the move is new.
 * @param {Node} parent
 * @param {HistoryItem} played
 */
export function follow(parent, { text, seat }) {
  const known = parent.children.find(({ move }) => move === text);
  if (known) return known;
  /** @type {Node} */
  const node = { move: text, seat, ply: parent.ply + 1, parent, children: [] };
  parent.children.push(node);
  return node;
}

/**
 * The nodes from the first move to this one.
 * @param {Node} node
 * @returns {Node[]}
 */
export function path(node) {
  return node.parent ? [...path(node.parent), node] : [];
}

/**
 * The moves that lead to a node.
 * @param {Node} node
 */
export const moves = (node) => path(node).map(({ move }) => move);

/**
 * The line through a node: what leads to it, and what follows first after it.
 * @param {Node} node
 */
export function lineThrough(node) {
  const line = path(node);
  for (let next = node.children[0]; next; next = next.children[0]) line.push(next);
  return line;
}

/**
 * Forgets a variation.
 * @param {Node} node
 */
export function remove(node) {
  const siblings = node.parent?.children;
  siblings?.splice(siblings.indexOf(node), 1);
}
