// Trays: the items that a seat holds beside the board, each one a button.

import { h, s, setChildren } from "../dom.js";
import { t } from "../i18n.js";
import { spotKey } from "../spot.js";
import { drawDomino } from "./domino.js";
import { pieceName } from "./piece-text.js";
import { drawPiece } from "./pieces.js";

export class Trays {
  /** @param {(spot: Spot) => void} onSpot */
  constructor(onSpot) {
    this.onSpot = onSpot;
    this.element = h("div", { class: "trays" });
  }

  /**
   * @param {Scene} scene
   * @param {Highlights} highlights
   * @param {SeatInfo[]} seats
   * @param {number | null} turn
   */
  render(scene, highlights, seats, turn) {
    const focused = document.activeElement?.getAttribute("data-spot");
    const hadFocus = this.element.contains(document.activeElement);
    const trays = scene.trays.filter(({ items }) => items.length > 0);
    setChildren(this.element, ...trays.map((tray) => this.#tray(tray, highlights, seats, tray.seat === turn)));
    if (hadFocus) {
      const same = this.element.querySelector(`[data-spot="${focused}"]`);
      /** @type {HTMLElement | null} */ (same ?? this.element.querySelector("[data-spot]"))?.focus();
    }
  }

  /**
   * @param {Tray} tray
   * @param {Highlights} highlights
   * @param {SeatInfo[]} seats
   * @param {boolean} isToMove True if its items can be picked.
   */
  #tray(tray, highlights, seats, isToMove) {
    const [selected, selectable, hinted] = [
      highlights.selected,
      [...highlights.destinations, ...highlights.origins],
      highlights.arrows.flatMap(({ spots }) => spots.slice(0, 1)),
    ].map((spots) => new Set(isToMove ? spots.map(spotKey) : []));
    const name = seats.find(({ seat }) => seat === tray.seat)?.name ?? "";
    const items = tray.items.map((item, n) => {
      const spot = { tray: n };
      const key = spotKey(spot);
      const isSelected = selected.has(key);
      const canPick = selectable.has(key) && !isSelected;
      return h(
        "button",
        {
          type: "button",
          class: `item ${itemClass({ isSelected, isHinted: hinted.has(key), canPick })}`,
          "data-spot": isToMove ? key : null,
          disabled: !isToMove,
          tabindex: n === 0 ? 0 : -1,
          "aria-pressed": String(isSelected),
          "aria-label": [pieceName(item), canPick && t("web-cell-start")].filter(Boolean).join(", "),
          onclick: () => this.onSpot(spot),
        },
        drawItem(item, tray.in_halves && isSelected ? highlights.selected.length : 0),
      );
    });
    return h("div", { class: "tray", role: "group", "data-spots": "", "aria-label": t("web-tray", { name }) }, ...items);
  }
}

/** @param {{ isSelected: boolean, isHinted: boolean, canPick: boolean }} item */
function itemClass({ isSelected, isHinted, canPick }) {
  if (isSelected) return "selected";
  if (isHinted) return "hinted";
  return canPick ? "selectable" : "unselectable";
}

/**
 * @param {Piece} item
 * @param {number} half The half to be placed now, 1 or 2; 0 for none.
 */
function drawItem(item, half) {
  const box = { class: "tile", viewBox: "-54 -104 108 226", "aria-hidden": "true" };
  if (!item.numbers) return s("svg", { ...box, viewBox: "-50 -50 100 100" }, drawPiece(item));
  const frame = half > 0 && s("rect", { class: "placing", x: -44, y: half === 1 ? -94 : 6, width: 88, height: 88, rx: 11 });
  return s("svg", box, drawDomino(item.numbers, 90, 1), frame);
}
