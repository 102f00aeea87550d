// The frame around every page: its name, where to go, and how it looks, sounds and speaks.

import { sharedDefs } from "./board/svg-defs.js";
import { button, h, put } from "./dom.js";
import { iconButton } from "./icons.js";
import { liveRegions } from "./notifications.js";
import { openRules } from "./pages/rules.js";
import { openStart } from "./pages/start.js";
import { openStudy } from "./pages/study.js";
import { openTable } from "./pages/table.js";
import { show, startRouting } from "./router.js";
import { LANGUAGES, hasSound, isDark, language, setLanguage, setSound, setTheme, showTheme } from "./settings.js";
import { sound } from "./sound.js";
import { loadWords, say } from "./i18n.js";

const NAMES = /** @type {Record<string, string>} */ ({ en: "English", pt: "Português" });
/** @type {[string, MessageId][]} */
const PLACES = [
  ["/", "web-nav-play"],
  ["/study", "web-nav-study"],
  ["/rules", "web-nav-rules"],
];

const header = h("header", { class: "top" });

function showHeader() {
  document.title = say("web-title");
  const links = PLACES.map(([path, id]) => {
    const isHere = path === "/" ? location.pathname === "/" : location.pathname.startsWith(path);
    return h("a", { href: path, "aria-current": isHere && "page" }, say(id));
  });
  const brand = h("a", { class: "brand", href: "/" }, h("img", { src: "/assets/icon.svg", alt: "" }), h("span", {}, say("web-title")));
  brand.setAttribute("aria-label", say("web-title"));
  put(
    header,
    h("a", { class: "skip", href: "#main", onclick: skip }, say("web-skip")),
    brand,
    h("nav", { "aria-label": say("web-nav") }, ...links),
    h("div", { class: "settings" }, languageSwitch(), themeSwitch(), soundSwitch()),
  );
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  event.stopPropagation();
  document.querySelector("main")?.focus();
}

function languageSwitch() {
  const other = LANGUAGES[(LANGUAGES.indexOf(language()) + 1) % LANGUAGES.length];
  const change = async () => {
    setLanguage(other);
    await loadWords();
    await show();
  };
  const code = other.toUpperCase();
  return button(code, change, { class: "plain", lang: other, "aria-label": `${code}: ${NAMES[other]}`, title: NAMES[other] });
}

function themeSwitch() {
  const change = () => {
    setTheme(isDark() ? "light" : "dark");
    showHeader();
  };
  return iconButton(isDark() ? "sun" : "moon", say(isDark() ? "web-theme-light" : "web-theme-dark"), change);
}

function soundSwitch() {
  const change = () => {
    setSound(!hasSound());
    showHeader();
    sound("turn");
  };
  const on = String(hasSound());
  return iconButton(hasSound() ? "sound" : "silence", say("web-sound"), change, { "aria-pressed": on });
}

async function start() {
  showTheme();
  await loadWords();
  const main = h("main", { id: "main", tabindex: -1 });
  document.body.append(header, main, ...liveRegions(), sharedDefs());
  addEventListener("page", showHeader);
  await startRouting([
    { path: /^\/t\/([\w-]+)/, open: openTable },
    { path: /^\/study/, open: openStudy },
    { path: /^\/rules(?:\/([\w-]+))?/, open: openRules },
    { path: /^\/$/, open: openStart },
  ]);
}

start();
