//! Messages about games, composed from their data.

use tabuleiro_core::{Language, LocalizedError, Viewer};
use tabuleiro_session::{PositionRef, parse_spec, status_lines};

const ENGLISH: Language = Language::English;
const PORTUGUESE: Language = Language::Portuguese;

fn position(spec: &str, text: &str) -> PositionRef {
    let variant = parse_spec(spec).expect("the specs of these tests are valid");
    variant.parse_position(text).expect("the positions of these tests are valid")
}

fn status(spec: &str, text: &str, language: Language) -> Vec<String> {
    let status = position(spec, text).status(Viewer::Spectator);
    status_lines(&status, language).iter().map(ToString::to_string).collect()
}

#[test]
fn shiftago_status_has_marbles_points_and_runs() {
    const EMPTY: &str = "......./......./......./......./......./......./.......";
    let lines =
        |rest: &str| status("shiftago:exhausted=draws", &format!("{EMPTY} {rest}"), ENGLISH);
    assert_eq!(lines("1 22,22"), ["X: 22 marbles left", "O: 22 marbles left"]);
    assert_eq!(lines("2 1,1"), ["X: 1 marble left", "O: only one marble left, make it count"]);
    assert_eq!(lines("1 0,1"), ["X: no marbles left", "O: 1 marble left"]);
    let two_runs = "..X..../..X..../XXXXX../..X..../..X..../OOO..../OO..... 1 13,17 0,1 score";
    assert_eq!(
        status("shiftago:mode=expert", two_runs, ENGLISH),
        [
            "X: 0 points, 13 marbles left",
            "O: 1 point, 17 marbles left",
            "1) score 1,3-5,3: 2 points",
            "2) score 3,1-3,5: 2 points",
        ]
    );
    assert_eq!(
        status("shiftago:mode=expert", two_runs, PORTUGUESE)[1..3],
        ["O: 1 ponto, restam 17 berlindes", "1) score 1,3-5,3: 2 pontos"]
    );
}

#[test]
fn pivit_status_has_pieces_masters_promotions_and_idle_moves() {
    let rows = "....B|.../.......B|/......../A-...d-..d-/......../......../......../........";
    let lines = |rest: &str| status("pivit:players=4", &format!("{rows} {rest}"), ENGLISH);
    let mut expected = vec![
        "a: 1 piece, 1 master",
        "b: 2 pieces, 2 masters",
        "c: out",
        "d: 2 pieces, no masters",
        "first promotions: b, then a",
    ];
    assert_eq!(lines("a ba 74"), expected);
    expected.push("75 moves without a capture or promotion; the game ends at 150");
    assert_eq!(lines("a ba 75"), expected);
}

#[test]
fn quantum_leap_status_has_stones_and_the_phase() {
    let lines = |spec: &str, rest: &str| status(spec, &format!("OX/O__/__ {rest}"), ENGLISH);
    let once = "quantum-leap:side=2";
    assert_eq!(lines(once, "O play"), ["O: 2 stones", "X: 1 stone"]);
    assert_eq!(lines(once, "X swap")[2], "before play: X may swap two stones or pass");
    let free = "quantum-leap:side=2,swap=free";
    assert_eq!(lines(free, "X swap")[2], "before play: X may swap stones, then passes");
}

/// The position of Figure 4 in the final report on Dominup (`docs/reports.md`).
const FIGURE_4: &str = "77@9,9e;24@11,10n;33@12,10e;47@10,10n;05@11,12w;23@11,10s;11@9,8s;\
    35@12,11n;25@11,10e;66@11,13s \
    01,03,04,06,12,14,15,17,22,26,37,45,56,67|00,02,07,13,16,27,34,36,44,46,55,57 1";

#[test]
fn dominup_status_has_tiles_in_both_languages() {
    let lines = |language| status("dominup", FIGURE_4, language);
    assert_eq!(lines(ENGLISH), ["player 1: 14 tiles left", "player 2: 12 tiles left"]);
    assert_eq!(lines(PORTUGUESE), ["jogador 1: 14 peças", "jogador 2: 12 peças"]);
}

#[test]
fn a_scene_has_labels_in_the_language_of_the_viewer() {
    let scene = position("dominup:board=18", FIGURE_4).scene(Viewer::Spectator);
    let scene = scene.localized(|label| PORTUGUESE.render(label));
    assert_eq!(scene.cells[0].label, "linha 1, coluna 1");
    let north = scene.pieces.iter().find(|piece| piece.label == "2↑1");
    assert!(north.is_some(), "what is written on a piece is the same in every language");
}

#[test]
fn illegal_moves_and_events_have_messages_in_portuguese() {
    let position_18 = position("dominup:board=18", FIGURE_4);
    let error = |text| PORTUGUESE.render(&position_18.play(text).unwrap_err().message());
    assert_eq!(error("01@7,9e"), "ainda podes subir: 06@11,12e, 17@9,8e");
    assert_eq!(
        error("17@9,0e"),
        "linha ou coluna fora dos limites: linha 9, coluna 0 não está no tabuleiro"
    );
    let tiles = (0..8).flat_map(|small| (small..8).map(move |large| format!("{small}{large}")));
    let rest: Vec<String> =
        tiles.filter(|tile| !["01", "02", "77"].contains(&tile.as_str())).collect();
    let text = format!("77@9,9e 01|02|{} 1", rest.join(","));
    let played = position("dominup:players=3", &text).play("01@8,9n").unwrap();
    let news: Vec<String> = played.events.iter().map(|news| PORTUGUESE.render(news)).collect();
    assert_eq!(
        news,
        [
            "jogador 1 ficou sem peças: 1.º lugar",
            "jogador 2 tem 1 peça: 2.º lugar",
            "jogador 3 tem 33 peças: 2.º lugar",
        ]
    );
}
