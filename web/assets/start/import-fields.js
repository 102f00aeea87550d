// Beginning from something written: a position, or a record of a game.

import { h } from "../dom.js";
import { signButton } from "../icons.js";
import { say } from "../i18n.js";

/** The position that was written, where one was. */
export function positionField() {
  const text = h("textarea", { rows: 3, spellcheck: "false", name: "position" });
  const element = h(
    "details",
    { class: "panel" },
    h("summary", {}, say("web-set-up")),
    h("label", { class: "field" }, h("span", {}, say("web-position-about")), text),
  );
  return { element, position: () => text.value.trim() };
}

/**
 * @param {((record: string) => void) | null} onplay Where one cannot play on, only study.
 * @param {(record: string) => void} onstudy
 */
export function recordField(onplay, onstudy) {
  const input = h("input", { type: "file", accept: ".txt,.record,text/plain", name: "record" });
  const text = h("textarea", { rows: 4, spellcheck: "false", "aria-label": say("web-record-text"), placeholder: say("web-record-text") });
  input.addEventListener("change", async () => {
    text.value = (await input.files?.[0]?.text()) ?? "";
  });
  return h(
    "details",
    { class: "panel" },
    h("summary", {}, say("web-open-record")),
    h("label", { class: "field" }, h("span", {}, say("web-record-file")), input),
    text,
    h(
      "div",
      { class: "row" },
      onplay && signButton("forth", say("web-play-on"), () => onplay(text.value)),
      signButton("study", say("web-study-it"), () => onstudy(text.value)),
    ),
  );
}
