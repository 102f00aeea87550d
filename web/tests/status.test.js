// What each seat has stands beside its name, and what holds for the game below the moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DOMINUP, PIVIT, QUANTUM_LEAP, SHIFTAGO } from "./fixtures.js";
import { point, setUp, sit, until, visit } from "./harness.js";

const world = setUp();
const { server } = world;

/** @param {TableRequest} request */
async function openTable(request) {
  const page = await visit(world.browser);
  await sit(page, server, await server.createTable(request));
  return page;
}

/**
 * What stands beside each name, and about the whole game.
 * @param {import("playwright-core").Page} page
 */
const shown = async (page) => [
  await page.locator(".person .person-words > .quiet").allInnerTexts(),
  await page.locator(".status li").allInnerTexts(),
];

test("marbles are counted for each seat, and again after a move", async () => {
  const page = await openTable(SHIFTAGO);
  assert.deepEqual(await shown(page), [["19 marbles left", "20 marbles left"], []]);
  await point(page, "0,1");
  await until(async () => (await shown(page))[0][0] === "18 marbles left");
  assert.deepEqual(await shown(page), [["18 marbles left", "20 marbles left"], []]);
});

test("points stand before marbles, and runs that can be scored are numbered", async () => {
  const position = "XXXXX../......./......./......./......./......./....... 1 17,1 0,3 score";
  const page = await openTable({ ...SHIFTAGO, spec: "shiftago:mode=expert", position });
  assert.deepEqual(await shown(page), [
    ["0 points · 17 marbles left", "3 points · 1 marble left"],
    ["1) score 1,1-1,5: 2 points"],
  ]);
});

test("pieces, stones and tiles are counted for each seat", async () => {
  assert.deepEqual((await shown(await openTable(PIVIT)))[0], ["1 piece · 1 master", "2 pieces · no masters"]);
  const stones = await openTable({ ...QUANTUM_LEAP, position: "XO/_O_/__ O play" });
  assert.deepEqual(await shown(stones), [["2 stones", "1 stone"], ["in play"]]);
  const tiles = await openTable(DOMINUP);
  assert.deepEqual((await shown(tiles))[0], ["2 tiles left", "5 tiles left"], "also while the hands are covered");
});
