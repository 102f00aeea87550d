// What one can do at a table beside moving.

import { record as fetchRecord } from "../api.js";
import { confirmFirst } from "../dialog.js";
import { button, h, put } from "../dom.js";
import { iconButton, signButton } from "../icons.js";
import { notice } from "../notifications.js";
import { go } from "../router.js";
import { token } from "../settings.js";
import { say } from "../i18n.js";
import { openShare } from "./share-dialog.js";

/** @typedef {import("../socket.js").TableSocket} TableSocket */
/** @typedef {import("../board/board.js").Board} Board */

export class Actions {
  /**
   * @param {() => TableSocket} socket
   * @param {Board} board
   */
  constructor(socket, board) {
    this.socket = socket;
    this.element = h("div", { class: "actions" });
    this.view = viewButtons(board);
  }

  /** @param {TableState} state */
  show(state) {
    const { may, ply } = state;
    const ask = (/** @type {"undo" | "hint" | "resign"} */ type) => () => this.socket().send({ type, ply });
    const rematch = () => this.socket().send({ type: "rematch" });
    const resign = () => confirmFirst(say("web-resign-sure"), say("web-resign"), ask("resign"));
    const playing = state.seats.some(({ yours }) => yours);
    const actions = state.outcome
      ? [
          playing && signButton("again", say("web-rematch"), rematch, { class: "main", disabled: !may.rematch }),
          button(say("web-new-game"), () => go("/")),
        ]
      : [
          playing && signButton("undo", say(state.alone ? "web-undo" : "web-undo-ask"), ask("undo"), { disabled: !may.undo }),
          playing && state.alone && signButton("hint", say("web-hint"), ask("hint"), { disabled: !may.hint }),
          playing && signButton("flag", say("web-resign"), resign, { disabled: !may.resign }),
        ];
    put(
      this.element,
      ...actions,
      signButton("share", say("web-share"), () => openShare(state)),
      signButton("save", say("web-save"), () => save(state), { disabled: !may.record }),
      signButton("study", say("web-study"), () => go(`/study?table=${state.id}`), { disabled: !may.record }),
    );
  }
}

/**
 * Ways to look at a board.
 * @param {Board} board
 */
export function viewButtons(board) {
  return h(
    "div",
    { class: "view-buttons", role: "group", "aria-label": say("web-view") },
    iconButton("turn", say("web-rotate"), () => board.rotate()),
    iconButton("flip", say("web-flip"), () => board.rotate(true)),
    iconButton("zoom", say("web-zoom"), () => board.zoom()),
  );
}

/** @param {TableState} state */
async function save(state) {
  try {
    const text = await fetchRecord(state.id, token(state.id));
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    h("a", { href: address, download: `${state.game}-${state.id}.txt` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  } catch (error) {
    notice(/** @type {Error} */ (error).message);
  }
}
