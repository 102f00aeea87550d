// What moves on the board is what the transition tells, and nothing else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { movements } from "../assets/board/animation-plan.js";

/** @typedef {import("../assets/board/pieces.js").Drawn} Drawn */

/**
 * Something drawn over these cells.
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

test("a pushed row slides, and what pushes comes in through the entry", () => {
  const [a, b, aside] = [drawn("1,1"), drawn("2,1"), drawn("3,3")];
  const steps = [
    { from: { entry: { x: 0, y: 1 } }, to: cell(1, 1) },
    { from: cell(1, 1), to: cell(2, 1) },
  ];
  const { arrivals, gone } = movements({ steps }, [drawn("1,1"), drawn("3,3")], [a, b, aside], place);
  assert.deepEqual([...arrivals], [[a, { x: -100, y: 0 }], [b, { x: -100, y: 0 }]]);
  assert.deepEqual(gone, []);
});

test("what is captured leaves from where it lay, and its captor arrives there", () => {
  const [captor, captured, arrived] = [drawn("1,8"), drawn("1,5"), drawn("1,5")];
  const steps = [
    { from: cell(1, 5), to: null },
    { from: cell(1, 8), to: cell(1, 5) },
  ];
  const { arrivals, gone } = movements({ steps }, [captor, captured], [arrived], place);
  assert.deepEqual([...arrivals], [[arrived, { x: 0, y: 300 }]]);
  assert.deepEqual(gone.map((one) => one === captured), [true]);
});

test("pieces that trade places both slide", () => {
  const after = [drawn("1,1"), drawn("3,1")];
  const steps = [
    { from: cell(1, 1), to: cell(3, 1) },
    { from: cell(3, 1), to: cell(1, 1) },
  ];
  const { arrivals } = movements({ steps }, [drawn("1,1"), drawn("3,1")], after, place);
  assert.deepEqual(arrivals.get(after[0]), { x: 200, y: 0 });
  assert.deepEqual(arrivals.get(after[1]), { x: -200, y: 0 });
});

test("a domino comes from the hand as one, onto those below it", () => {
  const [below, laid] = [drawn("1,1", "2,1"), drawn("2,1", "3,1")];
  const steps = [
    { from: { tray: 1 }, to: cell(2, 1) },
    { from: { tray: 1 }, to: cell(3, 1) },
  ];
  const { arrivals, gone } = movements({ steps }, [below], [below, laid], place);
  assert.deepEqual([...arrivals], [[laid, null]]);
  assert.deepEqual(gone, []);
});

test("what returns to a tray leaves the board", () => {
  const scored = drawn("2,1");
  const { arrivals, gone } = movements({ steps: [{ from: cell(2, 1), to: { tray: 1 } }] }, [scored], [], place);
  assert.deepEqual([arrivals.size, gone.length, gone[0] === scored], [0, 1, true]);
});
