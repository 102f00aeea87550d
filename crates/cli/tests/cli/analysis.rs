//! Records judged move by move, through the real program.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::common::{Answer, call};

/// X can win at once and does not, then nor does O, then X does: who loses what is certain, whatever else
/// positions are thought to be worth.
const BLUNDERS: &str = "\
[Game \"shiftago\"]
[Seat1 \"human:Ana\"]
[Seat2 \"human:Rui\"]
[Position \"XXXX.../......./......./......./......./......./OOOO... 1 18,18\"]
[Mood \"calm\"]

{an evening} 1. U7 {why?} 2. R5 3. L1
";

struct Folder(tempfile::TempDir);

impl Folder {
    fn with(name: &str, text: &str) -> Folder {
        let folder = Folder(tempfile::tempdir().unwrap());
        fs::write(folder.path(name), text).unwrap();
        folder
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }
}

fn analyze(file: &str, more: &[&str]) -> Answer {
    call(&[&["analyze", file, "--nodes", "20000"], more].concat())
}

fn printed(file: &str, more: &[&str]) -> String {
    let answer = analyze(file, more);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    answer.out
}

#[test]
fn missed_wins_and_missed_defences_are_marked() {
    let folder = Folder::with("game.txt", BLUNDERS);
    let out = printed(&folder.path("game.txt"), &[]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "shiftago");
    assert_eq!(lines[1], "1. U7?? Ana (X) loss in 2, best win in 1: L1");
    assert_eq!(lines[2], "2. R5?? Rui (O) loss in 2, best win in 1: L7");
    assert_eq!(lines[3], "3. L1 Ana (X) win in 1");
    assert!(lines[5].starts_with("100% |X"), "{out}");
    assert_eq!(lines[16], "     +----", "three moves and the end: {out}");
    assert!(lines[18].starts_with("Ana (X): 2 moves, 0 mistakes, 1 blunder, "), "{out}");
    assert!(lines[19].starts_with("Rui (O): 1 move, 0 mistakes, 1 blunder, "), "{out}");
    assert_eq!(printed(&folder.path("game.txt"), &[]), out, "the same nodes, the same words");
}

#[test]
fn the_annotated_record_is_the_same_game_with_comments() {
    let folder = Folder::with("game.txt", BLUNDERS);
    let (game, output) = (folder.path("game.txt"), folder.path("judged.txt"));
    let shown = printed(&game, &[]);
    assert!(!Path::new(&output).exists(), "nothing is written unasked");
    assert_eq!(printed(&game, &["--output", &output]), shown);
    assert_eq!(fs::read_to_string(&game).unwrap(), BLUNDERS, "the original stays");

    let written = fs::read_to_string(&output).unwrap();
    // Wherever its lines break.
    let text = written.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("[Mood \"calm\"]") && text.contains("{an evening}"), "{text}");
    assert!(text.contains("1. U7 {why? [%mark ??] [%eval #-2] [%best #1 L1]}"), "{text}");
    assert!(text.contains("3. L1 {[%eval #1]}"), "{text}");
    let position = |file: &str| call(&["show", "--record", file, "--json"]).out;
    assert_eq!(position(&output), position(&game));
    assert_eq!(call(&["replay", &output]).out, call(&["replay", &game]).out);

    // Once more: what a computer said is replaced, not repeated.
    let again = folder.path("again.txt");
    printed(&output, &["--output", &again]);
    assert_eq!(fs::read_to_string(&again).unwrap(), written);
}

#[test]
fn an_analysis_in_another_language_is_replaced() {
    let old = BLUNDERS.replace("{why?}", "{porquê? [análise: ? 40%, melhor 52%: R5, R6]}");
    let folder = Folder::with("game.txt", &old);
    let output = folder.path("judged.txt");
    let answer = analyze(&folder.path("game.txt"), &["--output", &output, "--lang", "pt"]);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    let written = fs::read_to_string(&output).unwrap();
    let text = written.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("1. U7 {porquê? [%mark ??] [%eval #-2] [%best #1 L1]}"), "{text}");
}

#[test]
fn the_analysed_record_is_never_overwritten() {
    let folder = Folder::with("game.txt", BLUNDERS);
    let game = folder.path("game.txt");
    let same = folder.path("./game.txt");
    let answer = analyze(&game, &["--output", &same]);
    assert_eq!((answer.code, answer.out.as_str()), (2, ""));
    assert!(answer.err.contains("expected a file other than the record itself"), "{}", answer.err);
    assert_eq!(fs::read_to_string(&game).unwrap(), BLUNDERS);
}

#[test]
fn a_broken_record_is_rejected_with_line_and_column() {
    let folder = Folder::with("broken.txt", "[Game \"shiftago\"]\n\n1. L1 2. L9\n");
    let broken = folder.path("broken.txt");
    let answer = analyze(&broken, &["--output", &folder.path("judged.txt")]);
    assert_eq!((answer.code, answer.out.as_str()), (1, ""));
    assert!(answer.err.contains("line 3, column 10"), "{}", answer.err);
    assert!(!Path::new(&folder.path("judged.txt")).exists());
    assert_eq!(analyze("/no/such/file", &[]).code, 2);
}

#[test]
fn json_has_every_move_and_every_player() {
    let folder = Folder::with("game.txt", BLUNDERS);
    let json: Value =
        serde_json::from_str(&printed(&folder.path("game.txt"), &["--json"])).unwrap();
    assert_eq!((&json["game"], &json["complete"]), (&"shiftago".into(), &true.into()));
    let first = &json["moves"][0];
    assert_eq!((&first["number"], &first["seat"]), (&1.into(), &1.into()));
    assert_eq!((&first["move"], &first["mark"]), (&"U7".into(), &"??".into()));
    assert_eq!(first["best"]["score"]["result"], "win");
    assert_eq!(first["best"]["line"][0], "L1");
    assert_eq!((&first["score"]["result"], &first["loss"]), (&"loss".into(), &1.0.into()));
    assert_eq!(json["moves"][1]["score"]["result"], "loss");
    assert_eq!((&json["moves"][2]["mark"], &json["moves"][2]["loss"]), (&"".into(), &0.0.into()));
    assert_eq!(json["players"][0]["name"], "Ana (X)");
    assert_eq!(json["players"][1]["blunders"], 1);
    assert_eq!(json["players"][1]["mean_loss"], json["moves"][1]["loss"]);
}

#[test]
fn the_loss_of_a_missed_win_is_the_rest_of_the_win_probability() {
    let open = BLUNDERS.replace("OOOO... 1 18,18", "O.OO... 1 18,19");
    let folder = Folder::with("game.txt", &open);
    let json: Value =
        serde_json::from_str(&printed(&folder.path("game.txt"), &["--json"])).unwrap();
    let first = &json["moves"][0];
    assert_eq!(first["best"]["score"]["result"], "win");
    let chance = first["score"]["chance"].as_f64().unwrap();
    assert!((first["loss"].as_f64().unwrap() - (1.0 - chance)).abs() < 1e-9, "{first}");
    assert_ne!(first["mark"], "", "a win was given away");
}

/// With more than two players, several moves in a turn, or hidden hands a score is still the
/// mover's own: who wins at once has made no mistake, and everybody has a summary.
#[test]
fn games_of_every_kind_can_be_analysed() {
    for (game, seats, moves) in [
        (
            "shiftago:mode=expert",
            2,
            "1. L1 2. L2 3. L1 4. L2 5. L1 6. L2 7. L1 8. L2 9. L1 10. score 1,1-1,5",
        ),
        ("shiftago:players=3", 3, "1. L1 2. L2 3. L3 4. L1 5. L2 6. L3 7. L1 8. L2 9. L4 10. L1"),
        ("pivit:players=4", 4, "1. b1b4"),
        ("dominup:players=3", 3, "1. 77@9,9e"),
        ("quantum-leap", 2, "1. pass"),
    ] {
        let (id, options) = game.split_once(':').unwrap_or((game, ""));
        let text = format!("[Game \"{id}\"]\n[Options \"{options}\"]\n\n{moves}\n");
        let folder = Folder::with("game.txt", &text);
        let out = call(&["analyze", &folder.path("game.txt"), "--depth", "1"]);
        assert_eq!((out.code, out.err.as_str()), (0, ""), "{game}");
        assert_eq!(
            out.out.lines().count(),
            1 + moves.matches(". ").count() + 14 + seats,
            "{}",
            out.out
        );
        let has_won = out.out.contains("10. L1 X win in 1\n");
        assert_eq!(has_won, game == "shiftago:players=3", "{}", out.out);
    }
}

#[test]
fn a_record_without_moves_has_an_empty_analysis() {
    let folder = Folder::with("game.txt", "[Game \"shiftago\"]\n");
    let out = printed(&folder.path("game.txt"), &[]);
    let nothing = "0 moves, 0 mistakes, 0 blunders, 0.0% lost per move";
    assert_eq!(out, format!("shiftago\n\nX: {nothing}\nO: {nothing}\n"));
}
