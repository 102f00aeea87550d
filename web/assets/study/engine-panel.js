// The engine panel: an analysis of the position that deepens while it is shown.

import { analyzePosition } from "../api.js";
import { button, h, setChildren } from "../dom.js";
import { t } from "../i18n.js";
import { movesTo } from "./game-tree.js";
import { retryWhileBusy } from "./retry.js";
import { formatScore, winProbability } from "./score.js";

/** @typedef {import("./game-tree.js").GameNode} GameNode */

/** The times of the searches of a position, each longer than the last. */
const SEARCH_TIMES_MS = [300, 1200, 4000];

export class EnginePanel {
  isOn = true;
  #stop = new AbortController();
  /** The time of the last search of each node. @type {WeakMap<GameNode, number>} */
  #times = new WeakMap();

  /** @param {{ onAnalysis: () => void, onPlayVariation: (moves: string[]) => void }} listeners */
  constructor({ onAnalysis, onPlayVariation }) {
    this.onAnalysis = onAnalysis;
    this.onPlayVariation = onPlayVariation;
    this.toggle = h("input", { type: "checkbox", checked: true, role: "switch" });
    this.toggle.addEventListener("change", () => {
      this.isOn = this.toggle.checked;
      this.onAnalysis();
    });
    this.output = h("div", { class: "analysis" });
    this.element = h(
      "section",
      { class: "engine panel", "aria-label": t("web-engine") },
      h("label", { class: "switch" }, this.toggle, " ", t("web-engine-on")),
      this.output,
    );
  }

  /**
   * Searches a position with growing times, continuing after the searches done before.
   * @param {StudyStart} start
   * @param {GameNode} node
   * @param {boolean} isOver
   */
  async analyze(start, node, isOver) {
    this.close();
    const stop = (this.#stop = new AbortController());
    if (!this.isOn || isOver) return;
    try {
      for (const time_ms of SEARCH_TIMES_MS.slice(this.#completedSearches(node))) {
        const analysis = await retryWhileBusy(analyzePosition, { ...start, moves: movesTo(node), time_ms }, stop.signal);
        if (stop.signal.aborted) return;
        node.analysis = analysis;
        this.#times.set(node, time_ms);
        this.onAnalysis();
        if (analysis.score.kind !== "estimate") return;
      }
    } catch (error) {
      if (!stop.signal.aborted) setChildren(this.output, /** @type {Error} */ (error).message);
    }
  }

  /**
   * Returns the number of searches done for a node.
   * @param {GameNode} node
   */
  #completedSearches(node) {
    return SEARCH_TIMES_MS.filter((time) => time <= (this.#times.get(node) ?? 0)).length;
  }

  close() {
    this.#stop.abort();
  }

  /**
   * @param {GameNode} node
   * @param {StudyAnswer} answer
   * @param {SeatInfo[]} seats
   */
  render(node, answer, seats) {
    const { analysis } = node;
    if (!this.isOn) return setChildren(this.output);
    if (answer.outcome) return setChildren(this.output, h("p", {}, answer.outcome.words));
    if (!analysis) return setChildren(this.output, h("p", { class: "muted" }, t("web-thinking")));
    const mover = seats.find((other) => other.seat === answer.turn);
    setChildren(
      this.output,
      h(
        "p",
        { class: "score" },
        h("strong", {}, formatScore(analysis.score)),
        " ",
        h("span", { class: "muted" }, t("web-score-for", { name: mover?.name ?? "" })),
      ),
      evaluationBar(analysis.score, answer.turn ?? 1),
      h(
        "p",
        { class: "line" },
        ...analysis.line.slice(0, 6).flatMap((move, n) => [
          button(move, () => this.onPlayVariation(analysis.line.slice(0, n + 1)), { class: "move" }),
          " ",
        ]),
      ),
      h("p", { class: "muted" }, t("web-depth", { depth: analysis.depth, nodes: analysis.nodes })),
    );
  }
}

/**
 * @param {Score} score
 * @param {number} seat
 */
function evaluationBar(score, seat) {
  const fill = h("div", { class: `fill seat-${seat}` });
  fill.style.width = `${100 * winProbability(score)}%`;
  return h("div", { class: "evaluation-bar", "aria-hidden": "true" }, fill);
}
