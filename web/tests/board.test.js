// The board: positions of pieces and hit areas, rotation, zoom, and descriptions for screen readers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cellKey } from "../assets/spot.js";
import { DOMINUP, PIVIT, QUANTUM_LEAP, SHIFTAGO } from "./fixtures.js";
import { button, clickSpot, newPage, openTable, setUpTests, t, waitUntil } from "./harness.js";

const env = setUpTests();
const { server } = env;

/** @param {TableRequest} request */
async function createAndOpen(request) {
  const page = await newPage(env.browser);
  const table = await server.createTable(request);
  await openTable(page, server, table);
  const response = await fetch(`${server.address}/api/tables/${table.id}`, { headers: { Authorization: `Bearer ${table.token}` } });
  const { scene } = /** @type {TableState} */ (await response.json());
  return { page, scene };
}

/**
 * Returns the transforms of the hit areas by the keys of their spots.
 * @param {import("playwright-core").Page} page
 */
const hitAreas = (page) =>
  page
    .locator(".input-layer > g")
    .evaluateAll((areas) => Object.fromEntries(areas.map((area) => [area.getAttribute("data-spot") ?? "", area.getAttribute("transform") ?? ""])));

/**
 * Returns the centres of the hit areas relative to the leftmost and the topmost one.
 * @param {Record<string, string>} areas
 */
function relativeCentres(areas) {
  const centres = Object.values(areas).map((transform) => (transform.match(/-?[\d.]+/g) ?? []).map(Number));
  const [left, top] = [Math.min(...centres.map(([x]) => x)), Math.min(...centres.map(([, y]) => y))];
  return new Set(centres.map(([x, y]) => `${Math.round(x - left)} ${Math.round(y - top)}`));
}

/**
 * Returns the rotation of a disc's arrow, in degrees, by the position of the disc.
 * @param {import("playwright-core").Page} page
 */
const arrowAngles = (page) =>
  page
    .locator(".pieces > g")
    .evaluateAll((pieces) =>
      Object.fromEntries(
        pieces.map((piece) => [
          piece.getAttribute("transform"),
          Number(/rotate\((\d+)\)/.exec(piece.querySelector(".arrow")?.getAttribute("transform") ?? "")?.[1]),
        ]),
      ),
    );

test("discs are drawn on their cells and point along their orientation, also on a rotated board", async () => {
  const { page, scene } = await createAndOpen(PIVIT);
  const pieces = scene.pieces.map(({ at, orientation }) => ({ x: 100 * (at?.x ?? 0), y: 100 * (at?.y ?? 0), isVertical: orientation === "vertical" }));
  assert.ok(pieces.some(({ isVertical }) => isVertical) && pieces.some(({ isVertical }) => !isVertical));
  const upright = pieces.map(({ x, y, isVertical }) => [`translate(${x} ${y})`, isVertical ? 0 : 90]);
  assert.deepEqual(await arrowAngles(page), Object.fromEntries(upright));
  await button(page, "web-rotate").click();
  const rotated = pieces.map(({ x, y, isVertical }) => [`translate(${-y} ${x})`, isVertical ? 90 : 180]);
  assert.deepEqual(await arrowAngles(page), Object.fromEntries(rotated));
});

test("six rotations of a hexagonal board, or two flips, restore it", async () => {
  const { page } = await createAndOpen({ ...QUANTUM_LEAP, position: "XO/_O_/__ O play" });
  const upright = await hitAreas(page);
  for (let turns = 1; turns <= 6; turns++) {
    await button(page, "web-rotate").click();
    const rotated = await hitAreas(page);
    assert.deepEqual(relativeCentres(rotated), relativeCentres(upright), "cells lie on cells");
    assert.equal(rotated["3,1"] === upright["3,1"], turns === 6);
  }
  await button(page, "web-flip").click();
  assert.notDeepEqual(await hitAreas(page), upright);
  await button(page, "web-flip").click();
  assert.deepEqual(await hitAreas(page), upright);
});

test("hit areas lie on top of stacks", async () => {
  const { page, scene } = await createAndOpen(DOMINUP);
  const heights = new Map(scene.pieces.map(({ at, level }) => [cellKey(at ?? { x: 0, y: 0 }), level ?? 1]));
  assert.ok(Math.max(...heights.values()) > 1);
  const areas = await hitAreas(page);
  for (const [key, level] of heights) {
    const [x, y] = key.split(",").map(Number);
    assert.equal(areas[key], `translate(${100 * x} ${100 * y - 14 * (level - 1)})`);
  }
});

test("the board zooms in, scrolls to the last move and zooms out", async () => {
  const { page } = await createAndOpen(SHIFTAGO);
  await clickSpot(page, "0,7");
  await page.locator(".highlights .last-move").first().waitFor({ state: "attached" });
  const width = async () => (await page.locator("svg.board").boundingBox())?.width ?? 0;
  const scroll = () => page.locator(".board-view").evaluate((view) => view.scrollTop);
  const normal = await width();
  await button(page, "web-zoom").click();
  assert.ok(Math.abs((await width()) / normal - 1.5) < 0.1);
  assert.ok((await scroll()) > 0, "the last row is scrolled into view");
  for (let zooms = 0; zooms < 3; zooms++) await button(page, "web-zoom").click();
  assert.equal(await width(), normal);
});

test("a cell describes its piece, the last move and where a move can go", async () => {
  const { page } = await createAndOpen(PIVIT);
  const label = (/** @type {string} */ spot) => page.locator(`.input-layer [data-spot="${spot}"]`).getAttribute("aria-label");
  const master = `${t("web-piece-master")} a, ${t("web-points-vertical")}`;
  assert.equal(await label("1,8"), `a1, ${master}, ${t("web-cell-start")}`);
  await clickSpot(page, "1,8");
  assert.equal(await label("1,7"), `a2, ${t("web-cell-target")}`);
  await clickSpot(page, "1,7");
  await waitUntil(async () => (await label("1,8")) === `a1, ${t("web-cell-last")}`);
});

test("a stack describes its height and its top piece", async () => {
  const { page, scene } = await createAndOpen(DOMINUP);
  const key = cellKey(scene.pieces.find(({ level }) => level === 2)?.at ?? { x: 0, y: 0 });
  const stack = scene.pieces.filter(({ at }) => at && cellKey(at) === key);
  const label = await page.locator(`.input-layer [data-spot="${key}"]`).getAttribute("aria-label");
  const top = t("web-piece-half", { number: stack.at(-1)?.number ?? "" });
  assert.ok(label?.includes(`${top}, ${t("web-cell-height", { height: stack.length })}`), label ?? "");
});
