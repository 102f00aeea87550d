// Asking before something that cannot be undone, and showing something for itself.

import { button, h } from "./dom.js";
import { say } from "./i18n.js";

/**
 * Opens a dialog; whoever closes it by Escape has closed it.
 * @param {{ title: string, content?: import("./dom.js").Child[], buttons: HTMLButtonElement[], name?: string }} what
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
 * Asks whether to go on.
 * @param {string} question
 * @param {string} yes
 * @param {() => void} onyes
 */
export function confirmFirst(question, yes, onyes) {
  const agree = () => {
    dialog.close();
    onyes();
  };
  const dialog = openDialog({
    title: question,
    buttons: [
      button(say("web-cancel"), () => dialog.close()),
      button(yes, agree, { class: "main" }),
    ],
  });
}
