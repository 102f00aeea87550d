// What lies on the board, drawn by kinds; the halves of a domino become one body.

import { s } from "../dom.js";
import { cellKey } from "../spot.js";
import { drawDisc } from "./disc.js";
import { THICKNESS, drawDomino } from "./domino.js";
import { drawMarble } from "./marble.js";
import { drawStone } from "./stone.js";

/** @typedef {import("./layout.js").Layout} Layout */

/**
 * Something drawn: the cells that it covers, and where its middle is.
 * @typedef {{ cells: string[], x: number, y: number, level: number, element: SVGGElement }} Drawn
 */

/** @type {Record<string, (piece: Piece, angle: number) => SVGGElement>} */
const LOOKS = { marble: drawMarble, stone: drawStone, minion: drawDisc, master: drawDisc };

/** The step on the grid from a half to the other one. */
/** @type {Record<string, Cell>} */
const TOWARD = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/**
 * Whether pieces of this kind can be drawn by themselves.
 * @param {string} kind
 */
export const hasLook = (kind) => kind in LOOKS;

/**
 * A piece by itself, such as beside a seat's name.
 * @param {Piece} piece
 * @param {number} [angle]
 */
export function drawPiece(piece, angle = 0) {
  const look = LOOKS[piece.kind];
  return look ? look(piece, angle) : drawUnknown(piece);
}

/** @param {Piece} piece */
function drawUnknown(piece) {
  return s(
    "g",
    { class: `piece marble seat-${piece.seat ?? 0}` },
    s("circle", { r: 34, class: "body" }),
    s("text", { class: "mark", y: 13 }, piece.label),
  );
}

/**
 * Everything on the board, what lies lowest first.
 * @param {Scene} scene
 * @param {Layout} layout
 * @returns {Drawn[]}
 */
export function drawPieces(scene, layout) {
  const drawn = scene.pieces.flatMap((piece) => {
    if (!piece.at) return [];
    if (piece.kind === "half") return domino(scene, layout, piece, piece.at);
    const { x, y } = layout.place(piece.at);
    return [{ cells: [cellKey(piece.at)], x, y, level: 1, element: drawPiece(piece, layout.angle) }];
  });
  return drawn.sort((one, other) => one.level - other.level || one.y - other.y);
}

/**
 * The domino that a half begins; its other half draws nothing.
 * @param {Scene} scene
 * @param {Layout} layout
 * @param {Piece} half
 * @param {Cell} at
 * @returns {Drawn[]}
 */
function domino(scene, layout, half, at) {
  const step = TOWARD[half.orientation ?? ""];
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
 * How high something on this cell is drawn.
 * @param {Scene} scene
 * @param {Cell} at
 */
export function liftAt(scene, at) {
  const levels = scene.pieces.filter((piece) => piece.at?.x === at.x && piece.at?.y === at.y);
  return Math.max(0, ...levels.map((piece) => (piece.level ?? 1) - 1)) * THICKNESS;
}
