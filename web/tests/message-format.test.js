// Texts and their plural forms, from the data that the server sends.

import assert from "node:assert/strict";
import { test } from "node:test";

import { fill } from "../assets/message-format.js";

/** @type {Select} */
const mistakes = {
  select: "bad",
  variants: { 0: ["none"], one: ["1 mistake"], other: [{ argument: "bad" }, " mistakes"] },
  default: "other",
};

/** @type {Select} */
const erros = { select: "bad", variants: { one: ["1 erro"], other: [{ argument: "bad" }, " erros"] }, default: "other" };

test("a number selects the plural form of its language", () => {
  const english = [0, 1, 2, 1234].map((bad) => fill([mistakes], { bad }, "en"));
  assert.deepEqual(english, ["none", "1 mistake", "2 mistakes", "1,234 mistakes"]);
  const portuguese = [0, 1, 2].map((bad) => fill([erros], { bad }, "pt-PT"));
  assert.deepEqual(portuguese, ["0 erros", "1 erro", "2 erros"]);
});

test("a text that is no number selects the default", () => {
  assert.equal(fill([mistakes], { bad: "many" }, "en"), "many mistakes");
});

test("arguments are filled in, and a missing one is left out", () => {
  assert.equal(fill([{ argument: "name" }, " played ", { argument: "move" }, "!"], { name: "Ana", move: "L3" }, "en"), "Ana played L3!");
  assert.equal(fill(["a ", { argument: "name" }], {}, "en"), "a ");
});
