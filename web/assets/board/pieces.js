// Drawing of the pieces on a board by their kinds; two halves are joined to one domino.

import { s } from "../dom.js";
import { cellKey } from "../spot.js";
import { drawDisc } from "./disc.js";
import { drawDomino, THICKNESS } from "./domino.js";
import { drawMarble } from "./marble.js";
import { drawStone } from "./stone.js";

/** @typedef {import("./layout.js").Layout} Layout */

/**
 * A drawn piece: its element, the cells that it covers, and its centre.
 * @typedef {{ cells: string[], x: number, y: number, level: number, element: SVGGElement }} DrawnPiece
 */

/** @type {Record<string, (piece: Piece, angle: number) => SVGGElement>} */
const RENDERERS = { marble: drawMarble, stone: drawStone, minion: drawDisc, master: drawDisc };

/** The cell of a domino's other half, relative to the first, by orientation. */
/** @type {Record<string, Cell>} */
const NEIGHBOUR = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/**
 * Returns true if there is a drawing for this kind of piece.
 * @param {string} kind
 */
export const canDraw = (kind) => kind in RENDERERS;

/**
 * Draws a single piece; a piece of an unknown kind is a disc with its label.
 * @param {Piece} piece
 * @param {number} [angle]
 */
export function drawPiece(piece, angle = 0) {
  const render = RENDERERS[piece.kind];
  return render ? render(piece, angle) : drawUnknown(piece);
}

/** @param {Piece} piece */
function drawUnknown(piece) {
  return s(
    "g",
    { class: `piece disc seat-${piece.seat ?? 0}` },
    s("circle", { r: 34, class: "body" }),
    s("text", { class: "mark", y: 13 }, piece.label),
  );
}

/**
 * Draws the pieces on the board, from the lowest to the highest.
 * @param {Scene} scene
 * @param {Layout} layout
 * @returns {DrawnPiece[]}
 */
export function drawPieces(scene, layout) {
  const drawn = scene.pieces.flatMap((piece) => {
    if (!piece.at) return [];
    if (piece.kind === "half") return joinHalves(scene, layout, piece, piece.at);
    const { x, y } = layout.place(piece.at);
    return [{ cells: [cellKey(piece.at)], x, y, level: 1, element: drawPiece(piece, layout.angle) }];
  });
  return drawn.sort((one, other) => one.level - other.level || one.y - other.y);
}

/**
 * Draws the domino of two halves, for the upper or left half only.
 * @param {Scene} scene
 * @param {Layout} layout
 * @param {Piece} half
 * @param {Cell} at
 * @returns {DrawnPiece[]}
 */
function joinHalves(scene, layout, half, at) {
  const step = NEIGHBOUR[half.orientation ?? ""];
  if (step.x + step.y < 0) return [];
  const there = { x: at.x + step.x, y: at.y + step.y };
  const level = half.level ?? 1;
  const other = scene.pieces.find(
    (piece) => piece.at?.x === there.x && piece.at?.y === there.y && piece.level === level,
  );
  const [from, to] = [layout.place(at), layout.place(there)];
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  /** @type {[number, number]} */
  const numbers = [half.number ?? 0, other?.number ?? 0];
  return [
    {
      cells: [cellKey(at), cellKey(there)],
      x: (from.x + to.x) / 2,
      y: (from.y + to.y) / 2 - (level - 1) * THICKNESS,
      level,
      element: drawDomino(numbers, angle, level),
    },
  ];
}

/**
 * Returns the height at which the top piece of a cell is drawn.
 * @param {Scene} scene
 * @param {Cell} at
 */
export function elevationAt(scene, at) {
  const levels = scene.pieces.filter((piece) => piece.at?.x === at.x && piece.at?.y === at.y);
  return Math.max(0, ...levels.map((piece) => (piece.level ?? 1) - 1)) * THICKNESS;
}
