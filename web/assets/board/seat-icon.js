// The icon of a seat: one of its pieces, or its number if it has none.

import { s } from "../dom.js";
import { canDraw, drawPiece } from "./pieces.js";

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {string} label The text on the pieces of the seat.
 */
export function seatIcon(scene, seat, label) {
  const trayKinds = scene.trays.filter((tray) => tray.seat === seat).flatMap(({ piece }) => piece ?? []);
  const kind = trayKinds.find(canDraw);
  const piece = scene.pieces.find((one) => one.seat === seat) ?? (kind && { at: null, kind, seat, label });
  return s(
    "svg",
    { class: `seat-icon seat-${seat}`, viewBox: "-50 -50 100 100", "aria-hidden": "true" },
    piece ? drawPiece(piece) : drawBadge(seat),
  );
}

/** @param {number} seat */
const drawBadge = (seat) =>
  s(
    "g",
    {},
    s("rect", { class: "seat-badge", x: -40, y: -40, width: 80, height: 80, rx: 22 }),
    s("text", { class: "mark", y: 13 }, String(seat)),
  );
