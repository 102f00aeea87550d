//! Routes of pages, games and tables.

use axum::body::Body;
use axum::http::{Request, header};
use serde_json::{Value, json};

use crate::support::{Service, read};

/// Returns two seats, the first of them here.
fn two_seats(first: &str, second: &str) -> Value {
    json!([{ "player": first, "here": true }, { "player": second }])
}

#[tokio::test]
async fn every_response_has_security_headers() {
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
async fn every_page_path_returns_index_html_and_supports_etags() {
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
async fn errors_are_in_the_language_of_the_request() {
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
async fn errors_quote_the_invalid_text() {
    let service = Service::new();
    let (status, answer) =
        service.post("/api/variants", json!({ "spec": "shiftago:size=9" })).await;
    assert_eq!(status, 422);
    assert!(answer["error"]["words"].as_str().unwrap().contains("\"size\""), "{answer}");
    let table = json!({ "spec": "shiftago", "seats": two_seats("human", "engine:33") });
    let (status, answer) = service.post("/api/tables", table).await;
    assert_eq!(status, 422);
    assert!(answer["error"]["words"].as_str().unwrap().contains("\"engine:33\""), "{answer}");
    let table = json!({ "spec": "shiftago", "seats": [{ "player": "human" }] });
    assert_eq!(service.post("/api/tables", table).await.1["error"]["id"], "seats-differ");
    let table = json!({ "spec": "shiftago", "seats": two_seats(&format!("human:{}", "a".repeat(41)), "human") });
    assert_eq!(service.post("/api/tables", table).await.0, 422);
}

#[tokio::test]
async fn a_request_without_json_content_type_is_refused() {
    let request = Request::post("/api/variants").body(Body::from("{\"spec\": \"pivit\"}")).unwrap();
    let (status, answer) = read(Service::new().send(request).await).await;
    assert_eq!((status.as_u16(), &answer["error"]["id"]), (400, &json!("malformed")));
}

#[tokio::test]
async fn only_people_elsewhere_get_links() {
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
    let (_, ana) = service.get_with_token(&path, &opened["token"]).await;
    assert_eq!((yours(&ana), &ana["your_turn"]), (vec![true, false, false], &json!(true)));
    let (_, rui) = service.get_with_token(&path, &links[0]["token"]).await;
    assert_eq!((yours(&rui), &rui["your_turn"]), (vec![false, true, false], &json!(false)));
    let (_, spectator) = service.get(&path).await;
    assert_eq!(yours(&spectator), [false; 3]);
    assert_eq!(spectator["may"]["resign"], false);
}

#[tokio::test]
async fn a_table_opened_from_a_record_returns_the_same_record() {
    let service = Service::new();
    let record = "[Game \"shiftago\"]\n[Seed \"11\"]\n[Seat1 \"human:Ana\"]\n[Seat2 \"bot:guard\"]\n\
                  [Result \"*\"]\n[Mood \"calm\"]\n\n{so it begins} 1. L1 2. L2 {why?}\n";
    let (status, opened) = service.post("/api/tables", json!({ "record": record })).await;
    assert_eq!(status, 201, "{opened}");
    let path = format!("/api/tables/{}", opened["id"].as_str().unwrap());
    let (_, state) = service.get_with_token(&path, &opened["token"]).await;
    assert_eq!((&state["ply"], &state["your_turn"]), (&json!(2), &json!(true)));
    assert_eq!(service.get(&format!("{path}/record")).await.1, record);
    let (_, first) = service.get(&format!("{path}/plies/1")).await;
    assert_eq!((&first["last"]["text"], &first["turn"]), (&json!("L1"), &json!(2)));
    let again = json!({ "record": record, "seats": two_seats("human:Rui", "human:Eva") });
    let (_, opened) = service.post("/api/tables", again).await;
    assert_eq!(opened["links"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_table_can_start_from_a_position() {
    let service = Service::new();
    let position = "X....../......./......./......./......./......./....... 2 21,22";
    let table =
        json!({ "spec": "shiftago", "seats": two_seats("human", "human"), "position": position });
    let (_, opened) = service.post("/api/tables", table).await;
    let (_, state) = service.get(&format!("/api/tables/{}", opened["id"].as_str().unwrap())).await;
    assert_eq!((&state["turn"], &state["ply"]), (&json!(2), &json!(0)));
}

#[tokio::test]
async fn games_are_described_in_both_languages() {
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
