// Settings that the browser keeps: theme, sound and the player's name.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SHIFTAGO } from "./fixtures.js";
import { button, clickSpot, moveCount, newPage, openTable, setUpTests, waitUntil } from "./harness.js";

const env = setUpTests();
const { server } = env;

/** @param {import("playwright-core").Page} page */
const theme = (page) => page.evaluate(() => document.documentElement.dataset.theme);

test("the chosen theme is kept, and otherwise the page follows the system", async () => {
  const page = await newPage(env.browser, { colorScheme: "light" });
  await page.goto(server.address);
  await button(page, "web-start").waitFor();
  await page.emulateMedia({ colorScheme: "dark" });
  await waitUntil(async () => (await theme(page)) === "dark");
  await button(page, "web-theme-light").click();
  assert.equal(await theme(page), "light");
  await page.reload();
  await button(page, "web-theme-dark").waitFor();
  assert.equal(await theme(page), "light");
});

test("sounds are off until they are switched on", async () => {
  const page = await newPage(env.browser);
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    Object.assign(globalThis, { tones: 0 });
    /** @type {typeof start} */
    OscillatorNode.prototype.start = function (when) {
      /** @type {any} */ (globalThis).tones += 1;
      return start.call(this, when);
    };
  });
  const tones = () => page.evaluate(() => /** @type {any} */ (globalThis).tones);
  await openTable(page, server, await server.createTable(SHIFTAGO));
  await clickSpot(page, "0,3");
  await waitUntil(async () => (await moveCount(page)) === 1);
  assert.equal(await tones(), 0);
  await button(page, "web-sound").click();
  assert.equal(await button(page, "web-sound").getAttribute("aria-pressed"), "true");
  const before = await tones();
  await clickSpot(page, "0,5");
  await waitUntil(async () => (await tones()) === before + 1);
});

test("the player's name is kept for the next game", async () => {
  const page = await newPage(env.browser);
  await page.goto(server.address);
  await page.locator(".seat input").first().fill("Ana");
  await button(page, "web-start").click();
  await page.locator(".player-name", { hasText: "Ana" }).waitFor();
  await page.goto(server.address);
  await page.locator(".seat").first().waitFor();
  assert.equal(await page.locator(".seat input").first().inputValue(), "Ana");
});
