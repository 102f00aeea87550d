// What is marked on the board: the last move, what is picked, where it can go, and arrows.

import { s } from "../dom.js";
import { cellKey, cellsOf } from "../spot.js";
import { drawEntry, outline } from "./cells.js";
import { inward } from "./layout.js";
import { liftAt } from "./pieces.js";

/** @typedef {import("./layout.js").Layout} Layout */

/**
 * Marks that lie under the pieces.
 * @param {Layout} layout
 * @param {Marks} marks
 */
export function marksBelow(layout, marks) {
  const placed = (/** @type {Spot[]} */ spots) =>
    cellsOf(spots).flatMap((cell) => layout.cells.get(cellKey(cell)) ?? []);
  const last = placed(marks.last).map((there) => {
    const shape = there.cell.kind === "entry" ? s("circle", { r: 24 }) : outline(layout.grid, 2);
    shape.setAttribute("class", "last");
    return at(there, shape);
  });
  const open = placed(marks.starts).filter(({ cell }) => cell.kind === "entry");
  return [...last, s("g", { class: "open" }, ...open.map((entry) => drawEntry(layout, entry)))];
}

/**
 * Marks that lie over the pieces.
 * @param {Layout} layout
 * @param {Marks} marks
 * @param {Scene} scene
 */
export function marksAbove(layout, marks, scene) {
  const lifted = (/** @type {Cell} */ cell) => {
    const { x, y } = layout.place(cell);
    return { x, y: y - liftAt(scene, cell) };
  };
  const taken = new Set(scene.pieces.flatMap(({ at }) => (at ? [cellKey(at)] : [])));
  const targets = cellsOf(marks.targets).map((cell) => {
    const isEntry = layout.cells.get(cellKey(cell))?.cell.kind === "entry";
    if (isEntry) return at(lifted(cell), s("circle", { class: "target ring", r: 27 }));
    const shape = taken.has(cellKey(cell))
      ? s("circle", { class: "target ring", r: 44 })
      : s("circle", { class: "target", r: 14 });
    return at(lifted(cell), shape);
  });
  const picked = cellsOf(marks.picked).map((cell) =>
    at(lifted(cell), s("circle", { class: "picked", r: 45 })),
  );
  const arrows = marks.arrows.flatMap(({ spots, rank }) => arrow(layout, cellsOf(spots).map(lifted), spots, rank));
  return [...targets, ...picked, ...arrows];
}

/**
 * A move drawn as an arrow, or as a ring where it points at one place.
 * @param {Layout} layout
 * @param {{ x: number, y: number }[]} points
 * @param {Spot[]} spots
 * @param {number} rank 0 for the move that counts most.
 */
function arrow(layout, points, spots, rank) {
  const name = `arrow rank-${Math.min(rank, 3)}`;
  if (points.length === 0) return [];
  const [from, to] = [points[0], points[points.length - 1]];
  if (points.length === 1) {
    const [cell] = cellsOf(spots);
    const placed = layout.cells.get(cellKey(cell));
    if (placed?.cell.kind !== "entry") return [at(from, s("circle", { class: name, r: 40 }))];
    const angle = (inward(layout, placed) * Math.PI) / 180;
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
function at({ x, y }, shape) {
  shape.setAttribute("transform", `translate(${x} ${y})`);
  return shape;
}
