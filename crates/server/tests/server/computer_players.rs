//! Computer players, and games of one person against computers.

use std::time::Duration;

use serde_json::{Value, json};
use tabuleiro_server::Settings;

use crate::support::{Server, test_settings};

fn texts(state: &Value) -> Vec<&str> {
    let history = state["history"].as_array().unwrap();
    history.iter().map(|played| played["text"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_computer_plays_the_same_moves_in_games_with_the_same_seed() {
    let server = Server::start().await;
    let mut games = Vec::new();
    for _ in 0..2 {
        let seats = json!([{ "player": "human", "here": true }, { "player": "engine:2" }]);
        let opened =
            server.open_table_with(json!({ "spec": "shiftago", "seats": seats, "seed": 5 })).await;
        let mut client = server.connect(&opened.id, Some(&opened.tokens[0])).await;
        client.play(0, "L1").await;
        client.wait_until(|state| state["ply"] == 2).await;
        client.play(2, "L3").await;
        games.push(client.wait_for_ply(4).await);
    }
    assert_eq!(texts(&games[0]), texts(&games[1]));
}

#[tokio::test]
async fn without_other_people_undo_needs_no_agreement_and_hints_are_available() {
    let server = Server::start().await;
    let opened = server.open_table("shiftago", &["human:Ana", "bot:guard"]).await;
    let mut client = server.connect(&opened.id, Some(&opened.tokens[0])).await;
    assert_eq!(
        (&client.state["alone"], &client.state["may"]["undo"]),
        (&json!(true), &json!(false))
    );
    client.play(0, "L1").await;
    client.wait_for_ply(2).await;
    client.send_action("undo").await;
    client.wait_for_ply(0).await;
    client.send_action("hint").await;
    let hint = client.receive_type("hint").await;
    assert_eq!(hint["ply"], 0);
    let choices = client.state["choices"].as_array().unwrap();
    assert!(choices.iter().any(|choice| choice["text"] == hint["move"]), "{hint}");
    // An undo during the search of the computer takes back the move before it.
    client.play(0, "L1").await;
    client.wait_for_ply(1).await;
    client.send_action("undo").await;
    loop {
        match client.receive().await {
            stale if stale["type"] == "stale" => client.send_action("undo").await,
            state if state["ply"] == 0 => break,
            _ => {}
        }
    }
}

#[tokio::test]
async fn an_undo_cancels_the_search_of_the_computer() {
    let server = Server::start().await;
    let opened = server.open_table("shiftago", &["human:Ana", "engine"]).await;
    let mut client = server.connect(&opened.id, Some(&opened.tokens[0])).await;
    client.play(0, "L1").await;
    client.wait_until(|state| state["thinking"] == 2).await;
    client.send_action("undo").await;
    let state = client.wait_for_ply(0).await;
    assert_eq!((&state["thinking"], &state["your_turn"]), (&json!(null), &json!(true)));
    client.play(0, "U7").await;
    assert_eq!(texts(&client.wait_for_ply(2).await)[0], "U7");
}

#[tokio::test]
async fn hints_against_people_are_refused() {
    let server = Server::start().await;
    let opened = server.open_table("shiftago", &["human:Ana", ">human:Rui"]).await;
    let mut client = server.connect(&opened.id, Some(&opened.tokens[0])).await;
    assert_eq!(client.state["may"]["hint"], false);
    client.send_action("hint").await;
    assert_eq!(client.receive_type("refused").await["id"], "not-alone");
}

#[tokio::test]
async fn computers_play_only_while_somebody_is_connected() {
    let mut server = Server::start().await;
    let opened = server.open_table("shiftago", &["bot:guard", "bot:builder"]).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let (_, state) = server.request("GET", &format!("/api/tables/{}", opened.id), None).await;
    assert_eq!(state["ply"], 0, "nobody has connected yet");
    let mut client = server.connect(&opened.id, None).await;
    client.wait_until(|state| state["ply"].as_u64().unwrap() >= 2).await;
    client.close().await;
    server.restart().await;
    let (_, before) = server.request("GET", &format!("/api/tables/{}", opened.id), None).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let (_, after) = server.request("GET", &format!("/api/tables/{}", opened.id), None).await;
    assert_eq!(after["ply"], before["ply"], "nobody is connected");
    let mut client = server.connect(&opened.id, None).await;
    client.wait_until(|state| state["outcome"].is_object()).await;
}

#[tokio::test]
async fn moves_of_people_do_not_wait_for_searches() {
    let server = Server::with_settings(Settings { engine_threads: 1, ..test_settings() }).await;
    // There are more searches than engine threads.
    let mut busy = Vec::new();
    for _ in 0..3 {
        let opened = server.open_table("pivit", &["engine", "engine"]).await;
        busy.push(server.connect(&opened.id, None).await);
    }
    let opened = server.open_table("shiftago", &["human:Ana", ">human:Rui"]).await;
    let mut clients = [
        server.connect(&opened.id, Some(&opened.tokens[0])).await,
        server.connect(&opened.id, Some(&opened.tokens[1])).await,
    ];
    let since = std::time::Instant::now();
    for number in 0..6 {
        clients[number % 2].play_choice(number).await;
    }
    // A search takes two seconds. Six moves that waited for one each would take twelve.
    assert!(since.elapsed() < Duration::from_secs(12), "{:?}", since.elapsed());
}

#[tokio::test]
async fn a_rematch_against_a_computer_starts_at_once() {
    let server = Server::start().await;
    let opened = server.open_table("shiftago", &["human:Ana", "bot:guard"]).await;
    let mut client = server.connect(&opened.id, Some(&opened.tokens[0])).await;
    client.send_action("resign").await;
    client.wait_until(|state| state["outcome"]["winner"] == 2).await;
    client.send(json!({ "type": "rematch" })).await;
    let next = client.wait_until(|state| state["rematch"].is_object()).await["rematch"].clone();
    let mut client = server.connect(next["id"].as_str().unwrap(), next["token"].as_str()).await;
    let state = client.wait_until(|state| state["ply"] == 1).await;
    assert_eq!((&state["seats"][1]["yours"], &state["your_turn"]), (&json!(true), &json!(true)));
}
