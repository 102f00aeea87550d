// Formatting of messages and plural forms.

import assert from "node:assert/strict";
import { test } from "node:test";

import { formatMessage } from "../assets/message-format.js";

/** @type {MessageSelect} */
const mistakes = {
  select: "bad",
  variants: { 0: ["none"], one: ["1 mistake"], other: [{ argument: "bad" }, " mistakes"] },
  default: "other",
};

/** @type {MessageSelect} */
const erros = { select: "bad", variants: { one: ["1 erro"], other: [{ argument: "bad" }, " erros"] }, default: "other" };

test("a number selects the plural form of the language", () => {
  const english = [0, 1, 2, 1234].map((bad) => formatMessage([mistakes], { bad }, "en"));
  assert.deepEqual(english, ["none", "1 mistake", "2 mistakes", "1,234 mistakes"]);
  const portuguese = [0, 1, 2].map((bad) => formatMessage([erros], { bad }, "pt-PT"));
  assert.deepEqual(portuguese, ["0 erros", "1 erro", "2 erros"]);
});

test("a text argument selects the default variant", () => {
  assert.equal(formatMessage([mistakes], { bad: "many" }, "en"), "many mistakes");
});

test("arguments are inserted, and a missing argument leaves a gap", () => {
  assert.equal(formatMessage([{ argument: "name" }, " played ", { argument: "move" }, "!"], { name: "Ana", move: "L3" }, "en"), "Ana played L3!");
  assert.equal(formatMessage(["a ", { argument: "name" }], {}, "en"), "a ");
});
