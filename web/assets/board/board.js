// The board: an SVG of a scene with highlights, animation and input. It knows no rules.

import { h, s } from "../dom.js";
import { t } from "../i18n.js";
import { cellKey, cellsOf } from "../spot.js";
import { planAnimation } from "./animation-plan.js";
import { playAnimation } from "./animation.js";
import { boardStyle, drawCells } from "./cells.js";
import { drawHighlightsAbove, drawHighlightsBelow } from "./highlights.js";
import { InputLayer } from "./input-layer.js";
import { CELL, computeLayout, rotationCount } from "./layout.js";
import { drawPieces } from "./pieces.js";

/**
 * @typedef {object} BoardView
 * @property {Scene} scene
 * @property {Highlights} highlights
 * @property {SeatInfo[]} seats
 * @property {Transition | null} transition The move from the scene shown before, to be animated; null if
 *   there is none.
 */

const ZOOM_FACTORS = [1, 1.5, 2, 3];

export class Board {
  #rotation = 0;
  #zoomIndex = 0;
  /** @type {BoardView | null} */
  #view = null;
  /** @type {import("./pieces.js").DrawnPiece[]} */
  #drawnPieces = [];
  #boardKey = "";

  /** @param {(spot: Spot) => void} onSpot */
  constructor(onSpot) {
    this.layers = {
      cells: s("g"),
      below: s("g", { class: "highlights", "aria-hidden": "true" }),
      pieces: s("g", { class: "pieces", "aria-hidden": "true" }),
      above: s("g", { class: "highlights above", "aria-hidden": "true" }),
    };
    this.inputLayer = new InputLayer(onSpot);
    this.svg = s("svg", { class: "board", role: "group", "aria-label": t("web-board") });
    this.svg.append(...Object.values(this.layers), this.inputLayer.element);
    this.element = h("div", { class: "board-view" }, this.svg);
  }

  /** @param {BoardView} view */
  render(view) {
    const before = this.#view;
    this.#view = view;
    const { scene, highlights, seats, transition } = view;
    const layout = computeLayout(scene, this.#rotation);
    this.#renderCells(scene, layout);
    this.layers.below.replaceChildren(...drawHighlightsBelow(layout, highlights));
    const isChanged = before?.scene.pieces !== scene.pieces;
    if (isChanged) this.#renderPieces(scene, layout, before && transition);
    highlightLastPlaced(this.#drawnPieces, highlights.lastMove);
    this.layers.above.replaceChildren(...drawHighlightsAbove(layout, highlights, scene));
    if (isChanged) this.#scrollTo(cellsOf(highlights.lastMove).map(layout.place), layout);
    this.inputLayer.render(scene, layout, highlights, seats);
  }

  /** Rotates the board clockwise by one step of its grid. */
  rotate() {
    this.#rotateBy(1);
  }

  /** Rotates the board by 180 degrees. */
  flip() {
    if (this.#view) this.#rotateBy(rotationCount(this.#view.scene.grid) / 2);
  }

  /** @param {number} steps */
  #rotateBy(steps) {
    const view = this.#view;
    if (!view) return;
    this.#rotation = (this.#rotation + steps) % rotationCount(view.scene.grid);
    this.#view = null;
    this.render({ ...view, transition: null });
  }

  /** Zooms in, and after the largest zoom out again. */
  zoom() {
    this.#zoomIndex = (this.#zoomIndex + 1) % ZOOM_FACTORS.length;
    const size = ZOOM_FACTORS[this.#zoomIndex];
    this.svg.style.width = `${100 * size}%`;
    this.element.classList.toggle("zoomed", size > 1);
    const view = this.#view;
    if (!view) return;
    const layout = computeLayout(view.scene, this.#rotation);
    this.#scrollTo(cellsOf(view.highlights.lastMove).map(layout.place), layout);
  }

  /**
   * Scrolls a zoomed board to the first of these points, or to its centre.
   * @param {import("./layout.js").Point[]} points
   * @param {import("./layout.js").Layout} layout
   */
  #scrollTo(points, { box }) {
    const { element } = this;
    const scale = this.svg.clientWidth / box.width;
    if (element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight) return;
    const centre = points[0] ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    element.scrollTo({
      left: (centre.x - box.x) * scale - element.clientWidth / 2,
      top: (centre.y - box.y) * scale - element.clientHeight / 2,
    });
  }

  /**
   * @param {Scene} scene
   * @param {import("./layout.js").Layout} layout
   */
  #renderCells(scene, layout) {
    const key = `${layout.angle} ${scene.cells.map(({ at, kind }) => cellKey(at) + kind).join(" ")}`;
    if (key === this.#boardKey) return;
    this.#boardKey = key;
    const { x, y, width, height } = layout.box;
    this.svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    this.element.dataset.boardStyle = boardStyle(layout);
    this.element.style.setProperty("--aspect-ratio", String(width / height));
    this.element.style.setProperty("--columns", String(width / CELL));
    this.layers.cells.replaceChildren(drawCells(layout));
  }

  /**
   * @param {Scene} scene
   * @param {import("./layout.js").Layout} layout
   * @param {Transition | null} transition
   */
  #renderPieces(scene, layout, transition) {
    const before = this.#drawnPieces;
    this.#drawnPieces = drawPieces(scene, layout);
    this.layers.pieces.replaceChildren(
      ...this.#drawnPieces.map(({ x, y, element }) => s("g", { transform: `translate(${x} ${y})` }, element)),
    );
    if (transition) playAnimation(planAnimation(transition, before, this.#drawnPieces, layout.place), this.layers.pieces);
  }
}

/**
 * Highlights the last placed piece if it covers several cells, and so hides the highlights of its cells.
 * @param {import("./pieces.js").DrawnPiece[]} drawn From the lowest to the highest.
 * @param {Spot[]} lastMove
 */
function highlightLastPlaced(drawn, lastMove) {
  const cells = new Set(cellsOf(lastMove).map(cellKey));
  const covering = drawn.filter((one) => one.cells.length > 1 && one.cells.every((cell) => cells.has(cell)));
  for (const one of drawn) one.element.classList.toggle("last-placed", one === covering.at(-1));
}

/**
 * Draws a small board without input.
 * @param {Scene} scene
 */
export function drawThumbnail(scene) {
  const layout = computeLayout(scene, 0, 26);
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
