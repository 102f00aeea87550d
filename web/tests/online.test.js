// People at two browsers play each other, and the server is killed in between.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DOMINUP } from "./fixtures.js";
import { movesOn, movesShown, point, setUp, sit, until, visit } from "./harness.js";

const world = setUp();
const { server } = world;

const APART = [
  { player: "human:Ana", here: true },
  { player: "human:Rui", here: false },
];

/** @param {TableRequest} request */
async function sitApart(request) {
  const created = await server.createTable(request);
  const [ana, rui] = [await visit(world.browser), await visit(world.browser)];
  await sit(ana, server, created);
  await sit(rui, server, { id: created.id, token: created.links[0].token });
  return { ana, rui, ...created };
}

test("no move is lost or made twice when the server is killed and started again", async () => {
  const { ana, rui, id } = await sitApart({ spec: "shiftago", seats: APART });
  const expected = [];
  const play = async (/** @type {typeof ana} */ page, /** @type {string} */ spot, /** @type {string} */ move) => {
    expected.push(move);
    await page.locator(".table.mine").waitFor();
    await point(page, spot);
    await until(async () => (await movesShown(page)) === expected.length);
  };
  await play(ana, "0,1", "L1");
  await play(rui, "0,2", "L2");
  await play(ana, "0,3", "L3");

  await rui.locator(".table.mine").waitFor();
  await server.kill();
  await rui.locator(".banner .problem").waitFor();
  await point(rui, "0,4"); // made while nobody is there to hear it
  expected.push("L4");
  await server.start();
  await until(async () => (await movesShown(ana)) === 4 && (await movesShown(rui)) === 4);

  await ana.locator(".table.mine").waitFor();
  expected.push("L5");
  await point(ana, "0,5");
  await server.kill(); // perhaps before the move was heard, perhaps after
  await server.start();
  await until(async () => (await movesShown(ana)) === 5 && (await movesShown(rui)) === 5);
  await play(rui, "0,6", "L6");
  await until(async () => (await movesShown(ana)) === 6);

  assert.deepEqual(await movesOn(ana), expected);
  assert.deepEqual(await movesOn(rui), expected);
  const record = await (await fetch(`${server.address}/api/tables/${id}/record`)).text();
  assert.deepEqual(record.match(/L\d/g), expected);
  assert.equal(await ana.locator(".banner .problem").count(), 0);
  assert.deepEqual([...ana.problems, ...rui.problems], []);
});

test("a page that misses a change asks for the whole state", async () => {
  const { ana, rui, id } = await sitApart({ spec: "shiftago", seats: APART });
  const watcher = await visit(world.browser);
  let lost = 0;
  await watcher.routeWebSocket(/\/ws$/, (page) => {
    page.connectToServer().onMessage((text) => {
      const { type, ply } = JSON.parse(String(text));
      if (type === "change" && ply === 1) lost += 1;
      else page.send(text);
    });
  });
  await sit(watcher, server, { id });
  await point(ana, "0,1");
  await rui.locator(".table.mine").waitFor();
  await point(rui, "0,2");
  await until(async () => (await movesShown(watcher)) === 2);
  assert.deepEqual(await movesOn(watcher), ["L1", "L2"]);
  assert.equal(lost, 1);
});

test("a move is taken back only if the other agrees", async () => {
  const { ana, rui } = await sitApart({ spec: "shiftago", seats: APART });
  await point(ana, "0,1");
  await until(async () => (await movesShown(rui)) === 1);
  await ana.getByRole("button", { name: "Ask to undo" }).click();
  await rui.getByRole("button", { name: "Decline" }).click();
  await until(async () => (await ana.locator(".proposal").count()) === 0);
  assert.equal(await movesShown(ana), 1);
  await ana.getByRole("button", { name: "Ask to undo" }).click();
  await rui.getByRole("button", { name: "Agree" }).click();
  await until(async () => (await movesShown(ana)) === 0 && (await movesShown(rui)) === 0);
});

test("whoever made the table is given the links, and who watches sees no hand", async () => {
  const { ana, rui, id } = await sitApart({ ...DOMINUP, seats: APART });
  assert.equal(await ana.locator(".hand .item").count(), 2);
  assert.equal(await rui.locator(".hand .item").count(), 5);
  const watcher = await visit(world.browser);
  await sit(watcher, server, { id });
  assert.equal(await watcher.locator(".hand .item").count(), 0);
  assert.ok(await watcher.locator(".typed input").isDisabled());

  const maker = await visit(world.browser);
  await maker.goto(server.address);
  await maker.getByRole("button", { name: "With friends, by a link" }).click();
  await maker.getByRole("button", { name: "Start", exact: true }).click();
  const links = maker.locator("dialog.share input");
  await links.first().waitFor();
  const addresses = await links.evaluateAll((inputs) => inputs.map((input) => /** @type {HTMLInputElement} */ (input).value));
  assert.equal(addresses.length, 2);
  assert.match(addresses[0], /\/t\/[\w-]+#[\w-]+$/);
  assert.match(addresses[1], /\/t\/[\w-]+$/);
});

test("a table that does not exist says so", async () => {
  const page = await visit(world.browser);
  await page.goto(`${server.address}/t/AAAAAAAAAAAA`);
  await page.getByRole("alert").waitFor();
  assert.match(await page.getByRole("alert").innerText(), /nothing here/);
});
