// Gradients and markers shared by all boards of a page.

import { s } from "../dom.js";

const SEATS = [1, 2, 3, 4];

export function svgDefs() {
  const gradients = ["marble", "stone"].flatMap((kind) => SEATS.map((seat) => ballGradient(kind, seat)));
  return s(
    "svg",
    { class: "defs", width: 0, height: 0, "aria-hidden": "true" },
    s("defs", {}, ...gradients, holeGradient(), arrowMarker()),
  );
}

/**
 * @param {string} kind
 * @param {number} seat
 */
function ballGradient(kind, seat) {
  return s(
    "radialGradient",
    { id: `${kind}-${seat}`, cx: "38%", cy: "32%", r: "72%", class: `look-${kind} seat-${seat}` },
    s("stop", { offset: "0%", class: "stop-bright" }),
    s("stop", { offset: "55%", class: "stop-body" }),
    s("stop", { offset: "100%", class: "stop-deep" }),
  );
}

function holeGradient() {
  return s(
    "radialGradient",
    { id: "hole", cx: "50%", cy: "62%", r: "62%" },
    s("stop", { offset: "0%", class: "stop-hole-bright" }),
    s("stop", { offset: "100%", class: "stop-hole-deep" }),
  );
}

function arrowMarker() {
  return s(
    "marker",
    { id: "arrow-head", viewBox: "0 0 10 10", refX: 6, refY: 5, markerWidth: 3.4, markerHeight: 3.4, orient: "auto" },
    s("path", { d: "M0 0 L10 5 L0 10 Z", class: "arrow-head" }),
  );
}
