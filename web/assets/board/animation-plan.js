// The plan of an animation: the drawn pieces that a transition moves, places or removes.

import { cellKey } from "../spot.js";

/** @typedef {import("./pieces.js").DrawnPiece} DrawnPiece */
/** @typedef {import("./layout.js").Point} Point */

/**
 * The pieces that arrive, each with the offset of its start from its end, or null if it does not come
 * from the board; and the pieces that leave the board.
 * @typedef {{ arriving: Map<DrawnPiece, Point | null>, leaving: DrawnPiece[] }} AnimationPlan
 */

/**
 * Plans the animation of a transition.
 * @param {Transition} transition
 * @param {DrawnPiece[]} before The pieces before the move, from the lowest to the highest.
 * @param {DrawnPiece[]} after The pieces after the move, from the lowest to the highest.
 * @param {(at: Cell) => Point} place Returns the centre of a cell.
 * @returns {AnimationPlan}
 */
export function planAnimation({ steps }, before, after, place) {
  /** @type {AnimationPlan} */
  const plan = { arriving: new Map(), leaving: [] };
  for (const { from, to } of steps) {
    if (to && "cell" in to) {
      const piece = topPieceAt(after, to.cell);
      if (piece) plan.arriving.set(piece, startOffset(from, to.cell, place));
    } else if ("cell" in from) {
      const piece = topPieceAt(before, from.cell);
      if (piece) plan.leaving.push(piece);
    }
  }
  return plan;
}

/**
 * @param {DrawnPiece[]} pieces
 * @param {Cell} cell
 */
const topPieceAt = (pieces, cell) => pieces.findLast(({ cells }) => cells.includes(cellKey(cell)));

/**
 * @param {Step["from"]} from
 * @param {Cell} to
 * @param {(at: Cell) => Point} place
 */
function startOffset(from, to, place) {
  if ("tray" in from) return null;
  const [start, end] = [place("cell" in from ? from.cell : from.entry), place(to)];
  return { x: start.x - end.x, y: start.y - end.y };
}
