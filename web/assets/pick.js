// Making a move by pointing: a walk over the tree of spots that the server made from the legal moves.

import { isSameSpot } from "./spot.js";

/**
 * The pick that pointing at these spots leads to; `undefined` where no move begins with them.
 * @param {PickNode[]} picks
 * @param {Spot[]} spots
 * @returns {PickNode | undefined}
 */
function find(picks, [spot, ...rest]) {
  const pick = picks.find((other) => isSameSpot(other.spot, spot));
  return pick && rest.length > 0 ? find(pick.next ?? [], rest) : pick;
}

/**
 * What can be pointed at next.
 * @param {PickNode[]} picks
 * @param {Spot[]} picked
 */
export function nextSpots(picks, picked) {
  const next = picked.length > 0 ? find(picks, picked)?.next : picks;
  return (next ?? []).map(({ spot }) => spot);
}

/**
 * What pointing at a spot leads to: a move, a choice among moves made by the same spots, more
 * spots, or nothing. Moves are named by their index among the choices.
 * @typedef {{ picked: Spot[], move?: number, among?: number[], refused?: Spot[] }} Pointed
 */

/**
 * @param {PickNode[]} picks
 * @param {Spot[]} picked What was pointed at before.
 * @param {Spot} spot
 * @returns {Pointed}
 */
export function point(picks, picked, spot) {
  const longer = [...picked, spot];
  const pick = find(picks, longer);
  if (!pick) {
    const again = picked.findIndex((other) => isSameSpot(other, spot));
    if (again >= 0) return { picked: picked.slice(0, again) };
    // Another beginning takes the place of the first, as people expect of a second piece.
    const anew = picked.length > 0 && find(picks, [spot]);
    return anew ? point(picks, [], spot) : { picked, refused: longer };
  }
  const { moves = [], next = [] } = pick;
  if (moves.length === 1 && next.length === 0) return { picked: [], move: moves[0] };
  return moves.length > 0 ? { picked: longer, among: moves } : { picked: longer };
}
