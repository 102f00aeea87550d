// The actions at a table besides moving: undo, hint, resign, rematch, share, save and study.

import { fetchRecord } from "../api.js";
import { viewButtons } from "../board/view-buttons.js";
import { openConfirmDialog } from "../dialog.js";
import { button, h, setChildren } from "../dom.js";
import { t } from "../i18n.js";
import { labelledIconButton } from "../icons.js";
import { showToast } from "../notifications.js";
import { navigate } from "../router.js";
import { seatToken } from "../settings.js";
import { openShareDialog } from "./share-dialog.js";

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
    this.viewButtons = viewButtons(board);
  }

  /** @param {TableState} state */
  render(state) {
    const isPlayer = state.seats.some(({ yours }) => yours);
    const playerActions = state.outcome ? this.#actionsAfterGame(state) : this.#actionsInGame(state);
    setChildren(
      this.element,
      ...(isPlayer ? playerActions : []),
      state.outcome && button(t("web-new-game"), () => navigate("/")),
      labelledIconButton("share", t("web-share"), () => openShareDialog(state)),
      labelledIconButton("save", t("web-save"), () => saveRecord(state), { disabled: !state.may.record }),
      labelledIconButton("study", t("web-study"), () => navigate(`/study?table=${state.id}`), { disabled: !state.may.record }),
    );
  }

  /** @param {TableState} state */
  #actionsInGame({ alone, may, ply }) {
    const send = (/** @type {"undo" | "hint" | "resign"} */ type) => () => this.socket().send({ type, ply });
    const resign = () => openConfirmDialog(t("web-resign-sure"), t("web-resign"), send("resign"));
    return [
      labelledIconButton("undo", t(alone ? "web-undo" : "web-request-undo"), send("undo"), { disabled: !may.undo }),
      alone && labelledIconButton("hint", t("web-hint"), send("hint"), { disabled: !may.hint }),
      labelledIconButton("flag", t("web-resign"), resign, { disabled: !may.resign }),
    ];
  }

  /** @param {TableState} state */
  #actionsAfterGame({ may }) {
    const rematch = () => this.socket().send({ type: "rematch" });
    return [labelledIconButton("rematch", t("web-rematch"), rematch, { class: "main", disabled: !may.rematch })];
  }
}

/**
 * Downloads the record of the game.
 * @param {TableState} state
 */
async function saveRecord(state) {
  try {
    const record = await fetchRecord(state.id, seatToken(state.id));
    const url = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
    h("a", { href: url, download: `${state.game}-${state.id}.txt` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  } catch (error) {
    showToast(/** @type {Error} */ (error).message);
  }
}
