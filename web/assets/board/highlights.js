// Highlights on the board: the last move, selected cells, destinations and arrows.

import { s } from "../dom.js";
import { cellKey, cellsOf } from "../spot.js";
import { drawEntry, outline } from "./cells.js";
import { entryAngle } from "./layout.js";
import { elevationAt } from "./pieces.js";

/** @typedef {import("./layout.js").Layout} Layout */

/**
 * Draws the highlights under the pieces: the last move, and entries where a move can begin.
 * @param {Layout} layout
 * @param {Highlights} highlights
 */
export function drawHighlightsBelow(layout, highlights) {
  const placed = (/** @type {Spot[]} */ spots) =>
    cellsOf(spots).flatMap((cell) => layout.cells.get(cellKey(cell)) ?? []);
  const lastMove = placed(highlights.lastMove).map((placedCell) => {
    const shape = placedCell.cell.kind === "entry" ? s("circle", { r: 24 }) : outline(layout.grid, 2);
    shape.setAttribute("class", "last-move");
    return placeAt(placedCell, shape);
  });
  const entries = placed(highlights.origins).filter(({ cell }) => cell.kind === "entry");
  return [...lastMove, s("g", { class: "open" }, ...entries.map((entry) => drawEntry(layout, entry)))];
}

/**
 * Draws the highlights over the pieces: destinations, selected cells and arrows.
 * @param {Layout} layout
 * @param {Highlights} highlights
 * @param {Scene} scene
 */
export function drawHighlightsAbove(layout, highlights, scene) {
  const topOf = (/** @type {Cell} */ cell) => {
    const { x, y } = layout.place(cell);
    return { x, y: y - elevationAt(scene, cell) };
  };
  const occupied = new Set(scene.pieces.flatMap((piece) => (piece.at ? [cellKey(piece.at)] : [])));
  const destinations = cellsOf(highlights.destinations).map((cell) => {
    const isEntry = layout.cells.get(cellKey(cell))?.cell.kind === "entry";
    if (isEntry) return placeAt(topOf(cell), s("circle", { class: "destination ring", r: 27 }));
    const shape = occupied.has(cellKey(cell))
      ? s("circle", { class: "destination ring", r: 44 })
      : s("circle", { class: "destination", r: 14 });
    return placeAt(topOf(cell), shape);
  });
  const selected = cellsOf(highlights.selected).map((cell) =>
    placeAt(topOf(cell), s("circle", { class: "selected", r: 45 })),
  );
  const arrows = highlights.arrows.flatMap(({ spots, rank }) => drawArrow(layout, cellsOf(spots).map(topOf), spots, rank));
  return [...destinations, ...selected, ...arrows];
}

/**
 * Draws a move as an arrow, or as a ring if it has one cell.
 * @param {Layout} layout
 * @param {{ x: number, y: number }[]} points
 * @param {Spot[]} spots
 * @param {number} rank 0 for the best move.
 */
function drawArrow(layout, points, spots, rank) {
  const name = `arrow rank-${Math.min(rank, 3)}`;
  if (points.length === 0) return [];
  const [from, to] = [points[0], points[points.length - 1]];
  if (points.length === 1) {
    const [cell] = cellsOf(spots);
    const placed = layout.cells.get(cellKey(cell));
    if (placed?.cell.kind !== "entry") return [placeAt(from, s("circle", { class: name, r: 40 }))];
    const angle = (entryAngle(layout, placed) * Math.PI) / 180;
    return [line(name, from, { x: from.x + 96 * Math.cos(angle), y: from.y + 96 * Math.sin(angle) })];
  }
  return [line(name, from, to)];
}

/**
 * @param {string} name
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 */
const line = (name, from, to) =>
  s("path", { class: name, d: `M${from.x} ${from.y} L${to.x} ${to.y}`, "marker-end": "url(#arrow-head)" });

/**
 * @template {SVGElement} E
 * @param {{ x: number, y: number }} point
 * @param {E} shape
 */
function placeAt({ x, y }, shape) {
  shape.setAttribute("transform", `translate(${x} ${y})`);
  return shape;
}
