// Pointing walks over the tree of picks that comes from the server.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nextSpots, point } from "../assets/pick-tree.js";
import { readSpot, spotKey } from "../assets/spot.js";

const [a, b, c] = [1, 2, 3].map((x) => ({ cell: { x, y: 1 } }));

/**
 * A tree with these branches.
 * @param {[Spot, PickTree][]} branches
 * @returns {PickTree}
 */
const to = (...branches) => ({ next: Object.fromEntries(branches.map(([spot, tree]) => [spotKey(spot), tree])) });

/** @param {number[]} moves */
const ends = (...moves) => ({ moves });

const leap = to([a, to([b, ends(0)])]);


test("what can follow are the children of the last pick", () => {
  const tree = to([a, to([b, ends(0)])], [b, to([a, ends(0)])]);
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
  const tree = to([a, to([c, ends(0)])], [b, to([c, ends(1)])]);
  assert.deepEqual(point(tree, [a], a), { picked: [] });
  assert.deepEqual(point(tree, [a], b), { picked: [b] });
});

test("pointing again at a later pick keeps the earlier ones", () => {
  const tree = to([a, to([b, to([c, ends(0)])])]);
  assert.deepEqual(point(tree, [a, b], b), { picked: [a] });
  assert.deepEqual(point(tree, [a, b], a), { picked: [] });
});

test("where nothing begins, what was pointed at is refused and the pick stays", () => {
  assert.deepEqual(point(leap, [a], c), { picked: [a], refused: [a, c] });
  assert.deepEqual(point(leap, [], c), { picked: [], refused: [c] });
});

test("moves made by the same spots are chosen among", () => {
  const tree = to([a, to([b, ends(0, 1)])]);
  assert.deepEqual(point(tree, [a], b), { picked: [a, b], among: [0, 1] });
});

test("a move that others begin with waits to be chosen", () => {
  const tree = to([a, { ...ends(0), ...to([b, ends(1)]) }]);
  assert.deepEqual(point(tree, [], a), { picked: [a], among: [0] });
  assert.deepEqual(point(tree, [a], b), { picked: [], move: 1 });
});

test("a spot that a move needs twice is pointed at twice", () => {
  const tree = to([a, to([b, to([a, ends(0)], [b, ends(1)])])]);
  assert.deepEqual(point(tree, [a], b), { picked: [a, b] });
  assert.deepEqual(point(tree, [a, b], a), { picked: [], move: 0 });
});

test("a spot is read from its key", () => {
  for (const spot of [{ cell: { x: -1, y: 12 } }, { tray: 10 }, { button: "pass" }]) {
    assert.deepEqual(readSpot(spotKey(spot)), spot);
  }
});
