// Animation of a move: pieces slide, are placed on the board, or fade out.

import { isMotionAllowed } from "../settings.js";

const SLIDE = { duration: 260, easing: "cubic-bezier(.3,.7,.3,1)" };
const FADE = { duration: 200, easing: "ease-out" };
/** The first keyframe of a piece placed from a tray: a little above its cell. */
const PLACED = { transform: "translate(0, -28px) scale(1.06)", opacity: 0 };

/**
 * Plays an animation, unless the system asks for reduced motion.
 * @param {import("./animation-plan.js").AnimationPlan} plan
 * @param {Element} layer The layer in which leaving pieces fade out.
 */
export function playAnimation({ arriving, leaving }, layer) {
  if (!isMotionAllowed()) return;
  for (const [{ element }, offset] of arriving) {
    const start = offset ? { transform: `translate(${offset.x}px, ${offset.y}px)`, opacity: 1 } : PLACED;
    element.animate([start, { transform: "none", opacity: 1 }], SLIDE);
  }
  for (const { element } of leaving) {
    const wrapper = element.parentElement;
    if (!wrapper) continue;
    layer.prepend(wrapper);
    const fade = element.animate([{ opacity: 1 }, { opacity: 0, transform: "scale(.7)" }], FADE);
    fade.onfinish = fade.oncancel = () => wrapper.remove();
  }
}
