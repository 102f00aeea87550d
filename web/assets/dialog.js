// Modal dialogs.

import { button, h } from "./dom.js";
import { t } from "./i18n.js";

/**
 * Opens a modal dialog; Escape closes it.
 * @param {{ title: string, content?: import("./dom.js").Child[], buttons: HTMLButtonElement[], name?: string }} options
 */
export function openDialog({ title, content = [], buttons, name = "" }) {
  const dialog = h(
    "dialog",
    { class: name, "aria-label": title },
    h("h2", {}, title),
    ...content,
    h("div", { class: "row" }, ...buttons),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * Opens a dialog that asks for confirmation.
 * @param {string} question
 * @param {string} confirmLabel
 * @param {() => void} onConfirm
 */
export function openConfirmDialog(question, confirmLabel, onConfirm) {
  const confirm = () => {
    dialog.close();
    onConfirm();
  };
  const dialog = openDialog({
    title: question,
    buttons: [
      button(t("web-cancel"), () => dialog.close()),
      button(confirmLabel, confirm, { class: "main" }),
    ],
  });
}
