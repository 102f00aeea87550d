// The list of players: names, the turn, counts of pieces, and places after the game.

import { seatIcon } from "../board/seat-icon.js";
import { h, setChildren } from "../dom.js";
import { t } from "../i18n.js";
import { seatStatus } from "./status.js";

export class PlayerList {
  constructor() {
    this.element = h("ul", { class: "players", "aria-label": t("web-players") });
  }

  /**
   * @param {{ seats: SeatInfo[], scene: Scene, status: Status, turn: number | null, thinking?: number | null, outcome: Outcome | null }} state
   */
  render({ seats, scene, status, turn, thinking = null, outcome }) {
    setChildren(
      this.element,
      ...seats.map((seat) => {
        const isToMove = seat.seat === turn;
        return h(
          "li",
          { class: `player${isToMove ? " to-move" : ""}`, "aria-current": isToMove && "true" },
          seatIcon(scene, seat.seat, seat.label),
          h(
            "div",
            { class: "player-text" },
            h("span", { class: "player-name" }, seat.name, seat.yours && h("span", { class: "you" }, t("web-you"))),
            h("span", { class: "muted" }, seatStatus(status, seat.seat).join(" · ")),
          ),
          seatNote(seat, { isToMove, isThinking: seat.seat === thinking, place: outcome?.places[seat.seat - 1] }),
        );
      }),
    );
  }
}

/**
 * @param {SeatInfo} seat
 * @param {{ isToMove: boolean, isThinking: boolean, place: number | undefined }} state
 */
function seatNote(seat, { isToMove, isThinking, place }) {
  if (place) return h("span", { class: `place place-${place}` }, t("web-place", { place }));
  if (isThinking) return h("span", { class: "thinking" }, t("web-thinking"), h("i", { "aria-hidden": "true" }));
  if (seat.online === false) return h("span", { class: "away" }, t("web-away"));
  return isToMove ? h("span", { class: "turn" }, t("web-to-move")) : null;
}
