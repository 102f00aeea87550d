// The client's own types, and short names for those that travel between server and browser.
// `protocol.d.ts` is made from `crates/server/openapi.json` by `npm run protocol` in `web/tests`.

type Schemas = import("./protocol.d.ts").components["schemas"];

type Cell = Schemas["Cell"];
type Spot = Schemas["Spot"];
type SceneCell = Schemas["SceneCell"];
type Piece = Schemas["Piece"];
type Tray = Schemas["Tray"];
type Scene = Schemas["Scene"];
type Transition = Schemas["Transition"];
type Step = Schemas["Step"];
type Status = Schemas["Status"];
type Choice = Schemas["Choice"];
type PickTree = Schemas["PickTree"];
type Outcome = Schemas["Outcome"];
type LastMove = Schemas["LastMove"];
type HistoryItem = Schemas["Made"];
type Score = Schemas["Score"];
type Thought = Schemas["Thought"];
/** What there is to see of a game after some ply, wherever it comes from. */
type Moment = Schemas["Ply"];
/** A seat at a table, or in a study, where nobody is online. */
type SeatInfo = Schemas["StudySeat"] & Partial<Schemas["SeatInfo"]>;

type TableState = Schemas["StateMessage"];
type TableChange = Schemas["ChangeMessage"];
type ServerMessage = Schemas["ServerMessage"];
type ClientMessage = Schemas["ClientMessage"];
/** A message as the pages see it: changes are applied, so that every state is whole. */
type TableMessage = Exclude<ServerMessage, TableChange>;

type OptionValue = Schemas["Named"];
type GameInfo = Schemas["GameInfo"];
type Variant = Schemas["Variant"];
type SeatRequest = Schemas["WantedSeat"];
type TableRequest = Schemas["NewTable"];
type Created = Schemas["OpenedTable"];

/** Where a study begins; a variation is this and a list of moves. */
type StudyStart = Pick<Schemas["Studied"], "spec" | "seed" | "position">;
type StudyAnswer = Schemas["Study"];

/** A move beside the best one; the scores are those of the seat that moved. */
type Judgement = Schemas["Judgement"];

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
