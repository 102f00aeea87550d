//! Every game through the real program.

use super::common::{call, converse, printed};

/// Every game with every number of players.
const TABLES: &[(&str, usize)] = &[
    ("shiftago", 2),
    ("shiftago:mode=expert,players=3", 3),
    ("shiftago:mode=extreme,players=4", 4),
    ("pivit", 2),
    ("pivit:board=6", 2),
    ("pivit:players=3,sides=mirrored", 3),
    ("pivit:players=4", 4),
    ("quantum-leap", 2),
    ("quantum-leap:side=6,edition=2,swap=free", 2),
    ("dominup", 2),
    ("dominup:players=3,placings=all", 3),
    ("dominup:players=4,expand=adjacent,board=18", 4),
];

/// The names of a game's computer players, as the program lists them.
fn bots(spec: &str) -> Vec<String> {
    let listed = call(&["games"]).out;
    let id = spec.split(':').next().unwrap();
    let game = listed.lines().skip_while(|line| !line.starts_with(&format!("{id} ")));
    game.skip(1)
        .take_while(|line| line.starts_with(' '))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|word| word.starts_with("bot:"))
        .map(ToOwned::to_owned)
        .collect()
}

#[test]
fn computers_play_every_game_to_its_end_and_the_record_replays() {
    let folder = tempfile::tempdir().unwrap();
    for &(spec, seats) in TABLES {
        let bots = bots(spec);
        assert!(bots.len() >= 2, "{spec}: {bots:?}");
        let seated: Vec<&str> = bots.iter().rev().cycle().take(seats).map(String::as_str).collect();
        let file = folder.path().join("game.txt");
        let save = format!("save {}", file.display());
        let args = ["play", spec, "--seats", &seated.join(","), "--seed", "5"];
        let answer = converse(&args, &["run", &save, "yes", "no"]);
        assert_eq!(answer.code, 0, "{spec}");
        let result =
            answer.out.lines().find(|line| line.contains(" wins: ") || line.contains("draw: "));
        let result = result.unwrap_or_else(|| panic!("{spec} does not end: {}", answer.out));
        let replayed = call(&["replay", file.to_str().unwrap()]);
        assert_eq!(replayed.code, 0, "{spec}: {}", replayed.err);
        assert_eq!(replayed.out.lines().last(), Some(result), "{spec}");
    }
}

#[test]
fn a_match_seats_as_many_as_the_game_has() {
    for &(spec, seats) in TABLES {
        let bots = bots(spec);
        let players: Vec<&str> = bots.iter().cycle().take(seats).map(String::as_str).collect();
        let games = (2 * seats).to_string();
        let args = [&["match", spec][..], &players, &["--games", &games, "--json"]].concat();
        let json: serde_json::Value = serde_json::from_str(&printed(&args)).unwrap();
        let rows = json["players"].as_array().unwrap();
        assert_eq!(rows.len(), bots.len().min(seats), "who has several seats is one: {json}");
        // A pair of seats with different players shares a point, whoever won.
        let (mut earned, mut shared) = (0.0, 0.0);
        for row in rows {
            assert_eq!(row["games"], 2 * seats, "{spec}");
            let own = players.iter().filter(|&&player| row["player"] == player).count();
            let pairs = (own * (seats - own)) as f64;
            earned += row["score"]["points"].as_f64().unwrap() * pairs;
            shared += pairs / 2.0 * (2 * seats) as f64;
        }
        assert!((earned - shared).abs() < 0.01, "{spec}: {json}");
    }
}

#[test]
fn a_run_is_scored_by_its_number() {
    let four = "XXXX.../......./......./......./......./......./....... 1 18,22 0,0";
    let args = ["play", "shiftago:mode=expert", "--seats", "human,human", "--position", four];
    let answer = converse(&args, &["L1", "L2", "1", "quit", "leave"]);
    assert!(answer.out.contains("1 |x x x x x . .|"), "{}", answer.out);
    assert!(answer.out.contains("1) score 1,1-1,5: 2 points"), "{}", answer.out);
    assert!(answer.out.contains("score a run first, such as 1,1-1,5"), "{}", answer.out);
    assert!(answer.out.contains("X scores 2 points for a run of 5"), "{}", answer.out);
    assert!(answer.out.contains("X: 2 points, 20 marbles left"), "{}", answer.out);
}

/// The board of the rules: the stone on line 3, position 4 has four captures.
const LEAPS: &str = "XXOXO/OXXOXX/XOOOXOX/XXOXOOXX/XOOXOXXOO/OXXX_XOO/XXXOXOX/OXOOXO/OOOXX O play";

#[test]
fn picking_a_stone_shows_where_it_can_go() {
    let args = ["play", "quantum-leap", "--seats", "human,human", "--position", LEAPS];
    let answer = converse(&args, &["1-3", "5-6", "4-3", "2", "quit", "leave"]);
    for words in [
        "the stone on 1-3 is not yours",
        "cell 5-6 is empty: choose a stone",
        "3  [ + O O * X O + ]",
        "1) 4-3x1-3",
        "4) 4-3x6-6",
        "3  [ X O O _ X O O ]",
    ] {
        assert!(answer.out.contains(words), "{words}: {}", answer.out);
    }
}

#[test]
fn stones_are_swapped_one_after_the_other_in_any_order_or_not_at_all() {
    let deal = "XOX/XOOX/OXXOX/OXOO/OX_ X swap";
    let args = ["play", "quantum-leap:side=3", "--seats", "bot:first,human", "--position", deal];
    let answer = converse(&args, &["", "3-5", "2-1", "1-1", "quit", "leave"]);
    assert!(answer.out.contains("cell 3-5 is empty: choose a stone"), "{}", answer.out);
    assert!(answer.out.contains("first (O) plays "), "Black has swapped: {}", answer.out);

    let picked = converse(&args, &["2-1", "1-1", "quit", "leave"]);
    let typed = converse(&args, &["swap 1-1 2-1", "quit", "leave"]);
    let plays = |out: &str| out.lines().find(|line| line.contains(" plays ")).map(str::to_owned);
    assert_eq!(plays(&picked.out), plays(&typed.out));

    let answer = converse(&args, &["", "pass", "quit", "leave"]);
    assert!(answer.out.contains("first (O) plays "), "{}", answer.out);
}

#[test]
fn a_forced_pass_is_announced() {
    // All of a's minions point at each other, so only b ever moves.
    let row = ".a|....../";
    let position = format!("{}.a|.....b-/{}.a|...... b - 0", row.repeat(2), row.repeat(4));
    let args = ["play", "pivit", "--seats", "human:Ana,human:Rui", "--position", &position];
    let answer = converse(&args, &["h6g6", "g6g5", "quit", "leave"]);
    assert_eq!(answer.out.matches("a passes").count(), 2, "{}", answer.out);
    assert_eq!(answer.out.matches("Rui (b) to move").count(), 3, "{}", answer.out);
}

#[test]
fn every_illegal_slide_has_its_own_reason() {
    let args = ["play", "pivit", "--seats", "human,human,human", "--seed", "1"];
    assert_eq!(call(&args).code, 2, "three people at a table for two");
    let args = ["play", "pivit:players=3", "--seats", "human,bot:opportunist,human", "--seed", "1"];
    let lines =
        ["z9 1", "b8 0", "c8 -1", "b8c8", "b8 -2", "b8 9", "b8 -7", "b8 -1", "quit", "leave"];
    let answer = converse(&args, &lines);
    for words in [
        "there is no square z9 on the board",
        "a piece moves at least one square",
        "you have no piece on c8",
        "the piece on b8 can only move up or down now",
        "the minion on b8 must move an odd number of squares, not 2",
        "that would take the piece on b8 off the board",
        "your own piece is on b1",
        "opportunist (b) plays ",
    ] {
        assert!(answer.out.contains(words), "{words}: {}", answer.out);
    }
}

const DOMINUP: &[&str] =
    &["play", "dominup:players=3", "--seats", "human:Ana,human:Rui,bot:greedy", "--seed", "3"];

/// The tiles that are drawn, such as `│0│4│`.
fn tiles(text: &str) -> Vec<&str> {
    let is_tile = |at: &usize| {
        let rest: Vec<char> = text[*at..].chars().take(5).collect();
        matches!(rest.as_slice(), ['│', '0'..='7', '│', '0'..='7', '│'])
    };
    text.match_indices('│').map(|(at, _)| at).filter(is_tile).map(|at| &text[at..at + 11]).collect()
}

#[test]
fn hands_are_covered_between_people_and_only_the_mover_sees_their_own() {
    let answer = converse(DOMINUP, &["", "77@9,9e", "", "position", "quit", "leave"]);
    let covers: Vec<&str> =
        answer.out.split("press Enter when nobody else can see the screen").collect();
    assert_eq!(covers.len(), 3, "{}", answer.out);
    assert!(covers[0].contains("Rui (player 2), then greedy (player 3), then Ana (player 1)"));
    assert!(tiles(covers[0]).is_empty(), "nothing is shown before anybody is ready");
    assert!(covers[1].trim_end().ends_with("Ana (player 1):"), "{}", covers[1]);
    let (rui, ana) = (tiles(covers[1]), tiles(covers[2]));
    assert_eq!((rui.len(), ana.len()), (12, 12));
    assert!(rui.iter().all(|tile| !ana.contains(tile)), "no tile is in two hands");
    assert!(covers[2].contains("would reveal hidden tiles"), "{}", covers[2]);
}

#[test]
fn a_game_with_secrets_is_saved_at_any_prompt_and_loaded_without_showing_hands() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("three.txt");
    let save = format!("save {}", file.display());
    let answer = converse(DOMINUP, &["", "77@9,9e", &save, "", "", "quit"]);
    assert!(answer.out.contains("saved in "), "{}", answer.out);
    let loaded = converse(&["play", "--load", file.to_str().unwrap()], &["quit"]);
    assert!(loaded.out.contains("Ana (player 1): press Enter"), "{}", loaded.out);
    assert!(tiles(&loaded.out).is_empty(), "{}", loaded.out);
    let replayed = call(&["replay", file.to_str().unwrap()]);
    assert!(tiles(&replayed.out).is_empty(), "{}", replayed.out);
}

/// A position in which seat 1 has no climb and has to expand.
const ASKED: &str = "77@9,9e;07@8,10n 01,02,03,04,05,06,11,12,13,14,15|\
    00,16,17,22,23,24,25,26,27,33,34,35|36,37,44,45,46,47,55,56,57,66,67 1";

#[test]
fn a_tile_is_asked_for_step_by_step_and_every_wrong_answer_is_explained() {
    let seats = "human,bot:greedy,bot:greedy";
    let args = ["play", "dominup:players=3", "--seats", seats, "--position", ASKED];
    let lines = ["", "9", "7", "1", "6", "3", "far", "8", "11", "x", "e", "quit", "leave"];
    let answer = converse(&args, &lines);
    for words in [
        "got \"9\"",
        "you hold no tile `7 | ?`",
        "you hold no tile `1 | 6`",
        "got \"far\"",
        "the direction must be n, e, s or w",
        "greedy (player 2) plays ",
    ] {
        assert!(answer.out.contains(words), "{words}: {}", answer.out);
    }
}

#[test]
fn moves_are_listed_by_sort_and_a_climb_comes_first() {
    let seats = "human,human,human";
    let args = ["play", "dominup:players=3", "--seats", seats, "--position", ASKED];
    let answer = converse(&args, &["", "moves climbs", "moves expands", "quit"]);
    assert!(answer.out.contains("no legal moves of this kind: climbs"), "{}", answer.out);
    assert!(answer.out.contains(" expand\n  "), "{}", answer.out);

    // On line 8 a 1 and a 0 lie beside each other.
    let climbing = "77@9,9e;07@8,10n;17@8,9n 01,02,03,04,05,06,11,12,13,14,15|\
        00,16,22,23,24,25,26,27,33,34,35|36,37,44,45,46,47,55,56,57,66,67 1";
    let args = ["play", "dominup:players=3", "--seats", seats, "--position", climbing];
    let answer = converse(&args, &["", "02@8,11e", "moves", "quit"]);
    assert!(answer.out.contains("a climb is still possible: 01@8,10w"), "{}", answer.out);
    assert!(answer.out.contains("1 climb\n  01@8,10w"), "{}", answer.out);
}
