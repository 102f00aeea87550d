// Spots: what one can point at.

/**
 * The same text for the same spot.
 * @param {Spot} spot
 */
export function spotKey(spot) {
  if ("cell" in spot) return cellKey(spot.cell);
  return "tray" in spot ? `tray ${spot.tray}` : `button ${spot.button}`;
}

/**
 * The spot of a key.
 * @param {string} key
 * @returns {Spot}
 */
export function readSpot(key) {
  const [word, name] = key.split(" ");
  if (word === "tray") return { tray: Number(name) };
  if (word === "button") return { button: name };
  const [x, y] = key.split(",").map(Number);
  return { cell: { x, y } };
}

/** @param {Cell} cell */
export const cellKey = ({ x, y }) => `${x},${y}`;

/**
 * @param {Spot} one
 * @param {Spot} other
 */
export const isSameSpot = (one, other) => spotKey(one) === spotKey(other);

/**
 * The cells among some spots.
 * @param {Spot[]} spots
 */
export const cellsOf = (spots) => spots.flatMap((spot) => ("cell" in spot ? [spot.cell] : []));
