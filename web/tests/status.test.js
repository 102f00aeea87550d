// The status of each seat beside its name, and of the game below the moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DOMINUP, PIVIT, QUANTUM_LEAP, SHIFTAGO } from "./fixtures.js";
import { clickSpot, newPage, openTable, setUpTests, waitUntil } from "./harness.js";

const env = setUpTests();
const { server } = env;

/** @param {TableRequest} request */
async function createAndOpen(request) {
  const page = await newPage(env.browser);
  await openTable(page, server, await server.createTable(request));
  return page;
}

/**
 * Returns the status beside each name, and the lines about the whole game.
 * @param {import("playwright-core").Page} page
 */
const shown = async (page) => [
  await page.locator(".player .player-text > .muted").allInnerTexts(),
  await page.locator(".status li").allInnerTexts(),
];

test("marbles are counted for each seat, and again after a move", async () => {
  const page = await createAndOpen(SHIFTAGO);
  assert.deepEqual(await shown(page), [["19 marbles left", "20 marbles left"], []]);
  await clickSpot(page, "0,1");
  await waitUntil(async () => (await shown(page))[0][0] === "18 marbles left");
  assert.deepEqual(await shown(page), [["18 marbles left", "20 marbles left"], []]);
});

test("points are shown before marbles, and the runs to score are numbered", async () => {
  const position = "XXXXX../......./......./......./......./......./....... 1 17,1 0,3 score";
  const page = await createAndOpen({ ...SHIFTAGO, spec: "shiftago:mode=expert", position });
  assert.deepEqual(await shown(page), [
    ["0 points · 17 marbles left", "3 points · 1 marble left"],
    ["1) score 1,1-1,5: 2 points"],
  ]);
});

test("pieces, stones and tiles are counted for each seat", async () => {
  assert.deepEqual((await shown(await createAndOpen(PIVIT)))[0], ["1 piece · 1 master", "2 pieces · no masters"]);
  const stones = await createAndOpen({ ...QUANTUM_LEAP, position: "XO/_O_/__ O play" });
  assert.deepEqual(await shown(stones), [["2 stones", "1 stone"], []]);
  const tiles = await createAndOpen(DOMINUP);
  assert.deepEqual((await shown(tiles))[0], ["2 tiles left", "5 tiles left"], "also while the privacy screen is open");
});
