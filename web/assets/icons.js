// Icons, and buttons with icons.

import { button, s } from "./dom.js";

const ICON_PATHS = {
  sun: "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  moon: "M20 14a8 8 0 0 1-10-10a8 8 0 1 0 10 10Z",
  sound: "M4 10v4h4l5 4V6L8 10ZM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11",
  mute: "M4 10v4h4l5 4V6L8 10ZM17 10l4 4M21 10l-4 4",
  undo: "M9 7L4 12l5 5M4 12h10a5 5 0 0 1 5 5v1",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10c1 1 1.500 1.500 1.500 3h5c0-1.500.5-2 1.500-3a6 6 0 0 0-4-10Z",
  rotate: "M20 12a8 8 0 1 1-2.500-5.800M20 3v4h-4",
  flip: "M8 4v16M8 4L4 8M8 4l4 4M16 20V4M16 20l-4-4M16 20l4-4",
  zoom: "M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M16 16l5 5M8 11h6M11 8v6",
  flag: "M5 21V4M5 5c5-3 8 3 14 0v9c-6 3-9-3-14 0",
  share: "M12 15V4M8 7l4-4l4 4M6 11H4v9h16v-9h-2",
  save: "M12 4v11M8 11l4 4l4-4M4 19h16",
  study: "M4 20V10M10 20V4M16 20v-8M21 20H3",
  rematch: "M4 8a8 8 0 0 1 14-2l2 2M20 4v4h-4M20 16a8 8 0 0 1-14 2l-2-2M4 20v-4h4",
  first: "M18 6l-7 6l7 6M7 6v12",
  previous: "M15 6l-7 6l7 6",
  next: "M9 6l7 6l-7 6",
  last: "M6 6l7 6l-7 6M17 6v12",
  copy: "M9 9h11v11H9ZM5 15H4V4h11v1",
};

/** @typedef {keyof typeof ICON_PATHS} IconName */

/** @param {IconName} name */
export const icon = (name) =>
  s("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d: ICON_PATHS[name] }));

/**
 * Creates a button with an icon only; the label is its tooltip and accessible name.
 * @param {IconName} name
 * @param {string} label
 * @param {() => void} onclick
 * @param {import("./dom.js").Attributes} [attributes]
 */
export function iconButton(name, label, onclick, attributes = {}) {
  const element = button("", onclick, { class: "plain icon", "aria-label": label, title: label, ...attributes });
  element.append(icon(name));
  return element;
}

/**
 * Creates a button with an icon and a text label.
 * @param {IconName} name
 * @param {string} label
 * @param {() => void} onclick
 * @param {import("./dom.js").Attributes} [attributes]
 */
export function labelledIconButton(name, label, onclick, attributes = {}) {
  const element = button(label, onclick, attributes);
  element.prepend(icon(name));
  return element;
}
