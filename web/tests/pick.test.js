// Pointing walks over the tree of picks that comes from the server.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nextSpots, point } from "../assets/pick.js";

const [a, b, c] = [1, 2, 3].map((x) => ({ cell: { x, y: 1 } }));

/**
 * @param {Spot} spot
 * @param {number[]} moves
 * @param {PickNode[]} next
 * @returns {PickNode}
 */
const pick = (spot, moves, next = []) => ({
  spot,
  ...(moves.length > 0 && { moves }),
  ...(next.length > 0 && { next }),
});

const leap = [pick(a, [], [pick(b, [0])])];

test("what can follow are the children of the last pick", () => {
  const tree = [pick(a, [], [pick(b, [0])]), pick(b, [], [pick(a, [0])])];
  assert.deepEqual(nextSpots(tree, []), [a, b]);
  assert.deepEqual(nextSpots(tree, [b]), [a]);
  assert.deepEqual(nextSpots(tree, [a, b]), []);
  assert.deepEqual(nextSpots(tree, [c]), []);
});

test("the last spot makes the move", () => {
  assert.deepEqual(point(leap, [], a), { picked: [a] });
  assert.deepEqual(point(leap, [a], b), { picked: [], move: 0 });
});

test("pointing again takes back, and pointing at another piece picks that one", () => {
  const tree = [pick(a, [], [pick(c, [0])]), pick(b, [], [pick(c, [1])])];
  assert.deepEqual(point(tree, [a], a), { picked: [] });
  assert.deepEqual(point(tree, [a], b), { picked: [b] });
});

test("pointing again at a later pick keeps the earlier ones", () => {
  const tree = [pick(a, [], [pick(b, [], [pick(c, [0])])])];
  assert.deepEqual(point(tree, [a, b], b), { picked: [a] });
  assert.deepEqual(point(tree, [a, b], a), { picked: [] });
});

test("where nothing begins, what was pointed at is refused and the pick stays", () => {
  assert.deepEqual(point(leap, [a], c), { picked: [a], refused: [a, c] });
  assert.deepEqual(point(leap, [], c), { picked: [], refused: [c] });
});

test("moves made by the same spots are chosen among", () => {
  const tree = [pick(a, [], [pick(b, [0, 1])])];
  assert.deepEqual(point(tree, [a], b), { picked: [a, b], among: [0, 1] });
});

test("a move that others begin with waits to be chosen", () => {
  const tree = [pick(a, [0], [pick(b, [1])])];
  assert.deepEqual(point(tree, [], a), { picked: [a], among: [0] });
  assert.deepEqual(point(tree, [a], b), { picked: [], move: 1 });
});

test("a spot that a move needs twice is pointed at twice", () => {
  const tree = [pick(a, [], [pick(b, [], [pick(a, [0]), pick(b, [1])])])];
  assert.deepEqual(point(tree, [a], b), { picked: [a, b] });
  assert.deepEqual(point(tree, [a, b], a), { picked: [], move: 0 });
});
