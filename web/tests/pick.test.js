// Pointing narrows the legal moves as the table's own way of picking does.

import assert from "node:assert/strict";
import { test } from "node:test";
import { leftAfter, nextSpots, point } from "../assets/pick.js";

const [a, b, c] = [1, 2, 3].map((x) => ({ cell: { x, y: 1 } }));

/**
 * @param {string} text
 * @param {Spot[]} spots
 * @param {boolean} [is_unordered]
 * @returns {Choice}
 */
const choice = (text, spots, is_unordered = false) => ({ text, sort: null, spots, is_unordered });

test("what is left is what has not been pointed at", () => {
  assert.deepEqual(leftAfter(choice("swap", [a, b], true), [b]), [a]);
  assert.deepEqual(leftAfter(choice("leap", [a, b]), [a]), [b]);
  assert.equal(leftAfter(choice("leap", [a, b]), [b]), null);
});

test("either end of an unordered move begins it", () => {
  assert.deepEqual(nextSpots([choice("swap", [a, b], true)], []), [a, b]);
  assert.deepEqual(nextSpots([choice("leap", [a, b])], []), [a]);
});

test("the last spot makes the move", () => {
  const leap = choice("leap", [a, b]);
  assert.deepEqual(point([leap], [], a), { picked: [a] });
  assert.deepEqual(point([leap], [a], b), { picked: [], move: leap });
});

test("pointing again takes back, and pointing at another piece picks that one", () => {
  const moves = [choice("one", [a, c]), choice("other", [b, c])];
  assert.deepEqual(point(moves, [a], a), { picked: [] });
  assert.deepEqual(point(moves, [a], b), { picked: [b] });
});

test("where nothing begins, what was pointed at is refused and the pick stays", () => {
  assert.deepEqual(point([choice("leap", [a, b])], [a], c), { picked: [a], refused: [a, c] });
});

test("moves made by the same spots are chosen among", () => {
  const moves = [choice("keep one end", [a, b]), choice("keep the other", [a, b])];
  assert.deepEqual(point(moves, [a], b), { picked: [a, b], among: moves });
});

test("a spot that a move needs twice is pointed at twice", () => {
  const moves = [choice("keep one end", [a, b, a]), choice("keep the other", [a, b, b])];
  assert.deepEqual(point(moves, [a], b), { picked: [a, b] });
  assert.deepEqual(point(moves, [a, b], a), { picked: [], move: moves[0] });
});
