// The engine beside the board: what it thinks of the position, longer and longer.

import { think } from "../api.js";
import { button, h, put } from "../dom.js";
import { say } from "../i18n.js";
import { chance } from "./score.js";
import { patiently } from "./review.js";
import { moves } from "./game-tree.js";

/** @typedef {import("./game-tree.js").Node} Node */

const TIMES = [300, 1200, 4000];

export class EnginePanel {
  isOn = true;
  #stop = new AbortController();
  /** How long each node has been thought about. @type {WeakMap<Node, number>} */
  #times = new WeakMap();

  /** @param {{ onthought: () => void, online: (moves: string[]) => void }} listeners */
  constructor({ onthought, online }) {
    this.onthought = onthought;
    this.online = online;
    this.toggle = h("input", { type: "checkbox", checked: true, role: "switch" });
    this.toggle.addEventListener("change", () => {
      this.isOn = this.toggle.checked;
      this.onthought();
    });
    this.words = h("div", { class: "thought" });
    this.element = h(
      "section",
      { class: "engine panel", "aria-label": say("web-engine") },
      h("label", { class: "switch" }, this.toggle, " ", say("web-engine-on")),
      this.words,
    );
  }

  /**
   * Thinks about a node, unless that was done for long enough.
   * @param {StudyStart} start
   * @param {Node} node
   * @param {boolean} isOver
   */
  async think(start, node, isOver) {
    this.close();
    const stop = (this.#stop = new AbortController());
    if (!this.isOn || isOver) return;
    try {
      for (const time_ms of TIMES.slice(this.#depth(node))) {
        const thought = await patiently(think, { ...start, moves: moves(node), time_ms }, stop.signal);
        if (stop.signal.aborted) return;
        node.thought = thought;
        this.#times.set(node, time_ms);
        this.onthought();
        if (thought.score.kind !== "estimate") return;
      }
    } catch (error) {
      if (!stop.signal.aborted) put(this.words, /** @type {Error} */ (error).message);
    }
  }

  /** @param {Node} node */
  #depth(node) {
    return TIMES.filter((time) => time <= (this.#times.get(node) ?? 0)).length;
  }

  close() {
    this.#stop.abort();
  }

  /**
   * @param {Node} node
   * @param {StudyAnswer} answer
   * @param {SeatInfo[]} seats
   */
  show(node, answer, seats) {
    const { thought } = node;
    if (!this.isOn) return put(this.words);
    if (answer.outcome) return put(this.words, h("p", {}, answer.outcome.words));
    if (!thought) return put(this.words, h("p", { class: "quiet" }, say("web-thinking")));
    const seat = seats.find((other) => other.seat === answer.turn);
    put(
      this.words,
      h(
        "p",
        { class: "score" },
        h("strong", {}, scoreWords(thought.score)),
        " ",
        h("span", { class: "quiet" }, say("web-score-for", { name: seat?.name ?? "" })),
      ),
      bar(thought.score, answer.turn ?? 1),
      h(
        "p",
        { class: "line" },
        ...thought.line.slice(0, 6).flatMap((move, n) => [
          button(move, () => this.online(thought.line.slice(0, n + 1)), { class: "move" }),
          " ",
        ]),
      ),
      h("p", { class: "quiet" }, say("web-depth", { depth: thought.depth, nodes: thought.nodes })),
    );
  }
}

/** @param {Score} score */
export function scoreWords(score) {
  if (score.kind === "estimate") return `${Math.round(100 * score.chance)}%`;
  const isWin = score.kind === "win";
  if (!score.moves) return say(isWin ? "web-score-win" : "web-score-loss");
  return say(isWin ? "web-score-win-in" : "web-score-loss-in", { moves: score.moves });
}

/**
 * @param {Score} score
 * @param {number} seat
 */
function bar(score, seat) {
  const fill = h("div", { class: `fill seat-${seat}` });
  fill.style.width = `${100 * chance(score)}%`;
  return h("div", { class: "chance", "aria-hidden": "true" }, fill);
}
