// Plans of animations, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { planAnimation } from "../assets/board/animation-plan.js";

/** @typedef {import("../assets/board/pieces.js").DrawnPiece} Drawn */

/**
 * A drawn piece that covers these cells.
 * @param {string[]} cells
 */
const drawn = (...cells) => /** @type {Drawn} */ (/** @type {unknown} */ ({ cells }));

/** @param {Cell} at */
const place = ({ x, y }) => ({ x: 100 * x, y: 100 * y });

/**
 * @param {number} x
 * @param {number} y
 */
const cell = (x, y) => ({ cell: { x, y } });

test("a pushed row slides, and the new piece comes from the entry", () => {
  const [a, b, aside] = [drawn("1,1"), drawn("2,1"), drawn("3,3")];
  const steps = [
    { from: { entry: { x: 0, y: 1 } }, to: cell(1, 1) },
    { from: cell(1, 1), to: cell(2, 1) },
  ];
  const { arriving, leaving } = planAnimation({ steps }, [drawn("1,1"), drawn("3,3")], [a, b, aside], place);
  assert.deepEqual([...arriving], [[a, { x: -100, y: 0 }], [b, { x: -100, y: 0 }]]);
  assert.deepEqual(leaving, []);
});

test("a captured piece leaves, and its captor arrives on the same cell", () => {
  const [captor, captured, arrived] = [drawn("1,8"), drawn("1,5"), drawn("1,5")];
  const steps = [
    { from: cell(1, 5), to: null },
    { from: cell(1, 8), to: cell(1, 5) },
  ];
  const { arriving, leaving } = planAnimation({ steps }, [captor, captured], [arrived], place);
  assert.deepEqual([...arriving], [[arrived, { x: 0, y: 300 }]]);
  assert.deepEqual(leaving.map((one) => one === captured), [true]);
});

test("two swapped pieces both slide", () => {
  const after = [drawn("1,1"), drawn("3,1")];
  const steps = [
    { from: cell(1, 1), to: cell(3, 1) },
    { from: cell(3, 1), to: cell(1, 1) },
  ];
  const { arriving } = planAnimation({ steps }, [drawn("1,1"), drawn("3,1")], after, place);
  assert.deepEqual(arriving.get(after[0]), { x: 200, y: 0 });
  assert.deepEqual(arriving.get(after[1]), { x: -200, y: 0 });
});

test("a domino from a tray arrives once, on top of a stack", () => {
  const [below, laid] = [drawn("1,1", "2,1"), drawn("2,1", "3,1")];
  const steps = [
    { from: { tray: 1 }, to: cell(2, 1) },
    { from: { tray: 1 }, to: cell(3, 1) },
  ];
  const { arriving, leaving } = planAnimation({ steps }, [below], [below, laid], place);
  assert.deepEqual([...arriving], [[laid, null]]);
  assert.deepEqual(leaving, []);
});

test("a piece that returns to a tray leaves the board", () => {
  const scored = drawn("2,1");
  const { arriving, leaving } = planAnimation({ steps: [{ from: cell(2, 1), to: { tray: 1 } }] }, [scored], [], place);
  assert.deepEqual([arriving.size, leaving.length, leaving[0] === scored], [0, 1, true]);
});
