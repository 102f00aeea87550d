// Moving a focus over everything that can be pointed at, with the arrow keys, by where it is on
// the screen. One spot of each area can be reached with Tab.

const WAYS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** How much worse it is to lie aside than to lie far. */
const ASIDE = 2.2;

/**
 * @param {HTMLElement} area In which the focus moves.
 * @param {() => void} onescape
 */
export function moveFocusByKeys(area, onescape) {
  area.addEventListener("keydown", (event) => {
    const here = /** @type {Element | null} */ (event.target)?.closest("[data-spot]");
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = WAYS[event.key];
    if (way) {
      event.preventDefault();
      focus(nearest(area, here, way));
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      here.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    } else if (event.key === "Escape") {
      onescape();
    }
  });
  area.addEventListener("focusin", (event) => {
    const spot = /** @type {Element} */ (event.target).closest("[data-spot]");
    const group = spot?.closest("[data-spots]");
    for (const other of group?.querySelectorAll('[data-spot][tabindex="0"]') ?? []) {
      if (other !== spot) other.setAttribute("tabindex", "-1");
    }
    spot?.setAttribute("tabindex", "0");
  });
}

/** @param {Element | null} element */
const focus = (element) => /** @type {HTMLElement | null} */ (element)?.focus();

/**
 * @param {Element} area
 * @param {Element} here
 * @param {[number, number]} way
 */
function nearest(area, here, [dx, dy]) {
  const from = middle(here);
  let best = null;
  let least = Infinity;
  for (const other of area.querySelectorAll("[data-spot]")) {
    const to = middle(other);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const cost = along + ASIDE * aside;
    if (along > 2 && aside < 2 * along && cost < least) [best, least] = [other, cost];
  }
  return best;
}

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
