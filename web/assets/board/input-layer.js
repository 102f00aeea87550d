// The places of a board that can be touched or focused, each with words for who cannot see them.

import { s } from "../dom.js";
import { cellKey, spotKey } from "../spot.js";
import { sayOr, say } from "../i18n.js";
import { outline } from "./cells.js";
import { liftAt } from "./pieces.js";

/** @typedef {import("./layout.js").Layout} Layout */

export class TouchLayer {
  #signature = "";

  /** @param {(spot: Spot) => void} onspot */
  constructor(onspot) {
    this.onspot = onspot;
    this.element = s("g", { class: "touch", "data-spots": "" });
  }

  /**
   * @param {Scene} scene
   * @param {Layout} layout
   * @param {Marks} marks
   * @param {SeatInfo[]} seats
   */
  show(scene, layout, marks, seats) {
    this.#build(scene, layout);
    const [picked, targets, starts, last] = [marks.picked, marks.targets, marks.starts, marks.last].map(
      (spots) => new Set(spots.map(spotKey)),
    );
    const pieces = Map.groupBy(scene.pieces, ({ at }) => (at ? cellKey(at) : ""));
    for (const { cell } of layout.cells.values()) {
      const key = cellKey(cell.at);
      const element = this.element.querySelector(`[data-spot="${key}"]`);
      const can = targets.has(key) || starts.has(key);
      element?.setAttribute("class", can ? "can" : "cannot");
      element?.setAttribute("aria-pressed", String(picked.has(key)));
      const states = [
        last.has(key) && say("web-cell-last"),
        targets.has(key) && say("web-cell-target"),
        starts.has(key) && say("web-cell-start"),
      ];
      const lying = (pieces.get(key) ?? []).map((piece) => pieceWords(piece, seats));
      const said = [cell.label, ...lying.slice(-1), lying.length > 1 && say("web-cell-height", { height: lying.length })];
      element?.setAttribute("aria-label", [...said, ...states].filter(Boolean).join(", "));
    }
  }

  /**
   * Makes the places anew where they have moved; the focus stays where it is.
   * @param {Scene} scene
   * @param {Layout} layout
   */
  #build(scene, layout) {
    const places = [...layout.cells.values()].map((placed) => ({ ...placed, lift: liftAt(scene, placed.cell.at) }));
    const signature = places.map(({ cell, x, y, lift }) => `${cellKey(cell.at)} ${x} ${y} ${lift}`).join();
    if (signature === this.#signature) return;
    this.#signature = signature;
    const focused = document.activeElement?.getAttribute("data-spot");
    const hadFocus = this.element.contains(document.activeElement);
    places.sort((one, other) => one.lift - other.lift || one.y - other.y || one.x - other.x);
    const first = places.find(({ cell }) => cellKey(cell.at) === focused) ?? middlemost(places);
    this.element.replaceChildren(
      ...places.map((placed) => {
        const shape = outline(layout.grid, 3);
        const { at } = placed.cell;
        shape.setAttribute("rx", "14");
        return s(
          "g",
          {
            role: "button",
            "data-spot": cellKey(at),
            tabindex: placed === first ? 0 : -1,
            transform: `translate(${placed.x} ${placed.y - placed.lift})`,
            onclick: () => this.onspot({ cell: at }),
          },
          shape,
        );
      }),
    );
    if (hadFocus) /** @type {SVGElement | null} */ (this.element.querySelector('[tabindex="0"]'))?.focus();
  }
}

/**
 * @template {{ x: number, y: number }} P
 * @param {P[]} places
 */
function middlemost(places) {
  const x = places.reduce((sum, place) => sum + place.x, 0) / places.length;
  const y = places.reduce((sum, place) => sum + place.y, 0) / places.length;
  const away = (/** @type {P} */ place) => Math.hypot(place.x - x, place.y - y);
  return places.reduce((best, place) => (away(place) < away(best) ? place : best), places[0]);
}

/**
 * @param {Piece} piece
 * @param {SeatInfo[]} seats
 */
function pieceWords(piece, seats) {
  if (piece.number !== undefined && piece.number !== null) return say("web-piece-half", { number: piece.number });
  const owner = seats.find(({ seat }) => seat === piece.seat);
  const words = sayOr(`web-piece-${piece.kind}`, piece.kind);
  const pointing = sayOr(`web-points-${piece.orientation}`, "");
  return [`${words} ${owner?.label ?? ""}`.trim(), pointing].filter(Boolean).join(", ");
}
