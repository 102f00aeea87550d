// The lines that tell how things stand: some are about one seat, as `X: 21 marbles left`, and stand
// beside it; the others are about the game.

/**
 * What is told about a seat.
 * @param {string[]} status
 * @param {SeatInfo} seat
 */
export function aboutSeat(status, { label }) {
  const opening = `${label}: `;
  return status.filter((line) => line.startsWith(opening)).map((line) => line.slice(opening.length));
}

/**
 * What is told about nobody alone.
 * @param {string[]} status
 * @param {SeatInfo[]} seats
 */
export const aboutGame = (status, seats) =>
  status.filter((line) => !seats.some(({ label }) => line.startsWith(`${label}: `)));
