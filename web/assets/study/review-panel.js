// The course of a game: a graph of the score, made move by move, and the mistakes in it.

import { h, put } from "../dom.js";
import { drawGraph } from "./evaluation-graph.js";
import { signButton } from "../icons.js";
import { notice } from "../notifications.js";
import { say } from "../i18n.js";
import { scoreWords } from "./engine-panel.js";
import { SIGNS, chance } from "./score.js";
import { review } from "./review.js";

/** @typedef {import("./game-tree.js").Node} Node */

export class Course {
  /** @type {AbortController | null} */
  #stop = null;

  /** @param {{ onchange: () => void, ongo: (node: Node) => void }} listeners */
  constructor({ onchange, ongo }) {
    this.onchange = onchange;
    this.ongo = ongo;
    this.graph = h("div", { class: "graph-frame" });
    this.bar = h("div", { class: "row" });
    this.element = h("section", { class: "course panel", "aria-label": say("web-course") }, this.bar, this.graph);
  }

  /** Whether the engine goes through the game now. */
  get isReviewing() {
    return this.#stop !== null;
  }

  /**
   * @param {StudyStart} start
   * @param {Node[]} line
   * @param {Node} here
   * @param {SeatInfo[]} seats
   */
  show(start, line, here, seats) {
    const judged = line.filter(({ judgement }) => judgement);
    const action = this.#stop
      ? signButton("flag", say("web-review-stop"), () => this.stop())
      : signButton("study", say("web-review"), () => this.#review(start, line), { disabled: judged.length === line.length });
    const bad = judged.filter(({ judgement }) => judgement?.mark).length;
    put(
      this.bar,
      action,
      judged.length > 0 && h("span", { class: "quiet", role: "status" }, say("web-review-progress", { done: judged.length, all: line.length, bad })),
    );
    this.element.hidden = line.length === 0;
    put(this.graph, judged.length > 0 && this.#draw(line, here, seats));
  }

  /** Ends the review, and goes on without it. */
  stop() {
    this.close();
    this.onchange();
  }

  close() {
    this.#stop?.abort();
    this.#stop = null;
  }

  /**
   * @param {StudyStart} start
   * @param {Node[]} line
   */
  async #review(start, line) {
    const stop = (this.#stop = new AbortController());
    this.onchange();
    try {
      await review(start, line, { signal: stop.signal, onprogress: this.onchange });
    } catch (error) {
      if (!stop.signal.aborted) notice(/** @type {Error} */ (error).message);
    }
    if (this.#stop === stop) this.stop();
  }

  /**
   * @param {Node[]} line
   * @param {Node} here
   * @param {SeatInfo[]} seats
   */
  #draw(line, here, seats) {
    const points = line.flatMap(({ ply, seat, move, judgement }) => {
      if (!judgement) return [];
      const name = seats.find((other) => other.seat === seat)?.name ?? "";
      const values = { ply, name, move, score: scoreWords(judgement.score), better: judgement.best.move };
      const { mark } = judgement;
      const words = say(`web-graph-${mark ?? "move"}`, values);
      return [{ ply, seat, chance: chance(judgement.score), mark: mark ? SIGNS[mark] : "", words }];
    });
    return drawGraph(points, {
      length: line.length,
      seats: seats.length,
      here: here.ply,
      label: say("web-course"),
      ongo: (ply) => this.ongo(line[ply - 1]),
    });
  }
}
