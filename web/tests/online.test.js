// Online play: two browsers, lost connections, proposals and links.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DOMINUP, SHIFTAGO } from "./fixtures.js";
import { button, clickSpot, moveCount, moveTexts, newPage, openTable, setUpTests, t, waitUntil } from "./harness.js";

const env = setUpTests();
const { server } = env;

const APART = [
  { player: "human:Ana", here: true },
  { player: "human:Rui", here: false },
];

/** @param {TableRequest} request */
async function openApart(request) {
  const created = await server.createTable(request);
  const [ana, rui] = [await newPage(env.browser), await newPage(env.browser)];
  await openTable(ana, server, created);
  await openTable(rui, server, { id: created.id, token: created.links[0].token });
  return { ana, rui, ...created };
}

test("no move is lost or repeated when the server is killed and restarted", async () => {
  const { ana, rui, id } = await openApart({ spec: "shiftago", seats: APART });
  const expected = [];
  const play = async (/** @type {typeof ana} */ page, /** @type {string} */ spot, /** @type {string} */ move) => {
    expected.push(move);
    await page.locator(".table.can-move").waitFor();
    await clickSpot(page, spot);
    await waitUntil(async () => (await moveCount(page)) === expected.length);
  };
  await play(ana, "0,1", "L1");
  await play(rui, "0,2", "L2");
  await play(ana, "0,3", "L3");

  await rui.locator(".table.can-move").waitFor();
  await server.kill();
  await rui.locator(".banner .problem").waitFor();
  await clickSpot(rui, "0,4"); // sent while the server is down
  expected.push("L4");
  await server.start();
  await waitUntil(async () => (await moveCount(ana)) === 4 && (await moveCount(rui)) === 4);

  await ana.locator(".table.can-move").waitFor();
  expected.push("L5");
  await clickSpot(ana, "0,5");
  await server.kill(); // before or after it received the move
  await server.start();
  await waitUntil(async () => (await moveCount(ana)) === 5 && (await moveCount(rui)) === 5);
  await play(rui, "0,6", "L6");
  await waitUntil(async () => (await moveCount(ana)) === 6);

  assert.deepEqual(await moveTexts(ana), expected);
  assert.deepEqual(await moveTexts(rui), expected);
  const record = await (await fetch(`${server.address}/api/tables/${id}/record`)).text();
  assert.deepEqual(record.match(/L\d/g), expected);
  assert.equal(await ana.locator(".banner .problem").count(), 0);
  assert.deepEqual([...ana.problems, ...rui.problems], []);
});

test("a page that misses a change requests the whole state", async () => {
  const { ana, rui, id } = await openApart({ spec: "shiftago", seats: APART });
  const watcher = await newPage(env.browser);
  let lost = 0;
  await watcher.routeWebSocket(/\/ws$/, (page) => {
    page.connectToServer().onMessage((text) => {
      const { type, ply } = JSON.parse(String(text));
      if (type === "change" && ply === 1) lost += 1;
      else page.send(text);
    });
  });
  await openTable(watcher, server, { id });
  await clickSpot(ana, "0,1");
  await rui.locator(".table.can-move").waitFor();
  await clickSpot(rui, "0,2");
  await waitUntil(async () => (await moveCount(watcher)) === 2);
  assert.deepEqual(await moveTexts(watcher), ["L1", "L2"]);
  assert.equal(lost, 1);
});

test("a move is undone only if the opponent agrees", async () => {
  const { ana, rui } = await openApart({ spec: "shiftago", seats: APART });
  await clickSpot(ana, "0,1");
  await waitUntil(async () => (await moveCount(rui)) === 1);
  await button(ana, "web-request-undo").click();
  await button(rui, "web-decline").click();
  await waitUntil(async () => (await ana.locator(".proposal").count()) === 0);
  assert.equal(await moveCount(ana), 1);
  await button(ana, "web-request-undo").click();
  await button(rui, "web-agree").click();
  await waitUntil(async () => (await moveCount(ana)) === 0 && (await moveCount(rui)) === 0);
});

test("the creator of a table gets its links, and a watcher sees no hidden tiles", async () => {
  const { ana, rui, id } = await openApart({ ...DOMINUP, seats: APART });
  assert.equal(await ana.locator(".tray .item").count(), 2);
  assert.equal(await rui.locator(".tray .item").count(), 5);
  const watcher = await newPage(env.browser);
  await openTable(watcher, server, { id });
  assert.equal(await watcher.locator(".tray .item").count(), 0);
  assert.ok(await watcher.locator(".move-form input").isDisabled());

  const maker = await newPage(env.browser);
  await maker.goto(server.address);
  await button(maker, "web-preset-remote").click();
  await button(maker, "web-start").click();
  const links = maker.locator("dialog.share input");
  await links.first().waitFor();
  const addresses = await links.evaluateAll((inputs) => inputs.map((input) => /** @type {HTMLInputElement} */ (input).value));
  assert.equal(addresses.length, 2);
  assert.match(addresses[0], /\/t\/[\w-]+#[\w-]+$/);
  assert.match(addresses[1], /\/t\/[\w-]+$/);

  const guest = await newPage(env.browser);
  await guest.goto(addresses[0]);
  await guest.locator(".player").nth(1).locator(".you").waitFor();
  assert.equal(new URL(guest.url()).hash, "", "the token does not stay in the address bar");
});

test("a move for an earlier position is refused as stale, and the page goes on", async () => {
  const { token, id } = await server.createTable(SHIFTAGO);
  const ana = await newPage(env.browser);
  await openTable(ana, server, { id, token });
  const second = await newPage(env.browser);
  let isDelayed = false;
  let plays = 0;
  await second.routeWebSocket(/\/ws$/, (page) => {
    const connection = page.connectToServer();
    connection.onMessage((text) => {
      if (!isDelayed || JSON.parse(String(text)).type === "stale") page.send(text);
    });
    page.onMessage((text) => {
      if (JSON.parse(String(text)).type === "play") plays += 1;
      connection.send(text);
    });
  });
  await openTable(second, server, { id, token });
  isDelayed = true;
  await clickSpot(ana, "0,1");
  await waitUntil(async () => (await moveCount(ana)) === 1);
  await clickSpot(second, "0,2");
  await second.locator(".toasts", { hasText: t("web-stale") }).waitFor();
  assert.equal(plays, 1);
  await clickSpot(second, "0,3");
  await waitUntil(() => plays === 2);
  assert.deepEqual(await moveTexts(ana), ["L1"]);
});

test("a link to a table that does not exist shows the server's error", async () => {
  const page = await newPage(env.browser);
  await page.goto(`${server.address}/t/AAAAAAAAAAAA`);
  await page.getByRole("alert").waitFor();
  const { error } = await (await fetch(`${server.address}/api/tables/AAAAAAAAAAAA?lang=en`)).json();
  assert.equal(await page.getByRole("alert").textContent(), error.words);
});
