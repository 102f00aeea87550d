// A board on the screen: a scene, what is marked on it, and what was touched. It knows no rules.

import { h, s } from "../dom.js";
import { cellKey, cellsOf } from "../spot.js";
import { say } from "../i18n.js";
import { drawCells, material } from "./cells.js";
import { CELL, fullTurn, layOut } from "./layout.js";
import { marksAbove, marksBelow } from "./highlights.js";
import { animate } from "./animation.js";
import { movements } from "./animation-plan.js";
import { drawPieces } from "./pieces.js";
import { TouchLayer } from "./input-layer.js";

/** @type {Marks} */
export const NO_MARKS = { picked: [], targets: [], starts: [], last: [], arrows: [] };

/**
 * @typedef {object} Picture
 * @property {Scene} scene
 * @property {Marks} marks
 * @property {SeatInfo[]} seats
 * @property {Transition | null} transition How the scene comes from the one that was shown before; null
 *   where it is not one move away.
 */

const ZOOMS = [1, 1.5, 2, 3];

export class Board {
  #turns = 0;
  #zoom = 0;
  /** @type {Picture | null} */
  #picture = null;
  /** @type {import("./pieces.js").Drawn[]} */
  #drawn = [];
  #boardKey = "";

  /** @param {(spot: Spot) => void} onspot */
  constructor(onspot) {
    this.layers = {
      cells: s("g"),
      below: s("g", { class: "marks", "aria-hidden": "true" }),
      pieces: s("g", { class: "pieces", "aria-hidden": "true" }),
      above: s("g", { class: "marks above", "aria-hidden": "true" }),
    };
    this.touch = new TouchLayer(onspot);
    this.svg = s("svg", { class: "board", role: "group", "aria-label": say("web-board") });
    this.svg.append(...Object.values(this.layers), this.touch.element);
    this.element = h("div", { class: "board-view" }, this.svg);
  }

  /** @param {Picture} picture */
  show(picture) {
    const before = this.#picture;
    this.#picture = picture;
    const { scene, marks, seats, transition } = picture;
    const layout = layOut(scene, this.#turns);
    this.#showBoard(scene, layout);
    this.layers.below.replaceChildren(...marksBelow(layout, marks));
    const isChanged = before?.scene.pieces !== scene.pieces;
    if (isChanged) this.#showPieces(scene, layout, before && transition);
    markCovering(this.#drawn, marks.last);
    this.layers.above.replaceChildren(...marksAbove(layout, marks, scene));
    if (isChanged) this.#lookAt(cellsOf(marks.last).map(layout.place), layout);
    this.touch.show(scene, layout, marks, seats);
  }

  /** Turns the board by one step, or by half a turn. */
  rotate(half = false) {
    const picture = this.#picture;
    if (!picture) return;
    const full = fullTurn(picture.scene.grid);
    this.#turns = (this.#turns + (half ? full / 2 : 1)) % full;
    this.#picture = null;
    this.show({ ...picture, transition: null });
  }

  /** Looks closer, and after the closest look at everything again. */
  zoom() {
    this.#zoom = (this.#zoom + 1) % ZOOMS.length;
    const size = ZOOMS[this.#zoom];
    this.svg.style.width = `${100 * size}%`;
    this.element.classList.toggle("zoomed", size > 1);
    const picture = this.#picture;
    if (!picture) return;
    const layout = layOut(picture.scene, this.#turns);
    this.#lookAt(cellsOf(picture.marks.last).map(layout.place), layout);
  }

  /**
   * Moves what is larger than its window so that these points are seen.
   * @param {import("./layout.js").Point[]} points
   * @param {import("./layout.js").Layout} layout
   */
  #lookAt(points, { box }) {
    const view = this.element;
    const scale = this.svg.clientWidth / box.width;
    if (view.scrollWidth <= view.clientWidth && view.scrollHeight <= view.clientHeight) return;
    const middle = points[0] ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    view.scrollTo({
      left: (middle.x - box.x) * scale - view.clientWidth / 2,
      top: (middle.y - box.y) * scale - view.clientHeight / 2,
    });
  }

  /**
   * @param {Scene} scene
   * @param {import("./layout.js").Layout} layout
   */
  #showBoard(scene, layout) {
    const key = `${layout.angle} ${scene.cells.map(({ at, kind }) => cellKey(at) + kind).join(" ")}`;
    if (key === this.#boardKey) return;
    this.#boardKey = key;
    const { x, y, width, height } = layout.box;
    this.svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    this.element.dataset.material = material(layout);
    this.element.style.setProperty("--shape", String(width / height));
    this.element.style.setProperty("--columns", String(width / CELL));
    this.layers.cells.replaceChildren(drawCells(layout));
  }

  /**
   * @param {Scene} scene
   * @param {import("./layout.js").Layout} layout
   * @param {Transition | null} transition
   */
  #showPieces(scene, layout, transition) {
    const before = this.#drawn;
    this.#drawn = drawPieces(scene, layout);
    this.layers.pieces.replaceChildren(
      ...this.#drawn.map(({ x, y, element }) => s("g", { transform: `translate(${x} ${y})` }, element)),
    );
    if (transition) animate(movements(transition, before, this.#drawn, layout.place), this.layers.pieces);
  }
}

/**
 * Marks what covers the cells of the last move, where a mark under it would not be seen.
 * @param {import("./pieces.js").Drawn[]} drawn The lowest first.
 * @param {Spot[]} last
 */
function markCovering(drawn, last) {
  const cells = new Set(cellsOf(last).map(cellKey));
  const covering = drawn.filter((one) => one.cells.length > 1 && one.cells.every((cell) => cells.has(cell)));
  for (const one of drawn) one.element.classList.toggle("last-laid", one === covering.at(-1));
}

/**
 * A small board that only shows.
 * @param {Scene} scene
 */
export function smallBoard(scene) {
  const layout = layOut(scene, 0, 26);
  const { x, y, width, height } = layout.box;
  const pieces = drawPieces(scene, layout).map((drawn) =>
    s("g", { transform: `translate(${drawn.x} ${drawn.y})` }, drawn.element),
  );
  return s(
    "svg",
    { class: "board small", viewBox: `${x} ${y} ${width} ${height}`, "aria-hidden": "true" },
    drawCells(layout),
    s("g", { class: "pieces" }, ...pieces),
  );
}
