// What travels between server and browser, and what the client's own parts hand to each other.

type Cell = { x: number; y: number };
type Spot = { cell: Cell } | { tray: number } | { button: string };

type SceneCell = { at: Cell; kind: string; label: string };
type Piece = {
  at: Cell | null;
  kind: string;
  seat: number | null;
  label: string;
  orientation?: "horizontal" | "vertical" | "north" | "east" | "south" | "west";
  number?: number | null;
  level?: number | null;
  numbers?: [number, number] | null;
};
type Tray = { seat: number; kind: string; piece: string | null; in_halves: boolean; count: number; items: Piece[] };
type Scene = { grid: "square" | "hex"; cells: SceneCell[]; pieces: Piece[]; trays: Tray[] };

type Choice = { text: string; sort: string | null };
/** What can be pointed at: the moves complete here, by their index among the choices, and what follows by spot. */
type PickTree = { moves?: number[]; next?: Record<string, PickTree> };
type SeatInfo = {
  seat: number;
  label: string;
  player: string;
  name: string;
  yours?: boolean;
  online?: boolean;
};
type Outcome = { places: number[]; reason: string; words: string; winner: number | null };
type LastMove = { text: string; seat: number; spots: Spot[]; news: string[] };
type HistoryItem = { text: string; seat: number };
type Score = { kind: "estimate" | "win" | "loss"; chance: number; moves?: number | null };

/** What there is to see of a game after some ply, wherever it comes from. */
type Moment = {
  ply: number;
  scene: Scene;
  last: LastMove | null;
  turn: number | null;
  status: string[];
};

type TableState = Moment & {
  type: "state";
  id: string;
  spec: string;
  game: string;
  name: string;
  seats: SeatInfo[];
  your_turn: boolean;
  outcome: Outcome | null;
  prompt: string;
  choices: Choice[];
  picks: PickTree;
  history: HistoryItem[];
  thinking: number | null;
  proposal: null | { kind: "undo" | "rematch"; by: number; waiting_for: number[] };
  rematch: null | { id: string; token: string | null };
  alone: boolean;
  secrets: boolean;
  may: { undo: boolean; hint: boolean; resign: boolean; rematch: boolean; record: boolean };
};

type Refused = { type: "refused"; ply: number; id: string; words: string; spots: Spot[] };
type Hint = Thought & { type: "hint"; ply: number };
type ServerMessage =
  | TableState
  | Refused
  | Hint
  | { type: "stale"; ply: number }
  | { type: "pong" }
  | { type: "closing" };

type OptionValue = { name: string; about: string };
type GameInfo = {
  id: string;
  name: string;
  about: string;
  players_option?: string | null;
  options: { name: string; about: string; values: OptionValue[] }[];
  bots: OptionValue[];
  levels: { level: number; about: string }[];
  picture?: Scene;
};
type Variant = { spec: string; players: number; seats: string[]; first_scene: Scene };
type SeatRequest = { player: string; here?: boolean };
type TableRequest = {
  spec?: string;
  seats?: SeatRequest[];
  seed?: number;
  position?: string;
  record?: string;
};
type Created = { id: string; token: string; links: { seat: number; token: string }[] };

/** Where a study begins; a variation is this and a list of moves. */
type StudyStart = { spec: string; seed?: number | string; position?: string | null };
type StudyAnswer = Moment & {
  start: StudyStart;
  game: string;
  name: string;
  seats: SeatInfo[];
  choices: Choice[];
  picks: PickTree;
  outcome: Outcome | null;
  history: HistoryItem[];
  prompt: string;
  secrets: boolean;
  refused?: Refused | null;
};
type Thought = {
  move: string;
  line: string[];
  spots: Spot[][];
  score: Score;
  depth: number;
  nodes: number;
};

/** A move beside the best one; the scores are those of the seat that moved. */
type Judgement = { best: Thought; score: Score; loss: number; mark: "mistake" | "blunder" | null };

type ApiError = Error & { id: string; status: number };

/** A page that is open; the router closes it before another opens. */
type Page = { close?: () => void };

/** What is marked on a board beside its pieces. */
type Marks = {
  picked: Spot[];
  targets: Spot[];
  starts: Spot[];
  last: Spot[];
  arrows: { spots: Spot[]; rank: number }[];
};

/** A part of a text: text itself, an argument, or one of several texts. */
type Part = string | { argument: string } | Select;
/** Texts of which the value of an argument selects one. */
type Select = { select: string; variants: Record<string, Part[]>; default: string };
