//! The commands through the real program: what they print, and how they fail.

use super::common::{call, converse, printed, program, refused};

const EMPTY: &str = "......./......./......./......./......./......./....... 1 22,22";
const FULL_ROW: &str = "XOXOXOX/......./......./......./......./......./....... 2 18,19";
const WON: &str = "XXXXX../......./......./......./......./......./....... 2 17,22";

#[test]
fn moves_prints_one_move_per_line_in_canonical_order() {
    let moves = printed(&["moves", "shiftago", "--position", FULL_ROW]);
    let lines: Vec<&str> = moves.lines().collect();
    assert_eq!(lines.len(), 26);
    assert_eq!(&lines[..3], ["L2", "L3", "L4"]);
    assert_eq!(lines[25], "D7");
    assert_eq!(printed(&["moves", "shiftago", "--position", WON]), "");
}

#[test]
fn check_prints_the_new_position_alone() {
    let after = "......./......./X....../......./......./......./....... 2 21,22\n";
    for text in ["L3", "left 3", "l3"] {
        assert_eq!(printed(&["check", "shiftago", "--position", EMPTY, text]), after);
    }
    let json = printed(&["check", "shiftago", "left 3", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["legal"], true);
    assert_eq!(json["move"], "L3");
    assert_eq!(json["position"], after.trim());
}

#[test]
fn check_prints_the_reason_for_an_illegal_move() {
    let words = refused(1, &["check", "shiftago", "--position", FULL_ROW, "R1"]);
    assert!(words.contains("row 1 is full"), "{words}");
    let over = refused(1, &["check", "shiftago", "--position", WON, "R1"]);
    assert!(over.contains("the game is over"), "{over}");

    let answer = call(&["check", "shiftago", "--position", FULL_ROW, "R1", "--json"]);
    assert_eq!(answer.code, 1);
    let json: serde_json::Value = serde_json::from_str(&answer.out).unwrap();
    assert_eq!(json["reason"], "lane-closed");
    assert_eq!(json["cells"][0]["cell"], serde_json::json!({ "x": 8, "y": 1 }));
}

#[test]
fn check_prints_json_for_a_text_that_is_not_a_move() {
    let answer = call(&["check", "shiftago", "L9", "--json"]);
    assert_eq!(answer.code, 2);
    assert!(answer.err.contains("a lane from 1 to 7"), "{}", answer.err);
    let json: serde_json::Value = serde_json::from_str(&answer.out).unwrap();
    assert_eq!(json["legal"], false);
    assert_eq!(json["reason"], "invalid");
    assert_eq!(json["cells"], serde_json::json!([]));
    assert_eq!(answer.err, format!("tabuleiro: {}\n", json["words"].as_str().unwrap()));
}

#[test]
fn think_rejects_limits_that_the_player_does_not_use() {
    for (seat, option) in
        [("engine:3", "--depth"), ("engine:3", "--nodes"), ("bot:guard", "--time")]
    {
        let words = refused(2, &["think", "shiftago", "--seat", seat, option, "4"]);
        assert_eq!(words, format!("tabuleiro: {option} cannot be used with --seat {seat}\n"));
    }
}

#[test]
fn every_command_accepts_a_position_that_begins_with_a_hyphen() {
    let position = printed(&["show", "dominup", "--json"]);
    let position: serde_json::Value = serde_json::from_str(&position).unwrap();
    let position = position["position"].as_str().unwrap();
    assert!(position.starts_with("- "), "{position}");
    let moves = printed(&["moves", "dominup", "--position", position]);
    let first = moves.lines().next().unwrap();
    for args in [
        vec!["show", "dominup"],
        vec!["check", "dominup", first],
        vec!["think", "dominup", "--seat", "bot:random"],
        vec!["perft", "dominup", "--depth", "1"],
        vec!["play", "dominup", "--seats", "bot:random,bot:random", "--run", "--plain"],
    ] {
        printed(&[&args[..], &["--position", position]].concat());
    }
}

#[test]
fn a_negative_number_is_rejected_with_the_valid_range() {
    for (args, range) in [
        (vec!["moves", "shiftago", "--seed"], "0 or more"),
        (vec!["show", "--record", "x", "--at"], "0 or more"),
        (vec!["play", "shiftago", "--time"], "1 or more"),
        (vec!["think", "shiftago", "--nodes"], "1 or more"),
        (vec!["think", "shiftago", "--threads"], "from 1 to 256"),
        (vec!["think", "shiftago", "--memory"], "from 1 to 65536"),
        (vec!["match", "shiftago", "bot:guard", "bot:random", "--games"], "from 1 to 1000000"),
        (vec!["perft", "shiftago", "--depth"], "0 or more"),
        (vec!["analyze", "x", "--time"], "1 or more"),
        (vec!["serve", "--tables-per-hour"], "1 or more"),
    ] {
        let option = args[args.len() - 1];
        let words = refused(2, &[&args[..], &["-5"]].concat());
        let start = format!("tabuleiro: {option} <");
        assert!(words.starts_with(&start) && words.contains("got \"-5\""), "{words}");
        assert!(words.contains(range), "{words}");
    }
}

#[test]
fn an_invalid_value_is_quoted_with_what_was_expected() {
    for (args, quoted, expected) in [
        (vec!["check", "shiftago", "L9"], "\"9\"", "a lane from 1 to 7"),
        (vec!["check", "shiftago", "sideways"], "\"sideways\"", "an edge"),
        (vec!["moves", "chess"], "\"chess\"", "a game: "),
        (vec!["moves", "shiftago:size=9"], "\"size\"", "an option: "),
        (vec!["moves", "shiftago:exhausted=wins"], "\"wins\"", "loses or draws"),
        (vec!["moves", "shiftago", "--position", "x"], "\"x\"", "a board, the seat to move"),
        (vec!["moves", "shiftago", "--seed", "soon"], "soon", "--seed"),
        (vec!["think", "shiftago", "--seat", "bot:deep"], "\"bot:deep\"", "bot:guard"),
        (vec!["think", "shiftago", "--seat", "human"], "\"human\"", "a computer player"),
        (vec!["match", "shiftago", "human", "bot:guard"], "\"human\"", "a computer player"),
        (vec!["match", "shiftago", "bot:guard"], "got 1: \"bot:guard\"", "2 seats"),
        (vec!["match", "shiftago", "bot:guard", "bot:deep"], "\"bot:deep\"", "bot:guard"),
        (vec!["match", "pivit:players=4", "bot:first"], "\"bot:first\"", "bot:opportunist"),
        (vec!["match", "pivit:players=3", "bot:random"], "got 1: \"bot:random\"", "or two players"),
        (vec!["match", "shiftago", "bot:guard", "bot:guard", "--sprt", "10"], "\"10\"", "0,10"),
        (vec!["match", "shiftago", "bot:guard", "bot:guard", "--sprt", "5,-5"], "\"5,-5\"", "0,10"),
        (vec!["match", "shiftago", "bot:guard", "bot:guard", "--threads", "0"], "0", "--threads"),
        (vec!["match", "shiftago", "bot:guard", "bot:guard", "--resume"], "--records", "missing"),
        (vec!["play", "shiftago", "--seats", "human,cat"], "\"cat\"", "human:NAME"),
        (vec!["play", "shiftago", "--seats", "human"], "\"human\"", "expected 2 seats"),
        (vec!["replay", "/no/such/file"], "/no/such/file", "cannot read"),
        (vec!["perft", "shiftago", "--depth", "-1"], "-1", "--depth"),
        (vec!["dance"], "\"dance\"", "unknown command"),
    ] {
        let words = refused(2, &args);
        assert!(words.contains(quoted) && words.contains(expected), "{args:?}: {words}");
    }
}

#[test]
fn misspelt_names_are_answered_with_a_suggestion() {
    for (args, error, suggestion) in [
        (&["thnk"][..], "unknown command \"thnk\"", "think"),
        (&["help", "mtch"], "unknown command \"mtch\"", "match"),
        (&["think", "shiftago", "--seet", "x"], "unknown option --seet", "--seat"),
        (&["think", "shiftgo"], "got \"shiftgo\"", "shiftago"),
        (&["play", "shiftago:mode=expret"], "got \"expret\"", "expert"),
        (&["play", "shiftago:moed=expert"], "got \"moed\"", "mode"),
        (&["play", "shiftago", "--seats", "human,bot:gaurd"], "got \"bot:gaurd\"", "bot:guard"),
        (&["games", "--color", "nevr"], "got \"nevr\"", "never"),
        (&["completions", "bsh"], "got \"bsh\"", "bash"),
    ] {
        let said = refused(2, args);
        assert!(said.contains(error), "{args:?}: {said}");
        assert!(said.contains(&format!("\nDid you mean {suggestion}?\n")), "{args:?}: {said}");
    }
    let unlike = refused(2, &["think", "chess"]);
    assert!(!unlike.contains("Did you mean"), "{unlike}");
}

#[test]
fn an_invalid_call_names_the_argument_and_the_help_of_its_command() {
    for (args, error, help) in [
        (&["perft", "shiftago"][..], "missing --depth <D>", "perft"),
        (&["match", "shiftago"], "missing <PLAYER>...", "match"),
        (&["perft", "shiftago", "--depth"], "missing value for --depth <D>", "perft"),
        (&["moves", "shiftago", "extra"], "unexpected argument \"extra\"", "moves"),
        (&["moves", "shiftago", "--foo"], "unknown option --foo", "moves"),
        (&["show"], "missing <SPEC>", "show"),
        (
            &["think", "shiftago", "--seat", "engine", "--seat", "engine"],
            "--seat <PLAYER> is given more than once",
            "think",
        ),
        (
            &["play", "--load", "x", "--seed", "3"],
            "--load <FILE> cannot be used with --seed <N>",
            "play",
        ),
    ] {
        let said = refused(2, args);
        assert!(said.starts_with(&format!("tabuleiro: {error}\n")), "{args:?}: {said}");
        let hint = format!("For more information, try tabuleiro {help} --help\n");
        assert!(said.ends_with(&hint), "{args:?}: {said}");
    }
}

#[test]
fn help_shows_defaults_possible_values_and_examples() {
    let short = printed(&["match", "-h"]);
    assert!(short.starts_with("Play a match between computer players\n\nUsage: tabuleiro match "));
    assert!(short.contains("[default: 100]"), "{short}");
    assert!(short.contains("[possible values: auto, always, never]"), "{short}");
    assert!(short.contains("Print help (see more with --help)"), "{short}");
    assert!(short.find("<SPEC>  ") < short.find("<PLAYER>...  "), "in their order: {short}");
    assert!(!short.contains("Examples:"), "{short}");
    let long = printed(&["match", "--help"]);
    assert!(
        long.contains("\nExamples:\n  Compare two levels in 100 games:\n    $ tabuleiro match ")
    );
    assert_eq!(printed(&["help", "match"]), long);
    assert_eq!(printed(&["help"]), printed(&["--help"]));
}

#[test]
fn completion_scripts_know_commands_options_and_games() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = printed(&["completions", shell]);
        for word in ["perft", "nodes-only"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    for shell in ["bash", "zsh"] {
        assert!(printed(&["completions", shell]).contains("quantum-leap"), "{shell}");
    }
}

#[test]
fn every_command_has_a_man_page_with_its_examples() {
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("man1");
    assert_eq!(printed(&["man", pages.to_str().unwrap()]), "");
    let page = |name: &str| std::fs::read_to_string(pages.join(name)).unwrap();
    let program = page("tabuleiro.1");
    assert!(program.starts_with(".ie") || program.contains(".TH tabuleiro 1"), "{program}");
    let listed = printed(&["--help"]);
    let commands = listed.lines().skip_while(|line| *line != "Commands:").skip(1);
    let commands: Vec<&str> = commands
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert!(commands.contains(&"perft") && commands.len() > 12, "{commands:?}");
    for command in commands {
        let page = page(&format!("tabuleiro-{command}.1"));
        for section in ["NAME", "SYNOPSIS", "EXAMPLES", "\"EXIT STATUS\"", "\"SEE ALSO\""] {
            assert!(page.contains(&format!(".SH {section}\n")), "{section}: {page}");
        }
    }
}

#[test]
fn a_dash_reads_the_record_from_standard_input() {
    let record = "[Game \"shiftago\"]\n[Seat1 \"human:Ana\"]\n\n1. L3 2. R5\n";
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    std::fs::write(&file, record).unwrap();
    let file = file.to_str().unwrap();
    for args in [
        &["replay", "FILE"][..],
        &["replay", "FILE", "--json"],
        &["show", "--record", "FILE", "--at", "1"],
        &["analyze", "FILE", "--nodes", "500"],
        &["play", "--load", "FILE", "--plain"],
    ] {
        let with = |name: &str| {
            let args: Vec<&str> =
                args.iter().map(|arg| if *arg == "FILE" { name } else { arg }).collect();
            converse(&args, &[record])
        };
        let (piped, read) = (with("-"), with(file));
        assert_eq!((piped.code, piped.err.as_str()), (0, ""), "{args:?}");
        if args[0] == "play" {
            // Nothing is left on standard input to play with.
            assert!(piped.out.contains("Ana (X) to move"), "{}", piped.out);
        } else {
            assert_eq!(piped.out, read.out, "{args:?}");
        }
    }
    let broken = converse(&["replay", "-"], &["[Game \"shiftago\"]", "", "1. L9"]);
    assert_eq!((broken.code, broken.out.as_str()), (1, ""));
    assert!(broken.err.contains("\"-\": line 3, column "), "{}", broken.err);
}

#[test]
fn think_prints_the_move_alone() {
    let four = "XXXX.../......./......./......./......./......./O.OO... 1 18,19";
    for bot in ["bot:builder", "bot:guard"] {
        assert_eq!(printed(&["think", "shiftago", "--position", four, "--seat", bot]), "L1\n");
    }
    let random = |seed| printed(&["think", "shiftago", "--seat", "bot:random", "--seed", seed]);
    assert_eq!(random("5"), random("5"));
    let several: std::collections::HashSet<String> =
        ["1", "2", "3", "4", "5", "6"].map(random).into();
    assert!(several.len() > 1, "the seed decides: {several:?}");
    let over = refused(1, &["think", "shiftago", "--position", WON, "--seat", "bot:guard"]);
    assert!(over.contains("X wins: five marbles in a row"), "{over}");
}

#[test]
fn perft_prints_every_depth() {
    assert_eq!(printed(&["perft", "shiftago", "--depth", "3"]), "1 28\n2 784\n3 21952\n");
    assert_eq!(printed(&["perft", "shiftago", "--depth", "0"]), "0 1\n");
    assert_eq!(printed(&["perft", "shiftago", "--depth", "2", "--position", WON]), "1 0\n2 0\n");
}

#[test]
fn show_draws_the_board_and_names_the_seat_to_move() {
    let shown = printed(&["show", "shiftago", "--position", FULL_ROW]);
    assert!(shown.contains("1 |X O X O X O X|\n"), "{shown}");
    assert!(shown.ends_with("X: 18 marbles left\nO: 19 marbles left\nO to move\n"), "{shown}");
    let won = printed(&["show", "shiftago", "--position", WON]);
    assert!(won.ends_with("X wins: five marbles in a row\n"), "{won}");
    let coloured = printed(&["show", "shiftago", "--position", WON, "--color", "always"]);
    assert!(coloured.contains("\x1b[1;94mX\x1b[0m"), "{coloured}");

    let json: serde_json::Value =
        serde_json::from_str(&printed(&["show", "shiftago", "--json"])).unwrap();
    assert_eq!(json["to_move"], 1);
    assert_eq!(json["scene"]["cells"].as_array().unwrap().len(), 49 + 28);
    assert_eq!(json["moves"][0]["text"], "L1");
}

#[test]
fn games_lists_options_and_players_and_prints_rules() {
    let listed = printed(&["games"]);
    let ids: Vec<&str> = listed
        .lines()
        .filter(|line| !line.starts_with(' '))
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert!(ids.contains(&"shiftago"));
    for id in ids {
        let rules = printed(&["games", id]);
        assert!(rules.starts_with("# ") && rules.len() > 500, "{id}: {rules}");
    }
    assert!(listed.contains("exhausted=draws"), "{listed}");
    assert!(listed.contains("bot:guard"), "{listed}");
}

#[test]
fn a_closed_output_pipe_is_no_error() {
    let mut child = program()
        .args(["show", "shiftago", "--json"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}
