// The real program on a free port, a real browser, and real clicks.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const PROGRAM = process.env.TABULEIRO ?? fileURLToPath(new URL("../../target/release/tabuleiro", import.meta.url));
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How long anything on a page may take, in milliseconds. */
const PATIENCE = 8000;

export const DESKTOP = { width: 1280, height: 860 };
export const PHONE = { width: 360, height: 640 };

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/** A server that can be killed and started again on what it has written down. */
export class Server {
  folder = mkdtempSync(join(tmpdir(), "tabuleiro-web-"));
  port = 0;
  /** @type {import("node:child_process").ChildProcess | null} */
  #process = null;

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  async start() {
    this.port ||= await freePort();
    const data = join(this.folder, "tables.db");
    this.#process = spawn(PROGRAM, ["serve", "--addr", `127.0.0.1:${this.port}`, "--data", data], { stdio: "ignore" });
    this.#process.on("error", (error) => {
      throw error;
    });
    await until(async () => (await fetch(`${this.address}/healthz`)).ok);
    return this;
  }

  /** Ends the program as a power cut would. */
  kill() {
    const process = this.#process;
    this.#process = null;
    return new Promise((resolve) => {
      if (!process) return resolve(null);
      process.on("exit", resolve);
      process.kill("SIGKILL");
    });
  }

  async close() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /**
   * @param {TableRequest} request
   * @returns {Promise<Created>}
   */
  async createTable(request) {
    const body = JSON.stringify(request);
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(`${this.address}/api/tables`, { method: "POST", headers, body });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }
}

/**
 * Waits until something holds; what throws does not hold yet.
 * @param {() => unknown} holds
 */
export async function until(holds) {
  for (const end = Date.now() + PATIENCE; ; ) {
    const error = await Promise.resolve()
      .then(holds)
      .then((held) => (held ? null : new Error(`does not hold: ${holds}`)))
      .catch((error) => error);
    if (!error) return;
    if (Date.now() > end) throw error;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** A server and a browser for the tests of a file. */
export function setUp() {
  const world = { server: new Server(), browser: /** @type {import("playwright-core").Browser} */ (/** @type {unknown} */ (null)) };
  before(async () => {
    await world.server.start();
    world.browser = await launch();
  });
  after(async () => {
    await world.browser?.close();
    await world.server.close();
  });
  return world;
}

export const launch = () => chromium.launch({ executablePath: CHROMIUM, args: FLAGS });

/**
 * A page of a person of their own; whatever goes wrong on it is kept in `problems`.
 * @param {import("playwright-core").Browser} browser
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
export async function visit(browser, options = {}) {
  const context = await browser.newContext({ viewport: DESKTOP, locale: "en-US", reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    const isLine = /WebSocket|ERR_CONNECTION/.test(message.text());
    if (message.type() === "error" && !isLine) problems.push(message.text());
  });
  return Object.assign(page, { problems });
}

/**
 * Opens a table for whoever made it.
 * @param {import("playwright-core").Page} page
 * @param {Server} server
 * @param {{ id: string, token?: string }} table
 */
export async function sit(page, server, { id, token }) {
  await page.goto(`${server.address}/t/${id}${token ? `#${token}` : ""}`);
  await page.locator(".person").first().waitFor();
}

/**
 * Clicks at a place of the board, `x,y`.
 * @param {import("playwright-core").Page} page
 * @param {string} spot
 */
export const point = (page, spot) => page.locator(`.touch [data-spot="${spot}"]`).click();

/**
 * How many moves the page shows.
 * @param {import("playwright-core").Page} page
 */
export const movesShown = (page) => page.locator(".moves .move").count();

/**
 * The moves that the page shows.
 * @param {import("playwright-core").Page} page
 */
export const movesOn = (page) => page.locator(".moves .move").allTextContents();

/**
 * Makes one move with clicks, whichever comes first; whoever's turn it is looks at the screen.
 * @param {import("playwright-core").Page} page
 */
export async function makeAnyMove(page) {
  const before = await movesShown(page);
  const uncover = page.locator("dialog.cover button");
  if (await uncover.count()) await uncover.click();
  for (let spots = 0; spots < 4 && (await movesShown(page)) === before; spots++) {
    const next = page.locator(".hand .item.can, .pointer-bar button, .touch .can").first();
    await next.click();
    await page.waitForTimeout(40);
  }
  await until(async () => (await movesShown(page)) > before);
}

/**
 * What axe-core finds wrong on a page.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>}
 */
export async function accessibilityProblems(page) {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe = /** @type {any} */ (globalThis).axe;
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await axe.run(document, { runOnly: tags });
    return violations.flatMap((/** @type {any} */ found) =>
      found.nodes.map((/** @type {any} */ node) => `${found.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
    );
  });
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
