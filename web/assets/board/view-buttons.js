// Buttons that rotate, flip and zoom a board.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { iconButton } from "../icons.js";

/** @param {import("./board.js").Board} board */
export function viewButtons(board) {
  return h(
    "div",
    { class: "view-buttons", role: "group", "aria-label": t("web-view") },
    iconButton("rotate", t("web-rotate"), () => board.rotate()),
    iconButton("flip", t("web-flip"), () => board.flip()),
    iconButton("zoom", t("web-zoom"), () => board.zoom()),
  );
}
