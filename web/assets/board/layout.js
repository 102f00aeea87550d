// The layout of a scene: the positions of its cells on the screen. A cell is 100 units wide.

import { cellKey } from "../spot.js";

export const CELL = 100;
const HALF = CELL / 2;
const HEX_ROW_HEIGHT = CELL * Math.sin(Math.PI / 3);
const HEX_RADIUS = CELL / Math.sqrt(3);
/** The margin for the names of rows and columns; a board with entries has none. */
const MARGIN = 58;
const MARGIN_WITH_ENTRIES = -14;

/** The smallest rotation, in degrees, that maps cells to cells. */
const ROTATION_STEP = { square: 90, hex: 60 };

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ cell: SceneCell, x: number, y: number }} PlacedCell */

/**
 * @typedef {object} Layout
 * @property {Scene["grid"]} grid
 * @property {number} angle The rotation of the board in degrees, clockwise.
 * @property {Map<string, PlacedCell>} cells
 * @property {Map<number, string>} rows The names of rows by `y`.
 * @property {Map<number, string>} columns The names of columns by `x`.
 * @property {{ x: number, y: number, width: number, height: number }} box
 * @property {(at: Cell) => Point} place Returns the centre of a cell.
 */

/**
 * @param {Scene} scene
 * @param {number} rotation The number of rotation steps, clockwise.
 * @param {number} [labelMargin] The margin for the names of rows and columns.
 * @returns {Layout}
 */
export function computeLayout(scene, rotation, labelMargin) {
  const hasEntries = scene.cells.some(({ kind }) => kind === "entry");
  const margin = hasEntries ? MARGIN_WITH_ENTRIES : (labelMargin ?? MARGIN);
  const angle = (rotation * ROTATION_STEP[scene.grid]) % 360;
  const place = cellToPoint(scene.grid, angle);
  const cells = new Map(
    scene.cells.map((cell) => [cellKey(cell.at), { cell, ...place(cell.at) }]),
  );
  const [rows, columns] = [scene.rows, scene.columns].map((names) => new Map(names.map(({ at, name }) => [at, name])));
  const box = boundingBox([...cells.values()], scene.grid, margin);
  return { grid: scene.grid, angle, cells, rows, columns, box, place };
}

/**
 * Returns the number of rotation steps in a full turn.
 * @param {Scene["grid"]} grid
 */
export const rotationCount = (grid) => 360 / ROTATION_STEP[grid];

/**
 * Returns the function from cells to their centres.
 * @param {Scene["grid"]} grid
 * @param {number} angle
 */
function cellToPoint(grid, angle) {
  const [across, down] = grid === "hex" ? [HALF, HEX_ROW_HEIGHT] : [CELL, CELL];
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
function boundingBox(points, grid, margin) {
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
 * Returns the corners of a hexagon around the origin, one of them at the top.
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
 * Returns the direction from an entry to the cell of the board next to it, in degrees clockwise from
 * the right; 0 if there is none.
 * @param {Layout} layout
 * @param {PlacedCell} entry
 */
export function entryAngle(layout, entry) {
  for (const other of layout.cells.values()) {
    const [dx, dy] = [other.x - entry.x, other.y - entry.y];
    if (other.cell.kind !== entry.cell.kind && Math.hypot(dx, dy) < CELL * 1.1) {
      return (Math.atan2(dy, dx) * 180) / Math.PI;
    }
  }
  return 0;
}
