// Playing: each game to its end by clicks, and the actions, the keyboard, phones and languages.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DOMINUP, PIVIT, PIVIT_CLICKS, QUANTUM_LEAP, SHIFTAGO, SHIFTAGO_CLICKS } from "./fixtures.js";
import { button, clickSpot, moveCount, moveTexts, newPage, openTable, PHONE, playAnyMove, setUpTests, t, waitUntil } from "./harness.js";

const env = setUpTests();
const { server } = env;

/** @param {TableRequest} request */
async function createAndOpen(request, options = {}) {
  const page = await newPage(env.browser, options);
  await openTable(page, server, await server.createTable(request));
  return page;
}

/**
 * @param {import("playwright-core").Page} page
 * @param {string[][]} moves
 */
async function playClicks(page, moves) {
  for (const [n, spots] of moves.entries()) {
    for (const spot of spots) await clickSpot(page, spot);
    await waitUntil(async () => (await moveCount(page)) === n + 1);
  }
}

/** @param {import("playwright-core").Page} page */
async function playToTheEnd(page) {
  for (let moves = 0; moves < 40 && !(await page.locator(".outcome").count()); moves++) await playAnyMove(page);
}

/** @param {{ problems: string[] } & import("playwright-core").Page} page */
async function assertEnded(page) {
  await page.locator(".outcome").waitFor();
  assert.deepEqual(page.problems, []);
}

/**
 * @param {import("playwright-core").Page} page
 * @param {string} name
 */
async function assertWinner(page, name) {
  const winners = page.locator(".player").filter({ has: page.locator(".place-1") });
  assert.equal(await winners.count(), 1);
  assert.match(await winners.innerText(), new RegExp(name));
}

test("a game of Shiftago is played to its end", async () => {
  const page = await createAndOpen(SHIFTAGO);
  await playClicks(page, SHIFTAGO_CLICKS);
  await assertEnded(page);
  await assertWinner(page, "Ana");
  assert.deepEqual(await moveTexts(page), ["L1", "L5", "L1"]);
  assert.equal(await page.locator(".pieces .marble.seat-1").count(), 5);
});

test("a game of Pivit is played to its end", async () => {
  const page = await createAndOpen(PIVIT);
  await playClicks(page, PIVIT_CLICKS);
  await assertEnded(page);
  await assertWinner(page, "Ana");
  assert.equal(await page.locator(".pieces .disc").count(), 1);
});

test("a game of Quantum Leap is played to its end, from the pass button on", async () => {
  const page = await createAndOpen(QUANTUM_LEAP);
  await page.locator(".move-buttons button").click();
  await waitUntil(async () => (await moveCount(page)) === 1);
  await playToTheEnd(page);
  await assertEnded(page);
});

test("a game of Dominup is played to its end, and the privacy screen hides tiles between turns", async () => {
  const page = await createAndOpen(DOMINUP);
  assert.equal(await page.locator("dialog.privacy-screen").count(), 1);
  assert.equal(await page.locator(".tray .item").count(), 0);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("dialog.privacy-screen").count(), 1, "Escape does not reveal the tiles");
  await page.locator("dialog.privacy-screen button").click();
  assert.equal(await page.locator(".tray .item").count(), 2);
  const laid = await page.locator(".pieces .domino").count();
  await page.locator(".tray .item.selectable").first().click();
  assert.ok((await page.locator(".input-layer .selectable").count()) > 0, "a selected tile shows its destinations");
  await page.keyboard.press("Escape");
  await playAnyMove(page);
  assert.equal(await page.locator(".pieces .domino").count(), laid + 1);
  await playToTheEnd(page);
  await assertEnded(page);
});

test("a selected piece shows its destinations, and an illegal destination is explained", async () => {
  const page = await createAndOpen({ spec: "pivit", seats: PIVIT.seats });
  await clickSpot(page, "2,8");
  assert.equal(await page.locator(".highlights .selected").count(), 1);
  assert.ok((await page.locator(".highlights .destination").count()) > 0);
  await clickSpot(page, "2,6");
  await waitUntil(async () => /odd number/.test(await page.locator(".toasts").innerText()));
  assert.equal(await moveCount(page), 0);
});

test("a player against a bot can undo, get a hint, step through the moves and rotate the board", async () => {
  const seats = [{ player: "human:Ana", here: true }, { player: "bot:builder" }];
  const page = await createAndOpen({ spec: "shiftago", seats });
  await clickSpot(page, "0,4");
  await waitUntil(async () => (await moveCount(page)) === 2);
  await button(page, "web-first").click();
  await waitUntil(async () => (await page.locator(".pieces .marble").count()) === 0);
  await page.keyboard.press("ArrowRight");
  await waitUntil(async () => (await page.locator(".pieces .marble").count()) === 1);
  await page.locator(".past button").click();
  await waitUntil(async () => (await page.locator(".pieces .marble").count()) === 2);
  await button(page, "web-hint").click();
  await page.locator(".highlights .arrow").waitFor({ state: "attached" });
  await button(page, "web-undo").click();
  await waitUntil(async () => (await moveCount(page)) === 0);
  const place = () => page.locator('.input-layer [data-spot="0,1"]').getAttribute("transform");
  const first = await place();
  await button(page, "web-rotate").click();
  assert.notEqual(await place(), first);
  assert.deepEqual(page.problems, []);
});

test("a move is typed, and an invalid one is refused with the reason", async () => {
  const page = await createAndOpen(SHIFTAGO);
  await page.locator(".move-form input").fill("R9");
  await page.keyboard.press("Enter");
  await waitUntil(async () => (await page.locator(".toasts").innerText()).includes("9"));
  await page.locator(".move-form input").fill(" left 2 ");
  await page.keyboard.press("Enter");
  await waitUntil(async () => (await moveTexts(page)).join() === "L2");
});

test("keys and the slider step through the moves, and no move is played from an earlier position", async () => {
  const page = await createAndOpen(SHIFTAGO);
  await playClicks(page, SHIFTAGO_CLICKS.slice(0, 2));
  const marbles = (/** @type {number} */ count) => waitUntil(async () => (await page.locator(".pieces .marble").count()) === count);
  await page.locator(".table-title").click();
  await page.keyboard.press("Home");
  await marbles(5);
  await clickSpot(page, "0,3");
  await page.locator(".toasts", { hasText: t("web-past") }).waitFor();
  assert.equal(await moveCount(page), 2);
  await page.locator(".table-title").click(); // in the board, the arrow keys move the focus
  await page.keyboard.press("ArrowRight");
  await marbles(6);
  assert.equal(await page.locator(".moves [aria-current]").innerText(), "L1");
  await page.keyboard.press("ArrowLeft");
  await marbles(5);
  await page.locator(".replay input").fill("1");
  await marbles(6);
  await page.locator(".replay").getByRole("button", { name: t("web-last"), exact: true }).click();
  await marbles(7);
  assert.equal(await page.locator(".past").count(), 0);
});

test("resigning needs confirmation, the record is saved, and a rematch changes sides", async () => {
  const page = await createAndOpen({ spec: "shiftago", seats: [{ player: "human:Ana", here: true }, { player: "engine:1" }] });
  await button(page, "web-resign").click();
  await button(page.locator("dialog"), "web-cancel").click();
  assert.equal(await page.locator(".outcome").count(), 0);
  await button(page, "web-resign").click();
  await button(page.locator("dialog"), "web-resign").click();
  await page.locator(".outcome").waitFor();
  const old = page.url();
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "web-save").click()]);
  assert.match(download.suggestedFilename(), /^shiftago-.*\.txt$/);
  await button(page, "web-rematch").click();
  await waitUntil(() => page.url() !== old);
  await waitUntil(async () => (await page.locator(".player").nth(1).innerText()).includes("Ana"));
  assert.deepEqual(page.problems, []);
});

test("a move is made by the keyboard alone", async () => {
  const page = await createAndOpen({ spec: "pivit", seats: PIVIT.seats });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-spot"));
  for (let tabs = 0; tabs < 30 && !(await focused()); tabs++) await page.keyboard.press("Tab");
  const go = async (/** @type {string} */ key, /** @type {string} */ spot) => {
    for (let presses = 0; presses < 9 && !(await focused())?.match(spot); presses++) await page.keyboard.press(key);
  };
  await go("ArrowLeft", "^2,");
  await go("ArrowDown", ",8$");
  assert.equal(await focused(), "2,8");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator('.input-layer [data-spot="2,8"]').getAttribute("aria-pressed"), "true");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".highlights .selected").count(), 0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await waitUntil(async () => (await moveCount(page)) === 1);
  assert.deepEqual(await moveTexts(page), ["b1b2"]);
  assert.equal(await focused(), "2,7");
  await waitUntil(async () => /Ana played b1b2/.test((await page.locator("[aria-live=polite]").textContent()) ?? ""));
});

test("a game is started and played by touch, and the pages fit a phone", async () => {
  const page = await newPage(env.browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto(server.address);
  await page.locator(".seat").first().waitFor();
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  assert.ok(await fits(), "the start page is not wider than the screen");
  await page.getByLabel("Pivit").check({ force: true });
  await waitUntil(async () => (await page.locator(".set-up h2").allInnerTexts()).includes("Pivit"));
  await button(page, "web-start").tap();
  await page.locator(".player").first().waitFor();
  assert.ok(await fits(), "the table is not wider than the screen");
  await page.locator('.input-layer [data-spot="2,8"]').tap();
  await page.locator('.input-layer [data-spot="2,7"]').tap();
  await waitUntil(async () => (await moveCount(page)) >= 1);
  const cell = await page.locator('.input-layer [data-spot="2,7"]').boundingBox();
  assert.ok((cell?.width ?? 0) >= 24, "cells are large enough to be tapped");
  assert.deepEqual(page.problems, []);
});

test("a Portuguese browser gets Portuguese pages, and the language can be changed", async () => {
  const page = await newPage(env.browser, { locale: "pt-PT" });
  await page.goto(server.address);
  await page.locator(".seat").first().waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "pt");
  assert.equal(await page.locator("h1").innerText(), t("web-welcome", {}, "pt"));
  await page.getByRole("button", { name: t("web-start", {}, "pt"), exact: true }).click();
  await page.locator(".player").first().waitFor();
  await page.locator(".prompt", { hasText: t("web-your-turn", {}, "pt") }).waitFor();
  await page.getByRole("button", { name: "English" }).click();
  await page.locator(".prompt", { hasText: t("web-your-turn") }).waitFor();
  assert.deepEqual(page.problems, []);
});
