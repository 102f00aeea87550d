// The screen is covered between several people at one browser, so that nobody sees another's hand.

import { openDialog } from "../dialog.js";
import { button, h } from "../dom.js";
import { say } from "../i18n.js";

export class Cover {
  /** Whose hand was uncovered last. @type {number | null} */
  #seen = null;
  /** @type {HTMLDialogElement | null} */
  #dialog = null;

  /** @param {() => void} onuncover */
  constructor(onuncover) {
    this.onuncover = onuncover;
  }

  /**
   * Whether what this state shows must wait for the person it is meant for.
   * @param {TableState} state
   */
  hides(state) {
    const people = state.seats.filter(({ yours }) => yours).length;
    const isNeeded = state.secrets && people > 1 && state.your_turn && !state.outcome;
    const hides = isNeeded && state.turn !== this.#seen;
    if (hides) this.#ask(state);
    else this.close();
    return hides;
  }

  close() {
    this.#dialog?.close();
    this.#dialog = null;
  }

  /** @param {TableState} state */
  #ask(state) {
    if (this.#dialog) return;
    const name = state.seats.find(({ seat }) => seat === state.turn)?.name ?? "";
    const uncover = () => {
      this.#seen = state.turn;
      this.close();
      this.onuncover();
    };
    this.#dialog = openDialog({
      title: say("web-cover", { name }),
      name: "cover",
      content: [h("p", {}, say("web-cover-about"))],
      buttons: [button(say("web-uncover", { name }), uncover, { class: "main" })],
    });
    this.#dialog.addEventListener("cancel", (event) => event.preventDefault());
  }
}
