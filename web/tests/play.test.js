// Each game is played with real clicks to its end, and everything one can do at a table is done.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DOMINUP, PIVIT, PIVIT_CLICKS, QUANTUM_LEAP, SHIFTAGO, SHIFTAGO_CLICKS } from "./fixtures.js";
import { PHONE, makeAnyMove, movesOn, movesShown, point, setUp, sit, until, visit } from "./harness.js";

const world = setUp();
const { server } = world;

/** @param {TableRequest} request */
async function openTable(request, options = {}) {
  const page = await visit(world.browser, options);
  await sit(page, server, await server.createTable(request));
  return page;
}

/**
 * @param {import("playwright-core").Page} page
 * @param {string[][]} moves
 */
async function playClicks(page, moves) {
  for (const [n, spots] of moves.entries()) {
    for (const spot of spots) await point(page, spot);
    await until(async () => (await movesShown(page)) === n + 1);
  }
}

/** @param {import("playwright-core").Page} page */
async function playToTheEnd(page) {
  for (let moves = 0; moves < 40 && !(await page.locator(".outcome").count()); moves++) await makeAnyMove(page);
}

/** @param {{ problems: string[] } & import("playwright-core").Page} page */
async function assertEnded(page) {
  await page.locator(".outcome").waitFor();
  assert.match(await page.locator(".outcome").innerText(), /wins:|draw:/);
  assert.deepEqual(page.problems, []);
}

test("marbles are pushed in until five are in a row", async () => {
  const page = await openTable(SHIFTAGO);
  await playClicks(page, SHIFTAGO_CLICKS);
  await assertEnded(page);
  assert.match(await page.locator(".outcome").innerText(), /Ana.* wins/);
  assert.deepEqual(await movesOn(page), ["L1", "L5", "L1"]);
  assert.equal(await page.locator(".pieces .marble.seat-1").count(), 5);
});

test("discs slide, turn and capture until one side is left", async () => {
  const page = await openTable(PIVIT);
  await playClicks(page, PIVIT_CLICKS);
  await assertEnded(page);
  assert.match(await page.locator(".outcome").innerText(), /Ana.* wins/);
  assert.equal(await page.locator(".pieces .disc").count(), 1);
});

test("stones are swapped or not, and leap until none can", async () => {
  const page = await openTable(QUANTUM_LEAP);
  await page.locator(".pointer-bar button").click();
  await until(async () => (await movesShown(page)) === 1);
  await playToTheEnd(page);
  await assertEnded(page);
});

test("dominoes are laid until a hand is empty, and hands stay covered between people", async () => {
  const page = await openTable(DOMINUP);
  assert.equal(await page.locator("dialog.cover").count(), 1);
  assert.equal(await page.locator(".hand .item").count(), 0);
  await page.locator("dialog.cover button").click();
  assert.equal(await page.locator(".hand .item").count(), 2);
  const laid = await page.locator(".pieces .domino").count();
  await page.locator(".hand .item.can").first().click();
  assert.ok((await page.locator(".touch .can").count()) > 0, "a picked tile lights up where it can go");
  await page.keyboard.press("Escape");
  await makeAnyMove(page);
  assert.equal(await page.locator(".pieces .domino").count(), laid + 1);
  await playToTheEnd(page);
  await assertEnded(page);
});

test("a picked piece lights up where it can go, and a place where it cannot go says why", async () => {
  const page = await openTable({ spec: "pivit", seats: PIVIT.seats });
  await point(page, "2,8");
  assert.equal(await page.locator(".marks .picked").count(), 1);
  assert.ok((await page.locator(".marks .target").count()) > 0);
  await point(page, "2,6");
  await until(async () => /odd number/.test(await page.locator(".notices").innerText()));
  assert.equal(await movesShown(page), 0);
});

test("alone one can undo, ask for a hint, look back, and turn the board", async () => {
  const seats = [{ player: "human:Ana", here: true }, { player: "bot:builder" }];
  const page = await openTable({ spec: "shiftago", seats });
  await point(page, "0,4");
  await until(async () => (await movesShown(page)) === 2);
  await page.getByRole("button", { name: "To the beginning" }).click();
  await until(async () => (await page.locator(".pieces .marble").count()) === 0);
  await page.keyboard.press("ArrowRight");
  await until(async () => (await page.locator(".pieces .marble").count()) === 1);
  await page.locator(".past button").click();
  await until(async () => (await page.locator(".pieces .marble").count()) === 2);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".marks .arrow").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await until(async () => (await movesShown(page)) === 0);
  const place = () => page.locator('.touch [data-spot="0,1"]').getAttribute("transform");
  const first = await place();
  await page.getByRole("button", { name: "Turn the board", exact: true }).click();
  assert.notEqual(await place(), first);
  assert.deepEqual(page.problems, []);
});

test("resigning asks first, and a rematch changes sides", async () => {
  const page = await openTable({ spec: "shiftago", seats: [{ player: "human:Ana", here: true }, { player: "engine:1" }] });
  await page.getByRole("button", { name: "Resign" }).click();
  await page.locator("dialog").getByRole("button", { name: "Cancel" }).click();
  assert.equal(await page.locator(".outcome").count(), 0);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.locator("dialog").getByRole("button", { name: "Resign" }).click();
  await page.locator(".outcome").waitFor();
  const old = page.url();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save record" }).click()]);
  assert.match(download.suggestedFilename(), /^shiftago-.*\.txt$/);
  await page.getByRole("button", { name: "Rematch" }).click();
  await until(() => page.url() !== old);
  await until(async () => (await page.locator(".person").nth(1).innerText()).includes("Ana"));
  assert.deepEqual(page.problems, []);
});

test("the keyboard alone plays", async () => {
  const page = await openTable({ spec: "pivit", seats: PIVIT.seats });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-spot"));
  for (let tabs = 0; tabs < 30 && !(await focused()); tabs++) await page.keyboard.press("Tab");
  const go = async (/** @type {string} */ key, /** @type {string} */ spot) => {
    for (let presses = 0; presses < 9 && !(await focused())?.match(spot); presses++) await page.keyboard.press(key);
  };
  await go("ArrowLeft", "^2,");
  await go("ArrowDown", ",8$");
  assert.equal(await focused(), "2,8");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator('.touch [data-spot="2,8"]').getAttribute("aria-pressed"), "true");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".marks .picked").count(), 0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await until(async () => (await movesShown(page)) === 1);
  assert.deepEqual(await movesOn(page), ["b1b2"]);
  assert.equal(await focused(), "2,7");
  await until(async () => /Ana played b1b2/.test((await page.locator("[aria-live=polite]").textContent()) ?? ""));
});

test("a game starts, is tapped and fits on a phone", async () => {
  const page = await visit(world.browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto(server.address);
  await page.locator(".seat").first().waitFor();
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  assert.ok(await fits(), "the start page is not wider than the screen");
  await page.getByLabel("Pivit").check({ force: true });
  await until(async () => (await page.locator(".set-up h2").allInnerTexts()).includes("Pivit"));
  await page.getByRole("button", { name: "Start", exact: true }).tap();
  await page.locator(".person").first().waitFor();
  assert.ok(await fits(), "the table is not wider than the screen");
  await page.locator('.touch [data-spot="2,8"]').tap();
  await page.locator('.touch [data-spot="2,7"]').tap();
  await until(async () => (await movesShown(page)) >= 1);
  const cell = await page.locator('.touch [data-spot="2,7"]').boundingBox();
  assert.ok((cell?.width ?? 0) >= 24, "cells are large enough to be tapped");
  assert.deepEqual(page.problems, []);
});

test("everything is said in Portuguese to who reads it", async () => {
  const page = await visit(world.browser, { locale: "pt-PT" });
  await page.goto(server.address);
  await page.locator(".seat").first().waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "pt");
  assert.match(await page.locator("h1").innerText(), /queres jogar/);
  await page.getByRole("button", { name: "Começar" }).click();
  await page.locator(".person").first().waitFor();
  await page.locator(".prompt", { hasText: "É a tua vez" }).waitFor();
  await page.getByRole("button", { name: "English" }).click();
  await page.locator(".prompt", { hasText: "Your turn" }).waitFor();
  assert.deepEqual(page.problems, []);
});
