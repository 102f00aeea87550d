// The status of a game as lines of text.

/**
 * Returns the counts of a seat, such as its pieces and points.
 * @param {Status} status
 * @param {number} seat
 */
export function seatStatus(status, seat) {
  const counts = status.seats.find((other) => other.seat === seat)?.counts ?? [];
  return counts.map(({ words }) => words);
}

/**
 * Returns the facts about the whole game, and the moves that can be chosen by number.
 * @param {Status} status
 */
export const gameStatus = ({ facts, numbered }) => [
  ...facts,
  ...numbered.map(({ text, earns }, n) => `${n + 1}) ${text}: ${earns.words}`),
];
