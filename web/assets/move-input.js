// What somebody is pointing at, for the table and for studies alike.

import { nextSpots, point } from "./pick-tree.js";
import { readSpot } from "./spot.js";

/**
 * @typedef {object} Listeners
 * @property {(move: string) => void} onmove
 * @property {(spots: Spot[]) => void} onrefused Nothing begins with pointing at these.
 * @property {() => void} onchange
 */

export class Pointing {
  /** @type {Choice[]} */
  choices = [];
  /** The tree of what can be pointed at to make one of them. @type {PickTree} */
  picks = {};
  /** @type {Spot[]} */
  picked = [];
  /** Moves that the same spots make. @type {Choice[]} */
  among = [];

  /** @param {Listeners} listeners */
  constructor(listeners) {
    this.listeners = listeners;
  }

  /**
   * These can be played now.
   * @param {Choice[]} choices
   * @param {PickTree} picks
   */
  allow(choices, picks) {
    const isSame = choices.length === this.choices.length && choices.every(({ text }, n) => text === this.choices[n].text);
    [this.choices, this.picks] = [choices, picks];
    if (!isSame) [this.picked, this.among] = [[], []];
  }

  /** @param {Spot} spot */
  point(spot) {
    const { picked, move, among, refused } = point(this.picks, this.picked, spot);
    this.picked = picked;
    this.among = (among ?? []).map((number) => this.choices[number]);
    this.listeners.onchange();
    if (refused) this.listeners.onrefused(refused);
    if (move !== undefined) this.listeners.onmove(this.choices[move].text);
  }

  unpick() {
    this.picked = this.picked.slice(0, -1);
    this.among = [];
    this.listeners.onchange();
  }

  /** What to mark: what is picked, where it can go, and before that where a move can begin. */
  marks() {
    const next = nextSpots(this.picks, this.picked);
    const isBegun = this.picked.length > 0;
    return { picked: this.picked, targets: isBegun ? next : [], starts: isBegun ? [] : next };
  }

  /** The names of the buttons that can be pressed now. */
  buttons() {
    const names = nextSpots(this.picks, this.picked).flatMap((spot) => ("button" in spot ? [spot.button] : []));
    return [...new Set(names)];
  }

  /** The sorts of moves there are, such as a swap. */
  sorts() {
    const starts = Object.entries(this.picks.next ?? {});
    const buttons = starts.flatMap(([key, { moves = [] }]) => ("button" in readSpot(key) ? moves : []));
    const sorts = this.choices.flatMap(({ sort }, number) => (sort && !buttons.includes(number) ? [sort] : []));
    return [...new Set(sorts)];
  }
}
