// What a move was worth beside the best one.

/** How much of the chance to win a mistake loses, and how much a blunder. */
const MISTAKE = 0.1;
const BLUNDER = 0.25;

/** @typedef {"fine" | "mistake" | "blunder"} Mark */
/** @typedef {{ best: Score, score: Score, better: string, loss: number, mark: Mark }} Judgement */

export const SIGNS = /** @type {Record<Mark, string>} */ ({ fine: "", mistake: "?", blunder: "??" });

/**
 * How likely somebody is to win: certainly where it is proven.
 * @param {Score} score
 */
export function chance({ kind, chance }) {
  if (kind === "estimate") return chance;
  return kind === "win" ? 1 : 0;
}

/**
 * Both scores are those of the seat that moved.
 * @param {Thought} best What was thought before the move.
 * @param {Score} score What the move is worth.
 * @returns {Judgement}
 */
export function judge(best, score) {
  // What was played may turn out to be better than what was thought to be best.
  const loss = Math.max(0, chance(best.score) - chance(score));
  const givesAway = best.score.kind === "win" && score.kind !== "win";
  const walksInto = score.kind === "loss" && best.score.kind !== "loss";
  const isMistake = loss >= MISTAKE || givesAway || walksInto;
  const mark = loss >= BLUNDER ? "blunder" : isMistake ? "mistake" : "fine";
  return { best: best.score, score, better: best.move, loss, mark };
}
