// Where everything in a scene lies on the screen. A cell is 100 units wide.

import { cellKey } from "../spot.js";

export const CELL = 100;
const HALF = CELL / 2;
const LINE_OF_HEXAGONS = CELL * Math.sin(Math.PI / 3);
const HEX_RADIUS = CELL / Math.sqrt(3);
/** Around the board: room for the names of its lines, which a board with places beside it has not. */
const MARGIN = 58;
const MARGIN_BESIDE = -14;

/** By how many degrees a board can be turned so that its cells lie on cells again. */
const STEP = { square: 90, hex: 60 };

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ cell: SceneCell, x: number, y: number }} PlacedCell */

/**
 * @typedef {object} Layout
 * @property {Scene["grid"]} grid
 * @property {number} angle By how many degrees the board is turned.
 * @property {Map<string, PlacedCell>} cells
 * @property {Map<number, string>} rows Their names.
 * @property {Map<number, string>} columns Their names.
 * @property {{ x: number, y: number, width: number, height: number }} box
 * @property {(at: Cell) => Point} place
 */

/**
 * @param {Scene} scene
 * @param {number} turns How many steps the board is turned clockwise.
 * @param {number} [around] How much room there is around the cells.
 * @returns {Layout}
 */
export function layOut(scene, turns, around) {
  const hasBeside = scene.cells.some(({ kind }) => kind === "entry");
  const margin = hasBeside ? MARGIN_BESIDE : (around ?? MARGIN);
  const angle = (turns * STEP[scene.grid]) % 360;
  const place = placing(scene.grid, angle);
  const cells = new Map(
    scene.cells.map((cell) => [cellKey(cell.at), { cell, ...place(cell.at) }]),
  );
  const [rows, columns] = [scene.rows, scene.columns].map((names) => new Map(names.map(({ at, name }) => [at, name])));
  const box = boxAround([...cells.values()], scene.grid, margin);
  return { grid: scene.grid, angle, cells, rows, columns, box, place };
}

/** @param {Scene["grid"]} grid */
export const fullTurn = (grid) => 360 / STEP[grid];

/**
 * @param {Scene["grid"]} grid
 * @param {number} angle
 */
function placing(grid, angle) {
  const [across, down] = grid === "hex" ? [HALF, LINE_OF_HEXAGONS] : [CELL, CELL];
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return (/** @type {Cell} */ at) => {
    const [x, y] = [at.x * across, at.y * down];
    return { x: round(x * cos - y * sin), y: round(x * sin + y * cos) };
  };
}

/** @param {number} n */
const round = (n) => Math.round(n * 10) / 10;

/**
 * @param {Point[]} points
 * @param {Scene["grid"]} grid
 * @param {number} margin
 */
function boxAround(points, grid, margin) {
  const reach = grid === "hex" ? HEX_RADIUS : HALF;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - HALF - margin, Math.min(...ys) - reach - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + HALF + margin - left,
    height: Math.max(...ys) + reach + margin - top,
  };
}

/**
 * The corners of a hexagon around the origin, one of them at the top.
 * @param {number} inset
 */
export function hexagon(inset) {
  const radius = HEX_RADIUS - inset / Math.cos(Math.PI / 6);
  const corners = [0, 1, 2, 3, 4, 5].map((n) => {
    const angle = (Math.PI / 3) * n - Math.PI / 2;
    return `${round(radius * Math.cos(angle))},${round(radius * Math.sin(angle))}`;
  });
  return corners.join(" ");
}

/**
 * Which way a place beside the board looks at its nearest cell of the board, in degrees from the
 * right, clockwise; 0 where it has none.
 * @param {Layout} layout
 * @param {PlacedCell} entry
 */
export function inward(layout, entry) {
  for (const other of layout.cells.values()) {
    const [dx, dy] = [other.x - entry.x, other.y - entry.y];
    if (other.cell.kind !== entry.cell.kind && Math.hypot(dx, dy) < CELL * 1.1) {
      return (Math.atan2(dy, dx) * 180) / Math.PI;
    }
  }
  return 0;
}
