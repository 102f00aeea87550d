// The client of the server's JSON API: one function for each route.

import { language } from "./settings.js";

/**
 * @param {string} path
 * @param {{ body?: unknown, token?: string | null, signal?: AbortSignal }} [options]
 */
async function request(path, { body, token, signal } = {}) {
  /** @type {Record<string, string>} */
  const headers = { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  const address = `/api/${path}?lang=${language()}`;
  const method = body === undefined ? "GET" : "POST";
  const response = await fetch(address, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw await readError(response);
  return response;
}

/** @param {Response} response */
async function readError(response) {
  const body = await response.json().catch(() => null);
  const message = body?.error?.words ?? response.statusText;
  return Object.assign(new Error(message), { id: body?.error?.id ?? "", status: response.status });
}

/**
 * @param {string} path
 * @param {Parameters<typeof request>[1]} [options]
 */
const requestJson = async (path, options) => (await request(path, options)).json();

/**
 * @param {string} path
 * @param {Parameters<typeof request>[1]} [options]
 */
const requestText = async (path, options) => (await request(path, options)).text();

/** @returns {Promise<Record<string, MessagePart[]>>} */
export const fetchMessages = () => requestJson(`words/${language()}`);

/** @returns {Promise<GameInfo[]>} */
export const fetchGames = () => requestJson("games");

/** @param {string} game */
export const fetchRules = (game) => requestText(`games/${encodeURIComponent(game)}/rules`);

/**
 * @param {string} spec
 * @returns {Promise<Variant>}
 */
export const fetchVariant = (spec) => requestJson("variants", { body: { spec } });

/**
 * @param {TableRequest} body
 * @returns {Promise<Created>}
 */
export const createTable = (body) => requestJson("tables", { body });

/**
 * @param {string} id
 * @param {string | null} token
 * @returns {Promise<TableState>}
 */
export const fetchTable = (id, token) => requestJson(`tables/${id}`, { token });

/**
 * Returns a table's game as it was after `ply` moves.
 * @param {string} table
 * @param {string | null} token
 * @param {number} ply
 * @returns {Promise<PlyView>}
 */
export const fetchPly = (table, token, ply) => requestJson(`tables/${table}/plies/${ply}`, { token });

/**
 * @param {string} table
 * @param {string | null} token
 */
export const fetchRecord = (table, token) => requestText(`tables/${table}/record`, { token });

/**
 * @param {(StudyStart | { record: string }) & { moves?: string[], why?: Spot[] }} body
 * @returns {Promise<StudyAnswer>}
 */
export const fetchStudy = (body) => requestJson("study", { body });

/**
 * @param {StudyStart & { moves: string[], time_ms: number }} body
 * @param {AbortSignal} [signal]
 * @returns {Promise<Analysis>}
 */
export const analyzePosition = (body, signal) => requestJson("study/think", { body, signal });

/**
 * Compares a move with the best move.
 * @param {StudyStart & { moves: string[], time_ms: number, move: string }} body
 * @param {AbortSignal} [signal]
 * @returns {Promise<Judgement>}
 */
export const judgeMove = (body, signal) => requestJson("study/judge", { body, signal });
