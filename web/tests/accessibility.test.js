// Accessibility: axe-core finds no violation on any page, in the light and the dark theme.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DOMINUP, PIVIT, QUANTUM_LEAP, RECORD, SHIFTAGO } from "./fixtures.js";
import { accessibilityProblems, button, newPage, openTable, PHONE, playAnyMove, setUpTests } from "./harness.js";

const env = setUpTests();
const { server } = env;

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  /**
   * @param {string} path
   * @param {string} ready
   */
  const check = async (path, ready) => {
    const page = await newPage(env.browser, { colorScheme });
    await page.goto(server.address + path);
    await page.locator(ready).first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), colorScheme);
    assert.deepEqual(await accessibilityProblems(page), []);
  };

  test(`the start page, ${colorScheme}`, () => check("/", ".seat"));
  test(`the rules, ${colorScheme}`, () => check("/rules", ".prose h1"));
  test(`the choice of a study, ${colorScheme}`, () => check("/study", "main h1"));

  test(`a study, ${colorScheme}`, async () => {
    const page = await newPage(env.browser, { colorScheme });
    await page.goto(server.address);
    await page.evaluate((record) => sessionStorage.setItem("tabuleiro.study", JSON.stringify({ record })), RECORD);
    await page.goto(`${server.address}/study`);
    await page.locator(".variations .move").first().click();
    await page.locator(".score").waitFor();
    await button(page, "web-review").click();
    await page.locator(".graph-move.mistake").first().waitFor();
    assert.deepEqual(await accessibilityProblems(page), []);
  });

  for (const request of [SHIFTAGO, PIVIT, QUANTUM_LEAP, DOMINUP]) {
    test(`a table of ${request.spec}, ${colorScheme}`, async () => {
      const viewport = colorScheme === "dark" ? PHONE : undefined;
      const page = await newPage(env.browser, { colorScheme, ...(viewport && { viewport }) });
      await openTable(page, server, await server.createTable(request));
      await playAnyMove(page);
      assert.deepEqual(await accessibilityProblems(page), []);
    });
  }
}
