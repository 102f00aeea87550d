// Every text that the client asks for is there, in every language.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ASSETS = fileURLToPath(new URL("../assets/", import.meta.url));
const MESSAGES = fileURLToPath(new URL("../../crates/words/messages/", import.meta.url));

const modules = readdirSync(ASSETS, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
const code = modules.map((name) => readFileSync(ASSETS + name, "utf8")).join("\n");
const asked = new Set([...code.matchAll(/"(web-[a-z-]+)"/g)].map(([, id]) => id));

for (const language of ["en", "pt"]) {
  test(`nothing is missing in ${language}`, () => {
    const messages = readFileSync(`${MESSAGES}${language}.ftl`, "utf8");
    const known = new Set([...messages.matchAll(/^(web-[\w-]+) =/gm)].map(([, id]) => id));
    assert.ok(asked.size > 100);
    assert.deepEqual([...asked].filter((id) => !known.has(id)), []);
  });
}
