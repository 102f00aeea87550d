// The options of a game.

import { h, put } from "../dom.js";

export class OptionsForm {
  /** @type {Map<string, string>} */
  #chosen = new Map();

  /** @param {() => void} onchange */
  constructor(onchange) {
    this.onchange = onchange;
    this.element = h("div", { class: "options" });
  }

  /** @param {GameInfo} game */
  show(game) {
    this.game = game;
    this.#chosen.clear();
    put(this.element, ...game.options.map((option) => this.#field(option)));
  }

  /** The game and the options that differ from the usual, as the server reads them. */
  spec() {
    const options = [...this.#chosen].map(([name, value]) => `${name}=${value}`);
    return [this.game?.id, options.join(",")].filter(Boolean).join(":");
  }

  /** @param {GameInfo["options"][number]} option */
  #field({ name, about, values }) {
    const select = h(
      "select",
      { name },
      ...values.map((value) => h("option", { value: value.name }, value.about)),
    );
    select.addEventListener("change", () => {
      if (select.value === values[0].name) this.#chosen.delete(name);
      else this.#chosen.set(name, select.value);
      this.onchange();
    });
    return h("label", { class: "field" }, h("span", {}, about), select);
  }
}
