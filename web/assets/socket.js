// The WebSocket connection to a table. It reconnects by itself, and then resends a move that was not
// acknowledged; the ply sent with the move keeps it from being played twice.

import { language } from "./settings.js";
import { applyChange } from "./table-state.js";

/** @typedef {"connecting" | "open" | "lost"} Connection */

const MIN_RETRY_MS = 300;
const MAX_RETRY_MS = 8000;
const PING_INTERVAL_MS = 15000;
const SILENCE_TIMEOUT_MS = 40000;

export class TableSocket {
  /** @type {WebSocket | undefined} */
  #socket;
  /** The table's state as received on this connection. @type {TableState | null} */
  #state = null;
  /** @type {{ ply: number, move: string } | null} */
  #pendingMove = null;
  #retryDelay = MIN_RETRY_MS;
  #isClosed = false;
  #lastMessageAt = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retryTimer;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #pingTimer;

  /**
   * @param {string} table
   * @param {string | null} token
   * @param {{ onMessage: (message: TableMessage) => void, onConnection: (state: Connection) => void }} listeners
   */
  constructor(table, token, { onMessage, onConnection }) {
    this.table = table;
    this.token = token;
    this.onMessage = onMessage;
    this.onConnection = onConnection;
    this.reconnectNow = () => this.#reconnectNow();
    addEventListener("online", this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
    this.#connect();
  }

  /** True while a move waits for the server's answer. */
  get hasPendingMove() {
    return this.#pendingMove !== null;
  }

  /**
   * @param {number} ply
   * @param {string} move
   */
  play(ply, move) {
    this.#pendingMove = { ply, move };
    this.send({ type: "play", ply, move });
  }

  /**
   * Sends a message, which is lost if the connection is; moves are sent by `play`.
   * @param {ClientMessage} message
   */
  send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close() {
    this.#isClosed = true;
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pingTimer);
    removeEventListener("online", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.#socket?.close();
  }

  #connect() {
    this.onConnection("connecting");
    const address = new URL(`/api/tables/${this.table}/ws`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#state = null;
    let isFirstState = true;
    socket.onopen = () => {
      this.#lastMessageAt = Date.now();
      this.#sendHello();
      this.#pingTimer = setInterval(() => this.#ping(), PING_INTERVAL_MS);
    };
    socket.onmessage = ({ data }) => {
      this.#lastMessageAt = Date.now();
      const message = this.#applyMessage(JSON.parse(data));
      if (!message) return this.#sendHello();
      if (isFirstState && message.type === "state") {
        isFirstState = false;
        this.#retryDelay = MIN_RETRY_MS;
        this.onConnection("open");
        this.#resendPendingMove(message);
      }
      this.#clearPendingMove(message);
      this.onMessage(message);
    };
    socket.onclose = () => this.#scheduleRetry(socket);
  }

  /** Identifies the player; the server answers with the whole state. */
  #sendHello() {
    this.send({ type: "hello", token: this.token, lang: language() });
  }

  /**
   * Applies a change to the state and returns the whole state, or null if a change was missed.
   * @param {ServerMessage} message
   * @returns {TableMessage | null}
   */
  #applyMessage(message) {
    if (message.type === "state") this.#state = message;
    if (message.type !== "change") return message;
    this.#state &&= applyChange(this.#state, message);
    return this.#state;
  }

  /** @param {WebSocket} socket */
  #scheduleRetry(socket) {
    if (this.#isClosed || socket !== this.#socket) return;
    clearInterval(this.#pingTimer);
    this.onConnection("lost");
    this.#retryTimer = setTimeout(() => this.#connect(), this.#retryDelay * (0.75 + Math.random() / 2));
    this.#retryDelay = Math.min(this.#retryDelay * 1.8, MAX_RETRY_MS);
  }

  #ping() {
    if (Date.now() - this.#lastMessageAt > SILENCE_TIMEOUT_MS) this.#socket?.close();
    else this.send({ type: "ping" });
  }

  /** Reconnects without delay, when the network is back or the page becomes visible. */
  #reconnectNow() {
    const state = this.#socket?.readyState;
    if (document.hidden || state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.#retryTimer);
    this.#connect();
  }

  /**
   * Resends the pending move if the server has not received it.
   * @param {TableState} state
   */
  #resendPendingMove(state) {
    const play = this.#pendingMove;
    if (play?.ply === state.ply) this.send({ type: "play", ...play });
  }

  /**
   * Clears the pending move if the message answers it.
   * @param {TableMessage} message
   */
  #clearPendingMove(message) {
    const play = this.#pendingMove;
    if (!play) return;
    const isAnswer =
      (message.type === "state" && message.ply > play.ply) ||
      (message.type === "refused" && message.ply === play.ply) ||
      message.type === "stale";
    if (isAnswer) this.#pendingMove = null;
  }
}
