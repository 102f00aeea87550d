// Modules that need a document, imported into a page: Markdown, the evaluation graph, and i18n.

import assert from "node:assert/strict";
import { test } from "node:test";
import { formatMessage } from "../assets/message-format.js";
import { newPage, setUpTests } from "./harness.js";

const env = setUpTests();
const { server } = env;

/** @param {import("playwright-core").BrowserContextOptions} [options] */
async function openStartPage(options) {
  const page = await newPage(env.browser, options);
  await page.goto(server.address);
  await page.locator(".seat").first().waitFor();
  return page;
}

/**
 * Renders Markdown in the browser, and returns the HTML.
 * @param {string[]} lines
 */
async function renderMarkdown(...lines) {
  const page = await openStartPage();
  return page.evaluate(async (text) => {
    const path = "/assets/markdown.js";
    const markdown = await import(path);
    const serializer = new XMLSerializer();
    const html = markdown.renderMarkdown(text).map((/** @type {HTMLElement} */ element) => serializer.serializeToString(element));
    return html.join("").replaceAll(' xmlns="http://www.w3.org/1999/xhtml"', "");
  }, lines.join("\n"));
}

test("Markdown headings, paragraphs and inline styles are rendered", async () => {
  assert.equal(
    await renderMarkdown("# Rules", "", "Move **two** marbles", "from `L1` to *any* row, see [more](/rules).", "## End"),
    "<h1>Rules</h1><p>Move <strong>two</strong> marbles from <code>L1</code> to <em>any</em> row, " +
      'see <a href="/rules">more</a>.</p><h2>End</h2>',
  );
});

test("Markdown lists, tables and code blocks are rendered", async () => {
  assert.equal(
    await renderMarkdown("- one", "- two,", "  continued", "", "1. first", "2. second"),
    "<ul><li>one</li><li>two, continued</li></ul><ol><li>first</li><li>second</li></ol>",
  );
  assert.equal(
    await renderMarkdown("| a | b |", "| --- | --- |", "| 1 | 2 |", "", "```", "x  y", "- z", "```"),
    '<table tabindex="0"><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>' +
      '<tbody><tr><td>1</td><td>2</td></tr></tbody></table><pre tabindex="0"><code>x  y\n- z</code></pre>',
  );
});

test("Markdown never becomes markup or a script link", async () => {
  assert.equal(await renderMarkdown("<b>x</b> [y](javascript:z)"), "<p>&lt;b&gt;x&lt;/b&gt; [y](javascript:z)</p>");
});

test("the evaluation graph draws one line for two players, from the first player's side", async () => {
  const page = await openStartPage();
  const draw = (/** @type {number} */ seats) =>
    page.evaluate(async (count) => {
      const path = "/assets/study/evaluation-graph.js";
      const { drawEvaluationGraph } = await import(path);
      const point = { symbol: "", description: "" };
      const points = [
        { ...point, ply: 1, seat: 1, winProbability: 0.75 },
        { ...point, ply: 2, seat: 2, winProbability: 0.25 },
      ];
      const graph = drawEvaluationGraph(points, { length: 2, seats: count, currentPly: 1, label: "", onNavigate: () => {} });
      return [...graph.querySelectorAll("polyline")].map((line) => line.getAttribute("points"));
    }, seats);
  assert.deepEqual(await draw(2), ["170,38 324,38"], "75% is above the middle for both moves");
  assert.deepEqual(await draw(3), ["170,38", "324,82"]);
});

test("plural forms are those of European Portuguese", async () => {
  const page = await openStartPage({ locale: "pt-PT" });
  const args = { done: 0, all: 0, bad: 0 };
  const text = await page.evaluate(async (values) => {
    const path = "/assets/i18n.js";
    const { t } = await import(path);
    return t("web-review-progress", values);
  }, args);
  const messages = await (await fetch(`${server.address}/api/words/pt`)).json();
  assert.equal(text, formatMessage(messages["web-review-progress"], args, "pt-PT"));
  assert.notEqual(text, formatMessage(messages["web-review-progress"], args, "pt-BR"));
});
