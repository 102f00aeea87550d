// Writes pictures of the boards to docs/pictures: `scripts/test-web --pictures`.

import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DOMINUP } from "./fixtures.js";
import { launch, newPage, openTable, Server } from "./harness.js";

const FOLDER = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));

const SEATS = [{ player: "human:Ana", here: true }, { player: "engine:3" }];

/** @type {Record<string, { request: TableRequest, picked: string[] }>} */
const TABLES = {
  shiftago: {
    request: { spec: "shiftago", position: ".....O./..X.OX./.XO.X../XOXOX../.OX.O../..OX.../...OX.O 1 11,12", seats: SEATS },
    picked: [],
  },
  pivit: {
    request: {
      spec: "pivit",
      position: ".a|b|.a|b|a|A-/b-......./a-..b|..../b-......b-/b-..a|..../a-......a-/..a|...b|./B|a|..b|.a|. a ab 0",
      seats: SEATS,
    },
    picked: ["4,5"],
  },
  "quantum-leap": {
    request: {
      spec: "quantum-leap",
      position: "XXOXO/OXX_XX/XOOOXOX/XXO_OOXX/XOOXO_XOO/OX_X_XOO/XXXOX_X/OX_OXO/OOOXX O play",
      seats: SEATS,
    },
    picked: ["8,3"],
  },
  dominup: { request: { ...DOMINUP, seats: SEATS }, picked: [] },
};

const server = await new Server().start();
const browser = await launch();
mkdirSync(FOLDER, { recursive: true });
try {
  for (const [name, { request, picked }] of Object.entries(TABLES)) {
    const page = await newPage(browser, { viewport: { width: 920, height: 530 } });
    await openTable(page, server, await server.createTable(request));
    for (const spot of picked) await page.locator(`.input-layer [data-spot="${spot}"]`).click();
    if (name === "dominup") await page.locator(".tray .item.selectable").first().click();
    await page.mouse.move(0, 0);
    await page.locator(".play").screenshot({ path: `${FOLDER}${name}.png` });
    process.stdout.write(`docs/pictures/${name}.png\n`);
  }
} finally {
  await browser.close();
  await server.close();
}
