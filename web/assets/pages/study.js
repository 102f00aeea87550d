// Studying a game: the engine's opinion, the course of the score, and variations from any point.

import { games as fetchGames, study as ask } from "../api.js";
import { Board } from "../board/board.js";
import { Hand } from "../board/trays.js";
import { moveFocusByKeys } from "../board/roving-focus.js";
import { button, h, put } from "../dom.js";
import { announce, notice } from "../notifications.js";
import { PointerBar } from "../move-buttons.js";
import { Pointing } from "../move-input.js";
import { recordField } from "../start/import-fields.js";
import { beginStudy, beginning } from "../study/source.js";
import { Course } from "../study/review-panel.js";
import { EnginePanel } from "../study/engine-panel.js";
import { follow, lineThrough, moves, root as newRoot } from "../study/game-tree.js";
import { showVariations } from "../study/variations.js";
import { viewButtons } from "../table/actions.js";
import { People } from "../table/player-list.js";
import { Replay } from "../table/replay-controls.js";
import { TypedMove } from "../table/move-form.js";
import { say } from "../i18n.js";

/** @typedef {import("../study/game-tree.js").Node} Node */

/** How many moves of the engine's line are drawn on the board. */
const DRAWN_MOVES = 3;

/**
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
export async function openStudy(root) {
  const from = await beginning();
  if (!from) return openChoice(root);
  const page = new StudyPage(await ask(from));
  put(root, page.element);
  return page;
}

/**
 * Nothing to study yet: choose a game, or open a record.
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
async function openChoice(root) {
  const games = await fetchGames();
  const begin = (/** @type {import("../study/source.js").Beginning} */ from) =>
    beginStudy(from).catch((error) => notice(error.message));
  put(
    root,
    h("h1", {}, say("web-nav-study")),
    h("p", {}, say("web-study-about")),
    h("div", { class: "row" }, ...games.map(({ id, name }) => button(name, () => begin({ spec: id })))),
    h("div", { class: "more" }, recordField(null, (record) => begin({ record }))),
  );
  return {};
}

class StudyPage {
  /** @type {Map<Node, StudyAnswer>} */
  #answers = new Map();
  #shownPly = -1;

  /** @param {StudyAnswer} answer */
  constructor(answer) {
    this.start = answer.start;
    this.seats = answer.seats;
    this.root = newRoot();
    this.here = this.root;
    for (const played of answer.history) this.here = follow(this.here, played);
    this.#answers.set(this.here, answer);
    this.pointing = new Pointing({
      onmove: (move) => this.#play(move),
      onrefused: (spots) => this.#explain(spots),
      onchange: () => this.#show(),
    });
    const onspot = (/** @type {Spot} */ spot) => this.pointing.point(spot);
    this.board = new Board(onspot);
    this.hand = new Hand(onspot);
    this.bar = new PointerBar(this.pointing);
    this.people = new People();
    this.replay = new Replay((ply) => this.#go(ply === 0 ? this.root : lineThrough(this.here)[ply - 1]));
    this.typed = new TypedMove((move) => this.#play(move));
    this.engine = new EnginePanel({
      onthought: () => this.#thought(),
      online: (line) => this.#playAll(line),
    });
    this.course = new Course({ onchange: () => this.#thought(), ongo: (node) => this.#go(node) });
    this.list = h("div", { class: "variations", tabindex: 0, role: "group", "aria-label": say("web-moves") });
    const play = h("section", { class: "play", "aria-label": say("web-board") }, this.board.element, this.bar.element, this.hand.element);
    moveFocusByKeys(play, () => this.pointing.unpick());
    this.element = h(
      "div",
      { class: "table study" },
      h(
        "div",
        { class: "head" },
        h("h1", { class: "table-title" }, say("web-study-of", { game: answer.name })),
        this.people.element,
        h("div", { class: "row prompt-row" }, h("span", {}), viewButtons(this.board)),
      ),
      play,
      h("aside", { class: "side" }, this.engine.element, this.course.element, this.replay.element, this.list, this.typed.element),
    );
    this.#go(this.here);
  }

  close() {
    this.engine.close();
    this.course.close();
    this.replay.close();
  }

  /** @param {Node} node */
  async #go(node) {
    try {
      const answer = this.#answers.get(node) ?? (await ask({ ...this.start, moves: moves(node) }));
      this.#answers.set(node, answer);
      this.here = node;
      if (node.move) announce(`${node.ply}. ${node.move}`);
      this.#show();
      this.#think();
    } catch (error) {
      notice(/** @type {Error} */ (error).message);
    }
  }

  /** @param {string} move */
  #play(move) {
    return this.#playAll([move]);
  }

  /**
   * Plays moves after the present one, in any spelling; new ones become a variation.
   * @param {string[]} next
   */
  async #playAll(next) {
    try {
      const from = this.here;
      const answer = await ask({ ...this.start, moves: [...moves(from), ...next] });
      let node = from;
      for (const played of answer.history.slice(from.ply)) node = follow(node, played);
      this.#answers.set(node, answer);
      await this.#go(node);
    } catch (error) {
      notice(/** @type {Error} */ (error).message);
    }
  }

  /** @param {Spot[]} spots */
  async #explain(spots) {
    const answer = await ask({ ...this.start, moves: moves(this.here), why: spots });
    notice(answer.refused?.words ?? say("web-nothing-begins"));
  }

  /** Something was thought: about this position, or about the moves of the game. */
  #thought() {
    this.#show();
    if (this.course.isReviewing || !this.here.thought) this.#think();
  }

  /** The engine thinks about what is looked at, unless it goes through the game. */
  #think() {
    const answer = this.#answers.get(this.here);
    if (this.course.isReviewing) this.engine.close();
    else if (answer) this.engine.think(this.start, this.here, answer.outcome !== null);
  }

  #show() {
    const answer = this.#answers.get(this.here);
    if (!answer) return;
    const { scene, last, turn } = answer;
    const { seats } = this;
    if (answer.outcome) this.pointing.allow([], {});
    else this.pointing.allow(answer.choices, answer.picks);
    const thought = this.engine.isOn && !answer.outcome ? this.here.thought : undefined;
    const arrows = (thought?.spots ?? []).slice(0, DRAWN_MOVES).map((spots, rank) => ({ spots, rank }));
    const isPicking = this.pointing.picked.length > 0;
    const marks = { ...this.pointing.marks(), last: last?.spots ?? [], arrows: isPicking ? [] : arrows };
    const isNext = this.here.ply === this.#shownPly + 1;
    this.#shownPly = this.here.ply;
    this.board.show({ scene, marks, seats, transition: isNext ? (last?.transition ?? null) : null });
    this.hand.show(scene, { ...marks, arrows: marks.arrows.slice(0, 1) }, seats, turn);
    this.bar.show();
    this.people.show({ seats, scene, status: answer.status, turn, outcome: answer.outcome });
    const line = lineThrough(this.here);
    this.replay.show(this.here.ply, line.length);
    showVariations(this.list, this.root, this.here, (node) => this.#go(node));
    this.typed.show(!answer.outcome, answer.prompt);
    this.engine.show(this.here, answer, seats);
    this.course.show(this.start, line, this.here, seats);
  }
}
