// The tree of a game with variations, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { addMove, createRoot, mainLineThrough, movesTo } from "../assets/study/game-tree.js";

/**
 * Adds moves of alternating seats, and returns the last node.
 * @param {import("../assets/study/game-tree.js").GameNode} node
 * @param {string[]} moves
 */
const play = (node, ...moves) => moves.reduce((last, text) => addMove(last, { text, seat: (last.ply % 2) + 1 }), node);

test("a new move becomes a variation, a known move is followed", () => {
  const root = createRoot();
  const end = play(root, "L1", "L2", "L3");
  assert.equal(play(root, "L1", "L2"), end.parent);
  const variation = play(root, "L1", "L7");
  assert.deepEqual(movesTo(variation), ["L1", "L7"]);
  assert.deepEqual(root.children.map(({ move }) => move), ["L1"]);
  assert.deepEqual(root.children[0].children.map(({ move }) => move), ["L2", "L7"]);
});

test("the line through a node continues with the first move at each node", () => {
  const root = createRoot();
  play(root, "L1", "L2", "L3");
  const variation = play(root, "L1", "L7");
  play(variation, "T1", "T2");
  const moves = (/** @type {import("../assets/study/game-tree.js").GameNode} */ node) => mainLineThrough(node).map(({ move }) => move);
  assert.deepEqual(moves(root), ["L1", "L2", "L3"]);
  assert.deepEqual(moves(variation), ["L1", "L7", "T1", "T2"]);
});
