// How a seat is recognised: by its pieces, or by its label where it has none of its own.

import { drawPiece } from "./board/pieces.js";
import { s } from "./dom.js";

/** Pieces that wait beside the board look like this on it. */
const IN_TRAY = /** @type {Record<string, string>} */ ({ marbles: "marble" });

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {string} label
 */
export function seatSign(scene, seat, label) {
  const tray = scene.trays.find((tray) => tray.seat === seat && tray.kind in IN_TRAY);
  const piece =
    scene.pieces.find((piece) => piece.seat === seat) ??
    (tray && { at: null, kind: IN_TRAY[tray.kind], seat, label });
  return s(
    "svg",
    { class: `seat-sign seat-${seat}`, viewBox: "-50 -50 100 100", "aria-hidden": "true" },
    piece ? drawPiece(piece) : badge(label),
  );
}

/** @param {string} label */
const badge = (label) =>
  s(
    "g",
    {},
    s("rect", { class: "seat-badge", x: -40, y: -40, width: 80, height: 80, rx: 22 }),
    s("text", { class: "mark", y: 13 }, label),
  );
