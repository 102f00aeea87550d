//! Tests of the rules, the notation and the views.

mod reference;
mod texts;

use tabuleiro_core::{
    Bot, Game, GameOptions, IllegalMove, Notation, Outcome, Playable, Seat, Spot, Turn, View,
    below, parse_options, perft, seeded_rng, variants,
};

use super::{Edition, Hex, Hole, Illegal, MESSAGES, Move, Options, Pair, Phase, QuantumLeap, Swap};

fn options(text: &str) -> Options {
    parse_options(text).unwrap()
}

/// Returns the position with these lines, in which `O` or `X` is to play.
fn board(lines: &str, to_move: &str) -> QuantumLeap {
    position(lines, &format!("{to_move} play"))
}

/// Returns the position with these lines, the first of which gives the side of the board.
fn position(lines: &str, rest: &str) -> QuantumLeap {
    let lines: Vec<&str> = lines.split_whitespace().collect();
    let options = options(&format!("side={}", lines[0].len()));
    QuantumLeap::parse_position(options, &format!("{} {rest}", lines.join("/"))).unwrap()
}

fn lines(state: &QuantumLeap) -> String {
    let text = state.format_position();
    text.split(' ').next().unwrap().replace('/', " ")
}

fn play(state: &mut QuantumLeap, text: &str) {
    state.play(state.parse_move(text).unwrap()).unwrap();
}

fn illegal(state: &QuantumLeap, text: &str) -> Illegal {
    state.play_on_copy(text).unwrap_err()
}

/// Returns the id and the cells of an illegal move. `x` counts half cells.
fn id_and_cells(illegal: &Illegal) -> (&'static str, Vec<(i16, i16)>) {
    let cell = |spot| match spot {
        Spot::Cell(cell) => (cell.x, cell.y),
        other => panic!("{other:?}"),
    };
    (illegal.id(), illegal.spots().into_iter().map(cell).collect())
}

impl QuantumLeap {
    fn play_on_copy(&self, text: &str) -> Result<QuantumLeap, Illegal> {
        let mut after = *self;
        after.play(self.parse_move(text).unwrap())?;
        Ok(after)
    }
}

fn legal(state: &QuantumLeap) -> Vec<String> {
    let moves = state.legal_moves();
    assert!(moves.is_sorted(), "the order of moves is the canonical order");
    assert_eq!(state.count_legal_moves(), moves.len());
    moves.into_iter().map(|m| state.format_move(m)).collect()
}

/// Returns the legal moves of one stone.
fn leaps_of(state: &QuantumLeap, stone: &str) -> Vec<String> {
    let own = format!("{stone}x");
    legal(state).into_iter().filter(|text| text.starts_with(&own)).collect()
}

fn outcome(state: &QuantumLeap) -> Outcome {
    match state.turn() {
        Turn::Over(outcome) => outcome,
        Turn::Of(seat) => panic!("seat {seat} is to move"),
    }
}

fn chosen(bot: &str, state: &QuantumLeap) -> String {
    let bot: &Bot<QuantumLeap> = QuantumLeap::BOTS.iter().find(|b| b.name == bot).unwrap();
    state.format_move((bot.choose)(state, &mut seeded_rng(1, 1)))
}

/// The board of the rules and of sections 3.2 and 3.3 of the students' report. The first print
/// lacks the empty cell of the sixth line, a scanning error. The second print, after the move, has
/// it.
const REPORT_BOARD: &str = "XXOXO OXXOXX XOOOXOX XXOXOOXX XOOXOXXOO OXXX_XOO XXXOXOX OXOOXO OOOXX";

/// The board of sections 3.5 and 4.1 of the report (`docs/reports.md`). One of the prints lacks the
/// empty cell of the last line, a scanning error.
const SECOND_REPORT_BOARD: &str =
    "XXXXX OXXOOX OXOOXXX XXXOOXOO XXOXXOOOX XOOXOXOO XOOOOOO XXXOOO OOXX_";

#[test]
fn the_worked_example_leaps_three_cells_in_four_directions() {
    let state = board(REPORT_BOARD, "O");
    assert_eq!(leaps_of(&state, "4-3"), ["4-3x1-3", "4-3x7-3", "4-3x3-6", "4-3x6-6"]);
}

#[test]
fn the_worked_example_leads_to_the_printed_board() {
    let mut state = board(REPORT_BOARD, "O");
    play(&mut state, "4-3x1-3");
    let printed = "XXOXO OXXOXX OOO_XOX XXOXOOXX XOOXOXXOO OXXX_XOO XXXOXOX OXOOXO OOOXX";
    assert_eq!(lines(&state), printed);
    assert_eq!(state.turn(), Turn::Of(Seat::new(1)));
}

/// Section 3.5. Section 4.1 continues with a leap of three cells from 4-1. On the printed board
/// that stone has two friends, so that leap is not tested.
#[test]
fn a_stone_without_friends_and_an_enemy_stone_cannot_be_moved() {
    let state = board(SECOND_REPORT_BOARD, "X");
    let pick = |cell| state.explain_illegal_picks(&[state.parse_spot(cell).unwrap()]).unwrap().id();
    assert_eq!(pick("6-6"), "no-friend");
    assert_eq!(pick("1-2"), "not-your-stone");
    assert_eq!(leaps_of(&state, "4-1"), ["4-1x4-3"]);
}

/// Section 4.2, side 3. The first two prints lack the empty cell of the last line, a scanning
/// error. The second shows 2-1 empty one move too early: its stone captures next.
#[test]
fn the_small_game_of_the_report_against_a_computer_is_legal() {
    let mut state = board("XOX XOOX OXXOX OXOO OX_", "X");
    play(&mut state, "4-2x2-2");
    assert_eq!(lines(&state), "XOX XXO_ OXXOX OXOO OX_");
    play(&mut state, "2-1x2-2");
    assert_eq!(lines(&state), "X_X XOO_ OXXOX OXOO OX_");
}

/// Section 4.3, side 3, where X moves first. The third line of the last board lacks a cell, a
/// scanning error. Wherever it was, X has no capture.
#[test]
fn the_small_game_of_the_report_between_computers_replays_as_printed() {
    let mut state = board("XXX XOOO XXOXX OOOO XO_", "X");
    play(&mut state, "3-1x3-2");
    assert_eq!(lines(&state), "XX_ XOXO XXOXX OOOO XO_");
    assert_eq!(chosen("first", &state), "2-2x1-2");
    play(&mut state, "2-2x1-2");
    assert_eq!(lines(&state), "XX_ O_XO XXOXX OOOO XO_");

    for third in ["_OX_X", "O_X_X", "OX__X", "OX_X_"] {
        let end = board(&format!("_X_ ___O {third} ___O XO_"), "X");
        assert_eq!(outcome(&end).ranking.to_string(), "1,2", "{third}");
    }
}

#[test]
fn every_variant_deals_the_stones_of_its_options() {
    for chosen in variants::<Options>() {
        let state = QuantumLeap::new(chosen, &mut seeded_rng(7, 0));
        let side = state.side();
        let cells = 3 * side * side - 3 * side + 1;
        let stones = [state.stone_count(Seat::new(0)), state.stone_count(Seat::new(1))];
        let more = usize::from(chosen.edition == Edition::Second);
        assert_eq!(stones, [cells / 2, cells / 2 + more], "{chosen:?}");
        let (phase, seat) =
            if chosen.swap == Swap::Off { (Phase::Play, 0) } else { (Phase::Swap, 1) };
        assert_eq!((state.phase(), state.to_move), (phase, Seat::new(seat)), "{chosen:?}");
        if (chosen.edition, chosen.hole) == (Edition::First, Hole::Last) {
            assert!(lines(&state).ends_with('_'), "{chosen:?}");
        }
    }
    assert_eq!(Options::SPECS.len(), 4);
}

#[test]
fn the_hole_is_on_any_cell_except_the_centre() {
    let mut holes = std::collections::BTreeMap::new();
    let mut rng = seeded_rng(3, 0);
    for _ in 0..600 {
        let state = QuantumLeap::new(options("side=2"), &mut rng);
        *holes.entry(lines(&state).find('_').unwrap()).or_insert(0) += 1;
    }
    // `ab cde fg`: the centre is at 4.
    assert_eq!(holes.keys().copied().collect::<Vec<_>>(), [0, 1, 3, 5, 7, 8]);
    assert!(holes.values().all(|count| (60..140).contains(count)), "{holes:?}");
}

#[test]
fn the_seed_decides_the_deal_and_every_cell_can_have_either_colour() {
    let deal = |seed| QuantumLeap::new(options("side=3"), &mut seeded_rng(seed, 0));
    assert_eq!(deal(5), deal(5));
    assert_ne!(deal(5), deal(6));
    for &hex in deal(0).hexes() {
        for seat in Seat::all(2) {
            assert!((0..50).any(|seed| deal(seed).owner(hex) == Some(seat)), "{hex} {seat}");
        }
    }
}

#[test]
fn a_stone_leaps_as_many_cells_as_it_has_friends() {
    let one = board("___ ____ OOX_X ____ ___", "O");
    assert_eq!(legal(&one), ["2-3x3-3"], "one friend: to the next cell");
    let two = board("___ O___ OOXXX ____ ___", "O");
    assert_eq!(leaps_of(&two, "2-3"), ["2-3x4-3"], "two friends: over a stone");
    let six = board("____ _____ __OO__ __OOO_X __OO__ _____ ____", "O");
    assert_eq!(leaps_of(&six, "4-4"), [""; 0], "six friends: past the edge of the board");
    assert_eq!(leaps_of(&six, "5-4"), [""; 0], "three friends: no target");
    let isolated = board("___ _OX_ X_O_X ____ __O", "X");
    assert_eq!(outcome(&isolated).ranking.to_string(), "1,2", "no friend: no leap");
}

#[test]
fn moves_are_in_reading_order_of_stones_then_by_direction() {
    let state = board("X_X ____ XOOOX ____ X_X", "O");
    let from_the_centre = ["3-3x1-3", "3-3x5-3", "3-3x1-1", "3-3x3-1", "3-3x1-5", "3-3x3-5"];
    assert_eq!(legal(&state)[0], "2-3x1-3");
    assert_eq!(legal(&state)[1..7], from_the_centre);
    assert_eq!(legal(&state)[7..], ["4-3x5-3"]);
}

#[test]
fn the_player_without_a_capture_loses() {
    let mut state = board("___ _X__ _OO__ ____ ___", "O");
    play(&mut state, "2-3x2-2");
    assert_eq!(outcome(&state).ranking.to_string(), "1,2");
    assert_eq!(outcome(&state).reason.id, "no-capture");
    assert_eq!(legal(&state), [""; 0]);
    assert_eq!(id_and_cells(&illegal(&state, "2-2x3-3")), ("game-over", vec![]));
    assert_eq!(illegal(&state, "pass"), Illegal::Over);
    let empty = board("__ ___ __", "O");
    assert_eq!(outcome(&empty).ranking.to_string(), "2,1");
}

#[test]
fn black_swaps_at_most_once_and_then_white_plays() {
    let dealt = position("XO O_X XO", "X swap");
    assert_eq!(dealt.turn(), Turn::Of(Seat::new(1)));
    for (text, after) in [
        ("swap 1-1 2-1", "OX O_X XO"),
        ("swap 3-2 1-2", "XO X_O XO"),
        ("swap 1-1 1-3", "XO O_X XO"),
        ("swap 2-1 2-3", "XO O_X XO"),
        ("pass", "XO O_X XO"),
    ] {
        let state = dealt.play_on_copy(text).unwrap();
        assert_eq!(lines(&state), after, "{text}");
        assert_eq!((state.phase(), state.to_move), (Phase::Play, Seat::new(0)), "{text}");
    }
}

#[test]
fn free_swaps_continue_until_black_passes() {
    let mut state =
        QuantumLeap::parse_position(options("side=2,swap=free"), "XO/O_X/XO X swap").unwrap();
    play(&mut state, "swap 1-1 2-1");
    play(&mut state, "swap 1-2 1-3");
    assert_eq!(state.format_position(), "OX/X_X/OO X swap");
    play(&mut state, "pass");
    assert_eq!(state.format_position(), "OX/X_X/OO O play");
}

#[test]
fn swaps_are_ordered_by_first_and_second_stone_and_the_pass_is_last() {
    let state = position("X_ O_X __", "X swap");
    assert_eq!(legal(&state), ["swap 1-1 1-2", "swap 1-1 3-2", "swap 1-2 3-2", "pass"]);
    assert_eq!(legal(&position("__ _X_ __", "X swap")), ["pass"]);
    let dealt = QuantumLeap::new(Options::default(), &mut seeded_rng(1, 0));
    assert_eq!(legal(&dealt).len(), 60 * 59 / 2 + 1);
}

#[test]
fn illegal_moves_name_the_reason_and_the_cells() {
    tabuleiro_i18n::register(MESSAGES);
    let state = board("_X_ OO__ XOX_X ____ O_X", "O");
    assert_eq!(legal(&state), ["2-3x2-1"]);
    for (text, id, words, cells) in [
        ("1-3x1-2", "not-your-stone", "the stone on 1-3 is not yours", vec![(0, 3)]),
        ("3-2x2-1", "empty-cell", "cell 3-2 is empty: choose a stone", vec![(5, 2)]),
        (
            "1-5x3-5",
            "no-friend",
            "the stone on 1-5 cannot leap: it has no neighbour of its own colour",
            vec![(2, 5)],
        ),
        (
            "2-3x3-3",
            "out-of-reach",
            "the stone on 2-3 leaps exactly 2 cells in a straight line, and 3-3 is not there",
            vec![(2, 3), (4, 3)],
        ),
        (
            "2-3x4-3",
            "nothing-to-capture",
            "cell 4-3 is empty: a leap must land on an enemy stone",
            vec![(6, 3)],
        ),
        ("swap 1-2 1-3", "play-phase", "swaps and passes are only possible before play", vec![]),
    ] {
        let reason = illegal(&state, text);
        assert_eq!(reason.to_string(), words, "{text}");
        assert_eq!(id_and_cells(&reason), (id, cells), "{text}");
    }
    assert_eq!(illegal(&state, "pass"), Illegal::PlayPhase);
    let no_capture = state.explain_illegal_picks(&[state.parse_spot("1-2").unwrap()]).unwrap();
    assert_eq!(id_and_cells(&no_capture), ("no-capture", vec![(1, 2)]));
    let row = board("___ ____ OOOX_ ____ ___", "O");
    assert_eq!(id_and_cells(&illegal(&row, "1-3x2-3")), ("own-stone", vec![(2, 3)]));
    assert_eq!(
        illegal(&row, "1-3x3-3").to_string(),
        "the stone on 1-3 leaps exactly 1 cell in a straight line, and 3-3 is not there"
    );
}

#[test]
fn only_swaps_of_two_stones_are_legal_before_play() {
    let state = position("XO O_X XO", "X swap");
    assert_eq!(id_and_cells(&illegal(&state, "1-1x2-1")), ("swap-phase", vec![]));
    assert_eq!(id_and_cells(&illegal(&state, "swap 1-1 2-2")), ("empty-cell", vec![(2, 2)]));
    assert_eq!(id_and_cells(&illegal(&state, "swap 2-1 2-1")), ("same-stone", vec![(3, 1)]));
}

#[test]
fn a_cell_of_another_board_is_illegal() {
    let hex = |side, line, position| Hex::new(side, line, position).unwrap();
    let state = board("OX ___ __", "O");
    let other = Illegal::OtherBoard { hex: hex(3, 1, 1) };
    assert_eq!(id_and_cells(&other), ("other-board", vec![]), "the cell is not on this board");
    let leap = |from, to| state.check(Move::Leap { from, to });
    assert_eq!(leap(hex(3, 1, 1), hex(2, 1, 2)), Err(Illegal::Over));
    let state = board("OX O__ __", "O");
    let leap = |from, to| state.check(Move::Leap { from, to });
    assert_eq!(leap(hex(3, 1, 1), hex(2, 1, 2)), Err(other));
    assert_eq!(leap(hex(2, 1, 1), hex(3, 1, 1)), Err(other));
    assert_eq!(leap(hex(2, 1, 1), hex(2, 1, 2)), Ok(()));
    let dealt = position("OX O__ __", "X swap");
    let swap = Move::Swap(Pair::new(hex(2, 1, 1), hex(3, 1, 1)));
    assert_eq!(dealt.check(swap), Err(other));
}

#[test]
fn the_first_bot_takes_the_first_capture_and_the_finisher_bot_a_winning_one() {
    let open = board(REPORT_BOARD, "O");
    assert_eq!(chosen("first", &open), legal(&open)[0]);
    assert_eq!(chosen("finisher", &open), legal(&open)[0], "no capture ends the game");

    let state = board("____ _XX__ O__O__ OX__OX_ ______ _XX__ ____", "O");
    assert_eq!(legal(&state), ["1-3x2-4", "4-3x3-2", "1-4x2-4", "5-4x6-4"]);
    assert_eq!(chosen("first", &state), "1-3x2-4");
    assert_eq!(chosen("finisher", &state), "4-3x3-2");
    assert_eq!(outcome(&state.play_on_copy("4-3x3-2").unwrap()).ranking.to_string(), "1,2");
}

#[test]
fn bots_pass_where_the_number_of_swaps_is_free() {
    let free = QuantumLeap::new(options("side=3,swap=free"), &mut seeded_rng(1, 0));
    for bot in QuantumLeap::BOTS {
        assert_eq!(chosen(bot.name, &free), "pass", "{}", bot.name);
    }
    let once = QuantumLeap::new(options("side=3"), &mut seeded_rng(1, 0));
    assert!(chosen("random", &once).starts_with("swap"));
    assert_eq!(chosen("first", &once), "pass");
    assert_eq!(chosen("finisher", &once), "pass");
}

#[test]
fn different_states_have_different_keys() {
    let dealt = position("XO O_X XO", "X swap");
    let mut keys: Vec<u64> = ["X swap", "X play", "O play"]
        .iter()
        .map(|rest| position("XO O_X XO", rest).key())
        .chain(["XO OX_ XO", "OX O_X XO", "XO O_X X_"].map(|lines| position(lines, "X swap").key()))
        .chain([QuantumLeap { options: options("side=2,swap=free"), ..dealt }.key()])
        .collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), 7);
    assert_eq!(dealt.key(), position("XO O_X XO", "X swap").key());
}

/// A position for each side with O to move, and its perft counts.
const PERFT: [(&str, &[u64]); 5] = [
    ("XO OX_ OX", &[4, 9, 2, 0]),
    ("XOX XOOX OXXOX OXOO OX_", &[8, 105, 1_090, 10_949]),
    ("OXXO XOXOX OOXX_O XXOOXOX OXXOOX XOOXO XOXO", &[32, 1_228, 37_424, 1_172_341]),
    (REPORT_BOARD, &[72, 4_611, 297_558]),
    (
        "______ O____X_ __OX__O_ _XO______ _OOX__XO__ ___XXOX_O__ \
            __O__XX___ _OX__OO__ __X__X__ _OO____ X_____",
        &[15, 173, 2_099, 20_793],
    ),
];

#[test]
fn both_generators_have_the_same_perft_counts() {
    for (lines, nodes) in PERFT {
        let state = board(lines, "O");
        let reference = reference::Board::new(lines);
        for (depth, &nodes) in (1..).zip(nodes) {
            assert_eq!(perft(&state, depth), nodes, "{lines}, depth {depth}");
            assert_eq!(reference.perft('O', depth), nodes, "reference, {lines}, depth {depth}");
        }
    }
}

#[test]
fn both_generators_list_the_same_moves_in_random_games() {
    for side in 2..=6 {
        let mut rng = seeded_rng(side, 0);
        for _ in 0..20 {
            let options = options(&format!("side={side},edition=2,swap=off"));
            let mut state = QuantumLeap::new(options, &mut rng);
            while let Turn::Of(seat) = state.turn() {
                let letter = if seat == Seat::new(0) { 'O' } else { 'X' };
                let reference = reference::Board::new(&lines(&state));
                assert_eq!(legal(&state), reference.moves(letter), "{}", state.format_position());
                let text = &legal(&state)[below(&mut rng, state.count_legal_moves())];
                play(&mut state, text);
            }
        }
    }
}
