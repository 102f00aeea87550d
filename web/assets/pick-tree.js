// Making a move by pointing: a walk over the tree of picks that the server made from the legal moves.

import { isSameSpot, readSpot, spotKey } from "./spot.js";

/**
 * What follows these spots; `undefined` where no move begins with them.
 * @param {PickTree} tree
 * @param {Spot[]} spots
 * @returns {PickTree | undefined}
 */
function find(tree, spots) {
  return spots.reduce((/** @type {PickTree | undefined} */ node, spot) => node?.next?.[spotKey(spot)], tree);
}

/**
 * What can be pointed at next.
 * @param {PickTree} tree
 * @param {Spot[]} picked
 */
export function nextSpots(tree, picked) {
  return Object.keys(find(tree, picked)?.next ?? {}).map(readSpot);
}

/**
 * What pointing at a spot leads to: a move, a choice among moves made by the same spots, more
 * spots, or nothing. Moves are named by their index among the choices.
 * @typedef {{ picked: Spot[], move?: number, among?: number[], refused?: Spot[] }} Pointed
 */

/**
 * @param {PickTree} tree
 * @param {Spot[]} picked What was pointed at before.
 * @param {Spot} spot
 * @returns {Pointed}
 */
export function point(tree, picked, spot) {
  const longer = [...picked, spot];
  const found = find(tree, longer);
  if (!found) {
    const again = picked.findIndex((other) => isSameSpot(other, spot));
    if (again >= 0) return { picked: picked.slice(0, again) };
    // Another beginning takes the place of the first, as people expect of a second piece.
    const anew = picked.length > 0 && find(tree, [spot]);
    return anew ? point(tree, [], spot) : { picked, refused: longer };
  }
  const { moves = [], next } = found;
  if (moves.length === 1 && !next) return { picked: [], move: moves[0] };
  return moves.length > 0 ? { picked: longer, among: moves } : { picked: longer };
}
