// The privacy screen: it hides the board while players at the same screen change places, so that
// nobody sees the hidden tray items of another player.

import { openDialog } from "../dialog.js";
import { button, h } from "../dom.js";
import { t } from "../i18n.js";

export class PrivacyScreen {
  /** The seat that was revealed last. @type {number | null} */
  #revealedSeat = null;
  /** @type {HTMLDialogElement | null} */
  #dialog = null;

  /** @param {() => void} onReveal */
  constructor(onReveal) {
    this.onReveal = onReveal;
  }

  /**
   * Opens or closes the screen, and returns true if the trays have to be hidden.
   * @param {TableState} state
   */
  update(state) {
    const localPlayers = state.seats.filter(({ yours }) => yours).length;
    const isNeeded = state.secrets && localPlayers > 1 && state.your_turn && !state.outcome;
    const isHiding = isNeeded && state.turn !== this.#revealedSeat;
    if (isHiding) this.#open(state);
    else this.close();
    return isHiding;
  }

  close() {
    this.#dialog?.close();
    this.#dialog = null;
  }

  /** @param {TableState} state */
  #open(state) {
    if (this.#dialog) return;
    const name = state.seats.find(({ seat }) => seat === state.turn)?.name ?? "";
    const reveal = () => {
      this.#revealedSeat = state.turn;
      this.close();
      this.onReveal();
    };
    this.#dialog = openDialog({
      title: t("web-privacy-title", { name }),
      name: "privacy-screen",
      content: [h("p", {}, t("web-privacy-about"))],
      buttons: [button(t("web-reveal", { name }), reveal, { class: "main" })],
    });
    this.#dialog.addEventListener("cancel", (event) => event.preventDefault());
  }
}
