// The tree of a game and its variations: one node for each move.

/** @typedef {{ move: string, seat: number, ply: number, parent: GameNode | null, children: GameNode[], analysis?: Analysis, judgement?: Judgement }} GameNode */

/** @returns {GameNode} */
export const createRoot = () => ({ move: "", seat: 0, ply: 0, parent: null, children: [] });

/**
 * Returns the node after a move; a new move becomes a variation.
 * @param {GameNode} parent
 * @param {HistoryItem} played
 */
export function addMove(parent, { text, seat }) {
  const known = parent.children.find(({ move }) => move === text);
  if (known) return known;
  /** @type {GameNode} */
  const node = { move: text, seat, ply: parent.ply + 1, parent, children: [] };
  parent.children.push(node);
  return node;
}

/**
 * Returns the nodes from the first move to this one.
 * @param {GameNode} node
 * @returns {GameNode[]}
 */
export function pathTo(node) {
  return node.parent ? [...pathTo(node.parent), node] : [];
}

/**
 * Returns the moves that lead to a node.
 * @param {GameNode} node
 */
export const movesTo = (node) => pathTo(node).map(({ move }) => move);

/**
 * Returns the line through a node: the path to it, and the main line after it.
 * @param {GameNode} node
 */
export function mainLineThrough(node) {
  const line = pathTo(node);
  for (let next = node.children[0]; next; next = next.children[0]) line.push(next);
  return line;
}
