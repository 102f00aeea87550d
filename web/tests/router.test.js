// Navigation between pages.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SHIFTAGO } from "./fixtures.js";
import { newPage, openTable, setUpTests, t, waitUntil } from "./harness.js";

const env = setUpTests();
const { server } = env;

test("links open pages without a reload, and the back button returns", async () => {
  const page = await newPage(env.browser);
  await page.goto(server.address);
  await page.locator(".seat").first().waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.getByRole("link", { name: t("web-nav-rules"), exact: true }).click();
  await page.locator(".prose h1").first().waitFor();
  assert.equal(await page.locator("nav a[aria-current=page]").first().innerText(), t("web-nav-rules"));
  await page.goBack();
  await page.locator(".seat").first().waitFor();
  assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).isSameDocument), true);
});

test("a click with Control opens another tab", async () => {
  const page = await newPage(env.browser);
  await page.goto(server.address);
  await page.locator(".seat").first().waitFor();
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: t("web-nav-rules"), exact: true }).click({ modifiers: ["Control"] });
  await opened;
  assert.equal(new URL(page.url()).pathname, "/");
});

test("leaving a table closes its connection", async () => {
  const page = await newPage(env.browser);
  const opened = page.waitForEvent("websocket");
  await openTable(page, server, await server.createTable(SHIFTAGO));
  const socket = await opened;
  assert.equal(socket.isClosed(), false);
  await page.getByRole("link", { name: t("web-nav-rules"), exact: true }).click();
  await waitUntil(() => socket.isClosed());
});

test("a page that opens late does not replace the page opened after it", async () => {
  const page = await newPage(env.browser);
  await page.goto(server.address);
  await page.locator(".seat").first().waitFor();
  /** @type {() => void} */
  let release = () => {};
  const isReleased = new Promise((resolve) => (release = () => resolve(null)));
  await page.route("**/rules?*", async (route) => {
    await isReleased;
    await route.continue();
  });
  const request = page.waitForRequest("**/rules?*");
  await page.getByRole("link", { name: t("web-nav-rules"), exact: true }).click();
  await request;
  await page.getByRole("link", { name: t("web-nav-play"), exact: true }).click();
  await page.locator(".seat").first().waitFor();
  const answered = page.waitForResponse("**/rules?*");
  release();
  await (await answered).finished();
  await page.waitForTimeout(100);
  assert.equal(await page.locator(".prose").count(), 0);
  assert.ok((await page.locator(".seat").count()) > 0);
});

test("every game has its rules", async () => {
  const page = await newPage(env.browser);
  const games = /** @type {GameInfo[]} */ (await (await fetch(`${server.address}/api/games`)).json());
  for (const { id, name } of games) {
    await page.goto(`${server.address}/rules/${id}`);
    await page.locator(".prose h1", { hasText: name }).waitFor();
    assert.equal(await page.locator(".tabs [aria-current=page]").innerText(), name);
  }
});
