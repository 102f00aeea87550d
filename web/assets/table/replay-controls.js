// Controls to step through the moves of a game: buttons, a slider and keys.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { iconButton } from "../icons.js";

export class ReplayControls {
  #ply = 0;
  #length = 0;

  /** @param {(ply: number) => void} onNavigate */
  constructor(onNavigate) {
    this.onNavigate = onNavigate;
    const goTo = (/** @type {() => number} */ ply) => () => this.navigate(ply());
    this.buttons = {
      first: iconButton("first", t("web-first"), goTo(() => 0)),
      previous: iconButton("previous", t("web-previous"), goTo(() => this.#ply - 1)),
      next: iconButton("next", t("web-next"), goTo(() => this.#ply + 1)),
      last: iconButton("last", t("web-last"), goTo(() => this.#length)),
    };
    this.slider = h("input", { type: "range", min: 0, "aria-label": t("web-slider") });
    this.slider.addEventListener("input", () => this.navigate(Number(this.slider.value)));
    const { first, previous, next, last } = this.buttons;
    this.element = h("div", { class: "replay" }, first, previous, this.slider, next, last);
    this.onKeyDown = (/** @type {KeyboardEvent} */ event) => this.#handleKey(event);
    document.addEventListener("keydown", this.onKeyDown);
  }

  /**
   * @param {number} ply The ply shown on the board.
   * @param {number} length The number of moves played.
   */
  render(ply, length) {
    [this.#ply, this.#length] = [ply, length];
    this.slider.max = String(length);
    this.slider.value = String(ply);
    this.slider.disabled = length === 0;
    this.slider.setAttribute("aria-valuetext", t("web-move-of", { ply, length }));
    this.buttons.first.disabled = this.buttons.previous.disabled = ply === 0;
    this.buttons.next.disabled = this.buttons.last.disabled = ply === length;
  }

  /** @param {number} ply */
  navigate(ply) {
    const to = Math.max(0, Math.min(ply, this.#length));
    if (to !== this.#ply) this.onNavigate(to);
  }

  close() {
    document.removeEventListener("keydown", this.onKeyDown);
  }

  /** @param {KeyboardEvent} event */
  #handleKey(event) {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("[data-spot], input, textarea, select, dialog") || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = { ArrowLeft: this.#ply - 1, ArrowRight: this.#ply + 1, Home: 0, End: this.#length }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.navigate(to);
  }
}
