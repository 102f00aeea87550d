//! The rules of Expert and Extreme.

use tabuleiro_core::{Game, IllegalMove, Notation, Seat, Turn, View, pick, seeded_rng};

use super::*;
use crate::shiftago::state::MARBLES_PER_SEAT;

fn illegal_id(state: &Shiftago, text: &str) -> &'static str {
    state.check(state.parse_move(text).unwrap()).unwrap_err().id()
}

#[test]
fn points_depend_on_length_and_players() {
    let points = |players| [3, 4, 5, 6, 7].map(|n| options(Mode::Expert, players).points(n));
    assert_eq!(points(2), [0, 0, 2, 5, 10]);
    assert_eq!(points(3), [0, 2, 5, 8, 10]);
    assert_eq!(points(4), points(3));
}

#[test]
fn with_two_players_both_ends_stay_and_the_turn_continues() {
    let mut state = board_of(
        options(Mode::Expert, 2),
        "XXXX... ....... ....... ....... ....... ....... .......",
        1,
    );
    play(&mut state, "L1");
    assert_eq!(state.turn(), Turn::Of(Seat::new(0)));
    assert_eq!(legal(&state), ["score 1,1-1,5"]);
    assert_eq!(illegal_id(&state, "L2"), "must-score");
    assert_eq!(illegal_id(&state, "score 1,1-1,4"), "not-a-run");
    assert_eq!(illegal_id(&state, "score 1,1-1,5 keep 1,1"), "both-ends-stay");
    play(&mut state, "1");
    assert_eq!(
        state.format_position(),
        "X...X../......./......./......./......./......./....... 1 20,22 2,0"
    );
    assert_eq!(illegal_id(&state, "score 1,1-1,5"), "nothing-to-score");
    play(&mut state, "D7");
    assert_eq!(state.turn(), Turn::Of(Seat::new(1)));
}

#[test]
fn with_more_players_the_end_that_the_mover_names_stays() {
    for (keep, row, players) in [("1,1", "X......", 3), ("1,4", "...X...", 4)] {
        let rows = "XXX.... ....... ....... ....... ....... ....... .......";
        let mut state = board_of(options(Mode::Expert, players), rows, 1);
        play(&mut state, "L1");
        assert_eq!(legal(&state), ["score 1,1-1,4 keep 1,1", "score 1,1-1,4 keep 1,4"]);
        assert_eq!(illegal_id(&state, "score 1,1-1,4"), "one-end-stays");
        play(&mut state, &format!("score 1,1-1,4 keep {keep}"));
        assert_eq!(self::rows(&state).lines().next(), Some(row));
        assert_eq!((state.score(Seat::FIRST), state.supply(Seat::FIRST)), (2, 21));
        assert_eq!(state.turn(), Turn::Of(Seat::FIRST));
    }
}

#[test]
fn a_run_is_scored_at_its_full_length() {
    let mut state = board_of(
        options(Mode::Expert, 2),
        ".XXXXX. ....... ....... ....... ....... ....... .......",
        1,
    );
    play(&mut state, "L1");
    assert_eq!(legal(&state), ["score 1,1-1,6"]);
    play(&mut state, "1");
    assert_eq!(state.score(Seat::FIRST), 5);
    assert_eq!(rows(&state).lines().next(), Some("X....X."));
}

#[test]
fn a_run_of_seven_wins_at_once_and_the_seat_to_move_stays() {
    let mut state = board_of(
        options(Mode::Expert, 2),
        ".XXXXXX ....... ....... ....... ....... ....... .......",
        1,
    );
    play(&mut state, "L1;1");
    assert_eq!(outcome(&state).ranking.to_string(), "1,2");
    assert_eq!(outcome(&state).reason.id, "ten-points");
    assert!(state.format_position().ends_with(" 1 20,22 10,0"), "{}", state.format_position());
}

#[test]
fn one_of_several_runs_is_scored_at_a_time() {
    // L3 completes a row and a column of five that cross.
    let rows = "..X.... ..X.... XX.XX.. ..X.... ..X.... OO..... OOO....";
    let mut state = board_of(options(Mode::Expert, 2), &rows.replace("XX.XX..", ".XXXX.."), 1);
    play(&mut state, "L3");
    assert_eq!(legal(&state), ["score 1,3-5,3", "score 3,1-3,5"]);
    play(&mut state, "score 3,1-3,5");
    assert_eq!(self::rows(&state).lines().nth(2), Some("X...X.."), "the crossing marble is gone");
    assert_eq!(legal(&state).len(), 28, "the column is broken: nothing more to score");

    // Of two parallel runs the second can be scored after the next insertion.
    let rows = "XXXXX.. XXXX... ....... ....... ....... ....... .......";
    let mut state = board_of(options(Mode::Expert, 2), rows, 1);
    play(&mut state, "L2");
    assert_eq!(legal(&state), ["score 1,1-1,5", "score 2,1-2,5"]);
    play(&mut state, "1");
    assert_eq!(legal(&state).len(), 28);
    play(&mut state, "D7");
    assert_eq!(legal(&state), ["score 2,1-2,5"]);
    play(&mut state, "1");
    assert_eq!(state.score(Seat::FIRST), 4);
}

#[test]
fn a_run_made_for_an_opponent_can_be_scored_after_its_owners_next_insertion() {
    // X completes O's run. O scores it after an insertion.
    let rows = "O...... .O..... .O..... .O..... .O..... ....... .......";
    let mut state = board_of(options(Mode::Expert, 2), rows, 1);
    play(&mut state, "L1");
    assert_eq!(state.turn(), Turn::Of(Seat::new(1)));
    assert_eq!(legal(&state).len(), 28);
    play(&mut state, "D7");
    assert_eq!(legal(&state), ["score 1,2-5,2"]);
}

#[test]
fn in_extreme_shorter_runs_are_scored_for_no_points() {
    for (players, rows, scores) in [
        (2, "XXX.... ....... ....... ....... ....... ....... .......", vec!["score 1,1-1,4"]),
        (
            3,
            "XX..... ....... ....... ....... ....... ....... .......",
            vec!["score 1,1-1,3 keep 1,1", "score 1,1-1,3 keep 1,3"],
        ),
    ] {
        let mut state = board_of(options(Mode::Extreme, players), rows, 1);
        play(&mut state, "L1");
        assert_eq!(legal(&state), scores);
        play(&mut state, "1");
        assert_eq!(state.score(Seat::FIRST), 0);
        assert_eq!(state.turn(), Turn::Of(Seat::FIRST), "and the same player goes on");
    }
}

#[test]
fn points_decide_when_marbles_run_out_or_the_board_is_full() {
    let expert = options(Mode::Expert, 3);
    let mut state = read(expert, &format!("{EMPTY} 3 0,1,1 4,2,4"));
    play(&mut state, "L4");
    assert_eq!(outcome(&state).ranking.to_string(), "1,3,1");
    assert_eq!(outcome(&state).reason.id, "out-of-marbles");

    let full = ".YOXXXY/YYOYXOO/XOYOOYO/XOXXOYY/OXYXXXO/YXXYOYO/YYYOXOX";
    let mut state = read(expert, &format!("{full} 1 5,5,5 2,5,0"));
    play(&mut state, "L1");
    assert_eq!(outcome(&state).ranking.to_string(), "2,1,3");
    assert_eq!(outcome(&state).reason.id, "board-full");

    let equal = read(options(Mode::Expert, 2), &format!("{EMPTY} 1 0,3 5,5"));
    assert_eq!(outcome(&equal).ranking.to_string(), "1,1");
}

/// Every scored run takes marbles off the board, so that a real turn never comes near the limit.
/// The test sets the count of insertions.
#[test]
fn a_turn_of_extreme_has_at_most_twenty_insertions() {
    let rows = "XX..... ....... ....... ....... ....... ....... .......";
    for (before, next) in [(18, 0), (19, 1)] {
        let mut state = board_of(options(Mode::Extreme, 3), rows, 1);
        state.insertions.in_turn = before;
        play(&mut state, "L1");
        assert_eq!(legal(&state).len(), 2, "the last insertion is scored too");
        play(&mut state, "1");
        assert_eq!(state.turn(), Turn::Of(Seat::new(next)), "after {before} insertions");
    }
    let mut state = board_of(options(Mode::Expert, 3), &rows.replacen("XX.", "XXX", 1), 1);
    state.insertions.in_turn = 19;
    play(&mut state, "L1;1");
    assert_eq!(state.turn(), Turn::Of(Seat::FIRST), "Expert has no such limit");
}

#[test]
fn a_game_of_extreme_ends_by_points_after_two_thousand_insertions() {
    let mut state = read(options(Mode::Extreme, 2), &format!("{EMPTY} 1 22,22 2,5"));
    state.insertions.set_in_game(1998);
    play(&mut state, "L1");
    assert_eq!(state.turn(), Turn::Of(Seat::new(1)));
    play(&mut state, "L2");
    assert_eq!(outcome(&state).ranking.to_string(), "2,1");
    assert_eq!(outcome(&state).reason.id, "too-long");
    assert!(state.ends_by_history());
}

#[test]
fn the_number_of_marbles_stays_constant() {
    for mode in [Mode::Expert, Mode::Extreme] {
        for players in 2..=4 {
            for seed in 0..20 {
                let mut state = Shiftago::new(options(mode, players));
                let mut rng = seeded_rng(seed, 0);
                let mut moves = Vec::new();
                let mut scored = [0; 4];
                while let Turn::Of(seat) = state.turn() {
                    moves.clear();
                    state.generate_moves(&mut moves);
                    let m = pick(&mut rng, &moves).unwrap();
                    let before = state;
                    state.play_unchecked(m);
                    scored[seat.index()] += state.score(seat) - before.score(seat);
                    for seat in Seat::all(players.into()) {
                        let all = state.marbles(seat).len() as u8 + state.supply(seat);
                        assert_eq!(all, MARBLES_PER_SEAT, "{}", state.format_position());
                        assert_eq!(scored[seat.index()], state.score(seat));
                    }
                    let news = Shiftago::events(&before, m, &state);
                    assert_eq!(
                        news.len(),
                        usize::from(before.format_position().ends_with("score"))
                    );
                }
            }
        }
    }
}

#[test]
fn bots_score_the_run_with_the_most_points() {
    use tabuleiro_core::Playable;
    // X can score a row of five or a row of six.
    let rows = "XXXXX../......./.XXXXXX/......./......./......./....... 1 11,22 0,0 score";
    let state = read(options(Mode::Expert, 2), rows);
    for bot in &Shiftago::BOTS[1..] {
        let chosen = state.format_move((bot.choose)(&state, &mut seeded_rng(0, 0)));
        assert_eq!(chosen, "score 3,2-3,7", "{}", bot.name);
    }
}

#[test]
fn the_guard_bot_stops_threats_of_every_opponent() {
    use tabuleiro_core::Playable;
    // Y moves last and threatens R7. O has no threat.
    let rows = "....... ....... ....... ....... ....... ......Y XO..YYY";
    let state = board_of(options(Mode::Express, 3), &rows.replace("......Y", "......."), 1);
    let guard = Shiftago::BOTS.iter().find(|bot| bot.name == "guard").unwrap();
    let mut after = state;
    after.play((guard.choose)(&state, &mut seeded_rng(0, 0))).unwrap();
    play(&mut after, "L1");
    let wins = |text: &str| {
        let mut third = after;
        play(&mut third, text);
        matches!(third.turn(), Turn::Over(_))
    };
    let winning: Vec<String> = legal(&after).into_iter().filter(|text| wins(text)).collect();
    assert!(winning.is_empty(), "guard left {winning:?} to Y");
}
