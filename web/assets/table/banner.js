// The banner above the board: the outcome, a proposal, a lost connection, or an earlier position.

import { button, h, setChildren } from "../dom.js";
import { t } from "../i18n.js";

/** @typedef {{ type: "agree" | "decline", ply: number }} Answer */

/**
 * @param {HTMLElement} banner
 * @param {TableState} state
 * @param {{ connection: import("../socket.js").Connection, isPast: boolean, onAnswer: (answer: Answer) => void, onReturn: () => void }} options
 */
export function renderBanner(banner, state, { connection, isPast, onAnswer, onReturn }) {
  setChildren(
    banner,
    connection === "lost" && h("p", { class: "problem" }, t("web-connection-lost")),
    state.outcome && h("p", { class: "outcome" }, state.outcome.words),
    proposalElement(state, onAnswer),
    isPast && h("p", { class: "past" }, t("web-past"), " ", button(t("web-to-latest"), onReturn)),
  );
}

/**
 * @param {TableState} state
 * @param {(answer: Answer) => void} onAnswer
 */
function proposalElement({ proposal, seats, ply }, onAnswer) {
  if (!proposal) return null;
  const proposer = seats.find(({ seat }) => seat === proposal.by);
  const text = t(`web-proposes-${proposal.kind}`, { name: proposer?.name ?? "" });
  const mustAnswer = seats.some(({ seat, yours }) => yours && proposal.waiting_for.includes(seat));
  if (!mustAnswer) return h("p", { class: "proposal" }, proposer?.yours ? t("web-waiting-answer") : text);
  return h(
    "p",
    { class: "proposal" },
    text,
    " ",
    button(t("web-agree"), () => onAnswer({ type: "agree", ply }), { class: "main" }),
    " ",
    button(t("web-decline"), () => onAnswer({ type: "decline", ply })),
  );
}
