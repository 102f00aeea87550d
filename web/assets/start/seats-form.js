// Who sits where: a person here, a person elsewhere, a computer.

import { h, put } from "../dom.js";
import { seatSign } from "../board/seat-icon.js";
import { myName, setMyName } from "../settings.js";
import { say } from "../i18n.js";

const HERE = "here";
const ELSEWHERE = "elsewhere";
const USUAL_COMPUTER = "engine:3";

export class SeatsForm {
  /** What was chosen for each seat, and each person's name; kept when the number of seats changes. */
  #chosen = [HERE, USUAL_COMPUTER, USUAL_COMPUTER, USUAL_COMPUTER];
  #names = [myName(), "", "", ""];

  constructor() {
    this.element = h("div", { class: "seats" });
  }

  /**
   * @param {GameInfo} game
   * @param {Variant} variant
   */
  show(game, variant) {
    this.players = variant.players;
    for (const n of variant.seats.keys()) if (!isOffered(game, this.#chosen[n])) this.#chosen[n] = USUAL_COMPUTER;
    put(this.element, ...variant.seats.map((label, n) => this.#seat(game, variant, label, n)));
  }

  /**
   * Seats everybody in one of the usual ways: `here`, `elsewhere` or a computer for the others.
   * @param {string} others
   */
  seatOthers(others) {
    this.#chosen = [HERE, others, others, others];
  }

  /** @returns {SeatRequest[]} */
  requests() {
    setMyName(this.#names[0]);
    return this.#chosen.slice(0, this.players).map((chosen, n) => {
      if (chosen !== HERE && chosen !== ELSEWHERE) return { player: chosen };
      const name = this.#names[n].trim().replaceAll(":", " ");
      return { player: name ? `human:${name}` : "human", here: chosen === HERE };
    });
  }

  /**
   * @param {GameInfo} game
   * @param {Variant} variant
   * @param {string} label
   * @param {number} n
   */
  #seat(game, variant, label, n) {
    const words = say("web-seat", { number: n + 1 });
    const select = h("select", { "aria-label": words }, ...players(game));
    select.value = this.#chosen[n];
    const name = h("input", {
      type: "text",
      maxlength: 24,
      value: this.#names[n],
      placeholder: say("web-name"),
      "aria-label": say("web-name-of-seat", { number: n + 1 }),
      autocomplete: "off",
      oninput: () => (this.#names[n] = name.value),
    });
    const showName = () => (name.hidden = select.value !== HERE && select.value !== ELSEWHERE);
    select.addEventListener("change", () => {
      this.#chosen[n] = select.value;
      showName();
    });
    showName();
    return h("div", { class: "seat" }, seatSign(variant.first_scene, n + 1, label), select, name);
  }
}

/**
 * @param {GameInfo} game
 * @param {string} player
 */
const isOffered = (game, player) =>
  !player.startsWith("bot:") || game.bots.some(({ name }) => `bot:${name}` === player);

/** @param {GameInfo} game */
function players(game) {
  return [
    h(
      "optgroup",
      { label: say("web-people") },
      h("option", { value: HERE }, say("web-person-here")),
      h("option", { value: ELSEWHERE }, say("web-person-elsewhere")),
    ),
    h(
      "optgroup",
      { label: say("web-engine") },
      ...game.levels.map(({ level, about }) =>
        h("option", { value: `engine:${level}` }, say("web-level", { level, about })),
      ),
    ),
    h(
      "optgroup",
      { label: say("web-bots") },
      ...game.bots.map(({ name, about }) => h("option", { value: `bot:${name}` }, say("web-bot", { name, about }))),
    ),
  ];
}
