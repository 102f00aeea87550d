// Where a study begins, handed over from one page to the other.

import { record as fetchRecord, study } from "../api.js";
import { go } from "../router.js";
import { token } from "../settings.js";

const KEY = "tabuleiro.study";

/** @typedef {StudyStart | { record: string }} Beginning */

/**
 * Opens a study of this, if it can be read.
 * @param {Beginning} beginning
 */
export async function beginStudy(beginning) {
  await study(beginning);
  sessionStorage.setItem(KEY, JSON.stringify(beginning));
  await go("/study");
}

/**
 * What is to be studied: a table's game, or what was handed over.
 * @returns {Promise<Beginning | null>}
 */
export async function beginning() {
  const table = new URLSearchParams(location.search).get("table");
  if (table) return { record: await fetchRecord(table, token(table)) };
  return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
}
