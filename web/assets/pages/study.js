// The study page: engine analysis, review of the game, and variations from any position.

import { fetchGames, fetchStudy } from "../api.js";
import { Board } from "../board/board.js";
import { enableRovingFocus } from "../board/roving-focus.js";
import { Trays } from "../board/trays.js";
import { viewButtons } from "../board/view-buttons.js";
import { button, h, setChildren } from "../dom.js";
import { t } from "../i18n.js";
import { MoveButtons } from "../move-buttons.js";
import { MoveInput } from "../move-input.js";
import { announce, showToast } from "../notifications.js";
import { recordField } from "../start/import-fields.js";
import { EnginePanel } from "../study/engine-panel.js";
import { addMove, createRoot, mainLineThrough, movesTo } from "../study/game-tree.js";
import { ReviewPanel } from "../study/review-panel.js";
import { loadStudySource, startStudy } from "../study/source.js";
import { renderVariations } from "../study/variations.js";
import { MoveForm } from "../table/move-form.js";
import { PlayerList } from "../table/player-list.js";
import { ReplayControls } from "../table/replay-controls.js";

/** @typedef {import("../study/game-tree.js").GameNode} GameNode */

/** The number of moves of the principal variation drawn as arrows. */
const ARROW_COUNT = 3;

/**
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
export async function openStudy(root) {
  const source = await loadStudySource();
  if (!source) return openSourceChoice(root);
  const page = new StudyPage(await fetchStudy(source));
  setChildren(root, page.element);
  return page;
}

/**
 * Opens the choice of a game or a record, if there is nothing to study yet.
 * @param {HTMLElement} root
 * @returns {Promise<Page>}
 */
async function openSourceChoice(root) {
  const games = await fetchGames();
  const start = (/** @type {import("../study/source.js").StudySource} */ source) =>
    startStudy(source).catch((error) => showToast(error.message));
  setChildren(
    root,
    h("h1", {}, t("web-nav-study")),
    h("p", {}, t("web-study-about")),
    h("div", { class: "row" }, ...games.map(({ id, name }) => button(name, () => start({ spec: id })))),
    h("div", { class: "more" }, recordField(null, (record) => start({ record }))),
  );
  return {};
}

class StudyPage {
  /** @type {Map<GameNode, StudyAnswer>} */
  #answers = new Map();
  #shownPly = -1;

  /** @param {StudyAnswer} answer */
  constructor(answer) {
    this.start = answer.start;
    this.seats = answer.seats;
    this.root = createRoot();
    this.current = this.root;
    for (const played of answer.history) this.current = addMove(this.current, played);
    this.#answers.set(this.current, answer);
    this.input = new MoveInput({
      onMove: (move) => this.#play(move),
      onRejected: (spots) => this.#explainRejection(spots),
      onChange: () => this.#render(),
    });
    const onSpot = (/** @type {Spot} */ spot) => this.input.pick(spot);
    this.board = new Board(onSpot);
    this.trays = new Trays(onSpot);
    this.moveButtons = new MoveButtons(this.input);
    this.players = new PlayerList();
    this.replay = new ReplayControls((ply) => this.#navigate(ply === 0 ? this.root : mainLineThrough(this.current)[ply - 1]));
    this.moveForm = new MoveForm((move) => this.#play(move));
    this.engine = new EnginePanel({
      onAnalysis: () => this.#onAnalysis(),
      onPlayVariation: (line) => this.#playMoves(line),
    });
    this.review = new ReviewPanel({ onChange: () => this.#onAnalysis(), onNavigate: (node) => this.#navigate(node) });
    this.variations = h("div", { class: "variations", tabindex: 0, role: "group", "aria-label": t("web-moves") });
    const play = h("section", { class: "play", "aria-label": t("web-board") }, this.board.element, this.moveButtons.element, this.trays.element);
    enableRovingFocus(play, () => this.input.undoPick());
    this.element = h(
      "div",
      { class: "table study" },
      h(
        "div",
        { class: "head" },
        h("h1", { class: "table-title" }, t("web-study-of", { game: answer.name })),
        this.players.element,
        h("div", { class: "row prompt-row" }, h("span", {}), viewButtons(this.board)),
      ),
      play,
      h("aside", { class: "side" }, this.engine.element, this.review.element, this.replay.element, this.variations, this.moveForm.element),
    );
    this.#navigate(this.current);
  }

  close() {
    this.engine.close();
    this.review.close();
    this.replay.close();
  }

  /** @param {GameNode} node */
  async #navigate(node) {
    try {
      const answer = this.#answers.get(node) ?? (await fetchStudy({ ...this.start, moves: movesTo(node) }));
      this.#answers.set(node, answer);
      this.current = node;
      if (node.move) announce(`${node.ply}. ${node.move}`);
      this.#render();
      this.#analyze();
    } catch (error) {
      showToast(/** @type {Error} */ (error).message);
    }
  }

  /** @param {string} move */
  #play(move) {
    return this.#playMoves([move]);
  }

  /**
   * Plays moves from the current position; moves not played before become a variation.
   * @param {string[]} next
   */
  async #playMoves(next) {
    try {
      const from = this.current;
      const answer = await fetchStudy({ ...this.start, moves: [...movesTo(from), ...next] });
      let node = from;
      for (const played of answer.history.slice(from.ply)) node = addMove(node, played);
      this.#answers.set(node, answer);
      await this.#navigate(node);
    } catch (error) {
      showToast(/** @type {Error} */ (error).message);
    }
  }

  /** @param {Spot[]} spots */
  async #explainRejection(spots) {
    try {
      const answer = await fetchStudy({ ...this.start, moves: movesTo(this.current), why: spots });
      showToast(answer.refused?.words ?? t("web-nothing-begins"));
    } catch (error) {
      showToast(/** @type {Error} */ (error).message);
    }
  }

  /** Renders a new analysis or judgement, and analyzes the current position if that is not done. */
  #onAnalysis() {
    this.#render();
    if (this.review.isReviewing || !this.current.analysis) this.#analyze();
  }

  /** Analyzes the current position, unless a review is running. */
  #analyze() {
    const answer = this.#answers.get(this.current);
    if (this.review.isReviewing) this.engine.close();
    else if (answer) this.engine.analyze(this.start, this.current, answer.outcome !== null);
  }

  #render() {
    const answer = this.#answers.get(this.current);
    if (!answer) return;
    const { outcome, prompt, scene, status, turn } = answer;
    const { seats } = this;
    if (outcome) this.input.setChoices([], {});
    else this.input.setChoices(answer.choices, answer.picks);
    this.#renderBoard(answer);
    this.players.render({ seats, scene, status, turn, outcome });
    const line = mainLineThrough(this.current);
    this.replay.render(this.current.ply, line.length);
    renderVariations(this.variations, this.root, this.current, (node) => this.#navigate(node));
    this.moveForm.render(!outcome, prompt);
    this.engine.render(this.current, answer, seats);
    this.review.render(this.start, line, this.current, seats);
  }

  /** @param {StudyAnswer} answer */
  #renderBoard({ last, outcome, scene, turn }) {
    const { seats } = this;
    const { ply, analysis } = this.current;
    const showsArrows = this.engine.isOn && !outcome && this.input.picked.length === 0;
    const variation = (showsArrows && analysis?.spots) || [];
    const arrows = variation.slice(0, ARROW_COUNT).map((spots, rank) => ({ spots, rank }));
    const highlights = { ...this.input.highlights(), lastMove: last?.spots ?? [], arrows };
    const isNextPly = ply === this.#shownPly + 1;
    this.#shownPly = ply;
    this.board.render({ scene, highlights, seats, transition: isNextPly ? (last?.transition ?? null) : null });
    this.trays.render(scene, { ...highlights, arrows: arrows.slice(0, 1) }, seats, turn);
    this.moveButtons.render();
  }
}
