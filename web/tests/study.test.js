// The study page: engine analysis, variations, review and records.

import assert from "node:assert/strict";
import { test } from "node:test";
import { RECORD } from "./fixtures.js";
import { button, clickSpot, newPage, setUpTests, t, waitUntil } from "./harness.js";

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

test("an invalid record is refused with the invalid move", async () => {
  const page = await newPage(env.browser);
  await page.goto(server.address);
  await page.getByText(t("web-open-record")).click();
  await page.getByLabel(t("web-record-text")).fill(RECORD.replace("3. D4", "3. D9"));
  await button(page, "web-play-on").click();
  await waitUntil(async () => /D9|"9"/.test(await page.locator(".problem").innerText()));
});
