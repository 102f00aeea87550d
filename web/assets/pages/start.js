// Choosing a game and who sits where.

import { createTable, games as fetchGames, variant as fetchVariant } from "../api.js";
import { button, h, put } from "../dom.js";
import { signButton } from "../icons.js";
import { go } from "../router.js";
import { setSeatLinks, setToken } from "../settings.js";
import { gameCards } from "../start/game-cards.js";
import { positionField, recordField } from "../start/import-fields.js";
import { OptionsForm } from "../start/options-form.js";
import { SeatsForm } from "../start/seats-form.js";
import { beginStudy } from "../study/source.js";
import { say } from "../i18n.js";

/** The other players in the usual ways to begin. @type {[string, MessageId][]} */
const WAYS = [
  ["engine:3", "web-way-computer"],
  ["here", "web-way-here"],
  ["elsewhere", "web-way-elsewhere"],
];

/**
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
export async function openStart(root) {
  const games = await fetchGames();
  const page = new StartPage(games);
  put(root, ...page.elements);
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
    this.rules = h("a", { href: "/rules" }, say("web-read-rules"));
    const ways = WAYS.map(([others, id]) => button(say(id), () => this.#seatOthers(others)));
    this.elements = [
      h("h1", {}, say("web-welcome")),
      gameCards(games, (game) => this.choose(game)),
      h(
        "div",
        { class: "set-up" },
        h(
          "section",
          { class: "panel" },
          h("h2", {}, say("web-who-plays")),
          h("div", { class: "row ways" }, ...ways),
          this.seats.element,
          this.problem,
          h(
            "div",
            { class: "row begin" },
            button(say("web-start"), () => this.#start(), { class: "main large" }),
            signButton("study", say("web-study"), () => this.#study()),
          ),
        ),
        h("section", { class: "panel" }, h("div", { class: "row title" }, this.title, this.rules), this.options.element),
      ),
      h(
        "div",
        { class: "more" },
        this.position.element,
        recordField((record) => this.#create({ record, seats: undefined }), (record) => beginStudy({ record })),
      ),
    ];
  }

  /** @param {GameInfo} game */
  choose(game) {
    this.game = game;
    this.title.textContent = game.name;
    this.rules.href = `/rules/${game.id}`;
    this.options.show(game);
    return this.#showVariant();
  }

  async #showVariant() {
    const spec = this.options.spec();
    await this.#tryTo(async () => {
      const variant = await fetchVariant(spec);
      if (this.game && spec === this.options.spec()) this.seats.show(this.game, variant);
      this.variant = variant;
    });
  }

  /** @param {string} others */
  #seatOthers(others) {
    this.seats.seatOthers(others);
    if (this.game && this.variant) this.seats.show(this.game, this.variant);
  }

  #start() {
    const position = this.position.position() || undefined;
    const seed = Math.floor(Math.random() * 2 ** 32);
    return this.#create({ spec: this.options.spec(), seats: this.seats.requests(), position, seed });
  }

  #study() {
    const position = this.position.position() || null;
    return this.#tryTo(() => beginStudy({ spec: this.options.spec(), position }));
  }

  /** @param {TableRequest} request */
  #create(request) {
    return this.#tryTo(async () => {
      const { id, token, links } = await createTable(request);
      setToken(id, token);
      setSeatLinks(id, links);
      await go(`/t/${id}`);
    });
  }

  /**
   * Does something, or tells what was wrong.
   * @param {() => unknown} action
   */
  async #tryTo(action) {
    try {
      this.problem.textContent = "";
      await action();
    } catch (error) {
      this.problem.textContent = /** @type {Error} */ (error).message;
    }
  }
}
