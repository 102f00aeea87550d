// A domino with binary dots: the centre dot is worth 1, the small ring 2, the large ring 4. Each level
// of a stack is drawn a little higher, so that the sides of the dominoes show.

import { s } from "../dom.js";
import { CELL } from "./layout.js";

/** The height of a domino. */
export const THICKNESS = 14;
const INSET = 4;

/**
 * Draws the dots of one half, around the origin.
 * @param {number} number
 */
export function dots(number) {
  return s(
    "g",
    { class: "dots" },
    (number & 4) > 0 && s("circle", { class: "dot-4", r: 31 }),
    (number & 2) > 0 && s("circle", { class: "dot-2", r: 18.500 }),
    (number & 1) > 0 && s("circle", { class: "dot-1", r: 8 }),
  );
}

/**
 * Draws a domino around the point between its halves.
 * @param {[number, number]} numbers
 * @param {number} angle The direction from the first half to the second, in degrees clockwise from the right.
 * @param {number} level The level in its stack, 1 on the ground.
 */
export function drawDomino(numbers, angle, level) {
  const upright = Math.abs(Math.round(angle / 90)) % 2 === 1;
  const [width, height] = upright ? [CELL, 2 * CELL] : [2 * CELL, CELL];
  const body = (/** @type {string} */ name, /** @type {number} */ down) =>
    s("rect", {
      class: name,
      x: -width / 2 + INSET,
      y: -height / 2 + INSET + down,
      width: width - 2 * INSET,
      height: height - 2 * INSET,
      rx: 13,
    });
  const radians = (angle * Math.PI) / 180;
  const [dx, dy] = [(Math.cos(radians) * CELL) / 2, (Math.sin(radians) * CELL) / 2];
  const half = (/** @type {number} */ number, /** @type {number} */ sign) =>
    s("g", { transform: `translate(${sign * dx} ${sign * dy})` }, dots(number));
  const split = upright ? `M${-width / 2 + 16} 0 H${width / 2 - 16}` : `M0 ${-height / 2 + 16} V${height / 2 - 16}`;
  return s(
    "g",
    { class: `piece domino level-${Math.min(level, 6)}` },
    body("shade", THICKNESS + 4),
    body("side", THICKNESS),
    body("face", 0),
    s("path", { class: "split", d: split }),
    half(numbers[0], -1),
    half(numbers[1], 1),
    level > 1 && badge(level),
  );
}

/** @param {number} level */
function badge(level) {
  return s(
    "g",
    { class: "level" },
    s("circle", { r: 12 }),
    s("text", { y: 6 }, String(level)),
  );
}
