//! Computers at the table, and people who play alone.

use std::time::Duration;

use serde_json::{Value, json};
use tabuleiro_server::Settings;

use crate::common::{Server, settings};

fn texts(state: &Value) -> Vec<&str> {
    let history = state["history"].as_array().unwrap();
    history.iter().map(|made| made["text"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_computer_answers_and_is_the_same_at_every_table() {
    let server = Server::start().await;
    let mut games = Vec::new();
    for _ in 0..2 {
        let seats = json!([{ "player": "human", "here": true }, { "player": "engine:2" }]);
        let opened =
            server.open_with(json!({ "spec": "shiftago", "seats": seats, "seed": 5 })).await;
        let mut page = server.page(&opened.id, Some(&opened.tokens[0])).await;
        page.play(0, "L1").await;
        page.until(|state| state["ply"] == 2).await;
        page.play(2, "L3").await;
        games.push(page.at_ply(4).await);
    }
    assert_eq!(texts(&games[0]), texts(&games[1]));
}

#[tokio::test]
async fn who_plays_alone_takes_back_at_once_and_gets_hints() {
    let server = Server::start().await;
    let opened = server.open("shiftago", &["human:Ana", "bot:guard"]).await;
    let mut page = server.page(&opened.id, Some(&opened.tokens[0])).await;
    assert_eq!((&page.latest["alone"], &page.latest["may"]["undo"]), (&json!(true), &json!(false)));
    page.play(0, "L1").await;
    page.at_ply(2).await;
    page.ask("undo").await;
    page.at_ply(0).await;
    page.ask("hint").await;
    let hint = page.told("hint").await;
    assert_eq!(hint["ply"], 0);
    let choices = page.latest["choices"].as_array().unwrap();
    assert!(choices.iter().any(|choice| choice["text"] == hint["move"]), "{hint}");
    // Taking back while the computer thinks is taking back one's own move.
    page.play(0, "L1").await;
    page.at_ply(1).await;
    page.ask("undo").await;
    loop {
        match page.next().await {
            stale if stale["type"] == "stale" => page.ask("undo").await,
            state if state["ply"] == 0 => break,
            _ => {}
        }
    }
}

#[tokio::test]
async fn what_a_computer_thinks_about_a_move_that_was_taken_back_is_forgotten() {
    let server = Server::start().await;
    let opened = server.open("shiftago", &["human:Ana", "engine"]).await;
    let mut page = server.page(&opened.id, Some(&opened.tokens[0])).await;
    page.play(0, "L1").await;
    page.until(|state| state["thinking"] == 2).await;
    page.ask("undo").await;
    let state = page.at_ply(0).await;
    assert_eq!((&state["thinking"], &state["your_turn"]), (&json!(null), &json!(true)));
    page.play(0, "U7").await;
    assert_eq!(texts(&page.at_ply(2).await)[0], "U7");
}

#[tokio::test]
async fn there_are_no_hints_against_people() {
    let server = Server::start().await;
    let opened = server.open("shiftago", &["human:Ana", ">human:Rui"]).await;
    let mut page = server.page(&opened.id, Some(&opened.tokens[0])).await;
    assert_eq!(page.latest["may"]["hint"], false);
    page.ask("hint").await;
    assert_eq!(page.told("refused").await["id"], "not-alone");
}

#[tokio::test]
async fn computers_play_while_somebody_looks_and_go_on_when_somebody_comes_back() {
    let mut server = Server::start().await;
    let opened = server.open("shiftago", &["bot:guard", "bot:builder"]).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let (_, state) = server.request("GET", &format!("/api/tables/{}", opened.id), None).await;
    assert_eq!(state["ply"], 0, "nobody has looked yet");
    let mut page = server.page(&opened.id, None).await;
    page.until(|state| state["ply"].as_u64().unwrap() >= 2).await;
    page.close().await;
    server.restart().await;
    let (_, before) = server.request("GET", &format!("/api/tables/{}", opened.id), None).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let (_, after) = server.request("GET", &format!("/api/tables/{}", opened.id), None).await;
    assert_eq!(after["ply"], before["ply"], "nobody looks");
    let mut page = server.page(&opened.id, None).await;
    page.until(|state| state["outcome"].is_object()).await;
}

#[tokio::test]
async fn thinking_computers_do_not_keep_people_waiting() {
    let server = Server::with(Settings { engine_threads: 1, ..settings() }).await;
    // More computers think than there are threads.
    let mut busy = Vec::new();
    for _ in 0..3 {
        let opened = server.open("pivit", &["engine", "engine"]).await;
        busy.push(server.page(&opened.id, None).await);
    }
    let opened = server.open("shiftago", &["human:Ana", ">human:Rui"]).await;
    let mut pages = [
        server.page(&opened.id, Some(&opened.tokens[0])).await,
        server.page(&opened.id, Some(&opened.tokens[1])).await,
    ];
    let since = std::time::Instant::now();
    for number in 0..6 {
        pages[number % 2].play_any(number).await;
    }
    // A move of one of the computers takes two seconds: each of ours would have waited for one.
    assert!(since.elapsed() < Duration::from_secs(12), "{:?}", since.elapsed());
}

#[tokio::test]
async fn a_rematch_alone_needs_nobody() {
    let server = Server::start().await;
    let opened = server.open("shiftago", &["human:Ana", "bot:guard"]).await;
    let mut page = server.page(&opened.id, Some(&opened.tokens[0])).await;
    page.ask("resign").await;
    page.until(|state| state["outcome"]["winner"] == 2).await;
    page.send(json!({ "type": "rematch" })).await;
    let next = page.until(|state| state["rematch"].is_object()).await["rematch"].clone();
    let mut page = server.page(next["id"].as_str().unwrap(), next["token"].as_str()).await;
    let state = page.until(|state| state["ply"] == 1).await;
    assert_eq!((&state["seats"][1]["yours"], &state["your_turn"]), (&json!(true), &json!(true)));
}
