// A marble: a glass ball with the letter of its seat.

import { s } from "../dom.js";

/** @param {Piece} piece */
export function drawMarble(piece) {
  return s(
    "g",
    { class: `piece marble seat-${piece.seat}` },
    s("ellipse", { class: "shade", cx: 4, cy: 9, rx: 37, ry: 35 }),
    s("circle", { r: 37, fill: `url(#marble-${piece.seat})` }),
    s("text", { class: "mark", y: 13 }, piece.label),
    s("ellipse", { class: "shine", cx: -13, cy: -19, rx: 11, ry: 6.500, transform: "rotate(-32 -13 -19)" }),
  );
}
