// Animations of moves in the browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DOMINUP, PIVIT, PIVIT_CLICKS, QUANTUM_LEAP, SHIFTAGO } from "./fixtures.js";
import { button, clickSpot, moveCount, newPage, openTable, playAnyMove, setUpTests, waitUntil } from "./harness.js";

const env = setUpTests();
const { server } = env;

/**
 * A started animation: the class of the piece, and the first and the last keyframe.
 * @typedef {{ piece: string, first: Keyframe, last: Keyframe }} StartedAnimation
 */

/**
 * Opens a table on a page with motion that records every animation.
 * @param {TableRequest} request
 * @param {"no-preference" | "reduce"} reducedMotion
 */
async function createAndOpen(request, reducedMotion = "no-preference") {
  const page = await newPage(env.browser, { reducedMotion });
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    /** @type {StartedAnimation[]} */
    const started = [];
    Object.assign(globalThis, { started });
    /** @type {typeof animate} */
    Element.prototype.animate = function (frames, how) {
      const [first, last] = /** @type {Keyframe[]} */ (frames);
      started.push({ piece: this.getAttribute("class") ?? "", first, last });
      return animate.call(this, frames, how);
    };
  });
  await openTable(page, server, await server.createTable(request));
  return page;
}

/**
 * @param {import("playwright-core").Page} page
 * @param {number} count
 */
async function animations(page, count) {
  const read = () => page.evaluate(() => /** @type {{ started: StartedAnimation[] }} */ (/** @type {unknown} */ (globalThis)).started);
  await waitUntil(async () => (await read()).length >= count);
  await page.waitForTimeout(400);
  const started = await read();
  assert.equal(started.length, count);
  return started;
}

/** @param {StartedAnimation} started */
const isFading = ({ first, last }) => first.opacity === 1 && last.opacity === 0;

/**
 * Returns the seat of a piece and its first transform.
 * @param {StartedAnimation} started
 */
const slideOf = ({ piece, first }) => [/seat-\d/.exec(piece)?.[0], first.transform];

test("a pushed row of marbles slides by one cell", async () => {
  const page = await createAndOpen(SHIFTAGO);
  await clickSpot(page, "0,1");
  const started = await animations(page, 4);
  for (const one of started) assert.deepEqual(slideOf(one), ["seat-1", "translate(-100px, 0px)"]);
});

test("a captured disc fades and its captor slides", async () => {
  const page = await createAndOpen(PIVIT);
  for (const spot of PIVIT_CLICKS[0]) await clickSpot(page, spot);
  const started = await animations(page, 2);
  assert.deepEqual(slideOf(started[0]), ["seat-1", "translate(0px, 300px)"]);
  assert.ok(isFading(started[1]));
  assert.match(started[1].piece, /seat-2/);
  await waitUntil(async () => (await page.locator(".pieces .disc").count()) === 2);
});

test("a leaping stone captures another, and swapped stones slide past each other", async () => {
  const page = await createAndOpen({ ...QUANTUM_LEAP, position: "XO/_O_/__ O play" });
  await clickSpot(page, "3,1");
  await clickSpot(page, "1,1");
  const [leap, captured] = await animations(page, 2);
  assert.deepEqual(slideOf(leap), ["seat-1", "translate(100px, 0px)"]);
  assert.ok(isFading(captured));
  const swapping = await createAndOpen({ ...QUANTUM_LEAP, position: "XO/O_X/XO X swap" });
  await clickSpot(swapping, "3,1");
  await clickSpot(swapping, "1,1");
  const started = await animations(swapping, 2);
  assert.deepEqual(started.map(slideOf).sort(), [
    ["seat-1", "translate(100px, 0px)"],
    ["seat-2", "translate(-100px, 0px)"],
  ]);
});

test("a placed domino is animated as one piece", async () => {
  const page = await createAndOpen(DOMINUP);
  await playAnyMove(page);
  const [laid] = await animations(page, 1);
  assert.match(laid.piece, /domino/);
  assert.equal(laid.first.opacity, 0);
});

test("nothing is animated if the system asks for reduced motion", async () => {
  const page = await createAndOpen(SHIFTAGO, "reduce");
  await clickSpot(page, "0,1");
  await waitUntil(async () => (await moveCount(page)) === 1);
  await animations(page, 0);
});

test("stepping back is not animated, stepping forward is", async () => {
  const page = await createAndOpen(SHIFTAGO);
  await clickSpot(page, "0,5");
  await animations(page, 3);
  await button(page, "web-first").click();
  await waitUntil(async () => (await page.locator(".pieces .marble").count()) === 5);
  await animations(page, 3);
  await page.locator(".past button").click();
  await animations(page, 6);
  assert.equal(await moveCount(page), 1);
});
