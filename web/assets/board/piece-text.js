// Descriptions of pieces for screen readers.

import { tOr } from "../i18n.js";

/**
 * Returns the name of a piece, its owner and its orientation; a name can contain the numbers of the piece.
 * @param {Piece} piece
 * @param {SeatInfo[]} seats
 */
export function describePiece({ kind, number, numbers, orientation, seat }, seats) {
  const [first, second] = numbers ?? ["", ""];
  const name = tOr(`web-piece-${kind}`, kind, { number: number ?? "", first, second });
  const owner = seats.find((other) => other.seat === seat)?.label;
  const direction = orientation && tOr(`web-points-${orientation}`, "");
  return [owner ? `${name} ${owner}` : name, direction].filter(Boolean).join(", ");
}
