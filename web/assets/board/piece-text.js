// Descriptions of pieces for screen readers.

import { tOr } from "../i18n.js";

/**
 * Returns the name of a piece, which can contain its numbers.
 * @param {Piece} piece
 */
export function pieceName({ kind, number, numbers }) {
  const [first, second] = numbers ?? ["", ""];
  return tOr(`web-piece-${kind}`, kind, { number: number ?? "", first, second });
}

/**
 * Returns the name, the owner and the orientation of a piece.
 * @param {Piece} piece
 * @param {SeatInfo[]} seats
 */
export function describePiece(piece, seats) {
  const name = pieceName(piece);
  const owner = seats.find(({ seat }) => seat === piece.seat)?.label;
  const direction = piece.orientation && tOr(`web-points-${piece.orientation}`, "");
  return [owner ? `${name} ${owner}` : name, direction].filter(Boolean).join(", ");
}
