// How a seat is recognised: by its pieces, or by its label where it has none of its own.

import { drawPiece, hasLook } from "./pieces.js";
import { s } from "../dom.js";

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {string} label
 */
export function seatSign(scene, seat, label) {
  const waiting = scene.trays.filter((tray) => tray.seat === seat).flatMap(({ piece }) => piece ?? []);
  const kind = waiting.find(hasLook);
  const piece = scene.pieces.find((piece) => piece.seat === seat) ?? (kind && { at: null, kind, seat, label });
  return s(
    "svg",
    { class: `seat-sign seat-${seat}`, viewBox: "-50 -50 100 100", "aria-hidden": "true" },
    piece ? drawPiece(piece) : badge(label.length > 1 ? String(seat) : label),
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
