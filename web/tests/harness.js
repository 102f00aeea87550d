// The harness of the browser tests: the server on a free port, a browser, and pages of players.

import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { formatMessage } from "../assets/message-format.js";

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

/** True to load the client's files from `web/` instead of the server, which has them embedded. */
const FROM_DISK = process.env.ASSETS_FROM_DISK === "1";

/** @param {string} url */
const assetPath = (url) => fileURLToPath(new URL(`..${new URL(url).pathname}`, import.meta.url));

/** The time that anything on a page may take. */
const TIMEOUT_MS = Number(process.env.TIMEOUT_MS ?? 8000);

export const DESKTOP = { width: 1280, height: 860 };
export const PHONE = { width: 360, height: 640 };

/** The messages of the interface by language. @type {Record<string, Record<string, MessagePart[]>>} */
const messages = {};

/**
 * Returns a message of the interface.
 * @param {MessageId} id
 * @param {Record<string, string | number>} [args]
 * @param {"en" | "pt"} [language]
 */
export function t(id, args = {}, language = "en") {
  const parts = messages[language][id];
  if (!parts) throw new Error(`no message ${id}`);
  return formatMessage(parts, args, language);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/** A server that can be killed and started again with the same database. */
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
    await waitUntil(async () => (await fetch(`${this.address}/healthz`)).ok);
    for (const language of ["en", "pt"]) {
      messages[language] = await (await fetch(`${this.address}/api/words/${language}`)).json();
    }
    return this;
  }

  /** Kills the program without a shutdown. */
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
 * Waits until a condition holds; an error that it throws counts as not holding.
 * @param {() => unknown} holds
 */
export async function waitUntil(holds) {
  for (const end = Date.now() + TIMEOUT_MS; ; ) {
    const error = await Promise.resolve()
      .then(holds)
      .then((isHolding) => (isHolding ? null : new Error(`does not hold: ${holds}`)))
      .catch((thrown) => thrown);
    if (!error) return;
    if (Date.now() > end) throw error;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** Starts a server and a browser before the tests of a file, and closes them after. */
export function setUpTests() {
  const env = { server: new Server(), browser: /** @type {import("playwright-core").Browser} */ (/** @type {unknown} */ (null)) };
  before(async () => {
    await env.server.start();
    env.browser = await launch();
  });
  after(async () => {
    await env.browser?.close();
    await env.server.close();
  });
  return env;
}

export const launch = () => chromium.launch({ executablePath: CHROMIUM, args: FLAGS });

/**
 * Opens a page with storage of its own; `problems` collects its errors.
 * @param {import("playwright-core").Browser} browser
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
export async function newPage(browser, options = {}) {
  const context = await browser.newContext({ viewport: DESKTOP, locale: "en-US", reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(TIMEOUT_MS);
  if (FROM_DISK) await context.route("**/assets/**", (route) => route.fulfill({ path: assetPath(route.request().url()) }));
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    const isConnectionError = /WebSocket|ERR_CONNECTION/.test(message.text());
    if (message.type() === "error" && !isConnectionError) problems.push(message.text());
  });
  return Object.assign(page, { problems });
}

/**
 * Opens a table, with the token of a seat or as a watcher.
 * @param {import("playwright-core").Page} page
 * @param {Server} server
 * @param {{ id: string, token?: string }} table
 */
export async function openTable(page, server, { id, token }) {
  await page.goto(`${server.address}/t/${id}${token ? `#${token}` : ""}`);
  await page.locator(".player").first().waitFor();
}

/**
 * Clicks a spot of the board, given by its key.
 * @param {import("playwright-core").Page} page
 * @param {string} spot
 */
export const clickSpot = (page, spot) => page.locator(`.input-layer [data-spot="${spot}"]`).click();

/**
 * Returns the button with this label.
 * @param {import("playwright-core").Page | import("playwright-core").Locator} parent
 * @param {MessageId} id
 */
export const button = (parent, id) => parent.getByRole("button", { name: t(id), exact: true });

/**
 * Returns the number of moves in the move list.
 * @param {import("playwright-core").Page} page
 */
export const moveCount = (page) => page.locator(".moves .move").count();

/**
 * Returns the texts of the moves in the move list.
 * @param {import("playwright-core").Page} page
 */
export const moveTexts = (page) => page.locator(".moves .move").allTextContents();

/**
 * Plays a legal move by clicks, and first confirms the privacy screen if it is open.
 * @param {import("playwright-core").Page} page
 */
export async function playAnyMove(page) {
  const count = await moveCount(page);
  const reveal = page.locator("dialog.privacy-screen button");
  if (await reveal.count()) await reveal.click();
  for (let spots = 0; spots < 4 && (await moveCount(page)) === count; spots++) {
    const next = page.locator(".tray .item.selectable, .move-buttons button, .input-layer .selectable").first();
    await next.click();
    await page.waitForTimeout(40);
  }
  await waitUntil(async () => (await moveCount(page)) > count);
}

/**
 * Returns the violations that axe-core finds on a page.
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
