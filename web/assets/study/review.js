// Going through a game move by move: what each was worth, and what would have been best.

import { think } from "../api.js";
import { judge } from "./judgement.js";
import { moves } from "./tree.js";

/** @typedef {import("./tree.js").Node} Node */

const TIME = 300;
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
    const body = { ...start, moves: moves(before), time_ms: TIME };
    before.thought ??= await patiently(body, signal);
    if (!node.judgement) {
      const isBest = before.thought.move === node.move;
      const { score } = isBest ? before.thought : await patiently({ ...body, about: node.move }, signal);
      node.judgement = judge(before.thought, score);
    }
    if (signal.aborted) return;
    onprogress(n + 1);
  }
}

/**
 * Thinks, and tries again later where everybody is busy.
 * @param {Parameters<typeof think>[0]} body
 * @param {AbortSignal} signal
 * @returns {Promise<Thought>}
 */
export async function patiently(body, signal) {
  for (;;) {
    try {
      return await think(body, signal);
    } catch (error) {
      if (/** @type {ApiError} */ (error).status !== 503 || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, BUSY));
    }
  }
}
