// The source of a study: the start of a game, a record, or the game of a table.

import { fetchRecord, fetchStudy } from "../api.js";
import { navigate } from "../router.js";
import { seatToken } from "../settings.js";

const KEY = "tabuleiro.study";

/** @typedef {StudyStart | { record: string }} StudySource */

/**
 * Opens the study page with this source; throws the server's error if the source is invalid.
 * @param {StudySource} source
 */
export async function startStudy(source) {
  await fetchStudy(source);
  sessionStorage.setItem(KEY, JSON.stringify(source));
  await navigate("/study");
}

/**
 * Returns the source of the study page: the table in the URL, or else the last source.
 * @returns {Promise<StudySource | null>}
 */
export async function loadStudySource() {
  const table = new URLSearchParams(location.search).get("table");
  if (table) return { record: await fetchRecord(table, seatToken(table)) };
  return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
}
