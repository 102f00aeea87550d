//! Records and autosaves of version 0.1.0 can be loaded.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use tabuleiro_core::{Annotation, Mark, Record, RecordedMove, RecordedScore, Seat, Turn};
use tabuleiro_session::{LocalGame, Table, interrupted_games, load};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

fn fixture(name: &str) -> Record {
    load(&fixtures().join(name).with_extension("txt")).unwrap()
}

/// The finished games, and the ids of the reasons for their ends.
const FINISHED: [(&str, &str); 20] = [
    ("annotated-dominup-en", "out-of-tiles"),
    ("annotated-dominup-pt", "out-of-tiles"),
    ("annotated-quantum-leap-pt", "no-capture"),
    ("annotated-shiftago-en", "line"),
    ("annotated-shiftago-pt", "line"),
    ("dominup", "out-of-tiles"),
    ("dominup-players-3-placings-all", "out-of-tiles"),
    ("dominup-players-4-expand-adjacent-board-18", "out-of-tiles"),
    ("pivit", "last-player"),
    ("pivit-board-6", "last-player"),
    ("pivit-players-3-sides-mirrored", "last-player"),
    ("pivit-players-4", "no-minions"),
    ("quantum-leap", "no-capture"),
    ("quantum-leap-side-3-edition-2-swap-free", "no-capture"),
    ("quantum-leap-side-6-hole-last-swap-off", "no-capture"),
    ("shiftago", "line"),
    ("shiftago-exhausted-draws", "line"),
    ("shiftago-mode-expert", "ten-points"),
    ("shiftago-mode-extreme-players-3", "ten-points"),
    ("shiftago-players-4", "line"),
];

#[test]
fn every_record_replays_to_its_result_and_reason() {
    let files = fs::read_dir(fixtures()).unwrap();
    let texts = files.filter(|file| file.as_ref().unwrap().path().extension().unwrap() == "txt");
    assert_eq!(texts.count(), FINISHED.len() + 1, "all but the autosave are finished");
    for (name, reason) in FINISHED {
        let old = fixture(name);
        let Turn::Over(outcome) = Table::from_record(&old).unwrap().turn() else {
            panic!("{name} is finished");
        };
        assert_eq!(Some(outcome.ranking.to_string().as_str()), old.tag("Result"), "{name}");
        assert_eq!(outcome.reason.id, reason, "{name}");
    }
}

#[test]
fn a_record_saved_again_differs_only_in_the_form_of_the_reason() {
    for (name, reason) in FINISHED {
        let old = fixture(name);
        let new = Table::from_record(&old).unwrap().record();
        let mut expected = old.clone();
        expected.set_tag("Reason", reason);
        assert_eq!(new, expected, "{name}");
        let again: Record = new.to_string().parse().unwrap();
        assert_eq!(again, new, "{name}");
        assert_eq!(Table::from_record(&again).unwrap().record(), new, "{name}");
    }
}

#[test]
fn analyses_are_equal_in_both_languages() {
    for game in ["shiftago", "dominup"] {
        let english = fixture(&format!("annotated-{game}-en"));
        assert_eq!(english, fixture(&format!("annotated-{game}-pt")));
        assert_ne!(english, fixture(game));
    }
}

#[test]
fn every_analysis_is_an_annotation() {
    for (name, _) in FINISHED.into_iter().filter(|(name, _)| name.starts_with("annotated-")) {
        for played in fixture(name).moves {
            let is_eval = |annotation: &Annotation| matches!(annotation, Annotation::Eval(_));
            let evals = played.comment.annotations.iter().filter(|annotation| is_eval(annotation));
            assert_eq!(
                (played.comment.text.as_str(), evals.count()),
                ("", 1),
                "{name}: {played:?}"
            );
        }
    }
    let pv = ["swap 2-2 9-5", "1-1x2-2", "8-4x7-4"].map(String::from).to_vec();
    let expected = [
        Annotation::Mark(Mark::Blunder),
        Annotation::Eval(RecordedScore::Percent(27)),
        Annotation::Best { score: RecordedScore::Percent(60), pv },
    ];
    let moves = fixture("annotated-quantum-leap-pt").moves;
    assert_eq!(moves[0].comment.annotations, expected);
    assert_eq!(moves[29].comment.annotations, [Annotation::Eval(RecordedScore::Win(5))]);
    assert_eq!(moves[30].comment.annotations, [Annotation::Eval(RecordedScore::Loss(4))]);
}

#[test]
fn an_old_autosave_is_resumed() {
    let data = tempfile::tempdir().unwrap();
    fs::create_dir(data.path().join("running")).unwrap();
    fs::copy(fixtures().join("autosave.txt"), data.path().join("running/7-1.txt")).unwrap();
    let mut left = interrupted_games(data.path());
    assert_eq!(left.len(), 1);
    let game = LocalGame::resume(left.remove(0)).unwrap();
    assert_eq!(game.table().record(), fixture("autosave"));
    assert_eq!(game.table().turn(), Turn::Of(Seat::new(1)));
}

/// Reasons that none of the files has, reached from a position that was set up.
#[test]
fn every_other_old_reason_is_recognised() {
    const EMPTY: &str = "......./......./......./......./......./......./.......";
    const FULL: &str = ".YOXXXY/YYOYXOO/XOYOOYO/XOXXOYY/OXYXXXO/YXXYOYO/YYYOXOX";
    const FAR_APART: &str = "....../....b|./....../....../.a|..../......";
    const STUCK: &str = "A|....B|/a|....b|/a|....b|/a|...b-./a|....b|/A|....B|";
    for (game, options, position, moves, result, reason, id) in [
        (
            "shiftago",
            "players=2",
            format!("{EMPTY} 1 1,1"),
            "L1",
            "2,1",
            "no marbles left and no line",
            "out-of-marbles",
        ),
        (
            "shiftago",
            "mode=expert,players=3",
            format!("{EMPTY} 3 0,1,1 4,2,4"),
            "L4",
            "1,3,1",
            "no marbles left, so points count",
            "out-of-marbles",
        ),
        (
            "shiftago",
            "players=3",
            format!("{FULL} 1 2,2,2"),
            "L1",
            "1,1,1",
            "the board is full and nobody has a line",
            "board-full",
        ),
        (
            "shiftago",
            "mode=expert,players=3",
            format!("{FULL} 1 5,5,5 2,5,0"),
            "L1",
            "2,1,3",
            "the board is full, so points count",
            "board-full",
        ),
        (
            "pivit",
            "board=6",
            format!("{FAR_APART} a - 0"),
            "b2b3 e5e4 b3c3 e4d4 c3c2 d4d5 c2b2 d5e5 b2b3 e5e4 b3c3 e4d4 c3c2 d4d5 c2b2 d5e5",
            "1,1",
            "the same position for the third time",
            "repetition",
        ),
        (
            "pivit",
            "board=6",
            format!("{FAR_APART} a - 100"),
            "",
            "1,1",
            "50 rounds without a capture or a promotion",
            "no-progress",
        ),
        (
            "pivit",
            "board=6",
            format!("{STUCK} b ba 5"),
            "e3f3",
            "2,1",
            "nobody can move",
            "all-pass",
        ),
    ] {
        let start =
            format!("[Game \"{game}\"]\n[Options \"{options}\"]\n[Position \"{position}\"]");
        let end = format!("[Result \"{result}\"]\n[Reason \"{reason}\"]");
        let mut old: Record = format!("{start}\n{end}\n").parse().unwrap();
        let moves = moves.split_whitespace().map(String::from);
        old.moves = moves.map(|text| RecordedMove { text, ..Default::default() }).collect();
        let table = Table::from_record(&old).unwrap_or_else(|error| panic!("{reason}: {error}"));
        assert_eq!(table.record().tag("Reason"), Some(id), "{reason}");
    }
}

#[test]
fn a_draw_that_earlier_rules_declared_too_early_is_a_game_in_progress() {
    let rows = "......./......./......./......./......./......./.......";
    let text = |reason: &str| {
        format!(
            "[Game \"shiftago\"]\n[Options \"exhausted=draws\"]\n[Position \"{rows} 1 1,1\"]\n\
             [Result \"1,1\"]\n[Reason \"{reason}\"]\n\n1. L1\n"
        )
    };
    for reason in ["out-of-marbles", "no marbles left and no line"] {
        let record: Record = text(reason).parse().unwrap();
        let table = Table::from_record(&record).unwrap();
        assert_eq!(table.turn(), Turn::Of(Seat::new(1)), "O still has a marble");
    }
    let record: Record = text("line").parse().unwrap();
    assert!(Table::from_record(&record).is_err(), "no rule ever ended this game by a line");
}
