// Moves are animated as the server describes them, and only once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DOMINUP, PIVIT, PIVIT_CLICKS, QUANTUM_LEAP, SHIFTAGO } from "./fixtures.js";
import { makeAnyMove, movesShown, point, setUp, sit, until, visit } from "./harness.js";

const world = setUp();
const { server } = world;

/** An animation that a page has begun: the class of the piece and the first and last look. */
/** @typedef {{ piece: string, first: Keyframe, last: Keyframe }} Begun */

/**
 * Opens a table on a page that shows motion and writes down every animation.
 * @param {TableRequest} request
 */
async function openTable(request) {
  const page = await visit(world.browser, { reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    /** @type {Begun[]} */
    const begun = [];
    Object.assign(globalThis, { begun });
    /** @type {typeof animate} */
    Element.prototype.animate = function (frames, how) {
      const [first, last] = /** @type {Keyframe[]} */ (frames);
      begun.push({ piece: this.getAttribute("class") ?? "", first, last });
      return animate.call(this, frames, how);
    };
  });
  await sit(page, server, await server.createTable(request));
  return page;
}

/**
 * @param {import("playwright-core").Page} page
 * @param {number} count
 */
async function animations(page, count) {
  const read = () => page.evaluate(() => /** @type {{ begun: Begun[] }} */ (/** @type {unknown} */ (globalThis)).begun);
  await until(async () => (await read()).length >= count);
  await page.waitForTimeout(400);
  const begun = await read();
  assert.equal(begun.length, count);
  return begun;
}

/** @param {Begun} begun */
const isFading = ({ first, last }) => first.opacity === 1 && last.opacity === 0;

/** The piece and the way on which it slides. @param {Begun} begun */
const slide = ({ piece, first }) => [/seat-\d/.exec(piece)?.[0], first.transform];

test("a pushed row of marbles slides by one cell", async () => {
  const page = await openTable(SHIFTAGO);
  await point(page, "0,1");
  const begun = await animations(page, 4);
  for (const one of begun) assert.deepEqual(slide(one), ["seat-1", "translate(-100px, 0px)"]);
});

test("a captured disc fades and its captor slides", async () => {
  const page = await openTable(PIVIT);
  for (const spot of PIVIT_CLICKS[0]) await point(page, spot);
  const begun = await animations(page, 2);
  assert.deepEqual(slide(begun[0]), ["seat-1", "translate(0px, 300px)"]);
  assert.ok(isFading(begun[1]));
  assert.match(begun[1].piece, /seat-2/);
  await until(async () => (await page.locator(".pieces .disc").count()) === 2);
});

test("swapped stones trade places, and a stone leaps onto another", async () => {
  const page = await openTable({ ...QUANTUM_LEAP, position: "XO/_O_/__ O play" });
  await point(page, "3,1");
  await point(page, "1,1");
  const [leap, captured] = await animations(page, 2);
  assert.deepEqual(slide(leap), ["seat-1", "translate(100px, 0px)"]);
  assert.ok(isFading(captured));
  const swapping = await openTable({ ...QUANTUM_LEAP, position: "XO/O_X/XO X swap" });
  await point(swapping, "3,1");
  await point(swapping, "1,1");
  const begun = await animations(swapping, 2);
  assert.deepEqual(begun.map(slide).sort(), [
    ["seat-1", "translate(100px, 0px)"],
    ["seat-2", "translate(-100px, 0px)"],
  ]);
});

test("one domino is laid down for each move", async () => {
  const page = await openTable(DOMINUP);
  await makeAnyMove(page);
  const [laid] = await animations(page, 1);
  assert.match(laid.piece, /domino/);
  assert.equal(laid.first.opacity, 0);
});

test("going back is not animated, going forth is", async () => {
  const page = await openTable(SHIFTAGO);
  await point(page, "0,5");
  await animations(page, 3);
  await page.getByRole("button", { name: "To the beginning" }).click();
  await until(async () => (await page.locator(".pieces .marble").count()) === 5);
  await animations(page, 3);
  await page.locator(".past button").click();
  await animations(page, 6);
  assert.equal(await movesShown(page), 1);
});
