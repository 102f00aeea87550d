// Going back and forth through a game: buttons, a slider, the list of moves, the arrow keys.

import { button, h, put } from "../dom.js";
import { iconButton } from "../icons.js";
import { say } from "../i18n.js";

export class Replay {
  #ply = 0;
  #length = 0;

  /** @param {(ply: number) => void} ongo */
  constructor(ongo) {
    this.ongo = ongo;
    const to = (/** @type {() => number} */ ply) => () => this.go(ply());
    this.buttons = {
      first: iconButton("first", say("web-first"), to(() => 0)),
      back: iconButton("back", say("web-back"), to(() => this.#ply - 1)),
      forth: iconButton("forth", say("web-forth"), to(() => this.#ply + 1)),
      last: iconButton("last", say("web-last"), to(() => this.#length)),
    };
    this.slider = h("input", { type: "range", min: 0, "aria-label": say("web-slider") });
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    const { first, back, forth, last } = this.buttons;
    this.element = h("div", { class: "replay" }, first, back, this.slider, forth, last);
    this.onkey = (/** @type {KeyboardEvent} */ event) => this.#key(event);
    document.addEventListener("keydown", this.onkey);
  }

  /**
   * @param {number} ply What is looked at.
   * @param {number} length How many moves there are.
   */
  show(ply, length) {
    [this.#ply, this.#length] = [ply, length];
    this.slider.max = String(length);
    this.slider.value = String(ply);
    this.slider.disabled = length === 0;
    this.slider.setAttribute("aria-valuetext", say("web-move-of", { ply, length }));
    this.buttons.first.disabled = this.buttons.back.disabled = ply === 0;
    this.buttons.forth.disabled = this.buttons.last.disabled = ply === length;
  }

  /** @param {number} ply */
  go(ply) {
    const to = Math.max(0, Math.min(ply, this.#length));
    if (to !== this.#ply) this.ongo(to);
  }

  close() {
    document.removeEventListener("keydown", this.onkey);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("[data-spot], input, textarea, select, dialog") || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = { ArrowLeft: this.#ply - 1, ArrowRight: this.#ply + 1, Home: 0, End: this.#length }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
  }
}

/**
 * The moves played, each one a way back to it.
 * @param {HTMLElement} list
 * @param {HistoryItem[]} history
 * @param {number} ply
 * @param {(ply: number) => void} ongo
 */
export function showMoves(list, history, ply, ongo) {
  put(
    list,
    ...history.map(({ text, seat }, n) =>
      h(
        "li",
        {},
        h("span", { class: "number", "aria-hidden": "true" }, `${n + 1}`),
        button(text, () => ongo(n + 1), { class: `move seat-${seat}`, "aria-current": n + 1 === ply && "step" }),
      ),
    ),
  );
  const here = list.querySelector("[aria-current]");
  if (here) list.scrollTop = /** @type {HTMLElement} */ (here).offsetTop - list.clientHeight / 2;
}
