// A flat stone, light or dark, with an engraving: a ring or a cross by its seat.

import { s } from "../dom.js";

/** @param {Piece} piece */
export function drawStone(piece) {
  return s(
    "g",
    { class: `piece stone seat-${piece.seat}` },
    s("ellipse", { class: "shade", cx: 3, cy: 8, rx: 37, ry: 34 }),
    s("circle", { class: "stone-body", r: 35.500, fill: `url(#stone-${piece.seat})` }),
    engraving(piece),
  );
}

/** @param {Piece} piece */
function engraving(piece) {
  if (piece.seat === 1) return s("circle", { class: "engraving", r: 14 });
  if (piece.seat === 2) return s("path", { class: "engraving", d: "M-12 -12 L12 12 M12 -12 L-12 12" });
  return s("text", { class: "mark", y: 12 }, piece.label);
}
