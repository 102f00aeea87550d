// Studying: the engine's opinion on the board, variations from any point, the course of the score.

import assert from "node:assert/strict";
import { test } from "node:test";
import { RECORD } from "./fixtures.js";
import { point, setUp, until, visit } from "./harness.js";

const world = setUp();
const { server } = world;

async function openRecord() {
  const page = await visit(world.browser);
  await page.goto(server.address);
  await page.getByText("Open a record").click();
  await page.locator("input[type=file]").setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(RECORD) });
  await page.getByRole("button", { name: "Study it" }).click();
  await page.locator(".study").waitFor();
  return page;
}

test("another move from an earlier point makes a variation", async () => {
  const page = await openRecord();
  const moves = page.locator(".variations .move");
  assert.deepEqual(await moves.allTextContents(), ["1. L1", "2. L5", "3. D4", "4. L5", "5. L1"]);
  await moves.nth(1).click();
  await page.locator(".marks .arrow").first().waitFor({ state: "attached" });
  await page.locator(".score").waitFor();
  await point(page, "0,1");
  await page.locator(".variation .move").waitFor();
  assert.deepEqual(await page.locator(".variation .move").allTextContents(), ["3. L1"]);
  assert.equal(await page.locator(".variations [aria-current]").innerText(), "3. L1");
  await moves.last().click();
  await until(async () => (await page.locator(".variations [aria-current]").innerText()) === "5. L1");
  assert.deepEqual(page.problems, []);
});

test("the course of the score marks mistakes, and a mark leads to its move", async () => {
  const page = await openRecord();
  await page.getByRole("button", { name: "Judge every move" }).click();
  await until(async () => (await page.locator(".graph-move").count()) === 5);
  const mistakes = page.locator(".graph-move.bad");
  const gift = mistakes.and(page.getByLabel("D4"));
  assert.match((await gift.getAttribute("aria-label")) ?? "", /3\. D4 .*better L1/);
  await gift.click();
  await until(async () => /3\. D4/.test(await page.locator(".variations [aria-current]").innerText()));
  assert.deepEqual(page.problems, []);
});

test("a record that cannot be read says where", async () => {
  const page = await visit(world.browser);
  await page.goto(server.address);
  await page.getByText("Open a record").click();
  await page.getByLabel("Or paste the record here").fill(RECORD.replace("3. D4", "3. D9"));
  await page.getByRole("button", { name: "Play on" }).click();
  await until(async () => /D9|"9"/.test(await page.locator(".problem").innerText()));
});
