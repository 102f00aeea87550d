// The dialog with the links to a table: one to watch, and one for each remote seat.

import { openDialog } from "../dialog.js";
import { button, h } from "../dom.js";
import { t } from "../i18n.js";
import { labelledIconButton } from "../icons.js";
import { showToast } from "../notifications.js";
import { seatLinks } from "../settings.js";

/** @param {TableState} state */
export function openShareDialog(state) {
  const seatFields = seatLinks(state.id).map(({ seat, token }) => {
    const { name, label } = state.seats[seat - 1];
    return linkField(t("web-link-seat", { name, label }), `/t/${state.id}#${token}`);
  });
  const dialog = openDialog({
    title: t("web-share"),
    name: "share",
    content: [
      ...seatFields,
      linkField(t("web-link-watch"), `/t/${state.id}`),
      seatFields.length > 0 && h("p", { class: "muted" }, t("web-link-secret")),
    ],
    buttons: [button(t("web-close"), () => dialog.close(), { class: "main" })],
  });
}

/**
 * @param {string} label
 * @param {string} path
 */
function linkField(label, path) {
  const url = new URL(path, location.href).href;
  const input = h("input", { type: "text", readonly: true, value: url, "aria-label": label, onfocus: () => input.select() });
  const copy = async () => {
    input.select();
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      document.execCommand("copy"); // the clipboard API needs a secure context
    }
    showToast(t("web-copied"));
  };
  return h("div", { class: "link" }, h("span", {}, label), h("div", { class: "row" }, input, labelledIconButton("copy", t("web-copy"), copy)));
}
