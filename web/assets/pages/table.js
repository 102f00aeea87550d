// The table page: a game in progress, kept up to date over a WebSocket.

import { fetchPly, fetchTable } from "../api.js";
import { Board } from "../board/board.js";
import { enableRovingFocus } from "../board/roving-focus.js";
import { Trays } from "../board/trays.js";
import { h, setChildren } from "../dom.js";
import { t, tOr } from "../i18n.js";
import { MoveButtons } from "../move-buttons.js";
import { MoveInput } from "../move-input.js";
import { showToast } from "../notifications.js";
import { navigate } from "../router.js";
import { seatLinks, seatToken, setSeatToken } from "../settings.js";
import { TableSocket } from "../socket.js";
import { playSound } from "../sound.js";
import { Actions } from "../table/actions.js";
import { announceChange, turnText } from "../table/announcements.js";
import { renderBanner } from "../table/banner.js";
import { MoveForm } from "../table/move-form.js";
import { renderMoveList } from "../table/move-list.js";
import { PlayerList } from "../table/player-list.js";
import { PrivacyScreen } from "../table/privacy-screen.js";
import { ReplayControls } from "../table/replay-controls.js";
import { openShareDialog } from "../table/share-dialog.js";
import { gameStatus } from "../table/status.js";

/**
 * @param {HTMLElement} root
 * @param {string[]} params
 * @returns {Page}
 */
export function openTable(root, [id]) {
  if (location.hash.length > 1) {
    setSeatToken(id, location.hash.slice(1));
    history.replaceState(null, "", location.pathname);
  }
  const page = new TablePage(id);
  setChildren(root, page.element);
  return page;
}

class TablePage {
  /** @type {TableState | null} */
  #state = null;
  /** The earlier position on the board; null while the current one is shown. @type {PlyView | null} */
  #pastView = null;
  /** The hint on the board, until the next move. @type {Highlights["arrows"]} */
  #hintArrows = [];
  /** @type {import("../socket.js").Connection} */
  #connection = "connecting";
  #shownPly = -1;

  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.input = new MoveInput({
      onMove: (move) => this.#play(move),
      onRejected: (spots) => this.#explainRejection(spots),
      onChange: () => this.#render(),
    });
    const onSpot = (/** @type {Spot} */ spot) => this.#pick(spot);
    this.board = new Board(onSpot);
    this.trays = new Trays(onSpot);
    this.moveButtons = new MoveButtons(this.input);
    this.players = new PlayerList();
    this.replay = new ReplayControls((ply) => this.#navigate(ply));
    this.actions = new Actions(() => this.socket, this.board);
    this.moveForm = new MoveForm((move) => this.#play(move));
    this.privacyScreen = new PrivacyScreen(() => this.#render());
    this.title = h("h1", { class: "table-title" });
    this.banner = h("div", { class: "banner", role: "status" });
    this.prompt = h("p", { class: "prompt" });
    this.status = h("ul", { class: "status muted" });
    this.moves = h("ol", { class: "moves", tabindex: 0, "aria-label": t("web-moves") });
    const play = h("section", { class: "play", "aria-label": t("web-board") }, this.board.element, this.moveButtons.element, this.trays.element);
    enableRovingFocus(play, () => this.input.undoPick());
    this.element = h(
      "div",
      { class: "table" },
      h("div", { class: "head" }, this.title, this.players.element, this.banner, h("div", { class: "row prompt-row" }, this.prompt, this.actions.viewButtons)),
      play,
      h("aside", { class: "side" }, this.replay.element, this.moves, this.status, this.moveForm.element, this.actions.element),
    );
    this.socket = new TableSocket(id, seatToken(id), {
      onMessage: (message) => this.#handleMessage(message),
      onConnection: (connection) => {
        this.#connection = connection;
        if (connection === "lost" && !this.#state) this.#closeIfMissing();
        this.#render();
      },
    });
  }

  close() {
    this.socket.close();
    this.replay.close();
    this.privacyScreen.close();
  }

  /** Stops reconnecting if the table does not exist. */
  async #closeIfMissing() {
    try {
      await fetchTable(this.id, seatToken(this.id));
    } catch (error) {
      const { status, message } = /** @type {ApiError} */ (error);
      if (status !== 404) return;
      this.socket.close();
      setChildren(this.element, h("p", { class: "problem", role: "alert" }, message), h("a", { href: "/" }, t("web-new-game")));
    }
  }

  /** @param {TableMessage} message */
  #handleMessage(message) {
    if (message.type === "state") this.#setState(message);
    else if (message.type === "refused") this.#showRefusal(message.words);
    else if (message.type === "stale") showToast(t("web-stale"));
    else if (message.type === "closing") showToast(t("web-closing"));
    else if (message.type === "hint") {
      this.#hintArrows = [{ spots: message.spots[0] ?? [], rank: 0 }];
      showToast(t("web-hint-move", { move: message.move }));
      this.#render();
    }
  }

  /** @param {TableState} state */
  #setState(state) {
    const previous = this.#state;
    this.#state = state;
    if (state.rematch) return this.#openRematch(state.rematch);
    if (previous?.ply !== state.ply) this.#hintArrows = [];
    if (this.#pastView && this.#pastView.ply > state.ply) this.#pastView = null;
    announceChange(previous, state);
    this.#render();
    if (!previous && state.ply === 0 && seatLinks(this.id).length > 0) openShareDialog(state);
  }

  /** @param {{ id: string, token: string | null }} rematch */
  #openRematch({ id, token }) {
    if (token) setSeatToken(id, token);
    navigate(`/t/${id}`);
  }

  #render() {
    const state = this.#state;
    if (!state) return setChildren(this.banner, h("p", {}, t(this.#connection === "lost" ? "web-connection-lost" : "web-connecting")));
    const isHidden = this.privacyScreen.update(state);
    const view = this.#pastView ?? state;
    const canMove = state.your_turn && !this.#pastView && !isHidden && !state.outcome;
    if (canMove) this.input.setChoices(state.choices, state.picks);
    else this.input.setChoices([], {});
    const scene = isHidden ? withoutTrayItems(view.scene) : view.scene;
    this.#renderBoard(state, { ...view, scene }, canMove);
    this.title.textContent = state.name;
    document.title = `${turnText(state)} – ${state.name}`;
    this.players.render({ ...state, scene, status: view.status, turn: view.turn });
    this.prompt.textContent = this.#promptText(state);
    setChildren(this.status, ...gameStatus(view.status).map((line) => h("li", {}, line)));
    this.replay.render(view.ply, state.ply);
    renderMoveList(this.moves, state.history, view.ply, (ply) => this.#navigate(ply));
    this.moveForm.render(canMove, state.prompt);
    this.actions.render(state);
    renderBanner(this.banner, state, {
      connection: this.#connection,
      isPast: this.#pastView !== null,
      onAnswer: (answer) => this.socket.send(answer),
      onReturn: () => this.#navigate(state.ply),
    });
    this.element.classList.toggle("can-move", canMove);
  }

  /**
   * @param {TableState} state
   * @param {PlyView} view
   * @param {boolean} canMove
   */
  #renderBoard(state, { last, ply, scene }, canMove) {
    const arrows = this.#pastView ? [] : this.#hintArrows;
    const highlights = { ...this.input.highlights(), lastMove: last?.spots ?? [], arrows };
    const isNextPly = ply === this.#shownPly + 1;
    this.#shownPly = ply;
    this.board.render({ scene, highlights, seats: state.seats, transition: isNextPly ? (last?.transition ?? null) : null });
    this.trays.render(scene, highlights, state.seats, canMove ? state.turn : null);
    this.moveButtons.render();
  }

  /** @param {TableState} state */
  #promptText(state) {
    if (state.outcome) return "";
    if (!state.your_turn || this.#pastView) return turnText(state);
    if (this.input.picked.length > 0) return t("web-pick-next");
    const types = this.input.moveTypes().map((type) => tOr(`web-sort-${type}`, type));
    return [turnText(state), types.join(" / ")].filter(Boolean).join(": ");
  }

  /** @param {Spot} spot */
  #pick(spot) {
    const state = this.#state;
    if (!state || this.socket.hasPendingMove) return;
    if (this.#pastView) showToast(t("web-past"));
    else if (!state.your_turn) showToast(turnText(state));
    else this.input.pick(spot);
  }

  /** @param {string} move */
  #play(move) {
    if (!this.#state || this.socket.hasPendingMove) return;
    this.socket.play(this.#state.ply, move);
  }

  /** @param {Spot[]} spots */
  #explainRejection(spots) {
    if (this.#state) this.socket.send({ type: "why", ply: this.#state.ply, spots });
  }

  /** @param {string} reason */
  #showRefusal(reason) {
    showToast(reason);
    playSound("refused");
    const { element } = this.board;
    element.classList.remove("shaking");
    void element.offsetWidth; // a reflow restarts the animation
    element.classList.add("shaking");
  }

  /**
   * Shows the position after `ply` moves.
   * @param {number} ply
   */
  async #navigate(ply) {
    const state = this.#state;
    if (!state) return;
    if (ply === state.ply) this.#pastView = null;
    else {
      try {
        this.#pastView = await fetchPly(this.id, seatToken(this.id), ply);
      } catch (error) {
        showToast(/** @type {Error} */ (error).message);
      }
    }
    this.#render();
  }
}

/**
 * Returns a scene with empty trays, for the time that the privacy screen is open.
 * @param {Scene} scene
 * @returns {Scene}
 */
const withoutTrayItems = (scene) => ({ ...scene, trays: scene.trays.map((tray) => ({ ...tray, items: [] })) });
