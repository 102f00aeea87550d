//! Studied positions, analyses and judged moves.

use serde_json::{Value, json};
use tabuleiro_server::Settings;

use crate::support::{Service, test_settings};

#[tokio::test]
async fn a_study_returns_the_position_after_any_moves() {
    let service = Service::new();
    let study = |moves: Value| json!({ "spec": "shiftago", "moves": moves });
    let (_, seen) = service.post("/api/study", study(json!(["left 1", "L2"]))).await;
    assert_eq!((&seen["ply"], &seen["turn"]), (&json!(2), &json!(1)));
    assert_eq!(seen["history"][0], json!({ "text": "L1", "seat": 1 }));
    let (status, answer) = service.post("/api/study", study(json!(["L1", "L8"]))).await;
    assert_eq!((status.as_u16(), &answer["error"]["id"]), (422, &json!("unreadable")));
    // JavaScript does not represent this seed exactly, so it is sent as text.
    let big = json!({ "spec": "dominup", "seed": "18446744073709551615" });
    assert_eq!(service.post("/api/study", big).await.0, 200);
    let (status, _) = service.post("/api/study", json!({ "spec": "shiftago", "seat": 3 })).await;
    assert_eq!(status, 422);
}

#[tokio::test]
async fn the_status_is_data() {
    let service = Service::new();
    let one_run = "XXXXX../......./......./......./......./......./....... 1 17,1 0,3 score";
    let request = json!({ "spec": "shiftago:mode=expert", "position": one_run });
    let (_, seen) = service.post("/api/study?lang=en", request).await;
    let count = |id, value, words| json!({ "id": id, "value": value, "words": words });
    let marbles = [count("marbles", 17, "17 marbles left"), count("marbles", 1, "1 marble left")];
    let seat = |seat: usize, name, points| {
        let counts = [points, marbles[seat - 1].clone()];
        json!({ "seat": seat, "name": name, "counts": counts, "marks": [] })
    };
    let earns = count("points", 2, "2 points");
    let expected = json!({
        "seats": [
            seat(1, "X", count("points", 0, "0 points")),
            seat(2, "O", count("points", 3, "3 points")),
        ],
        "phase": "score",
        "facts": [],
        "numbered": [{ "text": "score 1,1-1,5", "earns": earns }],
    });
    assert_eq!(seen["status"], expected);
}

#[tokio::test]
async fn the_last_move_has_a_transition_for_each_piece() {
    let service = Service::new();
    let request = json!({ "spec": "shiftago", "moves": ["L1", "L1"] });
    let (_, seen) = service.post("/api/study?lang=en", request).await;
    let cell = |x| json!({ "x": x, "y": 1 });
    let entering = json!({ "at": cell(1), "kind": "marble", "seat": 2, "label": "O" });
    let steps = json!([
        { "from": { "entry": cell(0) }, "to": { "cell": cell(1) }, "piece": entering },
        { "from": { "cell": cell(1) }, "to": { "cell": cell(2) } },
    ]);
    assert_eq!(seen["last"]["transition"], json!({ "steps": steps }));
}

#[tokio::test]
async fn pieces_and_trays_are_data() {
    let service = Service::new();
    let study = async |spec: &str, moves: Value| {
        let request = json!({ "spec": spec, "moves": moves, "seat": 1 });
        service.post("/api/study?lang=en", request).await.1
    };
    let dominoes = study("dominup", json!(["77@9,9e"])).await;
    let halves = dominoes["scene"]["pieces"].as_array().unwrap();
    let look = |half: &Value| (half["kind"].clone(), half["orientation"].clone());
    assert_eq!(look(&halves[0]), (json!("half"), json!("east")));
    assert_eq!(look(&halves[1]), (json!("half"), json!("west")));
    let hand = &dominoes["scene"]["trays"][0];
    assert_eq!((&hand["piece"], &hand["in_halves"]), (&json!("tile"), &json!(true)));
    assert!(hand["items"][0]["numbers"].is_array());
    let discs = study("pivit", json!([])).await;
    assert_eq!(discs["scene"]["pieces"][0]["orientation"], "horizontal");
    let marbles = study("shiftago:mode=expert", json!([])).await;
    let trays = &marbles["scene"]["trays"];
    assert_eq!((&trays[0]["piece"], &trays[1]["piece"]), (&json!("marble"), &Value::Null));
}

#[tokio::test]
async fn a_study_continues_a_record() {
    let service = Service::new();
    let position = "XXX..../......./......./......./OO...../......./....... 1 19,20";
    let record = format!(
        "[Game \"shiftago\"]\n[Seat1 \"human:Ana\"]\n[Seat2 \"engine:3\"]\n\
         [Position \"{position}\"]\n\n1. L1 2. L5\n"
    );
    let (status, seen) = service.post("/api/study", json!({ "record": record })).await;
    assert_eq!(status, 200, "{seen}");
    assert_eq!((&seen["ply"], &seen["seats"][0]["name"]), (&json!(2), &json!("Ana")));
    assert_eq!(seen["start"]["position"], position);
    let mut variation = seen["start"].clone();
    variation["moves"] = json!(["L1", "L5", "L1"]);
    let (_, won) = service.post("/api/study", variation).await;
    assert_eq!(won["outcome"]["winner"], 1);
    let both = json!({ "record": record, "spec": "shiftago" });
    assert_eq!(service.post("/api/study", both).await.0, 400);
}

#[tokio::test]
async fn a_study_explains_why_no_move_begins_with_the_selected_spots() {
    let service = Service::new();
    let request = |why: Value| json!({ "spec": "pivit", "why": why });
    let piece = json!({ "cell": { "x": 2, "y": 8 } });
    let even = json!([piece, { "cell": { "x": 2, "y": 6 } }]);
    let (_, seen) = service.post("/api/study", request(even)).await;
    assert_eq!(seen["refused"]["id"], "even-steps", "{}", seen["refused"]);
    let (_, seen) = service.post("/api/study", json!({ "spec": "pivit" })).await;
    assert_eq!(seen["refused"], Value::Null);
}

#[tokio::test]
async fn a_single_move_can_be_analyzed() {
    let service = Service::new();
    let wins = "XXXX.../......./......./......./......./......./OOO.... 1 18,19";
    let request =
        |about| json!({ "spec": "shiftago", "position": wins, "time_ms": 200, "about": about });
    let (_, best) = service.post("/api/study/think", request("L1")).await;
    assert_eq!((&best["move"], &best["score"]["kind"]), (&json!("L1"), &json!("win")));
    let (_, other) = service.post("/api/study/think", request("R4")).await;
    assert_eq!(other["move"], "R4");
    assert_eq!(service.post("/api/study/think", request("L9")).await.0, 422);
}

#[tokio::test]
async fn a_move_is_compared_with_the_best_one() {
    let service = Service::new();
    let wins = "XXXX.../......./......./......./......./......./OOOO... 1 18,18";
    let judge = async |text: &str| {
        let request = json!({ "spec": "shiftago", "position": wins, "time_ms": 400, "move": text });
        service.post("/api/study/judge", request).await
    };
    let (status, missed) = judge("up 7").await;
    assert_eq!(status, 200, "{missed}");
    assert_eq!(
        (&missed["best"]["move"], &missed["best"]["score"]["kind"]),
        (&json!("L1"), &json!("win"))
    );
    assert_eq!((&missed["score"]["kind"], &missed["loss"]), (&json!("loss"), &json!(1.0)));
    assert_eq!(missed["mark"], "blunder");
    let (_, found) = judge("L1").await;
    assert_eq!((&found["score"]["kind"], &found["loss"]), (&json!("win"), &json!(0.0)));
    assert_eq!(found["mark"], Value::Null);
    assert_eq!(judge("L9").await.0, 422);
}

#[tokio::test]
async fn an_analysis_has_the_spots_of_each_move_of_its_principal_variation() {
    let service = Service::new();
    let wins = "XXXX.../......./......./......./......./......./OOO.... 1 18,19";
    let request = json!({ "spec": "shiftago", "position": wins, "time_ms": 200 });
    let (status, analysis) = service.post("/api/study/think", request).await;
    assert_eq!(status, 200, "{analysis}");
    assert_eq!(analysis["score"]["kind"], "win");
    assert_eq!(analysis["line"][0], analysis["move"]);
    assert_eq!(
        analysis["line"].as_array().unwrap().len(),
        analysis["spots"].as_array().unwrap().len()
    );
    let (status, level) =
        service.post("/api/study/think", json!({ "spec": "shiftago", "level": 2 })).await;
    assert_eq!(status, 200, "{level}");
    let (status, _) =
        service.post("/api/study/think", json!({ "spec": "shiftago", "level": 9 })).await;
    assert_eq!(status, 422);
}

#[tokio::test]
async fn any_selected_spots_are_answered() {
    let service =
        Service::with_settings(Settings { requests_per_second: u32::MAX, ..test_settings() });
    let edges = [i16::MIN, -129, -128, -1, 0, 1, 3, 7, 8, 127, 128, 255, i16::MAX];
    let cells = edges.iter().flat_map(|x| edges.iter().map(move |y| json!({ "x": x, "y": y })));
    let cells: Vec<Value> = cells.map(|cell| json!({ "cell": cell })).collect();
    let trays = [0, 1, 17, u16::MAX].map(|item| json!({ "tray": item }));
    for spec in ["shiftago", "pivit", "quantum-leap", "dominup", "dominup:board=18"] {
        for spot in cells.iter().chain(&trays) {
            for spots in [json!([spot]), json!([trays[0], spot]), json!([spot, spot])] {
                let request = json!({ "spec": spec, "why": spots });
                let (status, answer) = service.post("/api/study", request).await;
                assert_eq!(status, 200, "{spec} {spots}: {answer}");
            }
        }
    }
}
