// The buttons beside the board that belong to the move at hand: passing, and choosing among moves
// that the same spots make.

import { button, h, put } from "./dom.js";
import { sayOr } from "./i18n.js";

/** @typedef {import("./move-input.js").Pointing} Pointing */

export class PointerBar {
  /** @param {Pointing} pointing */
  constructor(pointing) {
    this.pointing = pointing;
    this.element = h("div", { class: "row pointer-bar", "data-spots": "" });
  }

  show() {
    const { pointing } = this;
    const names = pointing.buttons().map((name) =>
      button(sayOr(`web-button-${name}`, name), () => pointing.point({ button: name }), { "data-spot": `button ${name}` }),
    );
    const among = pointing.among.map(({ text }) => button(text, () => pointing.listeners.onmove(text), { class: "main" }));
    put(this.element, ...names, ...among);
  }
}
