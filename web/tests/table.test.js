// The table page: players, drawing of the pieces, hints, undo and rematch.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DOMINUP, PIVIT, SHIFTAGO, SHIFTAGO_CLICKS } from "./fixtures.js";
import { button, clickSpot, moveCount, newPage, openTable, playAnyMove, setUpTests, t, waitUntil } from "./harness.js";

const env = setUpTests();
const { server } = env;

/** @param {TableRequest} request */
async function createAndOpen(request) {
  const page = await newPage(env.browser);
  await openTable(page, server, await server.createTable(request));
  return page;
}

test("the player to move is marked, in the list and in the prompt", async () => {
  const page = await createAndOpen(SHIFTAGO);
  const marked = () => page.locator(".player.to-move .player-name").innerText();
  assert.match(await marked(), /^Ana/);
  assert.ok((await page.locator(".prompt").innerText()).startsWith(t("web-turn-of", { name: "Ana" })));
  await clickSpot(page, "0,1");
  await waitUntil(async () => /^Rui/.test(await marked()));
  assert.ok((await page.locator(".prompt").innerText()).startsWith(t("web-turn-of", { name: "Rui" })));
  assert.equal(await page.locator(".you").count(), 2);
});

test("a hint is drawn as an arrow from the entry into the board, and disappears after the move", async () => {
  const page = await createAndOpen({ ...SHIFTAGO, position: "......./......./XXXX.../......./OO...../......./....... 1 18,20" });
  await button(page, "web-hint").click();
  const arrow = page.locator(".highlights .arrow");
  await arrow.waitFor({ state: "attached" });
  assert.equal(await arrow.getAttribute("d"), "M0 300 L96 300");
  await clickSpot(page, "0,5");
  await waitUntil(async () => (await moveCount(page)) === 1);
  assert.equal(await arrow.count(), 0);
});

test("undo is announced, and ends the view of a position that no longer exists", async () => {
  const page = await createAndOpen(SHIFTAGO);
  for (const [n, [spot]] of SHIFTAGO_CLICKS.slice(0, 2).entries()) {
    await clickSpot(page, spot);
    await waitUntil(async () => (await moveCount(page)) === n + 1);
  }
  await page.locator(".moves .move").first().click();
  await page.locator(".past").waitFor();
  for (const moves of [1, 0]) {
    await button(page, "web-undo").click();
    await waitUntil(async () => (await moveCount(page)) === moves);
    await page.locator(".toasts", { hasText: t("web-taken-back") }).waitFor();
  }
  assert.equal(await page.locator(".past").count(), 0);
  assert.equal(await page.locator(".pieces .marble").count(), 5);
});

test("after a rematch the player can move at the new table", async () => {
  const page = await createAndOpen({ spec: "shiftago", seats: [{ player: "human:Ana", here: true }, { player: "bot:builder" }] });
  await button(page, "web-resign").click();
  await button(page.locator("dialog"), "web-resign").click();
  await button(page, "web-rematch").click();
  await page.locator(".player").nth(1).locator(".you").waitFor();
  await waitUntil(async () => (await moveCount(page)) === 1);
  await clickSpot(page, "0,7");
  await waitUntil(async () => (await moveCount(page)) >= 2);
});

test("rows and columns are named at the left and at the bottom, also on a rotated board", async () => {
  const page = await createAndOpen(PIVIT);
  const names = () =>
    page.locator(".coordinate").evaluateAll((texts) => {
      const named = texts.map((text) => ({ name: text.textContent, x: Number(text.getAttribute("x")), y: Number(text.getAttribute("y")) }));
      const left = Math.min(...named.map(({ x }) => x));
      const sorted = (/** @type {typeof named} */ list) => list.map(({ name }) => name).join("");
      return {
        left: sorted(named.filter(({ x }) => x === left).sort((one, other) => one.y - other.y)),
        bottom: sorted(named.filter(({ x }) => x !== left).sort((one, other) => one.x - other.x)),
      };
    });
  assert.deepEqual(await names(), { left: "87654321", bottom: "abcdefgh" });
  await button(page, "web-rotate").click();
  assert.deepEqual(await names(), { left: "abcdefgh", bottom: "12345678" });
});

test("entries point into the board from every edge", async () => {
  const page = await createAndOpen(SHIFTAGO);
  const directions = await page.locator(".cells .entry").evaluateAll((entries) =>
    entries.map((entry) => {
      const [x, y, angle] = (/translate\((\S+) (\S+)\) rotate\((\S+)\)/.exec(entry.getAttribute("transform") ?? "") ?? []).slice(1).map(Number);
      const edge = x === 0 ? "left" : y === 0 ? "top" : x === 800 ? "right" : "bottom";
      return `${edge} ${angle}`;
    }),
  );
  assert.equal(directions.length, 28);
  assert.deepEqual([...new Set(directions)].sort(), ["bottom -90", "left 0", "right 180", "top 90"]);
});

test("a tile shows its numbers as binary dots, and the half to be placed", async () => {
  const page = await createAndOpen(DOMINUP);
  await page.locator("dialog.privacy-screen button").click();
  const tile = page.locator(".tray .item").first();
  assert.equal(await tile.getAttribute("aria-label"), `${t("web-piece-tile", { first: 2, second: 7 })}, ${t("web-cell-start")}`);
  const rings = [".dot-1", ".dot-2", ".dot-4"].map((dot) => tile.locator(`.dots ${dot}`).count());
  assert.deepEqual(await Promise.all(rings), [1, 2, 1]);
  const half = () => page.locator(".tray .placing").getAttribute("y");
  await tile.click();
  assert.equal(await half(), "-94");
  await page.locator(".input-layer .selectable").first().click();
  assert.equal(await half(), "6");
  await page.keyboard.press("Escape");
  assert.equal(await half(), "-94");
});

test("the domino placed last is highlighted", async () => {
  const page = await createAndOpen(DOMINUP);
  await playAnyMove(page);
  await waitUntil(async () => (await page.locator(".domino.last-placed").count()) === 1);
});
