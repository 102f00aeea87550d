// The start page: choice of a game, its options and its players.

import { createTable, fetchGames, fetchVariant } from "../api.js";
import { button, h, setChildren } from "../dom.js";
import { t } from "../i18n.js";
import { labelledIconButton } from "../icons.js";
import { navigate } from "../router.js";
import { setSeatLinks, setSeatToken } from "../settings.js";
import { gameCards } from "../start/game-cards.js";
import { positionField, recordField } from "../start/import-fields.js";
import { OptionsForm } from "../start/options-form.js";
import { SeatsForm } from "../start/seats-form.js";
import { startStudy } from "../study/source.js";

/** The opponents of the preset buttons. @type {[string, MessageId][]} */
const PRESETS = [
  ["engine:3", "web-preset-computer"],
  ["here", "web-preset-local"],
  ["elsewhere", "web-preset-remote"],
];

/**
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
export async function openStart(root) {
  const games = await fetchGames();
  const page = new StartPage(games);
  setChildren(root, ...page.elements);
  await page.choose(games[0]);
  return {};
}

class StartPage {
  /** @param {GameInfo[]} games */
  constructor(games) {
    this.options = new OptionsForm(() => this.#showVariant());
    this.seats = new SeatsForm();
    this.position = positionField();
    this.problem = h("p", { class: "problem", role: "alert" });
    this.title = h("h2", {});
    this.rules = h("a", { href: "/rules" }, t("web-read-rules"));
    const presets = PRESETS.map(([opponent, id]) => button(t(id), () => this.#setOpponents(opponent)));
    this.elements = [
      h("h1", {}, t("web-welcome")),
      gameCards(games, (game) => this.choose(game)),
      h(
        "div",
        { class: "set-up" },
        h(
          "section",
          { class: "panel" },
          h("h2", {}, t("web-who-plays")),
          h("div", { class: "row presets" }, ...presets),
          this.seats.element,
          this.problem,
          h(
            "div",
            { class: "row begin" },
            button(t("web-start"), () => this.#start(), { class: "main large" }),
            labelledIconButton("study", t("web-study"), () => this.#study()),
          ),
        ),
        h("section", { class: "panel" }, h("div", { class: "row title" }, this.title, this.rules), this.options.element),
      ),
      h(
        "div",
        { class: "more" },
        this.position.element,
        recordField((record) => this.#create({ record, seats: undefined }), (record) => this.#reportErrors(() => startStudy({ record }))),
      ),
    ];
  }

  /** @param {GameInfo} game */
  choose(game) {
    this.game = game;
    this.title.textContent = game.name;
    this.rules.href = `/rules/${game.id}`;
    this.options.render(game);
    return this.#showVariant();
  }

  async #showVariant() {
    const spec = this.options.spec();
    await this.#reportErrors(async () => {
      const variant = await fetchVariant(spec);
      if (!this.game || spec !== this.options.spec()) return; // the options have changed since
      this.variant = variant;
      this.seats.render(this.game, variant);
    });
  }

  /** @param {string} opponent */
  #setOpponents(opponent) {
    this.seats.setOpponents(opponent);
    if (this.game && this.variant) this.seats.render(this.game, this.variant);
  }

  #start() {
    const position = this.position.position() || undefined;
    const seed = Math.floor(Math.random() * 2 ** 32);
    return this.#create({ spec: this.options.spec(), seats: this.seats.requests(), position, seed });
  }

  #study() {
    const position = this.position.position() || null;
    return this.#reportErrors(() => startStudy({ spec: this.options.spec(), position }));
  }

  /** @param {TableRequest} request */
  #create(request) {
    return this.#reportErrors(async () => {
      const { id, token, links } = await createTable(request);
      setSeatToken(id, token);
      setSeatLinks(id, links);
      await navigate(`/t/${id}`);
    });
  }

  /**
   * Runs an action, and shows the error that it throws.
   * @param {() => unknown} action
   */
  async #reportErrors(action) {
    try {
      this.problem.textContent = "";
      await action();
    } catch (error) {
      this.problem.textContent = /** @type {Error} */ (error).message;
    }
  }
}
