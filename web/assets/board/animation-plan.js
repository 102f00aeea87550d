// The movements of a transition: what is drawn that moves, and from where.

import { cellKey } from "../spot.js";

/** @typedef {import("./pieces.js").Drawn} Drawn */
/** @typedef {import("./layout.js").Point} Point */

/**
 * What arrives, with the way back to where it comes from, null where that is not on the board; and
 * what leaves the board.
 * @typedef {{ arrivals: Map<Drawn, Point | null>, gone: Drawn[] }} Movements
 */

/**
 * @param {Transition} transition
 * @param {Drawn[]} before The lowest first.
 * @param {Drawn[]} after The lowest first.
 * @param {(at: Cell) => Point} place
 * @returns {Movements}
 */
export function movements({ steps }, before, after, place) {
  /** @type {Map<Drawn, Point | null>} */
  const arrivals = new Map();
  /** @type {Drawn[]} */
  const gone = [];
  for (const { from, to } of steps) {
    if (to && "cell" in to) {
      const drawn = topAt(after, to.cell);
      if (drawn) arrivals.set(drawn, wayBack(from, to.cell, place));
    } else if ("cell" in from) {
      const drawn = topAt(before, from.cell);
      if (drawn) gone.push(drawn);
    }
  }
  return { arrivals, gone };
}

/**
 * @param {Drawn[]} drawn
 * @param {Cell} cell
 */
const topAt = (drawn, cell) => drawn.findLast(({ cells }) => cells.includes(cellKey(cell)));

/**
 * @param {Step["from"]} from
 * @param {Cell} to
 * @param {(at: Cell) => Point} place
 */
function wayBack(from, to, place) {
  if ("tray" in from) return null;
  const [start, end] = [place("cell" in from ? from.cell : from.entry), place(to)];
  return { x: start.x - end.x, y: start.y - end.y };
}
