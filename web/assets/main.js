// The entry point: the page header with navigation and settings, and the routes.

import { svgDefs } from "./board/svg-defs.js";
import { button, h, setChildren } from "./dom.js";
import { loadMessages, t } from "./i18n.js";
import { iconButton } from "./icons.js";
import { notificationElements } from "./notifications.js";
import { openRules } from "./pages/rules.js";
import { openStart } from "./pages/start.js";
import { openStudy } from "./pages/study.js";
import { openTable } from "./pages/table.js";
import { openCurrentPage, startRouter } from "./router.js";
import { applyTheme, isDark, isSoundOn, language, LANGUAGES, setLanguage, setSoundOn, setTheme } from "./settings.js";
import { playSound } from "./sound.js";

const LANGUAGE_NAMES = /** @type {Record<string, string>} */ ({ en: "English", pt: "Português" });
/** @type {[string, MessageId][]} */
const NAV_LINKS = [
  ["/", "web-nav-play"],
  ["/study", "web-nav-study"],
  ["/rules", "web-nav-rules"],
];

const header = h("header", { class: "top" });

function renderHeader() {
  document.title = t("web-title");
  const links = NAV_LINKS.map(([path, id]) => {
    const isCurrent = path === "/" ? location.pathname === "/" : location.pathname.startsWith(path);
    return h("a", { href: path, "aria-current": isCurrent && "page" }, t(id));
  });
  const brand = h("a", { class: "brand", href: "/" }, h("img", { src: "/assets/icon.svg", alt: "" }), h("span", {}, t("web-title")));
  brand.setAttribute("aria-label", t("web-title"));
  setChildren(
    header,
    h("a", { class: "skip", href: "#main", onclick: skipToContent }, t("web-skip")),
    brand,
    h("nav", { "aria-label": t("web-nav") }, ...links),
    h("div", { class: "settings" }, languageSwitch(), themeSwitch(), soundSwitch()),
  );
}

/** @param {Event} event */
function skipToContent(event) {
  event.preventDefault();
  event.stopPropagation();
  document.querySelector("main")?.focus();
}

function languageSwitch() {
  const other = LANGUAGES[(LANGUAGES.indexOf(language()) + 1) % LANGUAGES.length];
  const change = async () => {
    setLanguage(other);
    await loadMessages();
    await openCurrentPage();
  };
  const code = other.toUpperCase();
  return button(code, change, { class: "plain", lang: other, "aria-label": `${code}: ${LANGUAGE_NAMES[other]}`, title: LANGUAGE_NAMES[other] });
}

function themeSwitch() {
  const change = () => setTheme(isDark() ? "light" : "dark");
  return iconButton(isDark() ? "sun" : "moon", t(isDark() ? "web-theme-light" : "web-theme-dark"), change);
}

function soundSwitch() {
  const change = () => {
    setSoundOn(!isSoundOn());
    renderHeader();
    playSound("turn");
  };
  const on = String(isSoundOn());
  return iconButton(isSoundOn() ? "sound" : "mute", t("web-sound"), change, { "aria-pressed": on });
}

async function start() {
  applyTheme();
  await loadMessages();
  const main = h("main", { id: "main", tabindex: -1 });
  document.body.append(header, main, ...notificationElements(), svgDefs());
  addEventListener("page", renderHeader);
  addEventListener("theme", renderHeader);
  await startRouter([
    { path: /^\/t\/([\w-]+)/, open: openTable },
    { path: /^\/study/, open: openStudy },
    { path: /^\/rules(?:\/([\w-]+))?/, open: openRules },
    { path: /^\/$/, open: openStart },
  ]);
}

start();
