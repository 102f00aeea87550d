// A renderer for the subset of Markdown in which rules are written: headings, paragraphs, lists, tables,
// code blocks, and inline code, emphasis and links.

import { h } from "./dom.js";

/** @typedef {{ lines: string[], at: number }} Reader */

/**
 * @param {string} text
 * @returns {HTMLElement[]}
 */
export function renderMarkdown(text) {
  const reader = { lines: text.split("\n"), at: 0 };
  const blocks = [];
  while (reader.at < reader.lines.length) {
    const block = readBlock(reader);
    if (block) blocks.push(block);
  }
  return blocks;
}

/**
 * @param {Reader} reader
 * @returns {HTMLElement | null}
 */
function readBlock(reader) {
  const line = reader.lines[reader.at];
  if (line.trim() === "") {
    reader.at += 1;
    return null;
  }
  if (line.startsWith("```")) return readCode(reader);
  const heading = /^(#{1,4}) (.*)/.exec(line);
  if (heading) {
    reader.at += 1;
    const tag = /** @type {"h1"} */ (`h${heading[1].length}`);
    return h(tag, {}, ...inline(heading[2]));
  }
  if (line.startsWith("|")) return readTable(reader);
  if (ITEM.test(line)) return readList(reader);
  const words = takeWhile(reader, (next) => next.trim() !== "" && !/^(#|\||```)/.test(next) && !ITEM.test(next));
  return h("p", {}, ...inline(words.join(" ")));
}

const ITEM = /^(?:[-*]|\d+\.) /;

/**
 * Takes the current line, and the lines after it while they pass the test.
 * @param {Reader} reader
 * @param {(line: string) => boolean} passes
 */
function takeWhile(reader, passes) {
  const taken = [reader.lines[reader.at++]];
  while (reader.at < reader.lines.length && passes(reader.lines[reader.at])) taken.push(reader.lines[reader.at++]);
  return taken;
}

/** @param {Reader} reader */
function readCode(reader) {
  const [, ...lines] = takeWhile(reader, (line) => !line.startsWith("```"));
  reader.at += 1;
  return h("pre", { tabindex: 0 }, h("code", {}, lines.join("\n")));
}

/** @param {Reader} reader */
function readTable(reader) {
  const rows = takeWhile(reader, (line) => line.startsWith("|")).map((line) =>
    line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim()),
  );
  const [head, , ...body] = rows;
  return h(
    "table",
    { tabindex: 0 },
    h("thead", {}, h("tr", {}, ...head.map((cell) => h("th", { scope: "col" }, ...inline(cell))))),
    h("tbody", {}, ...body.map((row) => h("tr", {}, ...row.map((cell) => h("td", {}, ...inline(cell)))))),
  );
}

/** @param {Reader} reader */
function readList(reader) {
  const tag = /^\d/.test(reader.lines[reader.at]) ? "ol" : "ul";
  const items = [];
  while (reader.at < reader.lines.length && ITEM.test(reader.lines[reader.at])) {
    const words = takeWhile(reader, (line) => /^\s+\S/.test(line)).map((line) => line.trim()).join(" ");
    items.push(h("li", {}, ...inline(words.replace(ITEM, ""))));
  }
  return h(tag, {}, ...items);
}

/**
 * @param {string} text
 * @returns {(HTMLElement | string)[]}
 */
function inline(text) {
  const parts = text.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/);
  return parts.filter(Boolean).map((part) => {
    const link = /^\[([^\]]+)\]\(((?:https?:\/)?\/[^)]+)\)$/.exec(part);
    if (link) return h("a", { href: link[2] }, link[1]);
    if (part.startsWith("`") && part.length > 2) return h("code", {}, part.slice(1, -1));
    if (part.startsWith("**")) return h("strong", {}, part.slice(2, -2));
    if (part.startsWith("*") && part.length > 2) return h("em", {}, part.slice(1, -1));
    return part;
  });
}
