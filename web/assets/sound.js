// Sounds, only on request: a short knock for a move, a soft chord for what matters more.

import { hasSound } from "./settings.js";

/** @type {AudioContext | undefined} */
let audio;

/** @type {Record<string, number[]>} */
const NOTES = { move: [220], turn: [440], end: [392, 494, 587], refused: [140] };

/** @param {keyof typeof NOTES} what */
export function sound(what) {
  if (!hasSound()) return;
  audio ??= new AudioContext();
  for (const [n, pitch] of NOTES[what].entries()) knock(audio, pitch, audio.currentTime + n * 0.09);
}

/**
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} at
 */
function knock(context, pitch, at) {
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0.18, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.16);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.18);
}
