//! The service without a port.

use axum::body::Body;
use axum::http::{Request, header};
use serde_json::{Value, json};

use tabuleiro_server::Settings;

use crate::common::{Service, read, settings};

fn two(first: &str, second: &str) -> Value {
    json!([{ "player": first, "here": true }, { "player": second }])
}

#[tokio::test]
async fn every_answer_tells_the_browser_to_be_careful() {
    let service = Service::new();
    for path in
        ["/", "/t/AAAAAAAAAAAA", "/api/games", "/api/nothing", "/assets/none.js", "/healthz"]
    {
        let response = service.send(Request::get(path).body(Body::empty()).unwrap()).await;
        let value = |name: &str| {
            response
                .headers()
                .get(name)
                .unwrap_or_else(|| panic!("{path}: {name}"))
                .to_str()
                .unwrap()
        };
        let policy = value("content-security-policy");
        assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
        assert_eq!(value("x-content-type-options"), "nosniff");
        assert_eq!(value("referrer-policy"), "no-referrer");
        assert!(response.headers().get(header::SET_COOKIE).is_none());
    }
}

#[tokio::test]
async fn every_page_is_the_same_page_and_is_not_sent_twice() {
    let service = Service::new();
    let index = service.get("/").await;
    assert_eq!(service.get("/t/AAAAAAAAAAAA").await, index);
    assert_eq!(service.get("/study").await, index);
    let response = service.send(Request::get("/").body(Body::empty()).unwrap()).await;
    let tag = response.headers()[header::ETAG].clone();
    let again = Request::get("/").header(header::IF_NONE_MATCH, tag).body(Body::empty()).unwrap();
    assert_eq!(service.send(again).await.status(), 304);
}

#[tokio::test]
async fn what_is_not_there_is_told_in_the_language_of_whoever_asks() {
    let service = Service::new();
    let (status, answer) = service.get("/api/nothing?lang=en").await;
    assert_eq!((status.as_u16(), &answer["error"]["id"]), (404, &json!("not-found")));
    let english = answer["error"]["words"].clone();
    let request =
        Request::get("/api/nothing").header(header::ACCEPT_LANGUAGE, "fr, pt-PT;q=0.9, en");
    let (_, answer) = read(service.send(request.body(Body::empty()).unwrap()).await).await;
    assert_ne!(answer["error"]["words"], english);
    let (status, answer) = service.post("/api/games", json!({})).await;
    assert_eq!((status.as_u16(), &answer["error"]["id"]), (405, &json!("wrong-method")));
}

#[tokio::test]
async fn what_cannot_be_read_is_quoted() {
    let service = Service::new();
    let (status, answer) =
        service.post("/api/variants", json!({ "spec": "shiftago:size=9" })).await;
    assert_eq!(status, 422);
    assert!(answer["error"]["words"].as_str().unwrap().contains("\"size\""), "{answer}");
    let table = json!({ "spec": "shiftago", "seats": two("human", "engine:33") });
    let (status, answer) = service.post("/api/tables", table).await;
    assert_eq!(status, 422);
    assert!(answer["error"]["words"].as_str().unwrap().contains("\"engine:33\""), "{answer}");
    let table = json!({ "spec": "shiftago", "seats": [{ "player": "human" }] });
    assert_eq!(service.post("/api/tables", table).await.1["error"]["id"], "seats-differ");
    let table =
        json!({ "spec": "shiftago", "seats": two(&format!("human:{}", "a".repeat(41)), "human") });
    assert_eq!(service.post("/api/tables", table).await.0, 422);
}

#[tokio::test]
async fn a_request_without_json_is_refused() {
    let request = Request::post("/api/variants").body(Body::from("{\"spec\": \"pivit\"}")).unwrap();
    let (status, answer) = read(Service::new().send(request).await).await;
    assert_eq!((status.as_u16(), &answer["error"]["id"]), (400, &json!("malformed")));
}

#[tokio::test]
async fn only_people_elsewhere_get_a_link() {
    let service = Service::new();
    let seats = json!([
        { "player": "human:Ana", "here": true },
        { "player": "human:Rui" },
        { "player": "engine:1" },
    ]);
    let (status, opened) =
        service.post("/api/tables", json!({ "spec": "shiftago:players=3", "seats": seats })).await;
    assert_eq!(status, 201);
    let links = opened["links"].as_array().unwrap();
    assert_eq!(links.len(), 1);
    assert_eq!(links[0]["seat"], 2);
    let path = format!("/api/tables/{}", opened["id"].as_str().unwrap());
    let yours = |state: &Value| -> Vec<bool> {
        let seats = state["seats"].as_array().unwrap();
        seats.iter().map(|seat| seat["yours"].as_bool().unwrap()).collect()
    };
    let (_, ana) = service.get_as(&path, &opened["token"]).await;
    assert_eq!((yours(&ana), &ana["your_turn"]), (vec![true, false, false], &json!(true)));
    let (_, rui) = service.get_as(&path, &links[0]["token"]).await;
    assert_eq!((yours(&rui), &rui["your_turn"]), (vec![false, true, false], &json!(false)));
    let (_, watcher) = service.get(&path).await;
    assert_eq!(yours(&watcher), [false; 3]);
    assert_eq!(watcher["may"]["resign"], false);
}

#[tokio::test]
async fn a_record_is_opened_and_read_again() {
    let service = Service::new();
    let record = "[Game \"shiftago\"]\n[Seed \"11\"]\n[Seat1 \"human:Ana\"]\n[Seat2 \"bot:guard\"]\n\
                  [Result \"*\"]\n[Mood \"calm\"]\n\n{so it begins} 1. L1 2. L2 {why?}\n";
    let (status, opened) = service.post("/api/tables", json!({ "record": record })).await;
    assert_eq!(status, 201, "{opened}");
    let path = format!("/api/tables/{}", opened["id"].as_str().unwrap());
    let (_, state) = service.get_as(&path, &opened["token"]).await;
    assert_eq!((&state["ply"], &state["your_turn"]), (&json!(2), &json!(true)));
    assert_eq!(service.get(&format!("{path}/record")).await.1, record);
    let (_, first) = service.get(&format!("{path}/plies/1")).await;
    assert_eq!((&first["last"]["text"], &first["turn"]), (&json!("L1"), &json!(2)));
    let again = json!({ "record": record, "seats": two("human:Rui", "human:Eva") });
    let (_, opened) = service.post("/api/tables", again).await;
    assert_eq!(opened["links"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_table_can_be_set_up_by_a_position() {
    let service = Service::new();
    let position = "X....../......./......./......./......./......./....... 2 21,22";
    let table = json!({ "spec": "shiftago", "seats": two("human", "human"), "position": position });
    let (_, opened) = service.post("/api/tables", table).await;
    let (_, state) = service.get(&format!("/api/tables/{}", opened["id"].as_str().unwrap())).await;
    assert_eq!((&state["turn"], &state["ply"]), (&json!(2), &json!(0)));
}

#[tokio::test]
async fn words_of_the_games_come_in_both_languages() {
    let service = Service::new();
    let (_, english) = service.get("/api/games?lang=en").await;
    let (_, portuguese) = service.get("/api/games?lang=pt").await;
    assert_eq!(english.as_array().unwrap().len(), portuguese.as_array().unwrap().len());
    for (en, pt) in english.as_array().unwrap().iter().zip(portuguese.as_array().unwrap()) {
        assert_eq!(en["id"], pt["id"]);
        assert_ne!(en["about"], pt["about"]);
        let rules = |lang| format!("/api/games/{}/rules?lang={lang}", en["id"].as_str().unwrap());
        assert_ne!(service.get(&rules("en")).await.1, service.get(&rules("pt")).await.1);
    }
}

#[tokio::test]
async fn a_study_looks_at_any_variation() {
    let service = Service::new();
    let study = |moves: Value| json!({ "spec": "shiftago", "moves": moves });
    let (_, seen) = service.post("/api/study", study(json!(["left 1", "L2"]))).await;
    assert_eq!((&seen["ply"], &seen["turn"]), (&json!(2), &json!(1)));
    assert_eq!(seen["history"][0], json!({ "text": "L1", "seat": 1 }));
    let (status, answer) = service.post("/api/study", study(json!(["L1", "L8"]))).await;
    assert_eq!((status.as_u16(), &answer["error"]["id"]), (422, &json!("unreadable")));
    // Numbers that a browser cannot keep come as text.
    let big = json!({ "spec": "dominup", "seed": "18446744073709551615" });
    assert_eq!(service.post("/api/study", big).await.0, 200);
    let (status, _) = service.post("/api/study", json!({ "spec": "shiftago", "seat": 3 })).await;
    assert_eq!(status, 422);
}

#[tokio::test]
async fn the_status_is_sent_as_data() {
    let service = Service::new();
    let one_run = "XXXXX../......./......./......./......./......./....... 1 17,1 0,3 score";
    let asked = json!({ "spec": "shiftago:mode=expert", "position": one_run });
    let (_, seen) = service.post("/api/study?lang=en", asked).await;
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
async fn the_last_move_tells_where_each_piece_moved() {
    let service = Service::new();
    let asked = json!({ "spec": "shiftago", "moves": ["L1", "L1"] });
    let (_, seen) = service.post("/api/study?lang=en", asked).await;
    let cell = |x| json!({ "x": x, "y": 1 });
    let entering = json!({ "at": cell(1), "kind": "marble", "seat": 2, "label": "O" });
    let steps = json!([
        { "from": { "entry": cell(0) }, "to": { "cell": cell(1) }, "piece": entering },
        { "from": { "cell": cell(1) }, "to": { "cell": cell(2) } },
    ]);
    assert_eq!(seen["last"]["transition"], json!({ "steps": steps }));
}

#[tokio::test]
async fn pieces_and_trays_are_described_by_data() {
    let service = Service::new();
    let studied = async |spec: &str, moves: Value| {
        let asked = json!({ "spec": spec, "moves": moves, "seat": 1 });
        service.post("/api/study?lang=en", asked).await.1
    };
    let dominoes = studied("dominup", json!(["77@9,9e"])).await;
    let halves = dominoes["scene"]["pieces"].as_array().unwrap();
    let told = |half: &Value| (half["kind"].clone(), half["orientation"].clone());
    assert_eq!(told(&halves[0]), (json!("half"), json!("east")));
    assert_eq!(told(&halves[1]), (json!("half"), json!("west")));
    let hand = &dominoes["scene"]["trays"][0];
    assert_eq!((&hand["piece"], &hand["in_halves"]), (&json!("tile"), &json!(true)));
    assert!(hand["items"][0]["numbers"].is_array());
    let discs = studied("pivit", json!([])).await;
    assert_eq!(discs["scene"]["pieces"][0]["orientation"], "horizontal");
    let marbles = studied("shiftago:mode=expert", json!([])).await;
    let trays = &marbles["scene"]["trays"];
    assert_eq!((&trays[0]["piece"], &trays[1]["piece"]), (&json!("marble"), &Value::Null));
}

#[tokio::test]
async fn a_study_goes_on_from_a_record() {
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
async fn a_study_tells_why_nothing_begins_there() {
    let service = Service::new();
    let asked = |why: Value| json!({ "spec": "pivit", "why": why });
    let piece = json!({ "cell": { "x": 2, "y": 8 } });
    let even = json!([piece, { "cell": { "x": 2, "y": 6 } }]);
    let (_, seen) = service.post("/api/study", asked(even)).await;
    assert_eq!(seen["refused"]["id"], "even-steps", "{}", seen["refused"]);
    let (_, seen) = service.post("/api/study", json!({ "spec": "pivit" })).await;
    assert_eq!(seen["refused"], Value::Null);
}

#[tokio::test]
async fn one_move_alone_can_be_thought_about() {
    let service = Service::new();
    let wins = "XXXX.../......./......./......./......./......./OOO.... 1 18,19";
    let asked =
        |about| json!({ "spec": "shiftago", "position": wins, "time_ms": 200, "about": about });
    let (_, best) = service.post("/api/study/think", asked("L1")).await;
    assert_eq!((&best["move"], &best["score"]["kind"]), (&json!("L1"), &json!("win")));
    let (_, other) = service.post("/api/study/think", asked("R4")).await;
    assert_eq!(other["move"], "R4");
    assert_eq!(service.post("/api/study/think", asked("L9")).await.0, 422);
}

#[tokio::test]
async fn a_move_is_judged_beside_the_best_one() {
    let service = Service::new();
    let wins = "XXXX.../......./......./......./......./......./OOOO... 1 18,18";
    let judge = async |text: &str| {
        let asked = json!({ "spec": "shiftago", "position": wins, "time_ms": 400, "move": text });
        service.post("/api/study/judge", asked).await
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
async fn a_thought_has_a_line_that_can_be_drawn() {
    let service = Service::new();
    let wins = "XXXX.../......./......./......./......./......./OOO.... 1 18,19";
    let asked = json!({ "spec": "shiftago", "position": wins, "time_ms": 200 });
    let (status, thought) = service.post("/api/study/think", asked).await;
    assert_eq!(status, 200, "{thought}");
    assert_eq!(thought["score"]["kind"], "win");
    assert_eq!(thought["line"][0], thought["move"]);
    assert_eq!(
        thought["line"].as_array().unwrap().len(),
        thought["spots"].as_array().unwrap().len()
    );
    let (status, level) =
        service.post("/api/study/think", json!({ "spec": "shiftago", "level": 2 })).await;
    assert_eq!(status, 200, "{level}");
    let (status, _) =
        service.post("/api/study/think", json!({ "spec": "shiftago", "level": 9 })).await;
    assert_eq!(status, 422);
}

#[tokio::test]
async fn pointing_anywhere_is_answered() {
    let service = Service::with(Settings { requests_per_second: u32::MAX, ..settings() });
    let edges = [i16::MIN, -129, -128, -1, 0, 1, 3, 7, 8, 127, 128, 255, i16::MAX];
    let cells = edges.iter().flat_map(|x| edges.iter().map(move |y| json!({ "x": x, "y": y })));
    let cells: Vec<Value> = cells.map(|cell| json!({ "cell": cell })).collect();
    let trays = [0, 1, 17, u16::MAX].map(|item| json!({ "tray": item }));
    for spec in ["shiftago", "pivit", "quantum-leap", "dominup", "dominup:board=18"] {
        for spot in cells.iter().chain(&trays) {
            for spots in [json!([spot]), json!([trays[0], spot]), json!([spot, spot])] {
                let asked = json!({ "spec": spec, "why": spots });
                let (status, answer) = service.post("/api/study", asked).await;
                assert_eq!(status, 200, "{spec} {spots}: {answer}");
            }
        }
    }
}
