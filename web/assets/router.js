// Which page is open. Links inside the pages change it without loading anew.

import { h, put } from "./dom.js";
import { say } from "./i18n.js";

/** @typedef {(root: HTMLElement, params: string[]) => Page | Promise<Page>} OpenPage */
/** @typedef {{ path: RegExp, open: OpenPage }} Route */

/** @type {Page | null} */
let current = null;
/** @type {Route[]} */
let routes = [];
let visits = 0;

/** @param {Route[]} all The last one also stands for every other path. */
export function startRouting(all) {
  routes = all;
  addEventListener("popstate", () => show());
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!link || !isPlain || link.target || link.download || link.origin !== location.origin) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
  return show();
}

/** @param {string} address */
export function go(address) {
  history.pushState(null, "", address);
  scrollTo(0, 0);
  return show();
}

/**
 * Opens a page, or tells what is wrong.
 * @param {Route} route
 * @param {HTMLElement} root
 * @param {string[]} params
 * @returns {Promise<Page>}
 */
async function open(route, root, params) {
  try {
    return await route.open(root, params);
  } catch (error) {
    put(
      root,
      h("p", { class: "problem", role: "alert" }, /** @type {Error} */ (error).message),
      h("a", { href: "/" }, say("web-new-game")),
    );
    return {};
  }
}

/** Opens the page of the present address, anew if it is open. */
export async function show() {
  const visit = ++visits;
  current?.close?.();
  current = null;
  const root = /** @type {HTMLElement} */ (document.querySelector("main"));
  root.replaceChildren();
  const route = routes.find(({ path }) => path.test(location.pathname)) ?? routes[routes.length - 1];
  const params = route.path.exec(location.pathname)?.slice(1) ?? [];
  dispatchEvent(new Event("page"));
  const page = await open(route, root, params);
  if (visit === visits) current = page;
  else page.close?.();
}
