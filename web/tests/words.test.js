// Texts and their plural forms, from the data that the server sends.

import assert from "node:assert/strict";
import { test } from "node:test";

import { loadWords, say, sayOr } from "../assets/words.js";

const variants = {
  en: { 0: ["no mistakes"], one: ["1 mistake"], other: [{ argument: "bad" }, " mistakes"] },
  pt: { one: ["1 erro"], other: [{ argument: "bad" }, " erros"] },
};

/** @param {"en" | "pt"} language */
async function load(language) {
  const select = { select: "bad", variants: variants[language], default: "other" };
  const texts = { "web-review-progress": [{ argument: "done" }, ": ", select] };
  Object.assign(globalThis, {
    fetch: async () => new Response(JSON.stringify(texts)),
    document: { documentElement: {} },
    localStorage: { getItem: () => language },
  });
  await loadWords();
}

/** @param {number} bad */
const progress = (bad) => say("web-review-progress", { done: "L3", bad });

test("a number selects the plural form of its language", async () => {
  await load("en");
  assert.deepEqual([0, 1, 2, 1234].map(progress), ["L3: no mistakes", "L3: 1 mistake", "L3: 2 mistakes", "L3: 1,234 mistakes"]);
  await load("pt");
  assert.deepEqual([0, 1, 2].map(progress), ["L3: 0 erros", "L3: 1 erro", "L3: 2 erros"]);
});

test("a text that is missing is shown by its id, or by another text", async () => {
  await load("en");
  assert.equal(say("web-title"), "web-title");
  assert.equal(sayOr("web-piece-pawn", "pawn"), "pawn");
});
