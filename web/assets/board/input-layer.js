// The input layer of a board: a transparent button over each cell, with a description for screen readers.

import { s } from "../dom.js";
import { t } from "../i18n.js";
import { cellKey, spotKey } from "../spot.js";
import { outline } from "./cells.js";
import { describePiece } from "./piece-text.js";
import { elevationAt } from "./pieces.js";

/** @typedef {import("./layout.js").Layout} Layout */

export class InputLayer {
  #signature = "";

  /** @param {(spot: Spot) => void} onSpot */
  constructor(onSpot) {
    this.onSpot = onSpot;
    this.element = s("g", { class: "input-layer", "data-spots": "" });
  }

  /**
   * @param {Scene} scene
   * @param {Layout} layout
   * @param {Highlights} highlights
   * @param {SeatInfo[]} seats
   */
  render(scene, layout, highlights, seats) {
    this.#rebuild(scene, layout);
    const keys = (/** @type {Spot[]} */ spots) => new Set(spots.map(spotKey));
    const [selected, lastMove] = [keys(highlights.selected), keys(highlights.lastMove)];
    const [destinations, origins] = [keys(highlights.destinations), keys(highlights.origins)];
    const pieces = Map.groupBy(scene.pieces, ({ at }) => (at ? cellKey(at) : ""));
    for (const { cell } of layout.cells.values()) {
      const key = cellKey(cell.at);
      const element = this.element.querySelector(`[data-spot="${key}"]`);
      const canPick = destinations.has(key) || origins.has(key);
      element?.setAttribute("class", canPick ? "selectable" : "unselectable");
      element?.setAttribute("aria-pressed", String(selected.has(key)));
      const label = [
        cell.label,
        ...describeStack(pieces.get(key) ?? [], seats),
        lastMove.has(key) && t("web-cell-last"),
        destinations.has(key) && t("web-cell-target"),
        origins.has(key) && t("web-cell-start"),
      ];
      element?.setAttribute("aria-label", label.filter(Boolean).join(", "));
    }
  }

  /**
   * Creates the elements again if positions have changed; the focus stays on the same cell.
   * @param {Scene} scene
   * @param {Layout} layout
   */
  #rebuild(scene, layout) {
    const cells = [...layout.cells.values()].map((placed) => ({ ...placed, elevation: elevationAt(scene, placed.cell.at) }));
    const signature = cells.map(({ cell, x, y, elevation }) => `${cellKey(cell.at)} ${x} ${y} ${elevation}`).join();
    if (signature === this.#signature) return;
    this.#signature = signature;
    const focused = document.activeElement?.getAttribute("data-spot");
    const hadFocus = this.element.contains(document.activeElement);
    cells.sort((one, other) => one.elevation - other.elevation || one.y - other.y || one.x - other.x);
    const tabStop = cells.find(({ cell }) => cellKey(cell.at) === focused) ?? mostCentral(cells);
    this.element.replaceChildren(
      ...cells.map((placed) => {
        const shape = outline(layout.grid, 3);
        const { at } = placed.cell;
        shape.setAttribute("rx", "14");
        return s(
          "g",
          {
            role: "button",
            "data-spot": cellKey(at),
            tabindex: placed === tabStop ? 0 : -1,
            transform: `translate(${placed.x} ${placed.y - placed.elevation})`,
            onclick: () => this.onSpot({ cell: at }),
          },
          shape,
        );
      }),
    );
    if (hadFocus) /** @type {SVGElement | null} */ (this.element.querySelector('[tabindex="0"]'))?.focus();
  }
}

/**
 * Describes the top piece on a cell, and the height of the stack if there are several.
 * @param {Piece[]} pieces
 * @param {SeatInfo[]} seats
 */
function describeStack(pieces, seats) {
  const top = pieces.slice(-1).map((piece) => describePiece(piece, seats));
  return pieces.length > 1 ? [...top, t("web-cell-height", { height: pieces.length })] : top;
}

/**
 * @template {{ x: number, y: number }} P
 * @param {P[]} points
 */
function mostCentral(points) {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const distance = (/** @type {P} */ point) => Math.hypot(point.x - x, point.y - y);
  return points.reduce((best, point) => (distance(point) < distance(best) ? point : best), points[0]);
}
