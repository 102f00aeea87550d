// Sounds, off by default: short tones for moves, the player's turn, refusals and the end of a game.

import { isSoundOn } from "./settings.js";

/** @type {AudioContext | undefined} */
let audio;

/** The frequencies of the tones, in hertz. @type {Record<string, number[]>} */
const SOUNDS = { move: [220], turn: [440], end: [392, 494, 587], refused: [140] };

/** @param {keyof typeof SOUNDS} name */
export function playSound(name) {
  if (!isSoundOn()) return;
  audio ??= new AudioContext();
  for (const [n, pitch] of SOUNDS[name].entries()) playTone(audio, pitch, audio.currentTime + n * 0.09);
}

/**
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} at
 */
function playTone(context, pitch, at) {
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0.18, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.16);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.18);
}
