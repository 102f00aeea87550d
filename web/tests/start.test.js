// The start page: options, players, positions and records.

import assert from "node:assert/strict";
import { test } from "node:test";
import { RECORD, SHIFTAGO } from "./fixtures.js";
import { button, moveTexts, newPage, setUpTests, t, waitUntil } from "./harness.js";

const env = setUpTests();
const { server } = env;

async function openStartPage() {
  const page = await newPage(env.browser);
  await page.goto(server.address);
  await page.locator(".seat").first().waitFor();
  return page;
}

/**
 * Chooses a game by its id.
 * @param {import("playwright-core").Page} page
 * @param {string} id
 */
async function chooseGame(page, id) {
  await page.locator(`input[name=game][value="${id}"]`).check({ force: true });
  await waitUntil(async () => (await page.locator(".panel .title a").getAttribute("href")) === `/rules/${id}`);
}

/**
 * Starts the game, and returns the request that creates the table.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<{ spec?: string, seats?: SeatRequest[] }>}
 */
async function start(page) {
  const request = page.waitForRequest("**/api/tables?*");
  await button(page, "web-start").click();
  await page.locator(".player").first().waitFor();
  return (await request).postDataJSON();
}

test("options change the number of seats and are sent with the game", async () => {
  const page = await openStartPage();
  await chooseGame(page, "shiftago");
  await page.locator("select[name=players]").selectOption("3");
  await waitUntil(async () => (await page.locator(".seat").count()) === 3);
  const { spec, seats } = await start(page);
  assert.equal(spec, "shiftago:players=3");
  assert.equal(seats?.length, 3);
  assert.equal(await page.locator(".player").count(), 3);
});

test("a late answer for other options is ignored", async () => {
  const page = await openStartPage();
  await chooseGame(page, "shiftago");
  /** @type {() => void} */
  let release = () => {};
  const isReleased = new Promise((resolve) => (release = () => resolve(null)));
  await page.route("**/api/variants?*", async (route) => {
    if (route.request().postDataJSON().spec === "shiftago:players=4") await isReleased;
    await route.continue();
  });
  await page.locator("select[name=players]").selectOption("4");
  await page.locator("select[name=players]").selectOption("3");
  await waitUntil(async () => (await page.locator(".seat").count()) === 3);
  const answered = page.waitForResponse("**/api/variants?*");
  release();
  await (await answered).finished();
  await page.waitForTimeout(100);
  await button(page, "web-preset-local").click();
  assert.equal(await page.locator(".seat").count(), 3);
});

test("an option set back to its default is not sent", async () => {
  const page = await openStartPage();
  await chooseGame(page, "shiftago");
  for (const players of ["3", "2"]) {
    await page.locator("select[name=players]").selectOption(players);
    await waitUntil(async () => (await page.locator(".seat").count()) === Number(players));
  }
  assert.equal((await start(page)).spec, "shiftago");
});

test("presets seat the opponents, and only people have names", async () => {
  const page = await openStartPage();
  const opponent = page.locator(".seat").nth(1);
  await button(page, "web-preset-local").click();
  await opponent.locator("input").fill("Rui");
  assert.deepEqual((await start(page)).seats?.[1], { player: "human:Rui", here: true });
  await page.goBack();
  await page.locator(".seat").first().waitFor();
  await button(page, "web-preset-computer").click();
  assert.ok(await opponent.locator("input").isHidden());
  assert.deepEqual((await start(page)).seats?.[1], { player: "engine:3" });
});

test("a game starts from an entered position", async () => {
  const page = await openStartPage();
  await chooseGame(page, "shiftago");
  await page.getByText(t("web-set-up")).click();
  await page.locator("textarea[name=position]").fill(SHIFTAGO.position);
  await start(page);
  await waitUntil(async () => (await page.locator(".pieces .marble").count()) >= 5);
});

test("an invalid position shows the server's error", async () => {
  const page = await openStartPage();
  await page.getByText(t("web-set-up")).click();
  await page.locator("textarea[name=position]").fill("nonsense");
  await button(page, "web-start").click();
  await waitUntil(async () => (await page.getByRole("alert").innerText()).includes("nonsense"));
  assert.equal(new URL(page.url()).pathname, "/");
});

test("the server's errors are in the language of the page", async () => {
  const page = await newPage(env.browser, { locale: "pt-PT" });
  await page.goto(server.address);
  await page.getByText(t("web-set-up", {}, "pt")).click();
  await page.locator("textarea[name=position]").fill("nonsense");
  const answer = page.waitForResponse("**/api/tables?*");
  await page.getByRole("button", { name: t("web-start", {}, "pt"), exact: true }).click();
  const headers = { "Content-Type": "application/json" };
  const body = (await answer).request().postData();
  const expected = await (await fetch(`${server.address}/api/tables?lang=pt`, { method: "POST", headers, body })).json();
  await waitUntil(async () => (await page.getByRole("alert").textContent()) === expected.error.words);
});

test("a bot that the chosen game does not have is replaced by an engine", async () => {
  const page = await openStartPage();
  const games = /** @type {GameInfo[]} */ (await (await fetch(`${server.address}/api/games`)).json());
  const [first, second] = games;
  const bot = first.bots.find(({ name }) => !second.bots.some((other) => other.name === name))?.name;
  assert.ok(bot);
  await page.locator(".seat select").nth(1).selectOption(`bot:${bot}`);
  await chooseGame(page, second.id);
  await waitUntil(async () => (await page.locator(".seat select").nth(1).inputValue()) === "engine:3");
});

test("a record is continued at a table", async () => {
  const page = await openStartPage();
  await page.getByText(t("web-open-record")).click();
  await page.getByLabel(t("web-record-text")).fill(RECORD);
  await button(page, "web-play-on").click();
  await page.locator(".player").first().waitFor();
  await waitUntil(async () => (await moveTexts(page)).join(" ") === "L1 L5 D4 L5 L1");
});
