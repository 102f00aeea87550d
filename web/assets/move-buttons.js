// Buttons beside the board: named actions such as passing, and moves that share the same picks.

import { button, h, setChildren } from "./dom.js";
import { tOr } from "./i18n.js";
import { spotKey } from "./spot.js";

/** @typedef {import("./move-input.js").MoveInput} MoveInput */

export class MoveButtons {
  /** @param {MoveInput} input */
  constructor(input) {
    this.input = input;
    this.element = h("div", { class: "row move-buttons", "data-spots": "" });
  }

  render() {
    const { input } = this;
    const actions = input.buttonNames().map((name) => {
      const spot = { button: name };
      return button(tOr(`web-button-${name}`, name), () => input.pick(spot), { "data-spot": spotKey(spot) });
    });
    const moves = input.alternatives.map(({ text }) => button(text, () => input.listeners.onMove(text), { class: "main" }));
    setChildren(this.element, ...actions, ...moves);
  }
}
