// A disc with a double arrow along its orientation and the emblem of its seat; a master has a crown.

import { s } from "../dom.js";

/** The emblem of each seat, for players who cannot tell the colours apart. */
const EMBLEMS = [
  "M0 -11 A11 11 0 1 1 0 11 A11 11 0 1 1 0 -11 Z",
  "M0 -14 L14 0 L0 14 L-14 0 Z",
  "M0 -14 L13 10 L-13 10 Z",
  "M-10.5 -10.5 H10.5 V10.5 H-10.5 Z",
];

const ARROW = "M0 -35 L11 -21 H4.5 V21 H11 L0 35 L-11 21 H-4.5 V-21 H-11 Z";

/**
 * @param {Piece} piece
 * @param {number} angle The rotation of the board in degrees.
 */
export function drawDisc(piece, angle) {
  const turn = angle + (piece.orientation === "vertical" ? 0 : 90);
  const isMaster = piece.kind === "master";
  return s(
    "g",
    { class: `piece disc ${piece.kind} seat-${piece.seat}` },
    s("ellipse", { class: "shade", cx: 2, cy: 7, rx: 41, ry: 40 }),
    isMaster && s("path", { class: "crown", d: star(16, 47, 40) }),
    s("circle", { class: "body", r: isMaster ? 37 : 40 }),
    s("circle", { class: "rim", r: isMaster ? 33 : 36 }),
    s("path", { class: "arrow", d: ARROW, transform: `rotate(${turn})${isMaster ? " scale(.88)" : ""}` }),
    s("path", { class: "emblem", d: EMBLEMS[((piece.seat ?? 1) - 1) % EMBLEMS.length] }),
  );
}

/**
 * @param {number} points
 * @param {number} outer
 * @param {number} inner
 */
function star(points, outer, inner) {
  const corners = Array.from({ length: 2 * points }, (_, n) => {
    const radius = n % 2 === 0 ? outer : inner;
    const angle = (Math.PI * n) / points;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join(" L")} Z`;
}
