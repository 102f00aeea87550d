//! Whole games through the real program, typed line by line.

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use super::common::{Answer, call, converse, program};

const PEOPLE: &[&str] = &["play", "shiftago", "--seats", "human:Ana,human:Rui", "--plain"];
/// Ana makes a row of five.
const SHORT_GAME: &[&str] = &["L1", "L2", "l1", "left 2", "L1", "L2", "L1", "L3", "L1"];

fn typed(lines: &[&str], more: &[&str]) -> Vec<String> {
    lines.iter().chain(more).map(ToString::to_string).collect()
}

fn with(lines: &[String]) -> Vec<&str> {
    lines.iter().map(String::as_str).collect()
}

fn path(folder: &tempfile::TempDir, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}

#[test]
fn two_people_play_to_the_end() {
    let lines = typed(SHORT_GAME, &["no"]);
    let answer = converse(PEOPLE, &with(&lines));
    assert_eq!(answer.code, 0);
    assert!(answer.out.contains("Ana (X) to move"), "{}", answer.out);
    assert!(answer.out.contains("1 |X X X X X . .|"), "{}", answer.out);
    assert!(answer.out.contains("Ana (X) wins: five marbles in a row"), "{}", answer.out);
}

#[test]
fn an_invalid_line_is_explained_and_asked_for_again() {
    let lines = ["L9", "fly", "undo", "load /no/such/file", "L1", "quit", "leave"];
    let answer = converse(PEOPLE, &lines);
    assert_eq!(answer.code, 0);
    for words in [
        "expected a lane from 1 to 7, got \"9\"",
        "got \"fly\"",
        "nothing to undo",
        "cannot read \"/no/such/file\"",
        "The game is not saved",
    ] {
        assert!(answer.out.contains(words), "{words}: {}", answer.out);
    }
}

#[test]
fn a_move_into_a_full_lane_is_rejected_with_the_reason() {
    let full = "XOXOXOX/......./......./......./......./......./....... 2 18,19";
    let answer = converse(
        &["play", "shiftago", "--seats", "human,human", "--position", full],
        &["R1", "R2", "quit", "leave"],
    );
    assert!(answer.out.contains("row 1 is full"), "{}", answer.out);
    assert!(answer.out.contains("2 |. . . . . . O|"), "{}", answer.out);
}

#[test]
fn commands_are_answered_during_a_game() {
    let lines = ["help", "rules", "moves", "hint", "position", "board", "?", "quit"];
    let answer = converse(PEOPLE, &lines);
    for words in ["undo to your last decision", "# Shiftago", "28 insert\n  L1  L2", "1 22,22"] {
        assert!(answer.out.contains(words), "{words}: {}", answer.out);
    }
    let (_, hint) = answer.out.split_once("hint: ").expect("a hint is printed");
    let hint = hint.lines().next().expect("a hint has text");
    assert!(["L", "R", "U", "D"].iter().any(|edge| hint.starts_with(edge)), "{hint}");
    assert!(hint.len() == 2, "the hint is a move and nothing else: {hint}");
    assert!(!answer.out.contains("not saved"), "a game without moves is not lost");
}

#[test]
fn undo_and_redo_go_back_and_forth() {
    let lines = ["L1", "L2", "undo", "undo", "redo", "position", "quit", "leave"];
    let answer = converse(PEOPLE, &lines);
    let position = "X....../......./......./......./......./......./....... 2 21,22";
    assert!(answer.out.contains(position), "{}", answer.out);
}

#[test]
fn an_empty_line_asks_for_the_move_step_by_step() {
    let lines = ["", "inside", "left", "8", "3", "quit", "leave"];
    let answer = converse(PEOPLE, &lines);
    assert!(answer.out.contains("expected an edge: left, right, up or down, got \"inside\""));
    assert!(answer.out.contains("expected a lane from 1 to 7, got \"8\""));
    assert!(answer.out.contains("3 |X . . . . . .|"), "{}", answer.out);
}

#[test]
fn a_person_plays_against_the_computer_and_takes_back() {
    let args = ["play", "shiftago", "--seats", "human,bot:guard", "--seed", "4"];
    let answer = converse(&args, &["L1", "undo", "position", "quit"]);
    assert!(answer.out.contains("guard (O) plays "), "{}", answer.out);
    assert!(answer.out.contains("/....... 1 22,22"), "{}", answer.out);
}

#[test]
fn computers_wait_for_enter_or_run_to_the_end() {
    let args = ["play", "shiftago", "--seats", "bot:guard,bot:builder", "--seed", "4"];
    let answer = converse(&args, &["", "", "quit", "leave"]);
    assert_eq!(answer.out.matches(" plays ").count(), 2, "{}", answer.out);
    let answer = converse(&args, &["", "what", "run", "no"]);
    assert!(answer.out.contains("expected Enter, run or a command, got \"what\""));
    assert!(answer.out.contains(" wins: "), "{}", answer.out);
    let answer = call(&[&args[..], &["--run"]].concat());
    let last = answer.out.lines().last().unwrap();
    assert!(last.contains(" wins: "), "a question follows the result: {}", answer.out);
    assert_eq!(answer.code, 0);
}

#[test]
fn the_same_seed_is_the_same_game() {
    let run = |seed| {
        call(&["play", "shiftago", "--seats", "bot:random,bot:random", "--seed", seed, "--run"]).out
    };
    assert_eq!(run("8"), run("8"));
    assert_ne!(run("8"), run("9"));
}

#[test]
fn a_saved_game_continues_where_it_was_saved() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "ana e rui.txt");
    let save = format!("save {file}");
    let answer = converse(PEOPLE, &["L1", "R2", &save, "quit"]);
    assert!(answer.out.contains("saved in"), "{}", answer.out);
    assert!(!answer.out.contains("not saved"), "{}", answer.out);

    let replayed = call(&["replay", &file]);
    assert_eq!(replayed.code, 0);
    assert!(
        replayed.out.starts_with("shiftago\n1. L1 Ana (X)\n2. R2 Rui (O)\n"),
        "{}",
        replayed.out
    );
    assert!(replayed.out.ends_with("Ana (X) to move\n"), "{}", replayed.out);

    let shown = call(&["show", "--record", &file, "--at", "1"]);
    assert!(shown.out.ends_with("O to move\n"), "{}", shown.out);
    assert_eq!(call(&["show", "--record", &file, "--at", "3"]).code, 2);

    let wrong = call(&["show", "pivit", "--record", &file]);
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("expected a game of pivit, got \"shiftago\""), "{}", wrong.err);
    assert_eq!(call(&["play", "pivit", "--load", &file]).code, 2);

    let answer = converse(&["play", "shiftago", "--load", &file], &["D3", "save", "quit"]);
    assert!(answer.out.contains("Ana (X) to move"), "{}", answer.out);
    assert!(fs::read_to_string(&file).unwrap().contains("3. D3"));
}

#[test]
fn a_game_can_be_loaded_during_another() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "one.txt");
    converse(PEOPLE, &["U7", &format!("save {file}"), "quit"]);
    let load = format!("load {file}");
    let answer = converse(PEOPLE, &["L1", &load, "stay", &load, "leave", "position", "quit"]);
    let last = answer.out.lines().rev().find(|line| line.contains('/')).unwrap();
    assert!(last.starts_with("......X/"), "{}", answer.out);
}

#[test]
fn saving_over_another_file_asks_first() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "other.txt");
    fs::write(&file, "mine").unwrap();
    let save = format!("save {file}");
    let answer = converse(PEOPLE, &["L1", &save, "no", "quit", "leave"]);
    assert!(answer.out.contains("Replace "), "{}", answer.out);
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    converse(PEOPLE, &["L1", &save, "yes", "quit"]);
    assert!(fs::read_to_string(&file).unwrap().starts_with("[Game \"shiftago\"]"));
}

#[test]
fn quitting_can_save_first_or_stay() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "kept.txt");
    let answer = converse(PEOPLE, &["L1", "quit", "maybe", "stay", "quit", "save", &file]);
    assert!(answer.out.contains("expected save, leave, stay, got \"maybe\""), "{}", answer.out);
    assert!(Path::new(&file).exists());
}

#[test]
fn a_broken_record_is_rejected_with_line_and_column() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "broken.txt");
    fs::write(&file, "[Game \"shiftago\"]\n\n1. L1 2. L9\n").unwrap();
    let answer = call(&["replay", &file]);
    assert_eq!(answer.code, 1);
    assert!(answer.err.contains("line 3, column 10"), "{}", answer.err);
    assert!(answer.err.contains("expected a lane from 1 to 7, got \"9\""), "{}", answer.err);
    assert_eq!(call(&["play", "--load", &file]).code, 1);
}

#[test]
fn the_menu_leads_to_a_game_and_back() {
    let lines =
        typed(&["chess", "shiftago", "", "2", "draws", "", "Ana", "person", "Rui"], SHORT_GAME);
    let lines = typed(&with(&lines), &["perhaps", "yes", "q"]);
    let answer = converse(&[], &with(&lines));
    assert_eq!(answer.code, 0);
    assert!(answer.out.contains("expected a number, a name or one of the letters, got \"chess\""));
    assert!(answer.out.contains("Ana (X) wins"), "{}", answer.out);
    assert!(answer.out.contains("expected yes or no, got \"perhaps\""), "{}", answer.out);
    assert_eq!(answer.out.matches("\nTabuleiro\n").count(), 3, "{}", answer.out);
}

#[test]
fn the_menu_loads_a_saved_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "game.txt");
    converse(PEOPLE, &["U7", &format!("save {file}"), "quit"]);
    let answer = converse(&[], &["l", "/no/such/file", "l", &file, "quit"]);
    assert!(answer.out.contains("cannot read"), "{}", answer.out);
    assert!(answer.out.contains("Rui (O) to move"), "{}", answer.out);
}

#[test]
fn the_end_of_the_input_ends_the_program() {
    for lines in [&[][..], &["L1"], &["shiftago"], &["save"]] {
        assert_eq!(converse(PEOPLE, lines).code, 0);
        assert_eq!(converse(&[], lines).code, 0);
    }
}

#[test]
fn the_input_may_end_in_the_middle_of_anything() {
    let play = |spec, seats| ["play", spec, "--seats", seats, "--plain"];
    // Within the questions step by step, a pick, the cover of a hand, and computers that wait.
    for (args, lines) in [
        (play("shiftago", "human,human"), &["", "left"][..]),
        (play("pivit", "human,human"), &["a3"]),
        (play("dominup", "human,human"), &[]),
        (play("shiftago", "bot:guard,bot:random"), &[""]),
    ] {
        let answer = converse(&args, lines);
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{args:?}: {}", answer.out);
    }
}

#[test]
fn questions_are_answered_in_any_language() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "kept.txt");
    for (language, lines) in [
        ("en", ["L1", "quit", "ficar", "sair", "guardar", &file]),
        ("pt", ["L1", "sair", "stay", "quit", "save", &file]),
    ] {
        let answer = converse(&[PEOPLE, &["--lang", language]].concat(), &lines);
        assert_eq!(answer.code, 0, "{}", answer.out);
        fs::remove_file(&file).unwrap();
    }
    let args = ["play", "shiftago", "--seats", "bot:guard,bot:builder", "--seed", "4", "--plain"];
    let answer = converse(&args, &["seguir", "não"]);
    assert!(answer.out.contains(" wins: "), "{}", answer.out);
}

/// A game that is saved again and again while the program is killed at any moment is always whole.
#[test]
fn a_kill_in_the_middle_of_saving_leaves_a_whole_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = path(&folder, "killed.txt");
    converse(PEOPLE, &["L1", &format!("save {file}"), "quit"]);
    let mut versions = std::collections::HashSet::new();
    for round in 0..25_u64 {
        let mut child = program()
            .args(["play", "--load", &file])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let mut typing = child.stdin.take().unwrap();
        let typist = std::thread::spawn(move || {
            use std::io::Write;
            for lane in (1..=7).cycle().take(5000) {
                let lines = format!("U{lane}\nsave\nundo\nD{lane}\nsave\nundo\n");
                if typing.write_all(lines.as_bytes()).is_err() {
                    return;
                }
            }
        });
        std::thread::sleep(Duration::from_millis(5 + 3 * (round % 8)));
        child.kill().unwrap();
        child.wait().unwrap();
        typist.join().unwrap();
        let text = fs::read_to_string(&file).unwrap();
        let replayed = call(&["replay", &file]);
        assert_eq!(replayed.code, 0, "{}\n{text}", replayed.err);
        versions.insert(text);
    }
    assert!(versions.len() > 1, "nothing was saved before a kill: the test shows nothing");
}

/// The program with a home of its own.
fn at_home(home: &Path, args: &[&str], lines: &[&str]) -> Answer {
    let (config, data) = (home.join("settings.conf"), home.join("data"));
    let places = ["--config", config.to_str().unwrap(), "--data", data.to_str().unwrap()];
    converse(&[args, &places].concat(), lines)
}

#[test]
fn an_interrupted_game_is_offered_by_the_menu() {
    let home = tempfile::tempdir().unwrap();
    // Nobody answers after the second move.
    at_home(home.path(), PEOPLE, &["L1", "R2"]);
    let answer = at_home(home.path(), &[], &["g", "position", "quit", "leave"]);
    assert!(
        answer.out.contains("continue the interrupted game: shiftago, 2 moves"),
        "{}",
        answer.out
    );
    assert!(answer.out.contains("X....../......O/"), "{}", answer.out);
    let again = at_home(home.path(), &[], &["q"]);
    assert!(!again.out.contains("interrupted"), "it was left on purpose: {}", again.out);
}

#[test]
fn an_interrupted_game_can_be_forgotten() {
    let home = tempfile::tempdir().unwrap();
    at_home(home.path(), PEOPLE, &["L1"]);
    let answer = at_home(home.path(), &[], &["f", "q"]);
    assert_eq!(answer.out.matches("interrupted").count(), 1, "{}", answer.out);
}

#[test]
fn a_game_is_saved_and_loaded_by_its_name() {
    let home = tempfile::tempdir().unwrap();
    let answer = at_home(home.path(), PEOPLE, &["L1", "save sunday", "quit"]);
    assert!(answer.out.contains("sunday.txt"), "{}", answer.out);
    for lines in [["l", "sunday", "position", "quit"], ["l", "1", "position", "quit"]] {
        let answer = at_home(home.path(), &[], &lines);
        assert!(answer.out.contains("1) sunday"), "{}", answer.out);
        assert!(answer.out.contains("X....../"), "{}", answer.out);
    }
    let answer = at_home(home.path(), &["play", "--load", "sunday"], &["quit"]);
    assert!(answer.out.contains("1 |X . . . . . .|"), "{}", answer.out);
}

#[test]
fn settings_are_asked_for_saved_and_used() {
    let home = tempfile::tempdir().unwrap();
    let lines = ["s", "Ana", "pt", "5", "never", "shiftago", "", "", "", "", "", "", "sair"];
    let answer = at_home(home.path(), &[], &lines);
    assert!(answer.out.contains("Nome? (Enter para Ana)"), "{}", answer.out);
    assert!(answer.out.contains("vez de Ana (X)"), "{}", answer.out);
    assert!(answer.out.contains("Computador nível 5 (O)"), "{}", answer.out);
    let kept = fs::read_to_string(home.path().join("settings.conf")).unwrap();
    assert_eq!(kept, "name = Ana\nlanguage = pt\nlevel = 5\ncolours = never\n");
    let answer = at_home(home.path(), &[], &["q"]);
    assert!(answer.out.contains("abrir uma partida guardada"), "{}", answer.out);
}

#[test]
fn invalid_settings_are_reported_with_their_line() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("settings.conf"), "name = Ana\nlevel = 12\n").unwrap();
    let answer = at_home(home.path(), &[], &["q"]);
    assert_eq!(answer.code, 2);
    assert!(answer.err.contains("settings.conf\": line 2: expected level"), "{}", answer.err);
}

#[test]
fn people_can_look_back_through_the_game() {
    let lines = ["L1", "R2", "history", "look 0", "look 1", "look 9", "quit", "leave"];
    let out = converse(PEOPLE, &lines).out;
    assert!(out.contains("1. X L1\n2. O R2\n"), "{out}");
    let after = &out[out.find("2. O R2\n").unwrap()..];
    assert!(after.contains("1 |. . . . . . .|") && after.contains("1 |X . . . . . .|"), "{after}");
    assert!(after.contains("expected a number from 0 to 2, got \"9\""), "{after}");
}
