// Applies the faults of fault-list.js one at a time to a copy of the client, runs the test that has to
// catch each of them, and writes the result to docs/testing.md:
//
//   npm run faults             all faults
//   npm run faults -- socket   the faults in files whose names contain "socket"; writes nothing
//
// Before that, the same tests have to pass without a fault. The program is not rebuilt: the browser loads
// the client's files from the copy.

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "node:test";
import { fileURLToPath } from "node:url";
import { FAULTS } from "./fault-list.js";

/** @typedef {import("./fault-list.js").Fault} Fault */

const WEB = fileURLToPath(new URL("..", import.meta.url));
const DOCUMENT = fileURLToPath(new URL("../../docs/testing.md", import.meta.url));
const HEADING = "## Faults in the browser client";

process.env.ASSETS_FROM_DISK = "1";
process.env.TABULEIRO ??= fileURLToPath(new URL("../../target/release/tabuleiro", import.meta.url));

/**
 * Copies the client and its tests, and returns the folder.
 * @returns {string}
 */
function copyClient() {
  const folder = mkdtempSync(join(tmpdir(), "tabuleiro-fault-"));
  for (const name of ["assets", "tests"]) {
    cpSync(join(WEB, name), join(folder, name), { recursive: true, filter: (path) => !path.includes("node_modules") });
  }
  symlinkSync(join(WEB, "tests/node_modules"), join(folder, "tests/node_modules"));
  return folder;
}

/**
 * @param {string} folder
 * @param {Fault} fault
 */
function applyFault(folder, { file, find, replace }) {
  const path = join(folder, "assets", file);
  writeFileSync(path, readFileSync(path, "utf8").replace(find, () => replace));
}

/**
 * Runs some tests of one file, and returns the names of those that passed and failed.
 * @param {string} folder
 * @param {string} file
 * @param {string[]} names
 */
async function runTests(folder, file, names) {
  const patterns = names.map((name) => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`));
  /** @type {Set<string>} */
  const passed = new Set();
  /** @type {Set<string>} */
  const failed = new Set();
  const stream = run({ files: [join(folder, "tests", `${file}.test.js`)], testNamePatterns: patterns });
  stream.on("test:pass", ({ name, skip }) => skip === undefined && passed.add(name));
  stream.on("test:fail", ({ name }) => failed.add(name));
  stream.resume();
  await new Promise((resolve) => stream.on("end", resolve));
  return { passed, failed };
}

/**
 * Checks that the tests pass without a fault; otherwise a fault cannot be told from a broken test.
 * @param {Fault[]} faults
 */
async function checkBaseline(faults) {
  const folder = copyClient();
  for (const file of new Set(faults.map(({ test }) => test[0]))) {
    const names = [...new Set(faults.filter(({ test }) => test[0] === file).map(({ test }) => test[1]))];
    const { passed } = await runTests(folder, file, names);
    const missing = names.filter((name) => !passed.has(name));
    if (missing.length > 0) throw new Error(`these tests do not pass without a fault: ${missing.join("; ")}`);
  }
  rmSync(folder, { recursive: true });
}

/** @param {Fault} fault */
async function isCaught(fault) {
  const folder = copyClient();
  applyFault(folder, fault);
  const [file, name] = fault.test;
  const { failed } = await runTests(folder, file, [name]);
  rmSync(folder, { recursive: true });
  return failed.has(name);
}

/** @param {{ fault: Fault, caught: boolean }[]} results */
function writeDocument(results) {
  const rows = results.map(
    ({ fault: { area, file, why, test }, caught }) =>
      `| ${area} | \`assets/${file}\` | ${why} | \`${test[0]}.test.js\` | ${caught ? "caught" : "**missed**"} |`,
  );
  const caughtCount = results.filter(({ caught }) => caught).length;
  const section = [
    HEADING,
    "",
    "`web/tests/fault-list.js` lists changes that break the browser client, one at a time. `npm run faults` in",
    "`web/tests` applies each of them to a copy of the client, runs the test that has to fail, and writes this",
    `section. The same tests pass without a fault. Result: ${caughtCount} of ${results.length} caught.`,
    "",
    "| area | file | effect of the fault | test | result |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
  const before = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, "utf8") : "# Testing\n";
  const start = before.indexOf(HEADING);
  const next = start < 0 ? -1 : before.indexOf("\n## ", start);
  const head = start < 0 ? `${before.trimEnd()}\n\n` : before.slice(0, start);
  writeFileSync(DOCUMENT, head + section + (next < 0 ? "" : before.slice(next)));
}

const [filter] = process.argv.slice(2);
const faults = FAULTS.filter(({ file }) => !filter || file.includes(filter));
await checkBaseline(faults);
const results = [];
for (const fault of faults) {
  const caught = await isCaught(fault);
  results.push({ fault, caught });
  process.stdout.write(`${caught ? "caught" : "MISSED"}  ${fault.file}: ${fault.why}\n`);
}
if (!filter) writeDocument(results);
process.exitCode = results.every(({ caught }) => caught) ? 0 : 1;
