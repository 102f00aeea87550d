// The list of faults fits the client: `npm run faults` applies them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FAULTS } from "./fault-list.js";

for (const { file, find, replace, test: [testFile, name], why } of FAULTS) {
  test(`the fault in ${file} can be applied: ${why}`, () => {
    const text = readFileSync(new URL(`../assets/${file}`, import.meta.url), "utf8");
    assert.equal(text.split(find).length, 2, "the text to replace occurs once");
    assert.notEqual(find, replace);
    const tests = readFileSync(new URL(`./${testFile}.test.js`, import.meta.url), "utf8");
    assert.ok(tests.includes(`test("${name}"`), "the test exists");
  });
}
