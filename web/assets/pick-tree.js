// The pick tree: the server's tree of the spots to pick, one after another, for each legal move.

import { isSameSpot, parseSpotKey, spotKey } from "./spot.js";

/**
 * Returns a subtree as a node; the server writes a node where a single move ends as that move alone.
 * @param {PickTree} tree
 * @returns {PickNode}
 */
export function toNode(tree) {
  return typeof tree === "number" ? { moves: [tree] } : tree;
}

/**
 * Returns the node that these spots lead to, or `undefined` if no move begins with them.
 * @param {PickTree} tree
 * @param {Spot[]} spots
 * @returns {PickNode | undefined}
 */
function findNode(tree, spots) {
  return spots.reduce((/** @type {PickNode | undefined} */ node, spot) => {
    const next = node?.next?.[spotKey(spot)];
    return next === undefined ? undefined : toNode(next);
  }, toNode(tree));
}

/**
 * Returns the spots that can be picked next.
 * @param {PickTree} tree
 * @param {Spot[]} picked
 */
export function nextSpots(tree, picked) {
  return Object.keys(findNode(tree, picked)?.next ?? {}).map(parseSpotKey);
}

/**
 * The result of a pick: the spots picked now, and the index of a complete move, or the indices of
 * several moves made by the same spots, or the spots that were rejected.
 * @typedef {{ picked: Spot[], move?: number, alternatives?: number[], rejected?: Spot[] }} PickResult
 */

/**
 * Picks a spot. A spot that was picked already is taken back with all after it.
 * @param {PickTree} tree
 * @param {Spot[]} picked The spots picked before.
 * @param {Spot} spot
 * @returns {PickResult}
 */
export function pick(tree, picked, spot) {
  const path = [...picked, spot];
  const node = findNode(tree, path);
  if (!node) {
    const repeatedAt = picked.findIndex((other) => isSameSpot(other, spot));
    if (repeatedAt >= 0) return { picked: picked.slice(0, repeatedAt) };
    // Picking another piece replaces the first one.
    const startsAnew = picked.length > 0 && findNode(tree, [spot]);
    return startsAnew ? pick(tree, [], spot) : { picked, rejected: path };
  }
  const { moves = [], next } = node;
  if (moves.length === 1 && !next) return { picked: [], move: moves[0] };
  return moves.length > 0 ? { picked: path, alternatives: moves } : { picked: path };
}
