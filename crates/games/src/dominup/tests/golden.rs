//! Comparison with golden data: positions and games from the students' program for this game.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use tabuleiro_core::{Game, Notation, Playable, Seat, Turn, seeded_rng};

use super::super::bot_eval::evaluate;
use super::super::{Direction, Dominup, Move, Number, Square};
use super::EIGHTEEN;

/// The numbers of a tile.
type Tile = (usize, usize);
/// Two numbers, line, column, direction.
type Play = (usize, usize, i16, i16, char);
/// A play and its level.
type LeveledPlay = (usize, usize, i16, i16, char, u8);
/// Line, column, direction.
type Coordinates = (i16, i16, char);

/// The first record: the deal and the plays of the final report (`docs/reports.md`).
#[derive(Deserialize)]
struct Example {
    deal: BTreeMap<usize, Vec<Tile>>,
    plays: Vec<ExamplePlay>,
    next_player: usize,
}

#[derive(Deserialize)]
struct ExamplePlay {
    p: usize,
    play: Play,
    kind: String,
}

/// A decision.
#[derive(Deserialize)]
struct Position {
    id: String,
    player: usize,
    hands: BTreeMap<usize, Vec<Tile>>,
    /// Line, column, level, number, direction to the other half.
    halves: Vec<(i16, i16, u8, usize, char)>,
    climbs: Vec<Play>,
    #[serde(default)]
    climb_evals: Vec<i32>,
    expand_places: Vec<Coordinates>,
    #[serde(default)]
    expand_evals: Vec<Vec<i32>>,
    choice: Choice,
}

#[derive(Deserialize)]
struct Choice {
    kind: String,
    play: Play,
    eval: i32,
}

#[derive(Deserialize)]
struct RecordedGame {
    id: String,
    levels: [String; 2],
    deal: BTreeMap<usize, Vec<Tile>>,
    turns: Vec<RecordedTurn>,
    winner: usize,
    reason: String,
}

#[derive(Deserialize)]
struct RecordedTurn {
    p: usize,
    plays: Vec<LeveledPlay>,
}

fn read<T: for<'a> Deserialize<'a>>(lines: impl Iterator<Item = &'static str>) -> Vec<T> {
    lines.map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn lines() -> impl Iterator<Item = &'static str> {
    include_str!("../../../tests/golden/dominup-2p.jsonl").lines()
}

fn example() -> Example {
    read(lines().take(1)).pop().unwrap()
}

fn positions() -> Vec<Position> {
    let positions = read::<Position>(lines().skip(1));
    assert_eq!(positions.len(), 201);
    positions
}

fn direction(letter: char) -> Direction {
    Direction::ALL.into_iter().find(|direction| direction.letter() == letter).unwrap()
}

fn square((line, column, _): Coordinates) -> Square {
    Square::new(line, column).unwrap()
}

fn place((one, other): Tile, at: Coordinates) -> Move {
    let number = |n| Number::new(n).unwrap();
    Move::new(number(one), number(other), square(at), direction(at.2))
}

fn play((one, other, line, column, direction): Play) -> Move {
    place((one, other), (line, column, direction))
}

/// Returns a position from its parts.
fn position(plays: &[Move], hands: &BTreeMap<usize, Vec<Tile>>, player: usize) -> Dominup {
    let or_none = |words: Vec<String>, between| {
        if words.is_empty() { "-".to_owned() } else { words.join(between) }
    };
    let hand = |tiles: &Vec<Tile>| {
        or_none(tiles.iter().map(|(one, other)| format!("{one}{other}")).collect(), ",")
    };
    let hands: Vec<String> = hands.values().map(hand).collect();
    let plays = or_none(plays.iter().map(ToString::to_string).collect(), ";");
    Dominup::parse_position(EIGHTEEN, &format!("{plays} {} {player}", hands.join("|"))).unwrap()
}

fn state(position: &Position) -> Dominup {
    let plays: Vec<Move> = position
        .halves
        .chunks(2)
        .map(|two| place((two[0].3, two[1].3), (two[0].0, two[0].1, two[0].4)))
        .collect();
    self::position(&plays, &position.hands, position.player)
}

fn evaluation_after(state: &Dominup, m: Move, seat: Seat) -> i32 {
    let mut after = state.clone();
    after.play(m).unwrap();
    evaluate(&after, seat)
}

fn greedy_choice(state: &Dominup) -> Move {
    let greedy = Dominup::BOTS.iter().find(|bot| bot.name == "greedy").unwrap();
    (greedy.choose)(state, &mut seeded_rng(0, 1))
}

#[test]
fn the_deal_and_plays_of_the_report_lead_to_figure_4() {
    let example = example();
    let mut state = position(&[], &example.deal, 1);
    state.play(Move::FIRST).unwrap();
    for ExamplePlay { p, play: text, kind } in &example.plays {
        assert_eq!(state.turn(), Turn::Of(Seat::new(p - 1)));
        let m = play(*text);
        let is_ground = state.placements().contains(&m.placement());
        assert_eq!(if is_ground { "expand" } else { "climb" }, kind, "{m}");
        state.play(m).unwrap();
    }
    assert_eq!(state.turn(), Turn::Of(Seat::new(example.next_player - 1)));
    assert_eq!(state, self::state(&positions()[0]));
}

#[test]
fn climbs_and_their_evaluations_equal_the_golden_data() {
    let mut compared = 0;
    for position in positions() {
        let id = &position.id;
        let state = state(&position);
        let seat = Seat::new(position.player - 1);
        let climbs: BTreeSet<Move> = position.climbs.iter().map(|&climb| play(climb)).collect();
        let ours = state.legal_moves();
        if climbs.is_empty() {
            assert!(ours.iter().all(|m| state.placements().contains(&m.placement())), "{id}");
            continue;
        }
        assert_eq!(ours, climbs.into_iter().collect::<Vec<_>>(), "{id}");
        for (&climb, &eval) in position.climbs.iter().zip(&position.climb_evals) {
            assert_eq!(evaluation_after(&state, play(climb), seat), eval, "{id}, {climb:?}");
            compared += 1;
        }
    }
    assert!(compared > 150, "only {compared} climbs were compared");
}

#[test]
fn expands_and_their_evaluations_equal_the_golden_data() {
    let mut compared = 0;
    for position in positions() {
        let id = &position.id;
        let state = state(&position);
        let seat = Seat::new(position.player - 1);
        let places: BTreeSet<(Square, Direction)> =
            position.expand_places.iter().map(|&at| (square(at), direction(at.2))).collect();
        let ours: Vec<(Square, Direction)> =
            state.placements().iter().map(|place| (place.square(), place.direction())).collect();
        assert_eq!(ours, places.into_iter().collect::<Vec<_>>(), "{id}");
        if !position.climbs.is_empty() {
            continue;
        }
        let hand = &position.hands[&position.player];
        let expands_of = |tile| position.expand_places.iter().map(move |&at| place(tile, at));
        let expands: BTreeSet<Move> = hand.iter().flat_map(|&tile| expands_of(tile)).collect();
        assert_eq!(state.legal_moves(), expands.into_iter().collect::<Vec<_>>(), "{id}");
        assert_eq!(position.expand_evals.len(), hand.len(), "{id}");
        for (&tile, evals) in hand.iter().zip(&position.expand_evals) {
            for (m, &eval) in expands_of(tile).zip(evals) {
                assert_eq!(evaluation_after(&state, m, seat), eval, "{id}, {m}");
                compared += 1;
            }
        }
    }
    assert!(compared > 50_000, "only {compared} expands were compared");
}

#[test]
fn the_greedy_bot_chooses_the_first_of_the_best_moves() {
    for position in positions() {
        let id = &position.id;
        let state = state(&position);
        let seat = Seat::new(position.player - 1);
        let theirs = play(position.choice.play);
        let is_climb = !state.placements().contains(&theirs.placement());
        assert_eq!(if is_climb { "climb" } else { "expand" }, position.choice.kind, "{id}");
        assert_eq!(evaluation_after(&state, theirs, seat), position.choice.eval, "{id}");
        let ours = greedy_choice(&state);
        assert_eq!(evaluation_after(&state, ours, seat), position.choice.eval, "{id}");
        let best = state
            .legal_moves()
            .into_iter()
            .find(|&m| evaluation_after(&state, m, seat) == position.choice.eval);
        assert_eq!(Some(ours), best, "{id}: the first of the best is chosen");
    }
}

#[test]
fn recorded_games_replay_with_the_same_moves_and_results() {
    let games =
        read::<RecordedGame>(include_str!("../../../tests/golden/dominup-2p-games.jsonl").lines());
    assert_eq!(games.len(), 10);
    let mut by_a_climb = 0;
    for game in games {
        let id = &game.id;
        let first = if game.deal[&1].contains(&(7, 7)) { 1 } else { 2 };
        let mut state = position(&[], &game.deal, first);
        assert_eq!(state.legal_moves(), [Move::FIRST], "{id}");
        state.play(Move::FIRST).unwrap();
        let mut last_level = 0;
        for turn in &game.turns {
            let seat = Seat::new(turn.p - 1);
            for &(one, other, line, column, direction, level) in &turn.plays {
                assert_eq!(state.turn(), Turn::Of(seat), "{id}");
                let m = play((one, other, line, column, direction));
                if game.levels[seat.index()] == "hard" {
                    let best = evaluation_after(&state, greedy_choice(&state), seat);
                    assert_eq!(evaluation_after(&state, m, seat), best, "{id}, {m}");
                }
                state.play(m).unwrap();
                last_level = level;
            }
        }
        let Turn::Over(outcome) = state.turn() else { panic!("{id} is not over") };
        assert_eq!(outcome.ranking.winner(), Some(Seat::new(game.winner - 1)), "{id}");
        assert_eq!(outcome.reason.id, "out-of-tiles", "{id}");
        assert_eq!(last_level > 1, game.reason.starts_with("last-climb"), "{id}");
        by_a_climb += usize::from(last_level > 1);
    }
    assert_eq!(by_a_climb, 3, "the students' program stops there without a message");
}
