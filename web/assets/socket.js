// The line to a table: it comes back by itself, and what was played but not acknowledged is sent
// again with the ply it answers.

import { language } from "./settings.js";
import { applyChange } from "./table-state.js";

/** @typedef {"connecting" | "open" | "lost"} Connection */

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15000;
const SILENCE_ENDS_AFTER = 40000;

export class TableSocket {
  /** @type {WebSocket | undefined} */
  #socket;
  /** The table as it was told on the open line. @type {TableState | null} */
  #state = null;
  /** @type {{ ply: number, move: string } | null} */
  #unacknowledged = null;
  #wait = FIRST_WAIT;
  #closed = false;
  #lastHeard = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retry;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #pinging;

  /**
   * @param {string} table
   * @param {string | null} token
   * @param {{ onmessage: (message: TableMessage) => void, onconnection: (state: Connection) => void }} listeners
   */
  constructor(table, token, { onmessage, onconnection }) {
    this.table = table;
    this.token = token;
    this.onmessage = onmessage;
    this.onconnection = onconnection;
    this.hurry = () => this.#hurry();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.#open();
  }

  /** Whether a move is on its way. */
  get isWaiting() {
    return this.#unacknowledged !== null;
  }

  /**
   * @param {number} ply
   * @param {string} move
   */
  play(ply, move) {
    this.#unacknowledged = { ply, move };
    this.send({ type: "play", ply, move });
  }

  /**
   * Says something that may be lost with the line; a move goes through `play`.
   * @param {ClientMessage} message
   */
  send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pinging);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.#socket?.close();
  }

  #open() {
    this.onconnection("connecting");
    const address = new URL(`/api/tables/${this.table}/ws`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#state = null;
    let isFresh = true;
    socket.onopen = () => {
      this.#lastHeard = Date.now();
      this.#greet();
      this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    };
    socket.onmessage = ({ data }) => {
      this.#lastHeard = Date.now();
      const message = this.#complete(JSON.parse(data));
      if (!message) return this.#greet();
      if (isFresh && message.type === "state") {
        isFresh = false;
        this.#wait = FIRST_WAIT;
        this.onconnection("open");
        this.#repeat(message);
      }
      this.#acknowledge(message);
      this.onmessage(message);
    };
    socket.onclose = () => this.#lost(socket);
  }

  /** Says who is here; the server answers with the whole state. */
  #greet() {
    this.send({ type: "hello", token: this.token, lang: language() });
  }

  /**
   * Makes a change the whole state; null if something is missing before it.
   * @param {ServerMessage} message
   * @returns {TableMessage | null}
   */
  #complete(message) {
    if (message.type === "state") this.#state = message;
    if (message.type !== "change") return message;
    this.#state = this.#state && applyChange(this.#state, message);
    return this.#state;
  }

  /** @param {WebSocket} socket */
  #lost(socket) {
    if (this.#closed || socket !== this.#socket) return;
    clearInterval(this.#pinging);
    this.onconnection("lost");
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 1.8, LONGEST_WAIT);
  }

  #ping() {
    if (Date.now() - this.#lastHeard > SILENCE_ENDS_AFTER) this.#socket?.close();
    else this.send({ type: "ping" });
  }

  /** Tries at once: the network is back, or somebody looks at the page again. */
  #hurry() {
    const state = this.#socket?.readyState;
    if (document.hidden || state === WebSocket.OPEN || state === WebSocket.CONNECTING) return;
    clearTimeout(this.#retry);
    this.#open();
  }

  /**
   * Sends the last move again if the table has not got it.
   * @param {TableState} state
   */
  #repeat(state) {
    const play = this.#unacknowledged;
    if (play?.ply === state.ply) this.send({ type: "play", ...play });
  }

  /** @param {TableMessage} message */
  #acknowledge(message) {
    const play = this.#unacknowledged;
    if (!play) return;
    const isAnswer =
      (message.type === "state" && message.ply > play.ply) ||
      (message.type === "refused" && message.ply === play.ply) ||
      message.type === "stale";
    if (isAnswer) this.#unacknowledged = null;
  }
}
