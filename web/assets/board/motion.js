// Moving from one picture to the next: what slid, what was pushed in, what came and what went.

import { wantsMotion } from "../settings.js";
import { cellKey } from "../spot.js";

/** @typedef {import("./pieces.js").Drawn} Drawn */
/** @typedef {import("./layout.js").Layout} Layout */

const SLIDE = { duration: 260, easing: "cubic-bezier(.3,.7,.3,1)" };
const FADE = { duration: 200, easing: "ease-out" };

/**
 * Where each drawn thing comes from: a place on the board, or nowhere.
 * @param {Drawn[]} before
 * @param {Drawn[]} after
 * @param {Spot[]} spots What the move between them pointed at.
 * @param {Layout} layout
 * @returns {{ from: Map<Drawn, { x: number, y: number }>, gone: Drawn[], fresh: Drawn[] }}
 */
export function changes(before, after, spots, layout) {
  const old = byPlace(before);
  const pushed = pushes(old, after, spots, layout);
  const from = new Map();
  const used = new Set([...pushed.values()].filter((drawn) => drawn !== null));
  for (const [drawn, source] of pushed) if (source) from.set(drawn, source);
  const open = after.filter((drawn) => {
    if (pushed.has(drawn)) return false;
    const same = old.get(place(drawn));
    const stays = same?.name === drawn.name && !used.has(same);
    if (stays) used.add(same);
    return !stays;
  });
  const left = before.filter((drawn) => !used.has(drawn));
  const fresh = open.filter((drawn) => {
    const at = left.findIndex((other) => other.family === drawn.family && other.family !== "domino");
    if (at < 0) return true;
    from.set(drawn, left[at]);
    left.splice(at, 1);
    return false;
  });
  for (const [drawn, source] of pushed) if (!source) fresh.push(drawn);
  return { from, gone: left, fresh };
}

/** @param {Drawn} drawn */
const place = (drawn) => `${drawn.cells.join(" ")} ${drawn.level}`;

/** @param {Drawn[]} all */
const byPlace = (all) => new Map(all.map((drawn) => [place(drawn), drawn]));

/**
 * What was pushed into a line from a place beside the board: each one in the line, up to the first
 * gap, comes from the cell before it, and the first from outside.
 * @param {Map<string, Drawn>} old
 * @param {Drawn[]} after
 * @param {Spot[]} spots
 * @param {Layout} layout
 * @returns {Map<Drawn, Drawn | null>}
 */
function pushes(old, after, spots, layout) {
  const moved = new Map();
  const spot = spots[0];
  const entry = spot && "cell" in spot ? layout.cells.get(cellKey(spot.cell)) : undefined;
  if (entry?.cell.kind !== "entry") return moved;
  const { at } = entry.cell;
  const step = [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
    { x: 0, y: 1 },
    { x: 0, y: -1 },
  ].find(({ x, y }) => isBoard(layout, { x: at.x + x, y: at.y + y }));
  if (!step) return moved;
  const now = byPlace(after);
  let source = null;
  for (let n = 1; ; n++) {
    const key = `${at.x + n * step.x},${at.y + n * step.y} 1`;
    const drawn = now.get(key);
    if (!drawn) return moved;
    moved.set(drawn, source);
    source = old.get(key);
    if (!source) return moved;
  }
}

/**
 * @param {Layout} layout
 * @param {Cell} at
 */
function isBoard(layout, at) {
  const cell = layout.cells.get(cellKey(at));
  return cell !== undefined && cell.cell.kind !== "entry";
}

/**
 * Shows the changes as movement.
 * @param {ReturnType<typeof changes>} change
 * @param {Element} layer Where what is gone fades away.
 * @param {{ x: number, y: number } | null} source Where what is fresh comes from.
 */
export function animate({ from, gone, fresh }, layer, source) {
  if (!wantsMotion()) return;
  for (const [drawn, { x, y }] of from) {
    const slide = `translate(${x - drawn.x}px, ${y - drawn.y}px)`;
    drawn.element.animate([{ transform: slide }, { transform: "none" }], SLIDE);
  }
  for (const drawn of fresh) {
    const start = source
      ? `translate(${source.x - drawn.x}px, ${source.y - drawn.y}px)`
      : "translate(0, -28px) scale(1.06)";
    drawn.element.animate([{ transform: start, opacity: source ? 1 : 0 }, { transform: "none", opacity: 1 }], SLIDE);
  }
  for (const drawn of gone) {
    const ghost = drawn.element.parentElement;
    if (!ghost) continue;
    layer.prepend(ghost);
    const fading = drawn.element.animate([{ opacity: 1 }, { opacity: 0, transform: "scale(.7)" }], FADE);
    fading.onfinish = fading.oncancel = () => ghost.remove();
  }
}
