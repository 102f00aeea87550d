//! What a viewer is told about a table, and nothing else.

use serde::Serialize;
use tabuleiro_core::{Language, Mark, Scene, Seat, Spot, Status, Transition, Turn, Viewer};
use tabuleiro_session::{ComputerMove, Judgement, LegalMove, PickTree, Position, Score, Table};

use crate::pointing::{Pointed, why_not};
use crate::room::{ProposalKind, State};
use crate::texts::{self, player_name};
use crate::token::{TableId, Token};

/// A table as one viewer sees it.
#[derive(Serialize)]
pub(crate) struct TableView {
    ply: usize,
    scene: Scene<String>,
    history: Vec<Made>,
    #[serde(flatten)]
    facts: TableFacts,
    #[serde(flatten)]
    own: OwnFacts,
}

/// The parts of a view that are the same for everybody who sees the same scene.
#[derive(Serialize)]
pub(crate) struct TableFacts {
    id: TableId,
    spec: String,
    game: &'static str,
    name: &'static str,
    turn: Option<Seat>,
    outcome: Option<OutcomeView>,
    status: Status<String>,
    prompt: String,
    last: Option<LastMove>,
    thinking: Option<Seat>,
    proposal: Option<ProposalView>,
    alone: bool,
    secrets: bool,
}

/// The parts of a view that belong to whoever looks.
#[derive(Serialize)]
pub(crate) struct OwnFacts {
    seats: Vec<SeatView>,
    your_turn: bool,
    choices: Vec<ChoiceView>,
    picks: PickTree,
    rematch: Option<RematchView>,
    may: May,
}

/// A position as one viewer sees it.
#[derive(Serialize)]
struct BoardView {
    scene: Scene<String>,
    status: Status<String>,
}

impl BoardView {
    fn new(position: &dyn Position, viewer: Viewer, language: Language) -> BoardView {
        BoardView {
            scene: position.scene(viewer).localized(|label| language.say(label)),
            status: position.status(viewer).localized(|words| language.say(words)),
        }
    }
}

#[derive(Serialize)]
struct SeatView {
    #[serde(flatten)]
    sitter: Sitter,
    yours: bool,
    online: bool,
}

/// Who sits on a seat.
#[derive(Serialize)]
struct Sitter {
    seat: Seat,
    label: String,
    player: String,
    name: String,
}

impl Sitter {
    fn new(table: &Table, seat: Seat, language: Language) -> Sitter {
        let (player, label) = (table.player(seat), table.position().seat_name(seat));
        Sitter {
            seat,
            player: player.to_string(),
            name: language.say(player_name(player).as_ref().unwrap_or(&label)),
            label: language.say(&label),
        }
    }
}

/// A legal move; what one points at to make it is in the tree of picks.
#[derive(Serialize)]
struct ChoiceView {
    text: String,
    sort: Option<&'static str>,
}

impl From<LegalMove> for ChoiceView {
    fn from(LegalMove { text, kind, .. }: LegalMove) -> ChoiceView {
        ChoiceView { text, sort: kind }
    }
}

/// How a game ended.
#[derive(Serialize)]
pub(crate) struct OutcomeView {
    places: Vec<u8>,
    reason: &'static str,
    words: String,
    winner: Option<Seat>,
}

/// A move of the history.
#[derive(Serialize)]
pub(crate) struct Made {
    text: String,
    seat: Seat,
}

/// The move that led to a position.
#[derive(Serialize)]
pub(crate) struct LastMove {
    text: String,
    seat: Seat,
    spots: Vec<Spot>,
    news: Vec<String>,
    transition: Transition<String>,
}

#[derive(Serialize)]
struct ProposalView {
    kind: ProposalKind,
    by: Seat,
    waiting_for: Vec<Seat>,
}

#[derive(Serialize)]
struct RematchView {
    id: TableId,
    token: Option<Token>,
}

/// What the viewer can do now.
#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a button of its own")]
struct May {
    undo: bool,
    hint: bool,
    resign: bool,
    rematch: bool,
    record: bool,
}

/// Somebody who looks at a table.
pub(crate) struct Looker<'a> {
    /// What they showed, if they have a seat.
    pub(crate) token: Option<&'a Token>,
    pub(crate) language: Language,
}

impl TableView {
    pub(crate) fn new(id: &TableId, state: &State, looker: &Looker) -> TableView {
        let viewer = state.viewer(looker.token.map(Token::person));
        TableView {
            ply: state.ply(),
            scene: state
                .table()
                .position()
                .scene(viewer)
                .localized(|label| looker.language.say(label)),
            history: history(state.table(), 0),
            facts: TableFacts::new(id, state, viewer, looker.language),
            own: OwnFacts::new(state, looker),
        }
    }
}

impl TableFacts {
    pub(crate) fn new(
        id: &TableId,
        state: &State,
        viewer: Viewer,
        language: Language,
    ) -> TableFacts {
        let table = state.table();
        let position = &**table.position();
        let (turn, outcome) = turn_and_outcome(table, language);
        let is_over = turn.is_none();
        TableFacts {
            id: id.clone(),
            spec: table.variant().spec(),
            game: table.variant().game_type().info.id,
            name: table.variant().game_type().info.name,
            turn,
            outcome,
            status: position.status(viewer).localized(|words| language.say(words)),
            prompt: if is_over { String::new() } else { language.say(&position.prompt()) },
            last: last_move(table, state.ply(), viewer, language),
            thinking: state.thinking(),
            proposal: state.proposal.as_ref().map(|proposal| ProposalView {
                kind: proposal.kind,
                by: proposal.by,
                waiting_for: state.waiting_for(proposal),
            }),
            alone: state.is_alone(),
            secrets: position.has_secrets(),
        }
    }
}

impl OwnFacts {
    pub(crate) fn new(state: &State, looker: &Looker) -> OwnFacts {
        let (table, language) = (state.table(), looker.language);
        let person = looker.token.map(Token::person);
        let own: Vec<Seat> = state.seats_of(person).collect();
        let your_turn = state.is_turn_of(person);
        let choices = if your_turn { table.position().legal_moves() } else { Vec::new() };
        let is_over = table.is_over();
        let is_seated = !own.is_empty();
        let seat_view = |seat: Seat| SeatView {
            sitter: Sitter::new(table, seat, language),
            yours: own.contains(&seat),
            online: state.is_online(seat),
        };
        OwnFacts {
            seats: Seat::all(table.players().len()).map(seat_view).collect(),
            your_turn,
            picks: PickTree::new(&choices),
            choices: choices.into_iter().map(ChoiceView::from).collect(),
            rematch: state.kept.next.as_ref().map(|next| RematchView {
                id: next.clone(),
                // A person has the same token there.
                token: looker.token.filter(|_| is_seated).cloned(),
            }),
            may: May {
                undo: is_seated && state.ply_after_undo(person).is_some(),
                hint: state.is_alone() && your_turn,
                resign: is_seated && !is_over,
                rematch: is_seated && is_over && state.kept.next.is_none(),
                record: may_be_recorded(table),
            },
        }
    }
}

/// Whether a record may be read: the seed and the position tell what is hidden.
pub(crate) fn may_be_recorded(table: &Table) -> bool {
    table.is_over() || !table.position().has_secrets()
}

/// A table as it was after so many moves.
#[derive(Serialize)]
pub(crate) struct PlyView {
    ply: usize,
    #[serde(flatten)]
    board: BoardView,
    last: Option<LastMove>,
    turn: Option<Seat>,
}

impl PlyView {
    pub(crate) fn new(state: &State, ply: usize, looker: &Looker) -> Option<PlyView> {
        let (table, language) = (state.table(), looker.language);
        let position = &**table.position_at(ply)?;
        // Who looks back sees what they see now, so that nobody looks into another's past.
        let viewer = state.viewer(looker.token.map(Token::person));
        let turn = match position.turn() {
            Turn::Of(seat) => Some(seat),
            Turn::Over(_) => None,
        };
        Some(PlyView {
            ply,
            board: BoardView::new(position, viewer, language),
            last: last_move(table, ply, viewer, language),
            turn,
        })
    }
}

/// A position that somebody studies: all of it is theirs to see.
#[derive(Serialize)]
pub(crate) struct StudyView {
    /// What a variation is asked for with, beside its moves.
    start: Start,
    game: &'static str,
    name: &'static str,
    ply: usize,
    seats: Vec<Sitter>,
    #[serde(flatten)]
    board: BoardView,
    choices: Vec<ChoiceView>,
    picks: PickTree,
    turn: Option<Seat>,
    outcome: Option<OutcomeView>,
    history: Vec<Made>,
    last: Option<LastMove>,
    prompt: String,
    secrets: bool,
    refused: Option<RefusedView>,
}

/// Where a game began.
#[derive(Serialize)]
struct Start {
    spec: String,
    /// As text, since a browser cannot keep every number.
    seed: String,
    position: Option<String>,
}

/// Why no move begins with what was pointed at.
#[derive(Serialize)]
struct RefusedView {
    id: &'static str,
    words: String,
    spots: Vec<Spot>,
}

impl StudyView {
    /// Where `pointed` is given, it is told why no move begins there.
    pub(crate) fn new(
        table: &Table,
        seat: Option<Seat>,
        pointed: Option<&[Pointed]>,
        language: Language,
    ) -> StudyView {
        let position = &**table.position();
        let (turn, outcome) = turn_and_outcome(table, language);
        let viewer = seat.or(turn).map_or(Viewer::Watcher, Viewer::Seat);
        let seats = Seat::all(table.players().len());
        let choices = position.legal_moves();
        let refused = pointed.map(|pointed| {
            let problem = why_not(position, pointed);
            let words = language.say(&texts::problem(&problem));
            RefusedView { id: problem.id(), words, spots: problem.spots().to_vec() }
        });
        StudyView {
            start: Start {
                spec: table.variant().spec(),
                seed: table.seed().to_string(),
                position: table.set_up_position(),
            },
            game: table.variant().game_type().info.id,
            name: table.variant().game_type().info.name,
            ply: table.moves().len(),
            seats: seats.map(|seat| Sitter::new(table, seat, language)).collect(),
            board: BoardView::new(position, viewer, language),
            picks: PickTree::new(&choices),
            choices: choices.into_iter().map(ChoiceView::from).collect(),
            turn,
            outcome,
            history: history(table, 0),
            last: last_move(table, table.moves().len(), viewer, language),
            prompt: turn.map_or_else(String::new, |_| language.say(&position.prompt())),
            secrets: position.has_secrets(),
            refused,
        }
    }
}

fn turn_and_outcome(table: &Table, language: Language) -> (Option<Seat>, Option<OutcomeView>) {
    let outcome = match table.turn() {
        Turn::Of(seat) => return (Some(seat), None),
        Turn::Over(outcome) => outcome,
    };
    let places = &outcome.places;
    let view = OutcomeView {
        places: Seat::all(places.players()).map(|seat| places.place(seat)).collect(),
        reason: outcome.reason.id,
        words: language.say(&table.turn_message()),
        winner: places.winner(),
    };
    (None, Some(view))
}

/// Who moved after so many moves.
fn mover(table: &Table, ply: usize) -> Option<Seat> {
    match table.position_at(ply)?.turn() {
        Turn::Of(seat) => Some(seat),
        Turn::Over(_) => None,
    }
}

/// Returns the moves of a table from ply `since` on.
pub(crate) fn history(table: &Table, since: usize) -> Vec<Made> {
    let made = |ply| {
        let played = table.move_at(ply)?;
        Some(Made { text: played.text.clone(), seat: mover(table, ply)? })
    };
    (since..).map_while(made).collect()
}

/// The move that led to where so many moves are on the table, as one viewer sees it.
fn last_move(table: &Table, ply: usize, viewer: Viewer, language: Language) -> Option<LastMove> {
    let before = ply.checked_sub(1)?;
    let played = table.move_at(before)?;
    let transition = table.transition_at(before, viewer)?;
    Some(LastMove {
        text: played.text.clone(),
        seat: mover(table, before)?,
        spots: on_board(&played.spots),
        news: played.events.iter().map(|news| language.say(news)).collect(),
        transition: transition.localized(|label| language.say(label)),
    })
}

/// The spots on the board: which item of a tray a move took tells what lay beside it.
fn on_board(spots: &[Spot]) -> Vec<Spot> {
    spots.iter().filter(|spot| !matches!(spot, Spot::Tray(_))).copied().collect()
}

/// What a computer thinks of a position.
#[derive(Serialize)]
pub(crate) struct ThoughtView {
    #[serde(rename = "move")]
    text: String,
    line: Vec<String>,
    /// What one points at to make each move of the line.
    spots: Vec<Vec<Spot>>,
    score: Option<ScoreView>,
    depth: Option<u32>,
    nodes: Option<u64>,
}

#[derive(Serialize)]
struct ScoreView {
    kind: &'static str,
    chance: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<usize>,
}

impl ThoughtView {
    /// The whole line, for somebody who may see everything.
    pub(crate) fn open(position: &dyn Position, decision: &ComputerMove) -> ThoughtView {
        ThoughtView::with_moves(position, decision, usize::MAX)
    }

    /// For a player: what could follow is imagined, and whether it can be played would tell what
    /// the others hold.
    pub(crate) fn for_player(position: &dyn Position, decision: &ComputerMove) -> ThoughtView {
        let moves = if position.has_secrets() { 1 } else { usize::MAX };
        ThoughtView::with_moves(position, decision, moves)
    }

    fn with_moves(position: &dyn Position, decision: &ComputerMove, moves: usize) -> ThoughtView {
        let analysis = decision.analysis.as_ref();
        let line = match analysis {
            Some(analysis) => analysis.pv().iter().take(moves).cloned().collect(),
            None => vec![decision.text.clone()],
        };
        ThoughtView {
            text: decision.text.clone(),
            spots: spots_along(position, &line),
            line,
            score: analysis.map(|analysis| ScoreView::new(analysis.score())),
            depth: analysis.map(|analysis| analysis.depth),
            nodes: analysis.map(|analysis| analysis.nodes),
        }
    }
}

fn spots_along(position: &dyn Position, line: &[String]) -> Vec<Vec<Spot>> {
    let mut spots = Vec::new();
    let mut reached = None;
    for text in line {
        let before = reached.as_deref().unwrap_or(position);
        let Ok(played) = before.play(text) else { break };
        spots.push(played.spots);
        reached = Some(played.after);
    }
    spots
}

impl ScoreView {
    fn new(score: Score) -> ScoreView {
        let moves = score.plies_to_end();
        let kind = match moves {
            Some(_) if score.is_win() => "win",
            Some(_) => "loss",
            None => "estimate",
        };
        ScoreView { kind, chance: score.win_probability(), moves }
    }
}

/// A move beside the best one, for somebody who may see everything.
#[derive(Serialize)]
pub(crate) struct JudgementView {
    best: ThoughtView,
    score: ScoreView,
    loss: f64,
    mark: Option<&'static str>,
}

impl JudgementView {
    pub(crate) fn new(position: &dyn Position, judgement: Judgement) -> JudgementView {
        let mark = judgement.mark().map(|mark| match mark {
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        });
        JudgementView {
            score: ScoreView::new(judgement.score),
            loss: judgement.loss(),
            mark,
            best: ThoughtView::open(position, &ComputerMove::new(judgement.analysis)),
        }
    }
}
