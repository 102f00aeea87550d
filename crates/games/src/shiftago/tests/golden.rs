//! Comparison with golden data: positions and games from the students' program for this game.

use serde::Deserialize;
use tabuleiro_core::{Game, Notation, Playable, Seat, Turn, seeded_rng};

use super::super::bot_eval::{evaluate, longest_run, run_sum};
use super::super::{Options, Shiftago};

#[derive(Deserialize)]
struct Position {
    id: String,
    board: Vec<String>,
    player: usize,
    legal: Vec<String>,
    values: Vec<i32>,
    adj: Vec<usize>,
    formula: [i32; 2],
    level2: String,
    level3: String,
    mover_five: bool,
    opp_five: bool,
    results: Option<Vec<String>>,
}

#[derive(Deserialize)]
struct RecordedGame {
    id: String,
    levels: [usize; 2],
    random_opening_plies: usize,
    moves: Vec<String>,
    plies: usize,
    winner: usize,
    reason: String,
    #[serde(rename = "final")]
    last: Vec<String>,
}

fn read<T: for<'a> Deserialize<'a>>(lines: &str) -> Vec<T> {
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn positions() -> Vec<Position> {
    let positions = read::<Position>(include_str!("../../../tests/golden/shiftago-express.jsonl"));
    assert_eq!(positions.len(), 338);
    positions
}

fn state(position: &Position) -> Shiftago {
    let board = position.board.concat();
    let left = |letter| 22 - board.matches(letter).count();
    let rows = position.board.join("/");
    let text = format!("{rows} {} {},{}", position.player, left('X'), left('O'));
    Shiftago::parse_position(Options::default(), &text).unwrap()
}

fn cells(state: &Shiftago) -> String {
    state.format_position().split(' ').next().unwrap().replace('/', "")
}

/// Returns the move of the bot with this name, as the students' program spells it.
fn choice(state: &Shiftago, name: &str) -> String {
    let bot = Shiftago::BOTS.iter().find(|bot| bot.name == name).unwrap();
    spelled(&state.format_move((bot.choose)(state, &mut seeded_rng(0, 1))))
}

/// Returns a canonical move as the students' program spells it: `left 3` for `L3`.
fn spelled(canonical: &str) -> String {
    let (letter, lane) = canonical.split_at(1);
    let edge = match letter {
        "L" => "left",
        "R" => "right",
        "U" => "up",
        _ => "down",
    };
    format!("{edge} {lane}")
}

#[test]
fn run_sums_equal_the_golden_data() {
    for position in positions() {
        let state = state(&position);
        let sums = [0, 1].map(|seat| run_sum(state.marbles(Seat::new(seat)), 5));
        assert_eq!(sums, position.formula, "{}", position.id);
    }
}

#[test]
fn lines_of_five_equal_the_golden_data() {
    for position in positions() {
        let state = state(&position);
        let mover = Seat::new(position.player - 1);
        assert_eq!(state.marbles(mover).has_run(5), position.mover_five, "{}", position.id);
        let opponent = mover.next(2);
        assert_eq!(state.marbles(opponent).has_run(5), position.opp_five, "{}", position.id);
    }
}

#[test]
fn legal_moves_evaluations_and_bot_moves_equal_the_golden_data() {
    for position in positions() {
        let id = &position.id;
        let state = state(&position);
        let moves = state.legal_moves();
        let texts: Vec<String> = moves.iter().map(|&m| spelled(&state.format_move(m))).collect();
        assert_eq!(texts, position.legal, "{id}");

        let mover = Seat::new(position.player - 1);
        let after: Vec<Shiftago> = moves
            .iter()
            .map(|&m| {
                let mut after = state;
                after.play_unchecked(m);
                after
            })
            .collect();
        let values: Vec<i32> = after.iter().map(|after| evaluate(after, mover)).collect();
        assert_eq!(values, position.values, "{id}");
        let longest: Vec<usize> =
            after.iter().map(|after| longest_run(after.marbles(mover), 5)).collect();
        assert_eq!(longest, position.adj, "{id}");
        if let Some(results) = &position.results {
            let boards: Vec<String> = after.iter().map(cells).collect();
            assert_eq!(&boards, results, "{id}");
        }
        assert_eq!(choice(&state, "builder"), position.level2, "{id}");
        assert_eq!(choice(&state, "guard"), position.level3, "{id}");
    }
}

#[test]
fn recorded_games_replay_with_the_same_moves_and_results() {
    let games =
        read::<RecordedGame>(include_str!("../../../tests/golden/shiftago-express-games.jsonl"));
    assert_eq!(games.len(), 11);
    for game in games {
        let id = &game.id;
        assert_eq!(game.moves.len(), game.plies, "{id}");
        let mut state = Shiftago::new(Options::default());
        for (ply, text) in game.moves.iter().enumerate() {
            let Turn::Of(seat) = state.turn() else { panic!("{id} is over at ply {ply}") };
            if ply >= game.random_opening_plies {
                match game.levels[seat.index()] {
                    2 => assert_eq!(&choice(&state, "builder"), text, "{id}, ply {ply}"),
                    3 => assert_eq!(&choice(&state, "guard"), text, "{id}, ply {ply}"),
                    _ => {}
                }
            }
            state.play(state.parse_move(text).unwrap()).unwrap();
        }
        let Turn::Over(outcome) = state.turn() else { panic!("{id} is not over") };
        assert_eq!(outcome.ranking.winner(), Some(Seat::new(game.winner - 1)), "{id}");
        let reason = if game.reason == "five" { "line" } else { "out-of-marbles" };
        assert_eq!(outcome.reason.id, reason, "{id}");
        assert_eq!(cells(&state), game.last.concat(), "{id}");
    }
}
