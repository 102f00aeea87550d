// The input of a move by picks, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { MoveInput } from "../assets/move-input.js";
import { spotKey } from "../assets/spot.js";

const [a, b, c] = [1, 2, 3].map((x) => ({ cell: { x, y: 1 } }));
const pass = { button: "pass" };

/** @param {string} text */
const choice = (text, sort = "leap") => /** @type {Choice} */ ({ text, sort });

/** Three legal moves: from a to b, from a to c, and a pass. */
const choices = [choice("ab"), choice("ac"), choice("pass", "pass")];
const picks = {
  next: {
    [spotKey(a)]: { next: { [spotKey(b)]: { moves: [0] }, [spotKey(c)]: { moves: [1] } } },
    [spotKey(pass)]: { moves: [2] },
  },
};

function newInput() {
  /** @type {string[]} */
  const moves = [];
  /** @type {Spot[][]} */
  const rejected = [];
  const input = new MoveInput({
    onMove: (move) => moves.push(move),
    onRejected: (spots) => rejected.push(spots),
    onChange: () => {},
  });
  input.setChoices(choices, picks);
  return { input, moves, rejected };
}

test("picks complete a move", () => {
  const { input, moves } = newInput();
  input.pick(a);
  assert.deepEqual(input.highlights(), { selected: [a], destinations: [b, c], origins: [] });
  input.pick(c);
  assert.deepEqual(moves, ["ac"]);
  assert.deepEqual(input.picked, []);
});

test("before a pick the origins are highlighted, and buttons are named", () => {
  const { input } = newInput();
  assert.deepEqual(input.highlights(), { selected: [], destinations: [], origins: [a, pass] });
  assert.deepEqual(input.buttonNames(), ["pass"]);
});

test("moves made by a button are not named among the types of moves", () => {
  assert.deepEqual(newInput().input.moveTypes(), ["leap"]);
});

test("picks are kept while the legal moves stay the same, and cleared when they change", () => {
  const { input } = newInput();
  input.pick(a);
  input.setChoices([...choices], picks);
  assert.deepEqual(input.picked, [a]);
  input.setChoices([choice("ba"), choice("ca"), choice("pass")], {});
  assert.deepEqual(input.picked, []);
});

test("an illegal pick is rejected with the picks before it", () => {
  const { input, moves, rejected } = newInput();
  input.pick(a);
  input.pick({ tray: 0 });
  assert.deepEqual(rejected, [[a, { tray: 0 }]]);
  assert.deepEqual(moves, []);
});
