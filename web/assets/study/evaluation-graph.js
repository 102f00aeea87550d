// The evaluation graph of a game: win probabilities by ply, with symbols at mistakes. A click on a move
// goes to it.

import { s } from "../dom.js";

const WIDTH = 340;
const HEIGHT = 120;
const EDGE = 16;

/**
 * A move on the graph; the win probability is that of `seat`, the symbol of a good move is empty.
 * @typedef {{ ply: number, seat: number, winProbability: number, symbol: string, description: string }} GraphPoint
 */

/**
 * Draws one line for two players, or one line for each of more players.
 * @param {GraphPoint[]} points
 * @param {{ length: number, seats: number, currentPly: number, label: string, onNavigate: (ply: number) => void }} options
 */
export function drawEvaluationGraph(points, { length, seats, currentPly, label, onNavigate }) {
  const x = (/** @type {number} */ ply) => EDGE + ((WIDTH - 2 * EDGE) * ply) / Math.max(1, length);
  const y = (/** @type {number} */ probability) => EDGE + (HEIGHT - 2 * EDGE) * (1 - probability);
  // With two players, all points are drawn from the first player's side.
  const normalize = (/** @type {GraphPoint} */ point) =>
    seats === 2 && point.seat === 2 ? { ...point, seat: 1, winProbability: 1 - point.winProbability } : point;
  const lines = Map.groupBy(points.map(normalize), ({ seat }) => seat);
  const moves = points.map((point) => {
    const { winProbability } = normalize(point);
    return s(
      "g",
      {
        class: `graph-move seat-${point.seat}${point.symbol ? " mistake" : ""}`,
        role: "button",
        tabindex: point.symbol ? 0 : -1,
        "aria-label": point.description,
        transform: `translate(${x(point.ply)} ${y(winProbability)})`,
        onclick: () => onNavigate(point.ply),
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          if (event.key === "Enter" || event.key === " ") onNavigate(point.ply);
        },
      },
      s("title", {}, point.description),
      s("rect", { class: "graph-hit-area", x: -4, y: -y(winProbability), width: 8, height: HEIGHT }),
      s("circle", { r: point.symbol ? 5 : 2 }),
      point.symbol && s("text", { y: winProbability > 0.8 ? 19 : -8 }, point.symbol),
    );
  });
  return s(
    "svg",
    { class: "graph", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "group", "aria-label": label },
    s("line", { class: "graph-even", x1: 0, x2: WIDTH, y1: y(0.5), y2: y(0.5) }),
    ...[...lines].map(([seat, line]) => {
      const corners = line.map(({ ply, winProbability }) => `${x(ply)},${y(winProbability)}`).join(" ");
      return s("polyline", { class: `graph-line seat-${seat}`, points: corners });
    }),
    s("line", { class: "graph-current", x1: x(currentPly), x2: x(currentPly), y1: 0, y2: HEIGHT }),
    ...moves,
  );
}
