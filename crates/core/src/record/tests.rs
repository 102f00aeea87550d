use proptest::prelude::*;

use super::*;

fn record(text: &str) -> Record {
    text.parse().unwrap()
}

#[test]
fn a_record_is_read_as_it_is_written() {
    let text = "\
[Game \"shiftago\"]
[Seat1 \"human:Ana \\\"the \\\\ wall\\\"\"]
[Result \"*\"]

{a friendly game} 1. L3 2. score 3,1-3,5 keep 3,1 {brave \\} move} 3. D7
";
    let read = record(text);
    assert_eq!(read.tag("Seat1"), Some("human:Ana \"the \\ wall\""));
    assert_eq!(read.comment.as_deref(), Some("a friendly game"));
    let moves: Vec<&str> = read.moves.iter().map(|m| m.text.as_str()).collect();
    assert_eq!(moves, ["L3", "score 3,1-3,5 keep 3,1", "D7"]);
    assert_eq!(read.moves[1].comment.as_deref(), Some("brave } move"));
    assert_eq!(read.moves[2].place, Some((5, 70)));
    assert_eq!(read.to_string(), text);
}

#[test]
fn spaces_and_line_ends_do_not_matter() {
    let read = record("\u{feff}[Game \"x\" ]\r\n1.L3\r\n\r\n2.  R4{one}{two}");
    assert_eq!(read.moves[1].text, "R4");
    assert_eq!(read.moves[1].comment.as_deref(), Some("one two"));
}

#[test]
fn a_tag_that_is_set_again_stays_in_its_place() {
    let mut changed = record("[Game \"x\"]\n[Mood \"grim\"]\n");
    changed.set_tag("Game", "y");
    changed.set_tag("Result", "1,2");
    assert_eq!(changed.to_string(), "[Game \"y\"]\n[Mood \"grim\"]\n[Result \"1,2\"]\n\n");
}

#[test]
fn long_games_are_wrapped() {
    let moves =
        (1..100).map(|n| RecordedMove { text: format!("L{}", n % 7), ..Default::default() });
    let mut long = Record { moves: moves.collect(), ..Record::default() };
    long.set_tag("Game", "shiftago");
    let text = long.to_string();
    assert!(text.lines().all(|line| line.len() <= LINE_WIDTH));
    assert_eq!(record(&text), long);
}

proptest! {
    #[test]
    fn any_record_round_trips(
        value in any::<String>(),
        comment in proptest::option::of(any::<String>()),
        moves in proptest::collection::vec("[A-Za-z][a-z0-9@,-]{0,6}( [a-z][0-9,]{0,5})?", 0..12),
    ) {
        let mut written = Record { comment: comment.clone(), ..Record::default() };
        written.set_tag("Game", value);
        written.moves = moves
            .into_iter()
            .map(|text| RecordedMove { text, comment: comment.clone(), place: None })
            .collect();
        prop_assert_eq!(record(&written.to_string()), written);
    }

    #[test]
    fn nothing_panics(text in "(\\[[A-Z]|\"|\\]|\\{|\\}|\\\\|[0-9]+\\.| |\n|é|L3){0,40}") {
        let _ = text.parse::<Record>();
    }
}
