// The status of a game in words.

/**
 * What a seat has.
 * @param {Status} status
 * @param {number} seat
 */
export function seatWords(status, seat) {
  const counts = status.seats.find((other) => other.seat === seat)?.counts ?? [];
  return counts.map(({ words }) => words);
}

/**
 * Facts about the whole game, and the moves that can be chosen by number.
 * @param {Status} status
 */
export const gameWords = ({ facts, numbered }) => [
  ...facts,
  ...numbered.map(({ text, earns }, n) => `${n + 1}) ${text}: ${earns.words}`),
];
