//! What nobody may do too much of.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Request, header};
use serde_json::json;
use tabuleiro_server::Settings;

use crate::common::{Server, Service, read, settings};

fn table() -> serde_json::Value {
    json!({ "spec": "shiftago", "seats": [{ "player": "human" }, { "player": "human" }] })
}

#[tokio::test]
async fn only_so_many_tables_are_opened_from_one_address() {
    let service = Service::with(Settings { tables_per_hour: 2, ..settings() });
    assert_eq!(service.post("/api/tables", table()).await.0, 201);
    // What is refused for another reason is not counted.
    assert_eq!(service.post("/api/tables", json!({ "spec": "chess", "seats": [] })).await.0, 422);
    assert_eq!(service.post("/api/tables", table()).await.0, 201);
    let (status, answer) = service.post("/api/tables", table()).await;
    assert_eq!((status.as_u16(), &answer["error"]["id"]), (429, &json!("too-many")));
}

#[tokio::test]
async fn behind_a_proxy_the_last_address_that_it_names_counts() {
    let settings = Settings { tables_per_hour: 1, is_behind_proxy: true, ..settings() };
    let service = Service::with(settings);
    let open = async |forwarded: &str| {
        let request = Request::post("/api/tables")
            .header(header::CONTENT_TYPE, "application/json")
            .header("x-forwarded-for", forwarded);
        read(service.send(request.body(table().to_string().into()).unwrap()).await).await.0.as_u16()
    };
    assert_eq!(open("10.0.0.1").await, 201);
    assert_eq!(open("10.0.0.9, 10.0.0.1").await, 429, "whatever somebody wrote before it");
    assert_eq!(open("10.0.0.1, 10.0.0.2").await, 201);
}

#[tokio::test]
async fn without_a_proxy_nobody_chooses_their_address() {
    let service = Service::with(Settings { tables_per_hour: 1, ..settings() });
    for (forwarded, expected) in [("10.0.0.1", 201), ("10.0.0.2", 429)] {
        let request = Request::post("/api/tables")
            .header(header::CONTENT_TYPE, "application/json")
            .header("x-forwarded-for", forwarded);
        let answer = service.send(request.body(Body::from(table().to_string())).unwrap()).await;
        assert_eq!(answer.status(), expected);
    }
}

#[tokio::test]
async fn only_so_many_requests_are_answered_at_once() {
    let service = Service::with(Settings { requests_per_second: 1, ..settings() });
    for _ in 0..10 {
        assert_eq!(service.get("/api/words/en").await.0, 200);
    }
    assert_eq!(service.get("/api/words/en").await.0, 429);
    assert_eq!(service.get("/healthz").await.0, 200);
}

#[tokio::test]
async fn only_so_many_connections_are_open_from_one_address() {
    let server = Server::with(Settings { connections_per_address: 2, ..settings() }).await;
    let opened = server.open("shiftago", &["human", ">human"]).await;
    let first = server.page(&opened.id, None).await;
    let _second = server.page(&opened.id, None).await;
    let refused = server.silent_page(&opened.id).await.err().unwrap();
    assert!(refused.contains("429"), "{refused}");
    first.close().await;
    let since = Instant::now();
    while server.silent_page(&opened.id).await.is_err() {
        assert!(since.elapsed() < Duration::from_secs(20), "who leaves makes room");
    }
}

#[tokio::test]
async fn who_sends_too_many_messages_has_to_wait() {
    let server = Server::start().await;
    let opened = server.open("shiftago", &["human", ">human"]).await;
    let mut page = server.page(&opened.id, None).await;
    let since = Instant::now();
    for _ in 0..45 {
        page.send(json!({ "type": "ping" })).await;
    }
    for _ in 0..45 {
        page.told("pong").await;
    }
    // Thirty at once, then ten a second; none is lost.
    assert!(since.elapsed() > Duration::from_millis(1200), "{:?}", since.elapsed());
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_connection() {
    let server = Server::start().await;
    let opened = server.open("shiftago", &["human", ">human"]).await;
    let mut page = server.page(&opened.id, Some(&opened.tokens[0])).await;
    page.play(0, &"L".repeat(5000)).await;
    assert_eq!(page.next_or_end().await, None);
}

#[tokio::test]
async fn one_address_does_not_have_all_the_thoughts() {
    let service = Service::new();
    let think = || async {
        let asked = json!({ "spec": "pivit", "time_ms": 1500 });
        service.post("/api/study/think", asked).await.0.as_u16()
    };
    let (a, b, c, d) = tokio::join!(think(), think(), think(), think());
    let mut answers = [a, b, c, d];
    answers.sort_unstable();
    assert_eq!(answers, [200, 200, 503, 503]);
}

#[tokio::test]
async fn a_table_that_nobody_looks_at_is_not_in_memory() {
    let server = Server::start().await;
    let live = async || {
        let (_, metrics) = server.request("GET", "/metrics", None).await;
        let mut lines = metrics.as_str().unwrap().lines();
        let value = lines.find_map(|line| line.strip_prefix("tabuleiro_tables_live "));
        value.unwrap().parse::<usize>().unwrap()
    };
    for _ in 0..20 {
        server.open("shiftago", &["human", "bot:random"]).await;
    }
    assert_eq!(live().await, 0);
    let opened = server.open("shiftago", &["human", "bot:random"]).await;
    let mut page = server.page(&opened.id, Some(&opened.tokens[0])).await;
    page.play_any(0).await;
    assert_eq!(live().await, 1);
    page.close().await;
    let since = Instant::now();
    while live().await > 0 {
        assert!(since.elapsed() < Duration::from_secs(20), "the last one takes it along");
    }
}
