// Who sits where, whose turn it is, and what each has beside the board.

import { h, put } from "../dom.js";
import { seatSign } from "../seat-sign.js";
import { say, sayOr } from "../words.js";
import { aboutSeat } from "./status.js";

export class People {
  constructor() {
    this.element = h("ul", { class: "people", "aria-label": say("web-players") });
  }

  /**
   * @param {{ seats: SeatInfo[], scene: Scene, status: string[], turn: number | null, thinking?: number | null, outcome: Outcome | null }} state
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
            h("span", { class: "quiet" }, belongings(scene, seat, status)),
          ),
          note(seat, { isToMove, isThinking: seat.seat === thinking, place: outcome?.places[seat.seat - 1] }),
        );
      }),
    );
  }
}

/**
 * What a seat has, as the game tells it, or else as it is seen beside the board.
 * @param {Scene} scene
 * @param {SeatInfo} seat
 * @param {string[]} status
 */
function belongings(scene, seat, status) {
  const told = aboutSeat(status, seat);
  const trays = scene.trays.filter((tray) => tray.seat === seat.seat);
  const seen = trays.map(({ kind, count }) => sayOr(`web-tray-${kind}`, `${count} ${kind}`, { count }));
  return (told.length > 0 ? told : seen).join(" · ");
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
