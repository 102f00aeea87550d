// Going through a game move by move: what each was worth, and what would have been best.

import { judge } from "../api.js";
import { moves } from "./game-tree.js";

/** @typedef {import("./game-tree.js").Node} Node */

/** How long a move is judged. */
const TIME = 600;
/** How long to wait when all engines are busy. */
const BUSY = 700;

/**
 * @param {StudyStart} start
 * @param {Node[]} line From the first move on.
 * @param {{ signal: AbortSignal, onprogress: (done: number) => void }} how
 */
export async function review(start, line, { signal, onprogress }) {
  for (const [n, node] of line.entries()) {
    const before = /** @type {Node} */ (node.parent);
    const body = { ...start, moves: moves(before), time_ms: TIME, move: node.move };
    node.judgement ??= await patiently(judge, body, signal);
    before.thought ??= node.judgement.best;
    if (signal.aborted) return;
    onprogress(n + 1);
  }
}

/**
 * Asks the engine, and tries again later where everybody is busy.
 * @template Body, Answer
 * @param {(body: Body, signal: AbortSignal) => Promise<Answer>} ask
 * @param {Body} body
 * @param {AbortSignal} signal
 * @returns {Promise<Answer>}
 */
export async function patiently(ask, body, signal) {
  for (;;) {
    try {
      return await ask(body, signal);
    } catch (error) {
      if (/** @type {ApiError} */ (error).status !== 503 || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, BUSY));
    }
  }
}
