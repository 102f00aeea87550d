// The server's JSON API, one function for each request.

import { language } from "./settings.js";

/**
 * @param {string} path
 * @param {{ body?: unknown, token?: string | null, signal?: AbortSignal }} [how]
 */
async function ask(path, { body, token, signal } = {}) {
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
  if (!response.ok) throw await problem(response);
  return response;
}

/** @param {Response} response */
async function problem(response) {
  const told = await response.json().catch(() => null);
  const words = told?.error?.words ?? response.statusText;
  return Object.assign(new Error(words), { id: told?.error?.id ?? "", status: response.status });
}

/**
 * @param {string} path
 * @param {Parameters<typeof ask>[1]} [how]
 */
const askJson = async (path, how) => (await ask(path, how)).json();

/**
 * @param {string} path
 * @param {Parameters<typeof ask>[1]} [how]
 */
const askText = async (path, how) => (await ask(path, how)).text();

/** @returns {Promise<Record<string, Part[]>>} */
export const words = () => askJson(`words/${language()}`);

/** @returns {Promise<GameInfo[]>} */
export const games = () => askJson("games");

/** @param {string} game */
export const rules = (game) => askText(`games/${encodeURIComponent(game)}/rules`);

/**
 * @param {string} spec
 * @returns {Promise<Variant>}
 */
export const variant = (spec) => askJson("variants", { body: { spec } });

/**
 * @param {TableRequest} body
 * @returns {Promise<Created>}
 */
export const createTable = (body) => askJson("tables", { body });

/**
 * @param {string} table
 * @param {string | null} token
 * @returns {Promise<TableState>}
 */
export const table = (table, token) => askJson(`tables/${table}`, { token });

/**
 * What was to be seen after so many moves.
 * @param {string} table
 * @param {string | null} token
 * @param {number} ply
 * @returns {Promise<Moment>}
 */
export const moment = (table, token, ply) => askJson(`tables/${table}/plies/${ply}`, { token });

/**
 * @param {string} table
 * @param {string | null} token
 */
export const record = (table, token) => askText(`tables/${table}/record`, { token });

/**
 * @param {(StudyStart | { record: string }) & { moves?: string[], why?: Spot[] }} body
 * @returns {Promise<StudyAnswer>}
 */
export const study = (body) => askJson("study", { body });

/**
 * @param {StudyStart & { moves: string[], time_ms: number }} body
 * @param {AbortSignal} [signal]
 * @returns {Promise<Thought>}
 */
export const think = (body, signal) => askJson("study/think", { body, signal });

/**
 * Compares a move with the best one.
 * @param {StudyStart & { moves: string[], time_ms: number, move: string }} body
 * @param {AbortSignal} [signal]
 * @returns {Promise<Judgement>}
 */
export const judge = (body, signal) => askJson("study/judge", { body, signal });
