// Making a move by pointing: what has been pointed at narrows the legal moves, spot by spot.

import { isSameSpot, spotKey } from "./spot.js";

/**
 * What is still to be pointed at after these; `null` where the move does not begin with them.
 * @param {Choice} choice
 * @param {Spot[]} picked
 */
export function leftAfter(choice, picked) {
  const left = [...choice.spots];
  for (const spot of picked) {
    const at = left.findIndex((other) => isSameSpot(other, spot));
    if (at < 0 || (at > 0 && !choice.is_unordered)) return null;
    left.splice(at, 1);
  }
  return left;
}

/**
 * The moves that begin with what was pointed at.
 * @param {Choice[]} choices
 * @param {Spot[]} picked
 */
export function begun(choices, picked) {
  return choices.flatMap((choice) => {
    const left = leftAfter(choice, picked);
    return left ? [{ choice, left }] : [];
  });
}

/**
 * What can be pointed at next.
 * @param {Choice[]} choices
 * @param {Spot[]} picked
 */
export function nextSpots(choices, picked) {
  const spots = new Map();
  for (const { choice, left } of begun(choices, picked)) {
    for (const spot of choice.is_unordered ? left : left.slice(0, 1)) spots.set(spotKey(spot), spot);
  }
  return [...spots.values()];
}

/**
 * What pointing at a spot leads to: a move, a choice among moves made by the same spots, more
 * spots, or nothing.
 * @typedef {{ picked: Spot[], move?: Choice, among?: Choice[], refused?: Spot[] }} Pick
 */

/**
 * @param {Choice[]} choices
 * @param {Spot[]} picked What was pointed at before.
 * @param {Spot} spot
 * @returns {Pick}
 */
export function point(choices, picked, spot) {
  const longer = [...picked, spot];
  const moves = begun(choices, longer);
  if (moves.length === 0) {
    const again = picked.findIndex((other) => isSameSpot(other, spot));
    if (again >= 0) return { picked: picked.slice(0, again) };
    // Another beginning takes the place of the first, as people expect of a second piece.
    const anew = picked.length > 0 && begun(choices, [spot]).length > 0;
    return anew ? point(choices, [], spot) : { picked, refused: longer };
  }
  const complete = moves.filter(({ left }) => left.length === 0).map(({ choice }) => choice);
  if (complete.length === 1 && moves.length === 1) return { picked: [], move: complete[0] };
  return complete.length > 0 ? { picked: longer, among: complete } : { picked: longer };
}
