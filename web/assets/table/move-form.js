// A form to enter a move in notation.

import { h } from "../dom.js";
import { t } from "../i18n.js";

export class MoveForm {
  /** @param {(move: string) => void} onMove */
  constructor(onMove) {
    this.input = h("input", { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-label": t("web-type-move") });
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      const move = this.input.value.trim();
      if (move) onMove(move);
      this.input.value = "";
    };
    this.button = h("button", { type: "submit" }, t("web-play"));
    this.element = h("form", { class: "move-form", onsubmit: submit }, this.input, this.button);
  }

  /**
   * @param {boolean} canMove
   * @param {string} prompt Examples of moves.
   */
  render(canMove, prompt) {
    this.input.disabled = this.button.disabled = !canMove;
    this.input.placeholder = prompt || t("web-type-move");
  }
}
