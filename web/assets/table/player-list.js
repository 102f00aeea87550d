// Who sits where, whose turn it is, and what each has beside the board.

import { h, put } from "../dom.js";
import { seatSign } from "../board/seat-icon.js";
import { say } from "../i18n.js";
import { seatWords } from "./status.js";

export class People {
  constructor() {
    this.element = h("ul", { class: "people", "aria-label": say("web-players") });
  }

  /**
   * @param {{ seats: SeatInfo[], scene: Scene, status: Status, turn: number | null, thinking?: number | null, outcome: Outcome | null }} state
   */
  show({ seats, scene, status, turn, thinking = null, outcome }) {
    put(
      this.element,
      ...seats.map((seat) => {
        const isToMove = seat.seat === turn;
        return h(
          "li",
          { class: `person${isToMove ? " to-move" : ""}`, "aria-current": isToMove && "true" },
          seatSign(scene, seat.seat, seat.label),
          h(
            "div",
            { class: "person-words" },
            h("span", { class: "person-name" }, seat.name, seat.yours && h("span", { class: "you" }, say("web-you"))),
            h("span", { class: "quiet" }, seatWords(status, seat.seat).join(" · ")),
          ),
          note(seat, { isToMove, isThinking: seat.seat === thinking, place: outcome?.places[seat.seat - 1] }),
        );
      }),
    );
  }
}

/**
 * @param {SeatInfo} seat
 * @param {{ isToMove: boolean, isThinking: boolean, place: number | undefined }} how
 */
function note(seat, { isToMove, isThinking, place }) {
  if (place) return h("span", { class: `place place-${place}` }, say("web-place", { place }));
  if (isThinking) return h("span", { class: "thinking" }, say("web-thinking"), h("i", { "aria-hidden": "true" }));
  if (seat.online === false) return h("span", { class: "away" }, say("web-away"));
  return isToMove ? h("span", { class: "turn" }, say("web-to-move")) : null;
}
