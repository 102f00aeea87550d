//! Agreement of the server with `openapi.json`.

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};

use crate::support::{
    Server, Service, assert_valid, is_valid, open_two_player_table, openapi, read,
};

/// Returns the method and path of every documented operation.
fn documented_operations() -> BTreeSet<(String, String)> {
    let paths = openapi()["paths"].as_object().unwrap();
    let methods = |(path, methods): (&String, &Value)| {
        let path = path.clone();
        let methods: Vec<String> = methods.as_object().unwrap().keys().cloned().collect();
        methods.into_iter().map(move |method| (method.to_uppercase(), path.clone()))
    };
    paths.iter().flat_map(methods).collect()
}

#[tokio::test]
async fn methods_that_are_not_documented_are_refused() {
    let service = Service::new();
    let documented = documented_operations();
    for (_, path) in &documented {
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
            if !documented.contains(&(method.to_owned(), path.clone())) {
                let request = Request::builder().method(method).uri(path.replace(['{', '}'], ""));
                let (status, answer) =
                    read(service.send(request.body(Body::empty()).unwrap()).await).await;
                assert_eq!(status, 405, "{method} {path}: {answer}");
            }
        }
    }
}

#[tokio::test]
async fn the_server_serves_openapi_json() {
    let (status, served) = Service::new().get("/api/openapi.json").await;
    assert_eq!((status.as_u16(), &served), (200, openapi()));
}

/// An example of an operation: method, path in the document, path of the request, body, and status of the
/// response.
type Example = (&'static str, &'static str, String, Option<Value>, u16);

/// Returns examples of every documented operation.
async fn examples(service: &Service) -> Vec<Example> {
    let seats = json!([{ "player": "human:Ana", "here": true }, { "player": "human:Rui" }]);
    let table = json!({ "spec": "shiftago", "seats": seats });
    let (_, opened) = service.post("/api/tables", table.clone()).await;
    let id = opened["id"].as_str().unwrap();
    let (_, hidden) =
        service.post("/api/tables", json!({ "spec": "dominup", "seats": seats })).await;
    let hidden = hidden["id"].as_str().unwrap();
    let moves = ["L1", "left 2"];
    let study = json!({ "spec": "shiftago", "moves": moves, "seat": 1, "position": null });
    let illegal = json!({ "spec": "shiftago", "moves": ["L9"] });
    let analysis = json!({ "spec": "shiftago", "moves": ["L1"], "time_ms": 20 });
    let over = "XXXXX../......./......./......./......./......./....... 2 17,22";
    let ended = json!({ "spec": "shiftago", "position": over });
    let huge = json!({ "spec": "x".repeat(300 << 10), "moves": [] });
    let with_move = |mut request: Value, text: &str| {
        request["move"] = text.into();
        request
    };
    let unknown = "AAAAAAAAAAAA";
    vec![
        ("GET", "/", "/".into(), None, 200),
        ("GET", "/assets/{file}", "/assets/nothing.js".into(), None, 404),
        ("GET", "/healthz", "/healthz".into(), None, 200),
        ("GET", "/metrics", "/metrics".into(), None, 200),
        ("GET", "/api/openapi.json", "/api/openapi.json".into(), None, 200),
        ("GET", "/api/words/{lang}", "/api/words/pt".into(), None, 200),
        ("GET", "/api/words/{lang}", "/api/words/fr".into(), None, 404),
        ("GET", "/api/games", "/api/games?lang=pt".into(), None, 200),
        ("GET", "/api/games/{id}/rules", "/api/games/pivit/rules".into(), None, 200),
        ("GET", "/api/games/{id}/rules", "/api/games/chess/rules".into(), None, 404),
        (
            "POST",
            "/api/variants",
            "/api/variants".into(),
            Some(json!({ "spec": "pivit:players=3" })),
            200,
        ),
        ("POST", "/api/variants", "/api/variants".into(), Some(json!({ "spec": "chess" })), 422),
        ("POST", "/api/variants", "/api/variants".into(), Some(json!({ "game": "pivit" })), 400),
        ("POST", "/api/tables", "/api/tables".into(), Some(table), 201),
        ("POST", "/api/tables", "/api/tables".into(), Some(json!({ "record": "1. L1" })), 422),
        ("POST", "/api/tables", "/api/tables".into(), Some(json!({})), 400),
        ("POST", "/api/tables", "/api/tables".into(), Some(huge.clone()), 413),
        ("GET", "/api/tables/{id}", format!("/api/tables/{id}"), None, 200),
        ("GET", "/api/tables/{id}", format!("/api/tables/{hidden}"), None, 200),
        ("GET", "/api/tables/{id}", format!("/api/tables/{unknown}"), None, 404),
        ("GET", "/api/tables/{id}/plies/{ply}", format!("/api/tables/{id}/plies/0"), None, 200),
        ("GET", "/api/tables/{id}/plies/{ply}", format!("/api/tables/{id}/plies/7"), None, 404),
        ("GET", "/api/tables/{id}/plies/{ply}", format!("/api/tables/{id}/plies/x"), None, 404),
        ("GET", "/api/tables/{id}/record", format!("/api/tables/{id}/record"), None, 200),
        ("GET", "/api/tables/{id}/record", format!("/api/tables/{hidden}/record"), None, 403),
        ("GET", "/api/tables/{id}/record", format!("/api/tables/{unknown}/record"), None, 404),
        ("GET", "/api/tables/{id}/ws", format!("/api/tables/{id}/ws"), None, 400),
        ("POST", "/api/study", "/api/study".into(), Some(study), 200),
        ("POST", "/api/study", "/api/study".into(), Some(ended.clone()), 200),
        ("POST", "/api/study", "/api/study".into(), Some(illegal), 422),
        ("POST", "/api/study", "/api/study".into(), Some(json!([])), 400),
        ("POST", "/api/study", "/api/study".into(), Some(huge.clone()), 413),
        ("POST", "/api/study/think", "/api/study/think".into(), Some(analysis.clone()), 200),
        ("POST", "/api/study/think", "/api/study/think".into(), Some(ended.clone()), 409),
        ("POST", "/api/study/think", "/api/study/think".into(), Some(json!({ "spec": 1 })), 400),
        ("POST", "/api/study/think", "/api/study/think".into(), Some(huge.clone()), 413),
        (
            "POST",
            "/api/study/judge",
            "/api/study/judge".into(),
            Some(with_move(analysis, "L2")),
            200,
        ),
        ("POST", "/api/study/judge", "/api/study/judge".into(), Some(with_move(ended, "L2")), 409),
        (
            "POST",
            "/api/study/judge",
            "/api/study/judge".into(),
            Some(json!({ "spec": "pivit" })),
            400,
        ),
        ("POST", "/api/study/judge", "/api/study/judge".into(), Some(huge), 413),
    ]
}

#[tokio::test]
async fn responses_match_their_schemas() {
    let service = Service::new();
    let mut tested = BTreeSet::new();
    for (method, path, address, body, expected) in examples(&service).await {
        let operation = &openapi()["paths"][path][method.to_lowercase()];
        let mut request = Request::builder().method(method).uri(&address);
        if body.is_some() {
            request = request.header("content-type", "application/json");
        }
        let body = body.map_or_else(Body::empty, |body| body.to_string().into());
        let response = service.send(request.body(body).unwrap()).await;
        let kind = response.headers().get("content-type").map(|kind| kind.to_str().unwrap());
        let kind = kind.unwrap_or("").split(';').next().unwrap().to_owned();
        let (status, answer) = read(response).await;
        assert_eq!(status.as_u16(), expected, "{method} {address}: {answer}");
        let described = &operation["responses"][status.as_str()];
        assert!(described.is_object(), "{method} {path} does not document {status}");
        if let Some(content) = described["content"].as_object() {
            let schema = &content.get(&kind).unwrap_or_else(|| panic!("{path}: {kind}"))["schema"];
            if let Some(name) = schema["$ref"].as_str() {
                assert_valid(name.rsplit('/').next().unwrap(), &answer);
            }
        }
        tested.insert((method.to_owned(), path.to_owned()));
    }
    assert_eq!(tested, documented_operations(), "every operation has an example");
}

#[tokio::test]
async fn request_bodies_match_their_schemas() {
    let service = Service::new();
    for (method, path, address, body, expected) in examples(&service).await {
        let Some(body) = body.filter(|_| expected < 300) else { continue };
        let operation = &openapi()["paths"][path][method.to_lowercase()];
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"]["$ref"];
        assert!(schema.is_string(), "{method} {address}");
        assert_valid(schema.as_str().unwrap().rsplit('/').next().unwrap(), &body);
    }
}

/// Collects JSON pointers to all objects in a value.
fn collect_objects(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            found.push(path.to_owned());
            for (name, member) in members {
                collect_objects(member, &format!("{path}/{name}"), found);
            }
        }
        Value::Array(items) => {
            for (number, item) in items.iter().enumerate() {
                collect_objects(item, &format!("{path}/{number}"), found);
            }
        }
        _ => {}
    }
}

#[tokio::test]
async fn a_message_with_one_member_more_or_less_is_invalid() {
    let server = Server::start().await;
    let (_, mut clients, _) = open_two_player_table(&server, "dominup").await;
    let first = &mut clients[usize::from(clients[0].state["turn"] == 2)];
    let state = first.state.clone();
    first.play_choice(0).await;
    let change = serde_json::from_str::<Value>(first.received.last().unwrap()).unwrap();
    assert_eq!(change["type"], "change");
    for message in [&state, &change] {
        let mut paths = Vec::new();
        collect_objects(message, "", &mut paths);
        assert!(paths.len() > 10);
        for path in paths {
            let mut wrong = message.clone();
            wrong.pointer_mut(&path).unwrap()["unknown"] = json!(1);
            assert!(
                !is_valid("ServerMessage", &wrong),
                "with an unknown member in {path:?} of {message}"
            );
        }
    }
    for name in state.as_object().unwrap().keys() {
        let mut wrong = state.clone();
        wrong.as_object_mut().unwrap().remove(name);
        assert!(!is_valid("ServerMessage", &wrong), "without {name}");
    }
    let nullable = ["turn", "outcome", "last", "thinking", "proposal", "rematch"];
    for name in state.as_object().unwrap().keys() {
        let mut with_null = state.clone();
        with_null[name] = Value::Null;
        let is_nullable = nullable.contains(&name.as_str());
        assert_eq!(is_valid("ServerMessage", &with_null), is_nullable, "null as {name}");
    }
}
