// A roving tabindex: the arrow keys move the focus between spots by their positions on the screen, and
// Tab reaches one spot of each group.

const DIRECTIONS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** The cost of a sideways distance, relative to a distance in the direction of the key. */
const SIDEWAYS_COST = 2.2;

/**
 * Lets the arrow keys move the focus between the spots in an area; Enter and Space click the focused one.
 * @param {HTMLElement} area
 * @param {() => void} onEscape
 */
export function enableRovingFocus(area, onEscape) {
  area.addEventListener("keydown", (event) => {
    const focused = /** @type {Element | null} */ (event.target)?.closest("[data-spot]");
    if (!focused || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = DIRECTIONS[event.key];
    if (direction) {
      event.preventDefault();
      focus(nearest(area, focused, direction));
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      focused.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    } else if (event.key === "Escape") {
      onEscape();
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
 * Returns the nearest spot in a direction.
 * @param {Element} area
 * @param {Element} origin
 * @param {[number, number]} direction
 */
function nearest(area, origin, [dx, dy]) {
  const from = centre(origin);
  let best = null;
  let lowestCost = Infinity;
  for (const other of area.querySelectorAll("[data-spot]")) {
    const to = centre(other);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const sideways = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const cost = along + SIDEWAYS_COST * sideways;
    if (along > 2 && sideways < 2 * along && cost < lowestCost) [best, lowestCost] = [other, cost];
  }
  return best;
}

/** @param {Element} element */
function centre(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
