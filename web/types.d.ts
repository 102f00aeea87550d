// The client's own types, and short names for the types of the protocol. `npm run protocol` in `web/tests`
// generates `protocol.d.ts` from `crates/server/openapi.json`.

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
type PickNode = Schemas["PickNode"];
type Outcome = Schemas["Outcome"];
type LastMove = Schemas["LastMove"];
type HistoryItem = Schemas["Made"];
type Score = Schemas["Score"];
type Analysis = Schemas["Thought"];
/** A game as it was after some ply. */
type PlyView = Schemas["Ply"];
/** A seat at a table or in a study; in a study nobody is online. */
type SeatInfo = Schemas["StudySeat"] & Partial<Schemas["SeatInfo"]>;

type TableState = Schemas["StateMessage"];
type TableChange = Schemas["ChangeMessage"];
type ServerMessage = Schemas["ServerMessage"];
type ClientMessage = Schemas["ClientMessage"];
/** A message after the socket has applied changes, so that every state is complete. */
type TableMessage = Exclude<ServerMessage, TableChange>;

type OptionValue = Schemas["Named"];
type GameInfo = Schemas["GameInfo"];
type Variant = Schemas["Variant"];
type SeatRequest = Schemas["WantedSeat"];
type TableRequest = Schemas["NewTable"];
type Created = Schemas["OpenedTable"];

/** The start of a study, from which variations are played. */
type StudyStart = Pick<Schemas["Studied"], "spec" | "seed" | "position">;
type StudyAnswer = Schemas["Study"];

/** A move compared with the best move; the scores are those of the seat that moved. */
type Judgement = Schemas["Judgement"];

type ApiError = Error & { id: string; status: number };

/** An open page; the router closes it before it opens another one. */
type Page = { close?: () => void };

/** The highlights on a board. */
type Highlights = {
  selected: Spot[];
  destinations: Spot[];
  origins: Spot[];
  lastMove: Spot[];
  arrows: { spots: Spot[]; rank: number }[];
};

/** A part of a message: text, an argument, or a selection. */
type MessagePart = string | { argument: string } | MessageSelect;
/** Variants of a text; the value of an argument selects one. */
type MessageSelect = { select: string; variants: Record<string, MessagePart[]>; default: string };
