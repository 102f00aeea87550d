// The study page: engine analysis, variations, review and records.

import assert from "node:assert/strict";
import { test } from "node:test";
import { RECORD, SHIFTAGO } from "./fixtures.js";
import { button, clickSpot, moveTexts, newPage, openTable, setUpTests, t, waitUntil } from "./harness.js";

const env = setUpTests();
const { server } = env;

async function openRecord() {
  const page = await newPage(env.browser);
  await page.goto(server.address);
  await page.getByText(t("web-open-record")).click();
  await page.locator("input[type=file]").setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(RECORD) });
  await button(page.locator(".more"), "web-study-it").click();
  await page.locator(".study").waitFor();
  return page;
}

test("a new move from an earlier position makes a variation", async () => {
  const page = await openRecord();
  const moves = page.locator(".variations .move");
  assert.deepEqual(await moves.allTextContents(), ["1. L1", "2. L5", "3. D4", "4. L5", "5. L1"]);
  await moves.nth(1).click();
  await page.locator(".highlights .arrow").first().waitFor({ state: "attached" });
  await page.locator(".score").waitFor();
  await clickSpot(page, "0,1");
  await page.locator(".variation .move").waitFor();
  assert.deepEqual(await page.locator(".variation .move").allTextContents(), ["3. L1"]);
  assert.equal(await page.locator(".variations [aria-current]").innerText(), "3. L1");
  await moves.last().click();
  await waitUntil(async () => (await page.locator(".variations [aria-current]").innerText()) === "5. L1");
  assert.deepEqual(page.problems, []);
});

test("the review marks mistakes on the graph, and a click on one goes to its move", async () => {
  const page = await openRecord();
  await button(page, "web-review").click();
  await waitUntil(async () => (await page.locator(".graph-move").count()) === 5);
  const mistakes = page.locator(".graph-move.mistake");
  const gift = mistakes.and(page.getByLabel("D4"));
  assert.match((await gift.getAttribute("aria-label")) ?? "", /^3\. D4 .* L1$/);
  await gift.click();
  await waitUntil(async () => /3\. D4/.test(await page.locator(".variations [aria-current]").innerText()));
  assert.deepEqual(page.problems, []);
});

test("a click on the engine's variation plays it, and the engine can be switched off", async () => {
  const page = await openRecord();
  await page.locator(".variations .move").nth(1).click();
  await page.locator(".score").waitFor();
  await page.locator(".highlights .arrow").first().waitFor({ state: "attached" });
  await page.locator(".engine .line .move", { hasText: "L1" }).first().click();
  await page.locator(".variation .move", { hasText: "3. L1" }).waitFor();
  await page.locator(".engine input").uncheck();
  await page.locator(".variations .move").nth(1).click();
  await page.locator(".variations [aria-current]", { hasText: "2. L5" }).waitFor();
  assert.equal(await page.locator(".score").count(), 0);
  assert.equal(await page.locator(".highlights .arrow").count(), 0);
});

test("the game of a table is studied", async () => {
  const page = await newPage(env.browser);
  await openTable(page, server, await server.createTable(SHIFTAGO));
  await clickSpot(page, "0,1");
  await waitUntil(async () => (await moveTexts(page)).length === 1);
  await button(page, "web-study").click();
  await page.locator(".study").waitFor();
  assert.deepEqual(await page.locator(".variations .move").allTextContents(), ["1. L1"]);
});

test("a study starts from the choice of a game", async () => {
  const page = await newPage(env.browser);
  await page.goto(`${server.address}/study`);
  await page.getByRole("button", { name: "Pivit", exact: true }).click();
  await page.locator(".study .pieces .disc").first().waitFor();
  await clickSpot(page, "2,8");
  await clickSpot(page, "2,7");
  await waitUntil(async () => (await page.locator(".variations .move").allTextContents()).join() === "1. b1b2");
  await clickSpot(page, "1,7");
  await clickSpot(page, "3,7");
  await page.locator(".toasts .toast").first().waitFor();
});

test("an invalid record is refused with the invalid move, for playing and for studying", async () => {
  const page = await newPage(env.browser);
  await page.goto(server.address);
  await page.getByText(t("web-open-record")).click();
  await page.getByLabel(t("web-record-text")).fill(RECORD.replace("3. D4", "3. D9"));
  for (const id of /** @type {const} */ (["web-play-on", "web-study-it"])) {
    await page.locator(".problem").evaluate((problem) => problem.replaceChildren());
    await button(page.locator(".more"), id).click();
    await waitUntil(async () => /D9|"9"/.test(await page.locator(".problem").innerText()));
  }
  assert.deepEqual(page.problems.filter((problem) => !problem.includes("status of 4")), []);
});
