use proptest::prelude::*;

use super::*;

fn record(text: &str) -> Record {
    text.parse().unwrap()
}

#[test]
fn a_record_round_trips() {
    let text = "\
[Game \"shiftago\"]
[Seat1 \"human:Ana \\\"the \\\\ wall\\\"\"]
[Result \"*\"]

{a friendly game} 1. L3 2. score 3,1-3,5 keep 3,1 {brave \\} move} 3. D7
";
    let read = record(text);
    assert_eq!(read.tag("Seat1"), Some("human:Ana \"the \\ wall\""));
    assert_eq!(read.comment.text, "a friendly game");
    let moves: Vec<&str> = read.moves.iter().map(|m| m.text.as_str()).collect();
    assert_eq!(moves, ["L3", "score 3,1-3,5 keep 3,1", "D7"]);
    assert_eq!(read.moves[1].comment.text, "brave } move");
    assert_eq!(read.moves[2].location, Some(LineColumn { line: 5, column: 70 }));
    assert_eq!(read.to_string(), text);
}

#[test]
fn whitespace_between_tokens_is_ignored() {
    let read = record("\u{feff}[Game \"x\" ]\r\n1.L3\r\n\r\n2.  R4{one}{two}");
    assert_eq!(read.moves[1].text, "R4");
    assert_eq!(read.moves[1].comment.text, "one two");
}

#[test]
fn setting_a_tag_again_keeps_its_position() {
    let mut changed = record("[Game \"x\"]\n[Mood \"grim\"]\n");
    changed.set_tag("Game", "y");
    changed.set_tag("Result", "1,2");
    assert_eq!(changed.to_string(), "[Game \"y\"]\n[Mood \"grim\"]\n[Result \"1,2\"]\n\n");
}

#[test]
fn long_records_are_wrapped() {
    let moves =
        (1..100).map(|n| RecordedMove { text: format!("L{}", n % 7), ..Default::default() });
    let mut long = Record { moves: moves.collect(), ..Record::default() };
    long.set_tag("Game", "shiftago");
    let text = long.to_string();
    assert!(text.lines().all(|line| line.len() <= MAX_LINE_WIDTH));
    assert_eq!(record(&text), long);
}

fn annotations(text: &str) -> Vec<Annotation> {
    Comment::parse(text).annotations
}

fn best(score: RecordedScore, pv: &[&str]) -> Annotation {
    Annotation::Best { score, pv: pv.iter().map(|&text| text.to_owned()).collect() }
}

#[test]
fn commands_are_parsed_as_annotations() {
    let text = "\
[Game \"shiftago\"]

1. R1 {why? [%mark ??] [%eval 37%] [%best #3 R5; score 3,1-3,5 keep 3,1; U2]}
2. L2 {[%eval #-2] [%clk 0:05:00]}
";
    let read = record(text);
    let line = ["R5", "score 3,1-3,5 keep 3,1", "U2"];
    let expected = [
        Annotation::Mark(Mark::Blunder),
        Annotation::Eval(RecordedScore::Percent(37)),
        best(RecordedScore::Win(3), &line),
    ];
    assert_eq!(read.moves[0].comment.text, "why?");
    assert_eq!(read.moves[0].comment.annotations, expected);
    let other = Annotation::Other("clk 0:05:00".into());
    assert_eq!(
        read.moves[1].comment.annotations,
        [Annotation::Eval(RecordedScore::Loss(2)), other]
    );
    assert_eq!(read.to_string(), text);
}

#[test]
fn removing_an_annotation_removes_one_space() {
    for (written, text) in [
        ("why? [%eval 50%]", "why?"),
        ("[%eval 50%] why?", "why?"),
        ("why?[%eval 50%]", "why?"),
        ("why? [%mark ?] [%eval 50%] indeed", "why? indeed"),
        ("  why? ", "  why? "),
    ] {
        assert_eq!(Comment::parse(written).text, text, "{written}");
    }
}

#[test]
fn unknown_commands_are_kept() {
    for command in
        ["eval", "eval 101%", "eval #x", "eval -3%", "mark !", "best 50%", "csl Ge5,Gd5", ""]
    {
        let written = format!("[%{command}]");
        assert_eq!(annotations(&written), [Annotation::Other(command.into())]);
        assert_eq!(Comment::parse(&written).to_string(), written);
    }
}

#[test]
fn brackets_in_text_are_not_annotations() {
    for (text, written) in [
        ("see [1]", "see [1]"),
        ("[%eval 50%]", "\\[%eval 50%]"),
        ("\\[%eval 50%]", "\\\\[%eval 50%]"),
        ("[analysis: 50%]", "\\[analysis: 50%]"),
        ("a\\b \\[1]", "a\\b \\\\[1]"),
    ] {
        let comment = Comment { text: text.into(), annotations: Vec::new() };
        assert_eq!(comment.to_string(), written);
        assert_eq!(Comment::parse(written), comment);
    }
    for text in ["[%eval 50%", "[%eval [50%]", "[analysis: cut off", "[analysis: about 50%]"] {
        assert_eq!(Comment::parse(text).text, text);
    }
}

#[test]
fn analyses_of_version_0_1_0_are_parsed_in_both_languages() {
    use RecordedScore::{Loss, Percent, Win};
    let line = ["R5", "score 3,1-3,5 keep 3,1", "R7"];
    for (english, portuguese, expected) in [
        ("[analysis: 53%]", "[análise: 53%]", vec![Annotation::Eval(Percent(53))]),
        ("[analysis: win in 3]", "[análise: vitória em 3]", vec![Annotation::Eval(Win(3))]),
        (
            "[analysis: ? loss in 2, best 16%: R5, score 3,1-3,5 keep 3,1, R7]",
            "[análise: ? derrota em 2, melhor 16%: R5, score 3,1-3,5 keep 3,1, R7]",
            vec![
                Annotation::Mark(Mark::Mistake),
                Annotation::Eval(Loss(2)),
                best(Percent(16), &line),
            ],
        ),
    ] {
        assert_eq!(annotations(english), expected);
        assert_eq!(annotations(portuguese), expected);
    }
    let comment = Comment::parse("porquê? [análise: ?? 5%, melhor 60%: L1] pois");
    assert_eq!(comment.to_string(), "porquê? pois [%mark ??] [%eval 5%] [%best 60% L1]");
}

prop_compose! {
    /// Texts of moves that a record can contain.
    fn any_move()(text in "[A-Za-z][a-z0-9@,;\\[\\]\\\\-]{0,6}( [a-z][0-9,;]{0,5})?") -> String {
        text
    }
}

fn any_score() -> impl Strategy<Value = RecordedScore> {
    prop_oneof![
        (0..=100u8).prop_map(RecordedScore::Percent),
        any::<usize>().prop_map(RecordedScore::Win),
        any::<usize>().prop_map(RecordedScore::Loss),
    ]
}

fn any_annotation() -> impl Strategy<Value = Annotation> {
    prop_oneof![
        prop_oneof![Just(Mark::Mistake), Just(Mark::Blunder)].prop_map(Annotation::Mark),
        any_score().prop_map(Annotation::Eval),
        (any_score(), proptest::collection::vec(any_move(), 1..4))
            .prop_map(|(score, pv)| Annotation::Best { score, pv }),
        "x.{0,9}".prop_map(Annotation::Other),
    ]
}

prop_compose! {
    fn any_comment()(
        text in prop_oneof![
            any::<String>(),
            "(\\[%|\\[analysis: |\\[análise: |50%|\\]|\\[|\\\\| |\n|\\}|x){0,12}",
        ],
        annotations in proptest::collection::vec(any_annotation(), 0..4),
    ) -> Comment {
        Comment { text, annotations }
    }
}

proptest! {
    #[test]
    fn any_record_round_trips(
        value in any::<String>(),
        comment in any_comment(),
        moves in proptest::collection::vec((any_move(), any_comment()), 0..12),
    ) {
        let mut written = Record { comment, ..Record::default() };
        written.set_tag("Game", value);
        written.moves = moves
            .into_iter()
            .map(|(text, comment)| RecordedMove { text, comment, location: None })
            .collect();
        prop_assert_eq!(record(&written.to_string()), written);
    }

    #[test]
    fn parsing_does_not_panic(text in "(\\[[A-Z]|\"|\\]|\\{|\\}|\\\\|[0-9]+\\.| |\n|é|L3){0,40}") {
        let _ = text.parse::<Record>();
    }
}
