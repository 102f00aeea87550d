// The form for the options of a game.

import { h, setChildren } from "../dom.js";

export class OptionsForm {
  /** @type {Map<string, string>} */
  #chosen = new Map();

  /** @param {() => void} onChange */
  constructor(onChange) {
    this.onChange = onChange;
    this.element = h("div", { class: "options" });
  }

  /** @param {GameInfo} game */
  render(game) {
    this.game = game;
    this.#chosen.clear();
    setChildren(this.element, ...game.options.map((option) => this.#field(option)));
  }

  /** Returns the game spec: the game, and the options that differ from their defaults. */
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
      this.onChange();
    });
    return h("label", { class: "field" }, h("span", {}, about), select);
  }
}
