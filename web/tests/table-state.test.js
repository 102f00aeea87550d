// Incremental updates of a table's state, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { applyChange } from "../assets/table-state.js";

const state = /** @type {TableState} */ (
  /** @type {unknown} */ ({
    type: "state",
    ply: 1,
    history: [{ text: "L1", seat: 1 }],
    scene: { grid: "square", cells: ["cells"], pieces: ["before"], trays: [] },
    turn: 2,
    last: null,
  })
);
const change = /** @type {TableChange} */ (
  /** @type {unknown} */ ({
    type: "change",
    ply: 2,
    added: [{ text: "L2", seat: 2 }],
    scene: { pieces: ["after"] },
    turn: null,
  })
);

test("a change replaces its fields and keeps the others", () => {
  const before = structuredClone(state);
  assert.deepEqual(applyChange(state, change), {
    type: "state",
    ply: 2,
    history: [
      { text: "L1", seat: 1 },
      { text: "L2", seat: 2 },
    ],
    scene: { grid: "square", cells: ["cells"], pieces: ["after"], trays: [] },
    turn: null,
    last: null,
  });
  assert.deepEqual(state, before, "the old state is not modified");
});

test("a change without moves and pieces keeps both", () => {
  const after = applyChange(state, { type: "change", ply: 1, added: [], thinking: 2 });
  assert.deepEqual(after, { ...state, thinking: 2 });
});

test("a change after a missed change is not applied", () => {
  const next = applyChange(state, change);
  assert.equal(next && applyChange(next, change), null);
});
