// A router on the History API: it opens the page of the current path, and follows links without a reload.

import { h, setChildren } from "./dom.js";
import { t } from "./i18n.js";

/** @typedef {(root: HTMLElement, params: string[]) => Page | Promise<Page>} OpenPage */
/** @typedef {{ path: RegExp, open: OpenPage }} Route */

/** @type {Page | null} */
let currentPage = null;
/** @type {Route[]} */
let routes = [];
let navigations = 0;

/** @param {Route[]} pageRoutes The last one is also the fallback for unknown paths. */
export function startRouter(pageRoutes) {
  routes = pageRoutes;
  addEventListener("popstate", () => openCurrentPage());
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!link || !isPlain || link.target || link.download || link.origin !== location.origin) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
  return openCurrentPage();
}

/** @param {string} address */
export function navigate(address) {
  history.pushState(null, "", address);
  scrollTo(0, 0);
  return openCurrentPage();
}

/**
 * Opens a page, or shows the error that it threw.
 * @param {Route} route
 * @param {HTMLElement} root
 * @param {string[]} params
 * @returns {Promise<Page>}
 */
async function openRoute(route, root, params) {
  try {
    return await route.open(root, params);
  } catch (error) {
    setChildren(
      root,
      h("p", { class: "problem", role: "alert" }, /** @type {Error} */ (error).message),
      h("a", { href: "/" }, t("web-new-game")),
    );
    return {};
  }
}

/** Opens the page of the current path, even if it is open already. */
export async function openCurrentPage() {
  const navigation = ++navigations;
  currentPage?.close?.();
  currentPage = null;
  // Each page has a root of its own: a page that opens late must not replace a newer one.
  const root = h("div", { class: "page" });
  document.querySelector("main")?.replaceChildren(root);
  const route = routes.find(({ path }) => path.test(location.pathname)) ?? routes[routes.length - 1];
  const params = route.path.exec(location.pathname)?.slice(1) ?? [];
  dispatchEvent(new Event("page"));
  const page = await openRoute(route, root, params);
  if (navigation === navigations) currentPage = page;
  else page.close?.();
}
