// The parts of a judgement as a page shows them.

/** The signs behind bad moves. */
export const SIGNS = { mistake: "?", blunder: "??" };

/**
 * How likely somebody is to win: certainly where it is proven.
 * @param {Score} score
 */
export function chance({ kind, chance }) {
  if (kind === "estimate") return chance;
  return kind === "win" ? 1 : 0;
}
