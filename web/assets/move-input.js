// The move that a player is entering by picking spots, at a table or in a study.

import { nextSpots, pick, toNode } from "./pick-tree.js";
import { parseSpotKey } from "./spot.js";

/**
 * @typedef {object} Listeners
 * @property {(move: string) => void} onMove Called with a complete move.
 * @property {(spots: Spot[]) => void} onRejected Called with picks that begin no legal move.
 * @property {() => void} onChange Called after every pick.
 */

export class MoveInput {
  /** The legal moves. @type {Choice[]} */
  choices = [];
  /** The pick tree of the legal moves. @type {PickTree} */
  picks = {};
  /** The spots picked so far. @type {Spot[]} */
  picked = [];
  /** Legal moves that the picked spots complete, where there are several. @type {Choice[]} */
  alternatives = [];

  /** @param {Listeners} listeners */
  constructor(listeners) {
    this.listeners = listeners;
  }

  /**
   * Sets the legal moves; picks are kept if the moves are the same as before.
   * @param {Choice[]} choices
   * @param {PickTree} picks
   */
  setChoices(choices, picks) {
    const isUnchanged = choices.length === this.choices.length && choices.every(({ text }, n) => text === this.choices[n].text);
    [this.choices, this.picks] = [choices, picks];
    if (!isUnchanged) [this.picked, this.alternatives] = [[], []];
  }

  /** @param {Spot} spot */
  pick(spot) {
    const { picked, move, alternatives, rejected } = pick(this.picks, this.picked, spot);
    this.picked = picked;
    this.alternatives = (alternatives ?? []).map((index) => this.choices[index]);
    this.listeners.onChange();
    if (rejected) this.listeners.onRejected(rejected);
    if (move !== undefined) this.listeners.onMove(this.choices[move].text);
  }

  undoPick() {
    this.picked = this.picked.slice(0, -1);
    this.alternatives = [];
    this.listeners.onChange();
  }

  /** Returns the spots to highlight: the origins of all moves, or the picked spots and their destinations. */
  highlights() {
    const next = nextSpots(this.picks, this.picked);
    const hasPicked = this.picked.length > 0;
    return { selected: this.picked, destinations: hasPicked ? next : [], origins: hasPicked ? [] : next };
  }

  /** Returns the names of the buttons that can be picked next. */
  buttonNames() {
    const names = nextSpots(this.picks, this.picked).flatMap((spot) => ("button" in spot ? [spot.button] : []));
    return [...new Set(names)];
  }

  /** Returns the types of the legal moves, such as a swap, except for moves made by a button. */
  moveTypes() {
    const first = Object.entries(toNode(this.picks).next ?? {});
    const byButton = first.flatMap(([key, tree]) => ("button" in parseSpotKey(key) ? (toNode(tree).moves ?? []) : []));
    const types = this.choices.flatMap(({ sort }, index) => (sort && !byButton.includes(index) ? [sort] : []));
    return [...new Set(types)];
  }
}
