// The form for the players: a local person, a remote person, an engine or a bot for each seat.

import { seatIcon } from "../board/seat-icon.js";
import { h, setChildren } from "../dom.js";
import { t } from "../i18n.js";
import { playerName, setPlayerName } from "../settings.js";

const LOCAL = "here";
const REMOTE = "elsewhere";
const DEFAULT_ENGINE = "engine:3";

export class SeatsForm {
  /** The player chosen for each seat; kept when the number of seats changes. */
  #chosen = [LOCAL, DEFAULT_ENGINE, DEFAULT_ENGINE, DEFAULT_ENGINE];
  /** The name entered for each seat. */
  #names = [playerName(), "", "", ""];

  constructor() {
    this.element = h("div", { class: "seats" });
  }

  /**
   * @param {GameInfo} game
   * @param {Variant} variant
   */
  render(game, variant) {
    this.players = variant.players;
    for (const n of variant.seats.keys()) if (!isOffered(game, this.#chosen[n])) this.#chosen[n] = DEFAULT_ENGINE;
    setChildren(this.element, ...variant.seats.map((label, n) => this.#seat(game, variant, label, n)));
  }

  /**
   * Seats a local person first, and this player at all other seats.
   * @param {string} opponent `here`, `elsewhere`, or the spec of an engine or a bot.
   */
  setOpponents(opponent) {
    this.#chosen = [LOCAL, opponent, opponent, opponent];
  }

  /**
   * Returns the seats for a new table, and saves the player's name.
   * @returns {SeatRequest[]}
   */
  requests() {
    setPlayerName(this.#names[0]);
    return this.#chosen.slice(0, this.players).map((chosen, n) => {
      if (chosen !== LOCAL && chosen !== REMOTE) return { player: chosen };
      const name = this.#names[n].trim().replaceAll(":", " ");
      return { player: name ? `human:${name}` : "human", here: chosen === LOCAL };
    });
  }

  /**
   * @param {GameInfo} game
   * @param {Variant} variant
   * @param {string} label
   * @param {number} n
   */
  #seat(game, variant, label, n) {
    const select = h("select", { "aria-label": t("web-seat", { number: n + 1 }) }, ...playerOptions(game));
    select.value = this.#chosen[n];
    const name = h("input", {
      type: "text",
      maxlength: 24,
      value: this.#names[n],
      placeholder: t("web-name"),
      "aria-label": t("web-name-of-seat", { number: n + 1 }),
      autocomplete: "off",
      oninput: () => (this.#names[n] = name.value),
    });
    const showName = () => (name.hidden = select.value !== LOCAL && select.value !== REMOTE);
    select.addEventListener("change", () => {
      this.#chosen[n] = select.value;
      showName();
    });
    showName();
    return h("div", { class: "seat" }, seatIcon(variant.first_scene, n + 1, label), select, name);
  }
}

/**
 * @param {GameInfo} game
 * @param {string} player
 */
const isOffered = (game, player) =>
  !player.startsWith("bot:") || game.bots.some(({ name }) => `bot:${name}` === player);

/** @param {GameInfo} game */
function playerOptions(game) {
  return [
    h(
      "optgroup",
      { label: t("web-people") },
      h("option", { value: LOCAL }, t("web-person-local")),
      h("option", { value: REMOTE }, t("web-person-remote")),
    ),
    h(
      "optgroup",
      { label: t("web-engine") },
      ...game.levels.map(({ level, about }) =>
        h("option", { value: `engine:${level}` }, t("web-level", { level, about })),
      ),
    ),
    h(
      "optgroup",
      { label: t("web-bots") },
      ...game.bots.map(({ name, about }) => h("option", { value: `bot:${name}` }, t("web-bot", { name, about }))),
    ),
  ];
}
