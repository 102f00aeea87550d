// What a seat has beside the board, item by item, each one a button.

import { h, put, s } from "../dom.js";
import { spotKey } from "../spot.js";
import { say } from "../i18n.js";
import { drawDomino } from "./domino.js";
import { drawPiece } from "./pieces.js";

export class Hand {
  /** @param {(spot: Spot) => void} onspot */
  constructor(onspot) {
    this.onspot = onspot;
    this.element = h("div", { class: "hands" });
  }

  /**
   * @param {Scene} scene
   * @param {Marks} marks
   * @param {SeatInfo[]} seats
   * @param {number | null} turn
   */
  show(scene, marks, seats, turn) {
    const focused = document.activeElement?.getAttribute("data-spot");
    const hadFocus = this.element.contains(document.activeElement);
    const full = scene.trays.filter(({ items }) => items.length > 0);
    put(this.element, ...full.map((tray) => this.#tray(tray, marks, seats, tray.seat === turn)));
    if (hadFocus) {
      const same = this.element.querySelector(`[data-spot="${focused}"]`);
      /** @type {HTMLElement | null} */ (same ?? this.element.querySelector("[data-spot]"))?.focus();
    }
  }

  /**
   * @param {Tray} tray
   * @param {Marks} marks
   * @param {SeatInfo[]} seats
   * @param {boolean} isToMove Whether spots can point into it.
   */
  #tray(tray, marks, seats, isToMove) {
    const [picked, able, arrows] = [
      marks.picked,
      [...marks.targets, ...marks.starts],
      marks.arrows.flatMap(({ spots }) => spots.slice(0, 1)),
    ].map((spots) => new Set(spots.map(spotKey)));
    const name = seats.find(({ seat }) => seat === tray.seat)?.name ?? "";
    const items = tray.items.map((item, n) => {
      const spot = { tray: n };
      const key = spotKey(spot);
      const can = isToMove && able.has(key);
      const isPicked = isToMove && picked.has(key);
      const mark = isPicked ? "picked" : isToMove && arrows.has(key) ? "advised" : can ? "can" : "cannot";
      return h(
        "button",
        {
          type: "button",
          class: `item ${mark}`,
          "data-spot": isToMove ? key : null,
          disabled: !isToMove,
          tabindex: n === 0 ? 0 : -1,
          "aria-pressed": String(isPicked),
          "aria-label": [itemWords(item), can && !isPicked && say("web-cell-start")].filter(Boolean).join(", "),
          onclick: () => this.onspot(spot),
        },
        drawItem(item, tray.in_halves && isPicked ? marks.picked.length : 0),
      );
    });
    return h("div", { class: "hand", role: "group", "data-spots": "", "aria-label": say("web-hand", { name }) }, ...items);
  }
}

/** @param {Piece} item */
function itemWords(item) {
  if (!item.numbers) return item.label;
  const [first, second] = item.numbers;
  return say("web-piece-tile", { first, second });
}

/**
 * @param {Piece} item
 * @param {number} placing Which half is to be placed now, from 1; 0 for none.
 */
function drawItem(item, placing) {
  const box = { class: "tile", viewBox: "-54 -104 108 226", "aria-hidden": "true" };
  if (!item.numbers) return s("svg", { ...box, viewBox: "-50 -50 100 100" }, drawPiece(item));
  const frame =
    placing > 0 &&
    s("rect", { class: "placing", x: -44, y: placing === 1 ? -94 : 6, width: 88, height: 88, rx: 11 });
  return s("svg", box, drawDomino(item.numbers, 90, 1), frame);
}
