// Showing the movements of a transition: pieces slide, are laid down, and fade away.

import { wantsMotion } from "../settings.js";

const SLIDE = { duration: 260, easing: "cubic-bezier(.3,.7,.3,1)" };
const FADE = { duration: 200, easing: "ease-out" };
/** How a piece from beside the board appears: from a little above its place. */
const LAID_DOWN = { transform: "translate(0, -28px) scale(1.06)", opacity: 0 };

/**
 * @param {import("./animation-plan.js").Movements} movements
 * @param {Element} layer Where what is gone fades away.
 */
export function animate({ arrivals, gone }, layer) {
  if (!wantsMotion()) return;
  for (const [{ element }, back] of arrivals) {
    const start = back ? { transform: `translate(${back.x}px, ${back.y}px)`, opacity: 1 } : LAID_DOWN;
    element.animate([start, { transform: "none", opacity: 1 }], SLIDE);
  }
  for (const { element } of gone) {
    const ghost = element.parentElement;
    if (!ghost) continue;
    layer.prepend(ghost);
    const fading = element.animate([{ opacity: 1 }, { opacity: 0, transform: "scale(.7)" }], FADE);
    fading.onfinish = fading.oncancel = () => ghost.remove();
  }
}
