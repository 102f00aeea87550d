//! Rate limits, concurrency limits and message sizes.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Request, header};
use serde_json::json;
use tabuleiro_server::Settings;

use crate::support::{Server, Service, read, test_settings};

fn table_request() -> serde_json::Value {
    json!({ "spec": "shiftago", "seats": [{ "player": "human" }, { "player": "human" }] })
}

#[tokio::test]
async fn tables_per_hour_are_limited_per_address() {
    let service = Service::with_settings(Settings { tables_per_hour: 2, ..test_settings() });
    assert_eq!(service.post("/api/tables", table_request()).await.0, 201);
    // Invalid requests do not count.
    assert_eq!(service.post("/api/tables", json!({ "spec": "chess", "seats": [] })).await.0, 422);
    assert_eq!(service.post("/api/tables", table_request()).await.0, 201);
    let (status, answer) = service.post("/api/tables", table_request()).await;
    assert_eq!((status.as_u16(), &answer["error"]["id"]), (429, &json!("too-many")));
}

#[tokio::test]
async fn behind_a_proxy_the_last_forwarded_address_counts() {
    let settings = Settings { tables_per_hour: 1, is_behind_proxy: true, ..test_settings() };
    let service = Service::with_settings(settings);
    let open = async |forwarded: &str| {
        let request = Request::post("/api/tables")
            .header(header::CONTENT_TYPE, "application/json")
            .header("x-forwarded-for", forwarded);
        read(service.send(request.body(table_request().to_string().into()).unwrap()).await)
            .await
            .0
            .as_u16()
    };
    assert_eq!(open("10.0.0.1").await, 201);
    assert_eq!(
        open("10.0.0.9, 10.0.0.1").await,
        429,
        "a forged entry before the last one has no effect"
    );
    assert_eq!(open("10.0.0.1, 10.0.0.2").await, 201);
}

#[tokio::test]
async fn without_a_proxy_the_forwarded_address_is_ignored() {
    let service = Service::with_settings(Settings { tables_per_hour: 1, ..test_settings() });
    for (forwarded, expected) in [("10.0.0.1", 201), ("10.0.0.2", 429)] {
        let request = Request::post("/api/tables")
            .header(header::CONTENT_TYPE, "application/json")
            .header("x-forwarded-for", forwarded);
        let answer =
            service.send(request.body(Body::from(table_request().to_string())).unwrap()).await;
        assert_eq!(answer.status(), expected);
    }
}

#[tokio::test]
async fn requests_to_the_api_are_limited() {
    let service = Service::with_settings(Settings { requests_per_second: 1, ..test_settings() });
    for _ in 0..10 {
        assert_eq!(service.get("/api/words/en").await.0, 200);
    }
    assert_eq!(service.get("/api/words/en").await.0, 429);
    assert_eq!(service.get("/healthz").await.0, 200);
}

#[tokio::test]
async fn connections_are_limited_per_address() {
    let server =
        Server::with_settings(Settings { connections_per_address: 2, ..test_settings() }).await;
    let opened = server.open_table("shiftago", &["human", ">human"]).await;
    let first = server.connect(&opened.id, None).await;
    let _second = server.connect(&opened.id, None).await;
    let refused = server.connect_without_hello(&opened.id).await.err().unwrap();
    assert!(refused.contains("429"), "{refused}");
    first.close().await;
    let since = Instant::now();
    while server.connect_without_hello(&opened.id).await.is_err() {
        assert!(since.elapsed() < Duration::from_secs(20), "a closed connection does not count");
    }
}

#[tokio::test]
async fn messages_over_the_rate_limit_are_delayed_and_not_lost() {
    let server = Server::start().await;
    let opened = server.open_table("shiftago", &["human", ">human"]).await;
    let mut client = server.connect(&opened.id, None).await;
    let since = Instant::now();
    for _ in 0..45 {
        client.send(json!({ "type": "ping" })).await;
    }
    for _ in 0..45 {
        client.receive_type("pong").await;
    }
    // Thirty are handled at once, the rest at ten per second.
    assert!(since.elapsed() > Duration::from_millis(1200), "{:?}", since.elapsed());
}

#[tokio::test]
async fn a_message_over_the_size_limit_ends_the_connection() {
    let server = Server::start().await;
    let opened = server.open_table("shiftago", &["human", ">human"]).await;
    let mut client = server.connect(&opened.id, Some(&opened.tokens[0])).await;
    client.play(0, &"L".repeat(5000)).await;
    assert_eq!(client.receive_or_end().await, None);
}

#[tokio::test]
async fn concurrent_analyses_are_limited_per_address() {
    let service = Service::new();
    let analyze = || async {
        let request = json!({ "spec": "pivit", "time_ms": 1500 });
        service.post("/api/study/think", request).await.0.as_u16()
    };
    let (a, b, c, d) = tokio::join!(analyze(), analyze(), analyze(), analyze());
    let mut answers = [a, b, c, d];
    answers.sort_unstable();
    assert_eq!(answers, [200, 200, 503, 503]);
}

#[tokio::test]
async fn a_table_without_connections_is_not_in_memory() {
    let server = Server::start().await;
    let live_tables = async || {
        let (_, metrics) = server.request("GET", "/metrics", None).await;
        let mut lines = metrics.as_str().unwrap().lines();
        let value = lines.find_map(|line| line.strip_prefix("tabuleiro_tables_live "));
        value.unwrap().parse::<usize>().unwrap()
    };
    for _ in 0..20 {
        server.open_table("shiftago", &["human", "bot:random"]).await;
    }
    assert_eq!(live_tables().await, 0);
    let opened = server.open_table("shiftago", &["human", "bot:random"]).await;
    let mut client = server.connect(&opened.id, Some(&opened.tokens[0])).await;
    client.play_choice(0).await;
    assert_eq!(live_tables().await, 1);
    client.close().await;
    let since = Instant::now();
    while live_tables().await > 0 {
        assert!(since.elapsed() < Duration::from_secs(20), "the last connection unloads the table");
    }
}
