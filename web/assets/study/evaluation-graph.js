// The chance to win over the course of a game: one line for two players, one for each of more.
// Mistakes are marked, and every move can be pressed.

import { s } from "../dom.js";

const WIDTH = 340;
const HEIGHT = 120;
const EDGE = 16;

/**
 * A move on the graph; `chance` is that of `seat`, `mark` is empty where the move was fine.
 * @typedef {{ ply: number, seat: number, chance: number, mark: string, words: string }} GraphPoint
 */

/**
 * @param {GraphPoint[]} points
 * @param {{ length: number, seats: number, here: number, label: string, ongo: (ply: number) => void }} how
 */
export function drawGraph(points, { length, seats, here, label, ongo }) {
  const x = (/** @type {number} */ ply) => EDGE + ((WIDTH - 2 * EDGE) * ply) / Math.max(1, length);
  const y = (/** @type {number} */ chance) => EDGE + (HEIGHT - 2 * EDGE) * (1 - chance);
  // With two players the chance of one is what the other lacks, so one line tells both.
  const seen = (/** @type {GraphPoint} */ point) =>
    seats === 2 && point.seat === 2 ? { ...point, seat: 1, chance: 1 - point.chance } : point;
  const lines = Map.groupBy(points.map(seen), ({ seat }) => seat);
  const spots = points.map((point) => {
    const { chance } = seen(point);
    return s(
      "g",
      {
        class: `graph-move seat-${point.seat}${point.mark ? " bad" : ""}`,
        role: "button",
        tabindex: point.mark ? 0 : -1,
        "aria-label": point.words,
        transform: `translate(${x(point.ply)} ${y(chance)})`,
        onclick: () => ongo(point.ply),
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key === "Enter" || event.key === " ") ongo(point.ply);
        },
      },
      s("title", {}, point.words),
      s("rect", { class: "graph-touch", x: -4, y: -y(chance), width: 8, height: HEIGHT }),
      s("circle", { r: point.mark ? 5 : 2 }),
      point.mark && s("text", { y: chance > 0.8 ? 19 : -8 }, point.mark),
    );
  });
  return s(
    "svg",
    { class: "graph", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "group", "aria-label": label },
    s("line", { class: "graph-even", x1: 0, x2: WIDTH, y1: y(0.5), y2: y(0.5) }),
    ...[...lines].map(([seat, line]) => {
      const corners = line.map(({ ply, chance }) => `${x(ply)},${y(chance)}`).join(" ");
      return s("polyline", { class: `graph-line seat-${seat}`, points: corners });
    }),
    s("line", { class: "graph-here", x1: x(here), x2: x(here), y1: 0, y2: HEIGHT }),
    ...spots,
  );
}
