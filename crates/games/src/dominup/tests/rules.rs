//! The deal, turns, climbs, expands, illegal moves and the end.

use tabuleiro_core::{IllegalMove, Spot, View, Viewer, pick, playout, variants};

use super::super::layout::PlayKind;
use super::super::{Direction, Placement, Square};
use super::*;

/// Returns the events of the last play as text.
fn events(before: &Dominup, after: &Dominup) -> Vec<String> {
    let last = *after.plays().last().unwrap();
    Dominup::events(before, last, after).iter().map(ToString::to_string).collect()
}

#[test]
fn all_tiles_are_dealt_and_the_seat_with_double_seven_begins() {
    let mut beginners = [0; 4];
    for options in variants::<Options>() {
        for seed in 0..20 {
            let mut state = start(options, seed);
            let players = usize::from(options.players);
            let hands: Vec<Tiles> = Seat::all(players).map(|seat| state.hand(seat)).collect();
            assert!(hands.iter().all(|hand| hand.len() == 36 / players), "{hands:?}");
            assert_eq!(hands.iter().fold(Tiles::EMPTY, |all, &hand| all | hand), Tiles::FULL);

            let Turn::Of(first) = state.turn() else { panic!("the game has not begun") };
            assert!(state.hand(first).contains(Tile::DOUBLE_SEVEN));
            beginners[first.index()] += 1;
            assert_eq!(texts(&state.legal_moves()), ["77@9,9e"]);
            play(&mut state, "77@9,9e");
            assert_eq!(state.turn(), Turn::Of(first.next(players)), "7-7 is a whole turn");
        }
    }
    assert!(beginners.iter().all(|&times| times > 0), "{beginners:?}");
}

#[test]
fn the_same_seed_deals_the_same_hands() {
    assert_eq!(start(FOUR, 5), start(FOUR, 5));
    assert_ne!(start(FOUR, 5), start(FOUR, 6));
}

#[test]
fn expands_around_double_seven_are_perpendicular() {
    let state = holding(OPEN, "77@9,9e", &["01"], 1);
    assert_eq!(
        texts(&state.legal_moves()),
        [
            "01@7,9s",
            "01@7,10s",
            "01@8,8s",
            "01@8,9n",
            "01@8,10n",
            "01@8,11s",
            "01@9,8n",
            "01@9,8s",
            "01@9,11n",
            "01@9,11s",
            "01@10,8n",
            "01@10,9s",
            "01@10,10s",
            "01@10,11n",
            "01@11,9n",
            "01@11,10n",
        ]
    );
    let any = holding(ADJACENT, "77@9,9e", &["01"], 1);
    assert_eq!(any.legal_moves().len(), 32);
    assert!(texts(&any.legal_moves()).contains(&"01@8,9e".into()));
}

#[test]
fn doubles_are_generated_from_one_end_only() {
    let state = holding(OPEN, "77@9,9e", &["11"], 1);
    let moves = state.legal_moves();
    assert_eq!(moves.len(), 8);
    assert!(moves.iter().all(|m| m.placement().direction() == Direction::South));
}

#[test]
fn climbs_are_mandatory_and_an_expand_ends_the_turn() {
    tabuleiro_i18n::register(MESSAGES);
    let mut state = position(OPEN, FIGURE_4);
    assert_eq!(texts(&state.legal_moves()), ["06@11,12e", "17@9,8e"]);
    assert_eq!(
        illegal(&state, "01@7,9s").to_string(),
        "a climb is still possible: 06@11,12e, 17@9,8e"
    );
    play(&mut state, "17@9,8e");
    assert_eq!(state.turn(), Turn::Of(seat(1)), "the seat goes on after a climb");
    play(&mut state, "06@11,12e");
    assert_eq!(state.turn(), Turn::Of(seat(1)), "and expands when no climb is left");
    play(&mut state, "01@7,9s");
    assert_eq!(state.turn(), Turn::Of(seat(2)));
}

#[test]
fn an_expand_ends_the_turn_even_if_it_makes_a_climb_possible() {
    let mut state = holding(OPEN, "77@9,9e", &["01,07"], 1);
    play(&mut state, "01@8,9n");
    assert_eq!(state.turn(), Turn::Of(seat(2)));
    let again = holding(OPEN, "77@9,9e;01@8,9n", &["07"], 1);
    assert_eq!(texts(&again.legal_moves()), ["07@8,9s"]);
}

#[test]
fn an_expand_touches_the_tile_at_the_bottom_of_a_stack() {
    // 47 lies on the right half of 7-7 and points south. Only 7-7 counts for expands.
    let state = position(OPEN, FIGURE_4);
    let place =
        |line, column, direction| Placement::new(Square::new(line, column).unwrap(), direction);
    assert!(state.placements().contains(&place(9, 11, Direction::North)));
    assert!(!state.placements().contains(&place(9, 11, Direction::East)));
    let any = position(ADJACENT, FIGURE_4);
    assert!(any.placements().contains(&place(9, 11, Direction::East)));
}

/// Plays whose last tile lies on the fourth level.
const TOWER: &str = "77@9,9e;23@10,9s;27@10,9n;45@11,10e;34@11,9e;26@12,9e;35@12,11s;36@12,11w;\
    46@11,10s;16@10,10e;17@10,10n;12@10,10w;14@10,10s";

#[test]
fn tiles_climb_to_the_fourth_level_and_no_further() {
    let level = |plays: &str| {
        let state = holding(OPEN, plays, &["00"], 1);
        state.layout.stack(Square::new(10, 10).unwrap()).map(|stack| stack.height)
    };
    assert_eq!(level(TOWER), Some(4));
    assert_eq!(level(TOWER.rsplit_once(';').unwrap().0), Some(3));
    // All tiles on a square have its number there and another one in one of four directions, and no
    // tile is there twice.
    let mut highest = 0;
    for seed in 0..300 {
        let mut state = start(ADJACENT, seed);
        playout(&mut state, &mut seeded_rng(seed, 1), &mut Vec::new());
        highest = highest.max(state.layout.stacks().iter().map(|s| s.height).max().unwrap());
    }
    assert!((3..=4).contains(&highest), "{highest}");
}

#[test]
fn illegal_moves_name_the_reason_and_the_cells() {
    tabuleiro_i18n::register(MESSAGES);
    let cells = |illegal: &Illegal| -> Vec<(i16, i16)> {
        let cell = |spot| match spot {
            Spot::Cell(cell) => (cell.y, cell.x),
            other => panic!("{other:?}"),
        };
        illegal.spots().into_iter().map(cell).collect()
    };
    let assert_illegal = |state: &Dominup, text: &str, id: &str, words: &str, at: &[(i16, i16)]| {
        let illegal = illegal(state, text);
        assert_eq!(illegal.id(), id, "{text}");
        assert_eq!(illegal.to_string(), words, "{text}");
        assert_eq!(cells(&illegal), at, "{text}");
    };

    let fresh = start(OPEN, 1);
    let first = "the first tile must be 7-7: 77@9,9e";
    assert_illegal(&fresh, "77@9,10e", "not-double-seven", first, &[(9, 9), (9, 10)]);
    assert_illegal(&fresh, "26@9,9e", "not-double-seven", first, &[(9, 9), (9, 10)]);

    let ready = position(OPEN, FIGURE_4);
    assert_illegal(&ready, "27@1,1e", "tile-not-held", "you hold no tile `2 | 7`", &[]);
    let short = holding(OPEN, "77@9,9e", &["01,03,11"], 1);
    assert_illegal(&short, "26@1,1e", "no-tile-with-number", "you hold no tile `2 | ?`", &[]);
    assert_illegal(&short, "06@1,1e", "no-tile-with-number", "you hold no tile `6 | ?`", &[]);
    assert_illegal(
        &ready,
        "01@1,1e",
        "climb-possible",
        "a climb is still possible: 06@11,12e, 17@9,8e",
        &[(11, 12), (11, 13), (9, 8), (9, 9)],
    );
    assert_illegal(
        &ready,
        "26@11,11e",
        "heights-differ",
        "the stacks differ in height: 3 and 1",
        &[(11, 11), (11, 12)],
    );
    assert_illegal(
        &ready,
        "26@12,10e",
        "numbers-differ",
        "the numbers below are 3 and 3",
        &[(12, 10), (12, 11)],
    );
    assert_illegal(
        &ready,
        "26@9,10e",
        "cell-taken",
        "the cell is taken: line 9, column 10",
        &[(9, 10)],
    );
    assert_illegal(
        &ready,
        "26@10,9w",
        "cell-taken",
        "the cell is taken: line 10, column 8",
        &[(10, 8)],
    );
    assert_illegal(
        &short,
        "01@8,9e",
        "touches-no-perpendicular",
        "touches no perpendicular tile",
        &[(8, 9), (8, 10)],
    );
    let any = holding(ADJACENT, "77@9,9e", &["01,03,11"], 1);
    assert_eq!(any.check(any.parse_move("01@8,9e").unwrap()), Ok(()));
    assert_illegal(&any, "01@7,9e", "touches-none", "touches no tile", &[(7, 9), (7, 10)]);

    let board = holding(EIGHTEEN, "77@9,9e", &["01,03,11"], 1);
    let range = "line or column out of range: line 0, column 5 is not on the board";
    assert_illegal(&board, "01@1,5n", "out-of-range", range, &[(0, 5)]);
    for (text, cell) in [("01@19,5n", (19, 5)), ("01@5,19w", (5, 19)), ("01@5,18e", (5, 19))] {
        let why = illegal(&board, text);
        assert_eq!((why.id(), cells(&why)), ("out-of-range", vec![cell]), "{text}");
    }
    assert_eq!(illegal(&board, "01@5,17e").id(), "touches-no-perpendicular");

    let over = holding(OPEN, "77@9,9e", &["-"], 2);
    assert_illegal(&over, "01@7,9s", "game-over", "the game is over", &[]);
}

#[test]
fn the_last_tile_wins_by_a_climb_and_by_an_expand() {
    let mut climb = holding(OPEN, "77@9,9e;01@8,9n", &["07"], 1);
    play(&mut climb, "07@8,9s");
    let mut expand = holding(OPEN, "77@9,9e", &["07"], 1);
    play(&mut expand, "07@8,9n");
    for state in [climb, expand] {
        assert_eq!(outcome(&state).ranking.to_string(), "1,2");
        assert_eq!(outcome(&state).reason.id, "out-of-tiles");
        assert_eq!(state.count_legal_moves(), 0);
        assert!(state.format_position().ends_with(" 2"), "the next seat that holds tiles is shown");
    }
}

#[test]
fn with_placings_first_the_others_share_second_place() {
    let mut state = holding(FOUR, "77@9,9e", &["00", "01,03", "02"], 3);
    play(&mut state, "02@8,9n");
    assert_eq!(outcome(&state).ranking.to_string(), "2,2,1,2");
    assert!(state.format_position().ends_with(" 4"));
}

#[test]
fn with_placings_all_the_others_continue_until_one_is_last() {
    tabuleiro_i18n::register(MESSAGES);
    let options = Options { placings: Placings::All, ..FOUR };
    let mut state = holding(options, "77@9,9e", &["07", "01,55", "02"], 2);
    play(&mut state, "01@8,9n 02@10,10s");
    assert_eq!(state.turn(), Turn::Of(seat(4)), "seat 3 is out, the others go on");
    play(&mut state, "03@7,10s");
    assert_eq!(state.turn(), Turn::Of(seat(1)));
    play(&mut state, "07@8,9s");
    assert_eq!(state.turn(), Turn::Of(seat(2)), "seat 1 went out by a climb");
    let before = state.clone();
    play(&mut state, "55@8,8s");
    assert_eq!(outcome(&state).ranking.to_string(), "2,3,1,4");
    assert!(state.format_position().ends_with(" 4"));
    assert_eq!(
        events(&before, &state),
        ["player 2 is out of tiles: 3rd place", "player 4 has 30 tiles left: 4th place"]
    );
}

#[test]
fn the_finish_order_is_inferred_from_the_plays() {
    let mut several = 0;
    for players in [3, 4] {
        let options = Options { players, placings: Placings::All, ..OPEN };
        for seed in 0..40 {
            let mut state = start(options, seed);
            let mut rng = seeded_rng(seed, 1);
            while let Turn::Of(_) = state.turn() {
                state.play_unchecked(pick(&mut rng, &state.legal_moves()).unwrap());
                let read = position(options, &state.format_position());
                assert_eq!(read, state);
                several +=
                    u32::from(state.finished.0.iter().filter(|&&place| place > 0).count() > 1);
            }
        }
    }
    assert!(several > 80, "only {several} states had an order to find");
    // No deal leads to this position: two seats are out after one tile each.
    let options = Options { placings: Placings::All, ..FOUR };
    let state = holding(options, "77@9,9e;01@8,9n", &["-", "00,02", "-"], 2);
    assert_eq!(state.finished.0, [1, 0, 1, 0]);
}

/// Returns a layout that grows tile by tile in one direction after another, each time from the
/// middle.
fn grow(options: Options, mut tiles: impl Iterator<Item = Tile>, per_side: usize) -> Dominup {
    let mut plays = vec![Move::FIRST.to_string()];
    let far: [fn(&Square) -> i16; 4] =
        [|s| -s.line(), |s| s.column(), |s| s.line(), |s| -s.column()];
    for far in far {
        for tile in tiles.by_ref().take(per_side) {
            let state = holding(options, &plays.join(";"), &["00"], 1);
            let reach = |place: &&Placement| far(&place.square()).max(far(&place.other_square()));
            let places = state.placements();
            let forward = places.iter().filter(|place| place.direction().is_forward());
            let &place = forward.max_by_key(reach).unwrap();
            plays.push(Move::placing(tile, place).to_string());
        }
    }
    holding(options, &plays.join(";"), &["00"], 1)
}

#[test]
fn the_open_table_grows_past_18_and_below_1_on_every_side() {
    let state = grow(OPEN, Tile::all().filter(|tile| tile.index() > 0), 7);
    let lines = || state.layout.squares().iter().map(|square| square.line());
    let columns = || state.layout.squares().iter().map(|square| square.column());
    assert!(lines().min() < Some(0) && columns().min() < Some(0), "{}", state.format_position());
    assert!(lines().max() > Some(18) && columns().max() > Some(18), "{}", state.format_position());
    assert_eq!(position(OPEN, &state.format_position()), state);
    let beyond = state.placements().into_iter().find(|place| place.square().line() < -1).unwrap();
    let m = Move::placing(Tile::all().next().unwrap(), beyond);
    assert_eq!(state.layout.check_placement(m, OPEN), Ok(PlayKind::Expand));
    assert_eq!(state.parse_move(&m.to_string()), Ok(m));
    assert!(state.text(Viewer::Spectator).board.len() > 2 * (18 + 4));
}

#[test]
fn the_longest_row_of_tiles_stays_within_the_coordinates() {
    let state = grow(ADJACENT, Tile::all().filter(|tile| tile.index() > 0).take(33), 33);
    let top = state.layout.squares().iter().map(|square| square.line()).min();
    assert_eq!(top, Some(9 - 2 * 33), "33 tiles lie on end, one above the other");
    for m in state.legal_moves() {
        assert_eq!(state.parse_move(&m.to_string()), Ok(m));
    }
}

#[test]
fn placements_around_the_longest_row_are_generated_once() {
    for step in [2, -2] {
        let tiles = Tile::all().filter(|tile| tile.index() > 0).take(33);
        let row = tiles.zip(1..).map(|(tile, n)| format!("{tile}@9,{}e", 9 + step * n));
        let plays: Vec<String> = std::iter::once(Move::FIRST.to_string()).chain(row).collect();
        let state = holding(ADJACENT, &plays.join(";"), &["00"], 1);
        let places = state.placements();
        assert!(places.is_sorted_by(|one, other| one < other));
        // Two vertical and two horizontal ones above and below each tile, one more, and three at
        // each end, all from both ends.
        assert_eq!(places.len(), 2 * (8 * plays.len() + 8));
        for line in -99..=99 {
            for column in -99..=99 {
                for direction in Direction::ALL {
                    let place = Placement::new(Square::new(line, column).unwrap(), direction);
                    assert_eq!(state.layout.ground().contains(place), places.contains(&place));
                }
            }
        }
    }
}

#[test]
fn the_board_of_18_ends_at_its_edges() {
    let state = grow(EIGHTEEN, Tile::all().filter(|tile| tile.index() > 0), 7);
    let squares = || state.layout.squares().iter().copied();
    assert_eq!(squares().map(Square::line).min(), Some(1));
    assert_eq!(squares().map(Square::column).max(), Some(18));
    assert_eq!(squares().map(Square::line).max(), Some(18));
    assert_eq!(squares().map(Square::column).min(), Some(1));
    assert!(!state.placements().is_empty());
    for place in state.placements() {
        assert!(
            EIGHTEEN.board.contains(place.square())
                && EIGHTEEN.board.contains(place.other_square())
        );
    }
}

/// A board that 36 tiles can fill, unlike 18 x 18.
const TINY: Options = Options {
    players: 3,
    expand: Expand::Adjacent,
    board: Board::Within { first: 9, last: 10 },
    placings: Placings::First,
};

#[test]
fn a_seat_that_can_neither_climb_nor_expand_passes() {
    tabuleiro_i18n::register(MESSAGES);
    let mut state = holding(TINY, "77@9,9e", &["01,17,22", "33,44"], 1);
    let before = state.clone();
    play(&mut state, "01@10,9e");
    assert_eq!(state.turn(), Turn::Of(seat(3)), "only 07 and 17 can climb");
    assert_eq!(events(&before, &state), ["player 2 passes"]);

    let before = state.clone();
    play(&mut state, "07@10,9n");
    assert_eq!(state.turn(), Turn::Of(seat(1)));
    assert_eq!(events(&before, &state), ["player 3 passes"]);

    let before = state.clone();
    play(&mut state, "17@10,10n");
    assert_eq!(outcome(&state).reason.id, "blocked");
    assert_eq!(outcome(&state).ranking.to_string(), "1,2,3", "fewest tiles first");
    assert_eq!(
        events(&before, &state),
        [
            "player 1 passes",
            "player 2 passes",
            "player 3 passes",
            "player 1 has 1 tile left: 1st place",
            "player 2 has 2 tiles left: 2nd place",
            "player 3 has 29 tiles left: 3rd place",
        ]
    );
}

#[test]
fn equal_hands_share_a_rank_on_a_blocked_board() {
    let options = Options { players: 2, expand: Expand::Perpendicular, ..TINY };
    let mut state = start(options, 3);
    let Turn::Of(first) = state.turn() else { panic!("the game has just begun") };
    play(&mut state, "77@9,9e");
    assert_eq!(outcome(&state).ranking.winner(), Some(first), "17 tiles against 18");
    let three = Options { players: 3, ..options };
    let mut state = start(three, 3);
    play(&mut state, "77@9,9e");
    let mut places: Vec<u8> = Seat::all(3).map(|s| outcome(&state).ranking.rank(s)).collect();
    places.sort_unstable();
    assert_eq!(places, [1, 2, 2]);
}
