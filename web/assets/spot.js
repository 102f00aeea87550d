// Spots: cells, tray items and buttons, the things that a player can pick.

/**
 * Returns the key of a spot, as in the pick tree.
 * @param {Spot} spot
 */
export function spotKey(spot) {
  if ("cell" in spot) return cellKey(spot.cell);
  return "tray" in spot ? `tray ${spot.tray}` : `button ${spot.button}`;
}

/**
 * Parses the key of a spot.
 * @param {string} key
 * @returns {Spot}
 */
export function parseSpotKey(key) {
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
 * Returns the cells among the spots.
 * @param {Spot[]} spots
 */
export const cellsOf = (spots) => spots.flatMap((spot) => ("cell" in spot ? [spot.cell] : []));
