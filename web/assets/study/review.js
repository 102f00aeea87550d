// The review of a game: a judgement of every move.

import { judgeMove } from "../api.js";
import { movesTo } from "./game-tree.js";
import { retryWhileBusy } from "./retry.js";

/** @typedef {import("./game-tree.js").GameNode} GameNode */

/** The time to judge one move. */
const MOVE_TIME_MS = 600;

/**
 * Judges the moves of a line one after another, and stores the judgements in its nodes.
 * @param {StudyStart} start
 * @param {GameNode[]} line The nodes from the first move on.
 * @param {{ signal: AbortSignal, onProgress: () => void }} options
 */
export async function reviewGame(start, line, { signal, onProgress }) {
  for (const node of line) {
    const parent = /** @type {GameNode} */ (node.parent);
    const body = { ...start, moves: movesTo(parent), time_ms: MOVE_TIME_MS, move: node.move };
    node.judgement ??= await retryWhileBusy(judgeMove, body, signal);
    parent.analysis ??= node.judgement.best;
    if (signal.aborted) return;
    onProgress();
  }
}
