// Fields to start from a position or from the record of a game.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { labelledIconButton } from "../icons.js";

/** Creates a field for a position as text; the position is empty if none was entered. */
export function positionField() {
  const text = h("textarea", { rows: 3, spellcheck: "false", name: "position" });
  const element = h(
    "details",
    { class: "panel" },
    h("summary", {}, t("web-set-up")),
    h("label", { class: "field" }, h("span", {}, t("web-position-about")), text),
  );
  return { element, position: () => text.value.trim() };
}

/**
 * Creates a field for a record, from a file or pasted.
 * @param {((record: string) => void) | null} onPlay Null if the record can only be studied.
 * @param {(record: string) => void} onStudy
 */
export function recordField(onPlay, onStudy) {
  const input = h("input", { type: "file", accept: ".txt,.record,text/plain", name: "record" });
  const text = h("textarea", { rows: 4, spellcheck: "false", "aria-label": t("web-record-text"), placeholder: t("web-record-text") });
  input.addEventListener("change", async () => {
    text.value = (await input.files?.[0]?.text()) ?? "";
  });
  return h(
    "details",
    { class: "panel" },
    h("summary", {}, t("web-open-record")),
    h("label", { class: "field" }, h("span", {}, t("web-record-file")), input),
    text,
    h(
      "div",
      { class: "row" },
      onPlay && labelledIconButton("next", t("web-play-on"), () => onPlay(text.value)),
      labelledIconButton("study", t("web-study-it"), () => onStudy(text.value)),
    ),
  );
}
