//! Matches through the real program: the result does not depend on threads, stops and resumptions.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::Duration;

use serde_json::Value;

use super::common::{Answer, answer, call, printed, program, refused};

const RANDOM_GUARD: &[&str] = &["match", "shiftago", "bot:random", "bot:guard"];

/// A call with further arguments.
fn with<'a>(args: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [args, more].concat()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&printed(&with(args, &["--json"]))).unwrap()
}

/// The records of a folder by name.
fn records(folder: &Path) -> BTreeMap<String, String> {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            (name, fs::read_to_string(&path).unwrap())
        })
        .collect()
}

/// Starts a match and waits until so many of its games are written down.
fn started(args: &[&str], folder: &Path, games: usize) -> Child {
    let child = program()
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    while !folder.is_dir() || records(folder).len() < games {
        std::thread::sleep(Duration::from_millis(2));
    }
    child
}

#[test]
fn a_match_rotates_seats_and_repeats_with_its_seed() {
    let run = |seed| {
        printed(&["match", "shiftago", "bot:random", "bot:guard", "--games", "20", "--seed", seed])
    };
    let result = run("3");
    let lines: Vec<&str> = result.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].starts_with("bot:random ") && lines[1].starts_with("bot:guard "), "{result}");
    assert!(lines[1].contains("/20 +"), "{result}");
    assert_eq!(result, run("3"));

    // Two of the same kind with rotated seats and paired seeds share the points exactly.
    let same = ["match", "shiftago", "bot:guard", "bot:guard", "--games", "10", "--json"];
    let json: serde_json::Value = serde_json::from_str(&printed(&same)).unwrap();
    assert_eq!(json["players"][0]["score"]["points"], 5.0);
    assert_eq!(json["players"][1]["games"], 10);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let calls: [&[&str]; 4] = [
        &["match", "quantum-leap", "bot:first", "bot:finisher", "--games", "41"],
        &["match", "shiftago:mode=expert,players=3", "bot:builder", "bot:guard", "--games", "20"],
        &["match", "dominup:players=4", "bot:random", "bot:greedy", "--games", "13", "--json"],
        &["match", "quantum-leap", "bot:finisher", "bot:first", "--sprt", "0,60", "--games", "900"],
    ];
    for args in calls {
        let threads = |number| printed(&with(args, &["--threads", number]));
        let alone = threads("1");
        assert_eq!(alone, threads("2"), "{args:?}");
        assert_eq!(alone, threads("7"), "{args:?}");
        assert_eq!(alone, printed(args), "{args:?}");
    }
}

#[test]
fn two_players_share_a_larger_table_evenly() {
    for (spec, seats) in [("pivit:players=3", 3), ("dominup:players=4", 4)] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().to_str().unwrap();
        let bots: [&str; 2] = if seats == 3 {
            ["bot:random", "bot:opportunist"]
        } else {
            ["bot:random", "bot:greedy"]
        };
        let args = ["match", spec, bots[0], bots[1], "--games", "12", "--records", path];
        let result = json(&args);
        assert_eq!(result["round"], 6);
        let points = |player: usize| result["players"][player]["score"]["points"].as_f64().unwrap();
        assert!((points(0) + points(1) - 12.0).abs() < 0.001, "{result}");
        let records = records(folder.path());
        for seat in 1..=seats {
            let sat = |bot: &str| {
                let tag = format!("[Seat{seat} \"{bot}\"]");
                records.values().filter(|record| record.contains(&tag)).count()
            };
            assert_eq!((sat(bots[0]), sat(bots[1])), (6, 6), "{spec} seat {seat}");
        }
        // The same player twice is as strong as itself.
        let same = json(&["match", spec, bots[1], bots[1], "--games", "12"]);
        assert_eq!(same["players"][0]["score"]["points"], 6.0, "{same}");
        assert_eq!(same["players"][0]["los"], 0.5, "{same}");
    }
}

#[test]
fn sprt_stops_the_match_at_a_verdict() {
    let args = with(RANDOM_GUARD, &["--games", "1000", "--sprt", "-10,10"]);
    let result = json(&args);
    assert_eq!(result["sprt"]["answer"], "H0", "{result}");
    assert!(result["sprt"]["llr"].as_f64().unwrap() <= -2.94, "{result}");
    let games = result["players"][0]["games"].as_u64().unwrap();
    assert!(games.is_multiple_of(2) && games < 1000, "{result}");
    let text = printed(&args);
    assert!(text.contains(&format!("/{games} +")), "{text}");
    let last = text.lines().last().unwrap();
    assert!(last.starts_with("sprt llr -") && last.ends_with("-2.94 2.94 H0 accepted"), "{text}");

    // One round less is not enough.
    let less = (games - 2).to_string();
    let early = json(&with(RANDOM_GUARD, &["--games", &less, "--sprt", "-10,10"]));
    assert_eq!(early["sprt"]["answer"], "undecided", "{early}");

    let three =
        ["match", "shiftago:mode=expert,players=3", "bot:random", "bot:builder", "bot:guard"];
    let words = refused(2, &with(&three, &["--sprt", "0,10"]));
    assert!(words.contains("expected two players to compare, got 3"), "{words}");
}

#[test]
fn every_game_is_recorded_and_replays() {
    let folder = tempfile::tempdir().unwrap();
    let one = folder.path().join("new/one");
    let two = folder.path().join("two");
    let play = |folder: &Path, threads| {
        let folder = folder.to_str().unwrap();
        printed(&with(RANDOM_GUARD, &["--games", "9", "--records", folder, "--threads", threads]))
    };
    assert_eq!(play(&one, "1"), play(&two, "3"));
    assert_eq!(records(&one), records(&two));
    let names: Vec<String> = records(&one).into_keys().collect();
    assert_eq!(names.first().unwrap(), "game-00001.txt");
    assert_eq!((names.len(), names.last().unwrap().as_str()), (9, "game-00009.txt"));
    for name in names {
        assert_eq!(call(&["replay", one.join(&name).to_str().unwrap()]).code, 0, "{name}");
    }
}

#[test]
fn a_killed_match_is_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let match_of = |games| with(RANDOM_GUARD, &["--seed", "8", "--games", games]);
    let recorded = with(&match_of("100000"), &["--records", path]);
    let mut child = started(&recorded, folder.path(), 5);
    child.kill().unwrap();
    child.wait().unwrap();
    let survived = records(folder.path());

    let words = refused(2, &recorded);
    assert!(words.contains("--resume") && words.contains("game-0"), "{words}");
    assert_eq!(records(folder.path()), survived, "a refused match changes nothing");

    let games = (survived.len() + 20).to_string();
    let resumed = with(&match_of(&games), &["--records", path, "--resume"]);
    assert_eq!(printed(&resumed), printed(&match_of(&games)));
    let whole = records(folder.path());
    assert_eq!(whole.len(), survived.len() + 20);
    assert!(survived.iter().all(|(name, record)| whole[name] == *record));

    // A game that is gone is played again as it was.
    fs::remove_file(folder.path().join("game-00003.txt")).unwrap();
    assert_eq!(printed(&resumed), printed(&match_of(&games)));
    assert_eq!(records(folder.path()), whole);
}

#[test]
fn games_of_another_match_are_not_counted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    printed(&with(RANDOM_GUARD, &["--games", "4", "--records", path]));
    let resume = ["--games", "6", "--records", path, "--resume"];
    for (args, expected) in [
        (with(RANDOM_GUARD, &["--seed", "1"]), "expected [Seed \""),
        (with(RANDOM_GUARD, &["--opening", "4"]), "expected [Opening \"4\"], got [Opening \"2\"]"),
        (
            vec!["match", "shiftago", "bot:builder", "bot:guard"],
            "expected [Seat1 \"bot:builder\"], got [Seat1 \"bot:random\"]",
        ),
        (
            vec!["match", "shiftago:exhausted=draws", "bot:random", "bot:guard"],
            "expected a game of shiftago:exhausted=draws",
        ),
    ] {
        let words = refused(2, &with(&args, &resume));
        assert!(words.contains(expected) && words.contains("game-00001.txt"), "{words}");
    }
    fs::write(folder.path().join("game-00003.txt"), "nonsense").unwrap();
    let words = refused(1, &with(RANDOM_GUARD, &resume));
    assert!(words.contains("game-00003.txt") && words.contains("line 1"), "{words}");
    assert_eq!(records(folder.path()).len(), 4);
}

#[cfg(unix)]
#[test]
fn an_interrupted_match_prints_its_result_so_far() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let args = with(RANDOM_GUARD, &["--games", "100000", "--records", path]);
    let child = started(&args, folder.path(), 10);
    let process = child.id().to_string();
    let sent = std::process::Command::new("kill").args(["-INT", &process]).status().unwrap();
    assert!(sent.success());
    let Answer { code, out, err } = answer(child.wait_with_output().unwrap());
    let games = records(folder.path()).len();
    assert!((10..100_000).contains(&games));
    assert_eq!((code, err), (0, format!("stopped after {games} of 100000 games\n")));
    assert_eq!(out.lines().count(), 2, "{out}");
    assert!(out.lines().all(|line| line.contains(&format!("/{games} +"))), "{out}");
}
