// The pick tree, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nextSpots, pick } from "../assets/pick-tree.js";
import { parseSpotKey, spotKey } from "../assets/spot.js";

const [a, b, c] = [1, 2, 3].map((x) => ({ cell: { x, y: 1 } }));

/**
 * Returns a node with these children.
 * @param {[Spot, PickTree][]} branches
 * @returns {PickTree}
 */
const to = (...branches) => ({ next: Object.fromEntries(branches.map(([spot, tree]) => [spotKey(spot), tree])) });

/** @param {number[]} moves */
const ends = (...moves) => (moves.length === 1 ? moves[0] : { moves });

const leap = to([a, to([b, ends(0)])]);

test("the spots to pick next are the children of the last pick", () => {
  const tree = to([a, to([b, ends(0)])], [b, to([a, ends(0)])]);
  assert.deepEqual(nextSpots(tree, []), [a, b]);
  assert.deepEqual(nextSpots(tree, [b]), [a]);
  assert.deepEqual(nextSpots(tree, [a, b]), []);
  assert.deepEqual(nextSpots(tree, [c]), []);
});

test("the last pick completes the move", () => {
  assert.deepEqual(pick(leap, [], a), { picked: [a] });
  assert.deepEqual(pick(leap, [a], b), { picked: [], move: 0 });
});

test("a second pick of the same spot undoes it, and a pick of another piece replaces it", () => {
  const tree = to([a, to([c, ends(0)])], [b, to([c, ends(1)])]);
  assert.deepEqual(pick(tree, [a], a), { picked: [] });
  assert.deepEqual(pick(tree, [a], b), { picked: [b] });
});

test("undoing a later pick keeps the earlier ones", () => {
  const tree = to([a, to([b, to([c, ends(0)])])]);
  assert.deepEqual(pick(tree, [a, b], b), { picked: [a] });
  assert.deepEqual(pick(tree, [a, b], a), { picked: [] });
});

test("an illegal pick is rejected and the earlier picks stay", () => {
  assert.deepEqual(pick(leap, [a], c), { picked: [a], rejected: [a, c] });
  assert.deepEqual(pick(leap, [], c), { picked: [], rejected: [c] });
});

test("moves made by the same picks are alternatives", () => {
  const tree = to([a, to([b, ends(0, 1)])]);
  assert.deepEqual(pick(tree, [a], b), { picked: [a, b], alternatives: [0, 1] });
});

test("a move whose picks begin a longer move is an alternative", () => {
  const tree = to([a, { moves: [0], next: { [spotKey(b)]: ends(1) } }]);
  assert.deepEqual(pick(tree, [], a), { picked: [a], alternatives: [0] });
  assert.deepEqual(pick(tree, [a], b), { picked: [], move: 1 });
});

test("a move can contain the same spot twice", () => {
  const tree = to([a, to([b, to([a, ends(0)], [b, ends(1)])])]);
  assert.deepEqual(pick(tree, [a], b), { picked: [a, b] });
  assert.deepEqual(pick(tree, [a, b], a), { picked: [], move: 0 });
});

test("the key of a spot is parsed back to the spot", () => {
  for (const spot of [{ cell: { x: -1, y: 12 } }, { tray: 10 }, { button: "pass" }]) {
    assert.deepEqual(parseSpotKey(spotKey(spot)), spot);
  }
});
