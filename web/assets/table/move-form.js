// A move can also be typed.

import { h } from "../dom.js";
import { say } from "../i18n.js";

export class TypedMove {
  /** @param {(move: string) => void} onmove */
  constructor(onmove) {
    this.input = h("input", { type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-label": say("web-type-move") });
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      const move = this.input.value.trim();
      if (move) onmove(move);
      this.input.value = "";
    };
    this.button = h("button", { type: "submit" }, say("web-play"));
    this.element = h("form", { class: "typed", onsubmit: submit }, this.input, this.button);
  }

  /**
   * @param {boolean} canMove
   * @param {string} prompt What can be typed.
   */
  show(canMove, prompt) {
    this.input.disabled = this.button.disabled = !canMove;
    this.input.placeholder = prompt || say("web-type-move");
  }
}
