// Drawing of the empty board by the kinds of its cells.

import { s } from "../dom.js";
import { CELL, entryAngle, hexagon } from "./layout.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./layout.js").PlacedCell} PlacedCell */

const FRAME = 20;

/**
 * Returns the style of a board for the style sheets: hexagons, holes with entries at the edges, squares
 * of two colours, or plain ground.
 * @param {Layout} layout
 */
export function boardStyle(layout) {
  const kinds = new Set([...layout.cells.values()].map(({ cell }) => cell.kind));
  if (layout.grid === "hex") return "hexagons";
  if (kinds.has("entry")) return "holes";
  return kinds.has("dark") ? "squares" : "ground";
}

/** @param {Layout} layout */
export function drawCells(layout) {
  const style = boardStyle(layout);
  const all = [...layout.cells.values()];
  const board = all.filter(({ cell }) => cell.kind !== "entry");
  return s(
    "g",
    { class: `cells ${style}`, "aria-hidden": "true" },
    plate(layout, board, "plate-shade", 9),
    plate(layout, board, "plate", 0),
    ...board.map((placed) => placeAt(placed, cellShape(style, placed.cell.kind))),
    ...all.filter(({ cell }) => cell.kind === "entry").map((entry) => drawEntry(layout, entry)),
    ...coordinates(layout, board),
  );
}

/**
 * Draws the plate under the cells, a little larger than they, with round corners.
 * @param {Layout} layout
 * @param {PlacedCell[]} board
 * @param {string} name
 * @param {number} down
 */
function plate(layout, board, name, down) {
  const shapes = layout.grid === "hex" ? board.map((placed) => placeAt(placed, outline("hex", 0))) : [frame(board)];
  return s(
    "g",
    { class: name, transform: `translate(0 ${down})`, "stroke-width": FRAME * 2, "stroke-linejoin": "round" },
    ...shapes,
  );
}

/** @param {PlacedCell[]} board */
function frame(board) {
  const [xs, ys] = [board.map(({ x }) => x), board.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - CELL / 2, Math.min(...ys) - CELL / 2];
  return s("rect", { x: left, y: top, width: Math.max(...xs) + CELL / 2 - left, height: Math.max(...ys) + CELL / 2 - top });
}

/**
 * @param {PlacedCell} placed
 * @param {SVGElement} shape
 */
function placeAt({ x, y }, shape) {
  shape.setAttribute("transform", `translate(${x} ${y})`);
  return shape;
}

/**
 * Returns the outline of a cell, for drawing and for hit testing.
 * @param {Scene["grid"]} grid
 * @param {number} inset
 */
export function outline(grid, inset) {
  if (grid === "hex") return s("polygon", { points: hexagon(inset) });
  const half = CELL / 2 - inset;
  return s("rect", { x: -half, y: -half, width: 2 * half, height: 2 * half });
}

/**
 * @param {string} style
 * @param {string} kind
 */
function cellShape(style, kind) {
  if (style === "hexagons") return withClass(outline("hex", 2.500), "cell");
  if (style === "holes") {
    return s("g", {}, s("circle", { r: 43, class: "cell" }), s("circle", { r: 39, class: "cell-depth" }));
  }
  return withClass(outline("square", style === "ground" ? 1 : 0), `cell ${kind}`);
}

/**
 * @template {SVGElement} E
 * @param {E} element
 * @param {string} name
 */
function withClass(element, name) {
  element.setAttribute("class", name);
  return element;
}

/**
 * @param {Layout} layout
 * @param {PlacedCell} entry
 */
export function drawEntry(layout, entry) {
  const turned = `translate(${entry.x} ${entry.y}) rotate(${entryAngle(layout, entry)}) translate(8 0)`;
  return s("path", { class: "entry", d: "M-13 -19 L9 0 L-13 19", transform: turned });
}

/**
 * Draws the names of rows at the left and of columns at the bottom, where they have names.
 * @param {Layout} layout
 * @param {PlacedCell[]} board
 */
function coordinates(layout, board) {
  if (layout.grid === "hex") return layout.angle === 0 ? hexRows(layout, board) : [];
  const left = Math.min(...board.map(({ x }) => x));
  const bottom = Math.max(...board.map(({ y }) => y));
  const isTurned = layout.angle % 180 !== 0;
  const row = (/** @type {PlacedCell} */ { cell }) => layout.rows.get(cell.at.y);
  const column = (/** @type {PlacedCell} */ { cell }) => layout.columns.get(cell.at.x);
  const [beside, below] = isTurned ? [column, row] : [row, column];
  return [
    ...board.filter(({ x }) => x === left).flatMap((placed) => label(beside(placed), left - CELL / 2 - 41, placed.y)),
    ...board.filter(({ y }) => y === bottom).flatMap((placed) => label(below(placed), placed.x, bottom + CELL / 2 + 42)),
  ];
}

/**
 * @param {Layout} layout
 * @param {PlacedCell[]} board
 */
function hexRows({ rows }, board) {
  /** @type {Map<number, PlacedCell>} */
  const firsts = new Map();
  for (const cell of board) {
    const first = firsts.get(cell.y);
    if (!first || cell.x < first.x) firsts.set(cell.y, cell);
  }
  return [...firsts.values()].flatMap(({ cell, x, y }) => label(rows.get(cell.at.y), x - CELL / 2 - 38, y));
}

/**
 * @param {string | undefined} text
 * @param {number} x
 * @param {number} y
 */
const label = (text, x, y) => (text ? [s("text", { class: "coordinate", x, y: y + 8 }, text)] : []);
