// Scores and judgements of moves for display.

import { t } from "../i18n.js";

/** The annotation symbols of bad moves. */
export const JUDGEMENT_SYMBOLS = { mistake: "?", blunder: "??" };

/**
 * Returns the win probability of a score; a proven win is 1, a proven loss 0.
 * @param {Score} score
 */
export function winProbability(score) {
  if (score.kind === "estimate") return score.chance;
  return score.kind === "win" ? 1 : 0;
}

/** @param {Score} score */
export function formatScore(score) {
  if (score.kind === "estimate") return `${Math.round(100 * score.chance)}%`;
  const isWin = score.kind === "win";
  if (!score.moves) return t(isWin ? "web-score-win" : "web-score-loss");
  return t(isWin ? "web-score-win-in" : "web-score-loss-in", { moves: score.moves });
}
