// What is said when something happens at the table: to those who listen, and by sounds.

import { announce, notice } from "../notifications.js";
import { sound } from "../sound.js";
import { say } from "../i18n.js";

/**
 * @param {TableState | null} before
 * @param {TableState} now
 */
export function tellChange(before, now) {
  if (!before) return announce(turnWords(now));
  const isNewMove = now.ply > before.ply;
  if (isNewMove && now.last) {
    const { last } = now;
    const name = now.seats.find(({ seat }) => seat === last.seat)?.name ?? "";
    announce(say("web-played", { name, move: last.text }));
    for (const news of last.news) notice(news);
    sound("move");
  }
  if (now.ply < before.ply) notice(say("web-taken-back"));
  if (now.outcome && !before.outcome) {
    announce(now.outcome.words);
    sound("end");
  } else if (now.ply !== before.ply) {
    announce(turnWords(now));
    if (now.your_turn && isNewMove && now.seats.some(({ yours }) => !yours)) sound("turn");
  }
}

/** @param {TableState} state */
export function turnWords(state) {
  if (state.outcome) return state.outcome.words;
  const name = state.seats.find(({ seat }) => seat === state.turn)?.name ?? "";
  const isOneOfSeveral = state.seats.filter(({ yours }) => yours).length > 1;
  return state.your_turn && !isOneOfSeveral ? say("web-your-turn") : say("web-turn-of", { name });
}
