// Links to give away: one to watch, and one for each seat of somebody elsewhere.

import { openDialog } from "../dialog.js";
import { button, h } from "../dom.js";
import { signButton } from "../icons.js";
import { notice } from "../notifications.js";
import { seatLinks } from "../settings.js";
import { say } from "../i18n.js";

/** @param {TableState} state */
export function openShare(state) {
  const seats = seatLinks(state.id).flatMap(({ seat, token }) => {
    const name = state.seats[seat - 1]?.name ?? "";
    return [link(say("web-link-seat", { name, label: state.seats[seat - 1]?.label ?? seat }), `/t/${state.id}#${token}`)];
  });
  const dialog = openDialog({
    title: say("web-share"),
    name: "share",
    content: [...seats, link(say("web-link-watch"), `/t/${state.id}`), seats.length > 0 && h("p", { class: "quiet" }, say("web-link-secret"))],
    buttons: [button(say("web-close"), () => dialog.close(), { class: "main" })],
  });
}

/**
 * @param {string} words
 * @param {string} path
 */
function link(words, path) {
  const address = new URL(path, location.href).href;
  const text = h("input", { type: "text", readonly: true, value: address, "aria-label": words, onfocus: () => text.select() });
  const copy = async () => {
    text.select();
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      document.execCommand("copy"); // pages without encryption have no clipboard
    }
    notice(say("web-copied"));
  };
  return h("div", { class: "link" }, h("span", {}, words), h("div", { class: "row" }, text, signButton("copy", say("web-copy"), copy)));
}
