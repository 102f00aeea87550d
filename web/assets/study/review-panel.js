// The review panel: it starts a review of the game and shows the evaluation graph.

import { h, setChildren } from "../dom.js";
import { t } from "../i18n.js";
import { labelledIconButton } from "../icons.js";
import { showToast } from "../notifications.js";
import { drawEvaluationGraph } from "./evaluation-graph.js";
import { reviewGame } from "./review.js";
import { formatScore, JUDGEMENT_SYMBOLS, winProbability } from "./score.js";

/** @typedef {import("./game-tree.js").GameNode} GameNode */

export class ReviewPanel {
  /** @type {AbortController | null} */
  #running = null;

  /** @param {{ onChange: () => void, onNavigate: (node: GameNode) => void }} listeners */
  constructor({ onChange, onNavigate }) {
    this.onChange = onChange;
    this.onNavigate = onNavigate;
    this.graph = h("div", { class: "graph-frame" });
    this.bar = h("div", { class: "row" });
    this.element = h("section", { class: "review panel", "aria-label": t("web-evaluation-graph") }, this.bar, this.graph);
  }

  /** True while a review is running. */
  get isReviewing() {
    return this.#running !== null;
  }

  /**
   * @param {StudyStart} start
   * @param {GameNode[]} line
   * @param {GameNode} current
   * @param {SeatInfo[]} seats
   */
  render(start, line, current, seats) {
    const judged = line.filter(({ judgement }) => judgement);
    const action = this.#running
      ? labelledIconButton("flag", t("web-review-stop"), () => this.stop())
      : labelledIconButton("study", t("web-review"), () => this.#review(start, line), { disabled: judged.length === line.length });
    const mistakes = judged.filter(({ judgement }) => judgement?.mark).length;
    setChildren(
      this.bar,
      action,
      judged.length > 0 && h("span", { class: "muted", role: "status" }, t("web-review-progress", { done: judged.length, all: line.length, bad: mistakes })),
    );
    this.element.hidden = line.length === 0;
    setChildren(this.graph, judged.length > 0 && this.#drawGraph(line, current, seats));
  }

  /** Stops the review and renders the page. */
  stop() {
    this.close();
    this.onChange();
  }

  close() {
    this.#running?.abort();
    this.#running = null;
  }

  /**
   * @param {StudyStart} start
   * @param {GameNode[]} line
   */
  async #review(start, line) {
    const controller = (this.#running = new AbortController());
    const { signal } = controller;
    this.onChange();
    try {
      await reviewGame(start, line, { signal, onProgress: this.onChange });
    } catch (error) {
      if (!signal.aborted) showToast(/** @type {Error} */ (error).message);
    }
    if (this.#running === controller) this.stop();
  }

  /**
   * @param {GameNode[]} line
   * @param {GameNode} current
   * @param {SeatInfo[]} seats
   */
  #drawGraph(line, current, seats) {
    const points = line.flatMap(({ ply, seat, move, judgement }) => {
      if (!judgement) return [];
      const name = seats.find((other) => other.seat === seat)?.name ?? "";
      const args = { ply, name, move, score: formatScore(judgement.score), better: judgement.best.move };
      const { mark } = judgement;
      const description = t(`web-graph-${mark ?? "move"}`, args);
      const symbol = mark ? JUDGEMENT_SYMBOLS[mark] : "";
      return [{ ply, seat, winProbability: winProbability(judgement.score), symbol, description }];
    });
    return drawEvaluationGraph(points, {
      length: line.length,
      seats: seats.length,
      currentPly: current.ply,
      label: t("web-evaluation-graph"),
      onNavigate: (ply) => this.onNavigate(line[ply - 1]),
    });
  }
}
