// A table: the game as the server tells it, and moves made by pointing.

import { moment as fetchMoment, table as fetchTable } from "../api.js";
import { Board } from "../board/board.js";
import { Hand } from "../board/trays.js";
import { moveFocusByKeys } from "../board/roving-focus.js";
import { h, put } from "../dom.js";
import { notice } from "../notifications.js";
import { PointerBar } from "../move-buttons.js";
import { Pointing } from "../move-input.js";
import { go } from "../router.js";
import { seatLinks, setToken, token } from "../settings.js";
import { TableSocket } from "../socket.js";
import { sound } from "../sound.js";
import { Actions } from "../table/actions.js";
import { showBanner } from "../table/banner.js";
import { Cover } from "../table/privacy-screen.js";
import { People } from "../table/player-list.js";
import { Replay, showMoves } from "../table/replay-controls.js";
import { openShare } from "../table/share-dialog.js";
import { gameWords } from "../table/status.js";
import { tellChange, turnWords } from "../table/announcements.js";
import { TypedMove } from "../table/move-form.js";
import { say, sayOr } from "../i18n.js";

/**
 * @param {HTMLElement} root
 * @param {string[]} params
 * @returns {Page}
 */
export function openTable(root, [id]) {
  if (location.hash.length > 1) {
    setToken(id, location.hash.slice(1));
    history.replaceState(null, "", location.pathname);
  }
  const page = new TablePage(id);
  put(root, page.element);
  return page;
}

class TablePage {
  /** @type {TableState | null} */
  #state = null;
  /** What is looked at where that is not the present. @type {Moment | null} */
  #past = null;
  /** Advice on the board, until the next move. @type {Marks["arrows"]} */
  #advice = [];
  /** @type {import("../socket.js").Connection} */
  #connection = "connecting";
  #shownPly = -1;

  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.pointing = new Pointing({
      onmove: (move) => this.#play(move),
      onrefused: (spots) => this.#explain(spots),
      onchange: () => this.#show(),
    });
    const onspot = (/** @type {Spot} */ spot) => this.#point(spot);
    this.board = new Board(onspot);
    this.hand = new Hand(onspot);
    this.bar = new PointerBar(this.pointing);
    this.people = new People();
    this.replay = new Replay((ply) => this.#look(ply));
    this.actions = new Actions(() => this.socket, this.board);
    this.typed = new TypedMove((move) => this.#play(move));
    this.cover = new Cover(() => this.#show());
    this.title = h("h1", { class: "table-title" });
    this.banner = h("div", { class: "banner", role: "status" });
    this.prompt = h("p", { class: "prompt" });
    this.status = h("ul", { class: "status quiet" });
    this.moves = h("ol", { class: "moves", tabindex: 0, "aria-label": say("web-moves") });
    const play = h("section", { class: "play", "aria-label": say("web-board") }, this.board.element, this.bar.element, this.hand.element);
    moveFocusByKeys(play, () => this.pointing.unpick());
    this.element = h(
      "div",
      { class: "table" },
      h("div", { class: "head" }, this.title, this.people.element, this.banner, h("div", { class: "row prompt-row" }, this.prompt, this.actions.view)),
      play,
      h("aside", { class: "side" }, this.replay.element, this.moves, this.status, this.typed.element, this.actions.element),
    );
    this.socket = new TableSocket(id, token(id), {
      onmessage: (message) => this.#hear(message),
      onconnection: (connection) => {
        this.#connection = connection;
        if (connection === "lost" && !this.#state) this.#checkThatItExists();
        this.#show();
      },
    });
  }

  close() {
    this.socket.close();
    this.replay.close();
    this.cover.close();
  }

  /** There is no use in trying again where there is no table. */
  async #checkThatItExists() {
    try {
      await fetchTable(this.id, token(this.id));
    } catch (error) {
      const { status, message } = /** @type {ApiError} */ (error);
      if (status !== 404) return;
      this.socket.close();
      put(this.element, h("p", { class: "problem", role: "alert" }, message), h("a", { href: "/" }, say("web-new-game")));
    }
  }

  /** @param {TableMessage} message */
  #hear(message) {
    if (message.type === "state") this.#receive(message);
    else if (message.type === "refused") this.#refuse(message.words);
    else if (message.type === "stale") notice(say("web-stale"));
    else if (message.type === "closing") notice(say("web-closing"));
    else if (message.type === "hint") {
      this.#advice = [{ spots: message.spots[0] ?? [], rank: 0 }];
      notice(say("web-hint-is", { move: message.move }));
      this.#show();
    }
  }

  /** @param {TableState} state */
  #receive(state) {
    const before = this.#state;
    this.#state = state;
    if (state.rematch) return this.#follow(state.rematch);
    if (before?.ply !== state.ply) this.#advice = [];
    if (this.#past && this.#past.ply > state.ply) this.#past = null;
    tellChange(before, state);
    this.#show();
    if (!before && state.ply === 0 && seatLinks(this.id).length > 0) openShare(state);
  }

  /** @param {{ id: string, token: string | null }} rematch */
  #follow({ id, token: secret }) {
    if (secret) setToken(id, secret);
    go(`/t/${id}`);
  }

  #show() {
    const state = this.#state;
    if (!state) return put(this.banner, h("p", {}, say(this.#connection === "lost" ? "web-line-lost" : "web-connecting")));
    const isHidden = this.cover.hides(state);
    const now = this.#past ?? state;
    const scene = isHidden ? withoutHands(now.scene) : now.scene;
    const canMove = state.your_turn && !this.#past && !isHidden && !state.outcome;
    if (canMove) this.pointing.allow(state.choices, state.picks);
    else this.pointing.allow([], {});
    const marks = { ...this.pointing.marks(), last: now.last?.spots ?? [], arrows: this.#past ? [] : this.#advice };
    const isNext = now.ply === this.#shownPly + 1;
    this.#shownPly = now.ply;
    this.board.show({ scene, marks, seats: state.seats, transition: isNext ? (now.last?.transition ?? null) : null });
    this.hand.show(scene, marks, state.seats, canMove ? state.turn : null);
    this.bar.show();
    this.title.textContent = state.name;
    document.title = `${turnWords(state)} – ${state.name}`;
    this.people.show({ ...state, scene, status: now.status, turn: now.turn });
    this.prompt.textContent = this.#promptWords(state);
    put(this.status, ...gameWords(now.status).map((line) => h("li", {}, line)));
    this.replay.show(now.ply, state.ply);
    showMoves(this.moves, state.history, now.ply, (ply) => this.#look(ply));
    this.typed.show(canMove, state.prompt);
    this.actions.show(state);
    showBanner(this.banner, state, {
      connection: this.#connection,
      past: this.#past !== null,
      onanswer: (answer) => this.socket.send(answer),
      onlive: () => this.#look(state.ply),
    });
    this.element.classList.toggle("mine", canMove);
  }

  /** @param {TableState} state */
  #promptWords(state) {
    if (state.outcome) return "";
    if (!state.your_turn || this.#past) return turnWords(state);
    if (this.pointing.picked.length > 0) return say("web-point-next");
    const sorts = this.pointing.sorts().map((sort) => sayOr(`web-sort-${sort}`, sort));
    return [turnWords(state), sorts.join(" / ")].filter(Boolean).join(": ");
  }

  /** @param {Spot} spot */
  #point(spot) {
    const state = this.#state;
    if (!state || this.socket.isWaiting) return;
    if (this.#past) notice(say("web-past"));
    else if (!state.your_turn) notice(turnWords(state));
    else this.pointing.point(spot);
  }

  /** @param {string} move */
  #play(move) {
    if (!this.#state || this.socket.isWaiting) return;
    this.socket.play(this.#state.ply, move);
  }

  /** @param {Spot[]} spots */
  #explain(spots) {
    if (this.#state) this.socket.send({ type: "why", ply: this.#state.ply, spots });
  }

  /** @param {string} words */
  #refuse(words) {
    notice(words);
    sound("refused");
    const { element } = this.board;
    element.classList.remove("hurt");
    void element.offsetWidth; // so that the shake begins anew
    element.classList.add("hurt");
  }

  /**
   * Looks at the game after so many moves.
   * @param {number} ply
   */
  async #look(ply) {
    const state = this.#state;
    if (!state) return;
    if (ply === state.ply) this.#past = null;
    else {
      try {
        this.#past = await fetchMoment(this.id, token(this.id), ply);
      } catch (error) {
        notice(/** @type {Error} */ (error).message);
      }
    }
    this.#show();
  }
}

/**
 * @param {Scene} scene
 * @returns {Scene}
 */
const withoutHands = (scene) => ({ ...scene, trays: scene.trays.map((tray) => ({ ...tray, items: [] })) });
