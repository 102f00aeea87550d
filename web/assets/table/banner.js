// What everybody at the table should know now: how it ended, what somebody asks for, that the line
// is lost, that one looks at the past.

import { button, h, put } from "../dom.js";
import { say } from "../i18n.js";

/** @typedef {{ type: "agree" | "decline", ply: number }} Answer */

/**
 * @param {HTMLElement} banner
 * @param {TableState} state
 * @param {{ connection: import("../socket.js").Connection, past: boolean, onanswer: (answer: Answer) => void, onlive: () => void }} how
 */
export function showBanner(banner, state, { connection, past, onanswer, onlive }) {
  put(
    banner,
    connection === "lost" && h("p", { class: "problem" }, say("web-line-lost")),
    state.outcome && h("p", { class: "outcome" }, state.outcome.words),
    proposal(state, onanswer),
    past && h("p", { class: "past" }, say("web-past"), " ", button(say("web-to-present"), onlive)),
  );
}

/**
 * @param {TableState} state
 * @param {(answer: Answer) => void} onanswer
 */
function proposal({ proposal, seats, ply }, onanswer) {
  if (!proposal) return null;
  const by = seats.find(({ seat }) => seat === proposal.by);
  const words = say(`web-proposes-${proposal.kind}`, { name: by?.name ?? "" });
  const isAsked = seats.some(({ seat, yours }) => yours && proposal.waiting_for.includes(seat));
  if (!isAsked) return h("p", { class: "proposal" }, by?.yours ? say("web-waiting-answer") : words);
  return h(
    "p",
    { class: "proposal" },
    words,
    " ",
    button(say("web-agree"), () => onanswer({ type: "agree", ply }), { class: "main" }),
    " ",
    button(say("web-decline"), () => onanswer({ type: "decline", ply })),
  );
}
