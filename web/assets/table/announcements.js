// Announcements of what happens at a table, for screen readers and as sounds.

import { t } from "../i18n.js";
import { announce, showToast } from "../notifications.js";
import { playSound } from "../sound.js";

/**
 * Announces the difference between two states; `previous` is null when the table is opened.
 * @param {TableState | null} previous
 * @param {TableState} state
 */
export function announceChange(previous, state) {
  if (!previous) return announce(turnText(state));
  if (state.ply > previous.ply) announceMove(state);
  if (state.ply < previous.ply) showToast(t("web-taken-back"));
  if (state.outcome && !previous.outcome) {
    announce(state.outcome.words);
    playSound("end");
  } else if (state.ply !== previous.ply) {
    announce(turnText(state));
    const hasOpponents = state.seats.some(({ yours }) => !yours);
    if (state.your_turn && state.ply > previous.ply && hasOpponents) playSound("turn");
  }
}

/** @param {TableState} state */
function announceMove({ last, seats }) {
  if (!last) return;
  const name = seats.find(({ seat }) => seat === last.seat)?.name ?? "";
  announce(t("web-played", { name, move: last.text }));
  for (const event of last.news) showToast(event);
  playSound("move");
}

/**
 * Returns the outcome, or whose turn it is.
 * @param {TableState} state
 */
export function turnText(state) {
  if (state.outcome) return state.outcome.words;
  const name = state.seats.find(({ seat }) => seat === state.turn)?.name ?? "";
  const isOnlyPlayer = state.seats.filter(({ yours }) => yours).length === 1;
  return state.your_turn && isOnlyPlayer ? t("web-your-turn") : t("web-turn-of", { name });
}
