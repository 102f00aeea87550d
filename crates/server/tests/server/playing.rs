//! Moves of people over WebSockets.

use serde_json::{Value, json};

use crate::support::{Server, open_two_player_table};

#[tokio::test]
async fn two_people_play_a_whole_game_with_a_spectator() {
    let server = Server::start().await;
    let (id, mut clients, _) = open_two_player_table(&server, "shiftago").await;
    let mut spectator = server.connect(&id, None).await;
    for number in 0.. {
        let client = &mut clients[number % 2];
        let ply = client.play_choice(number * 7).await;
        assert_eq!(ply, number as u64 + 1);
        let (seen, shown) = (client.state.clone(), spectator.wait_for_ply(ply).await);
        assert_eq!(shown["scene"], seen["scene"]);
        assert_eq!(shown["history"], seen["history"]);
        assert_eq!(shown["choices"], json!([]));
        if shown["outcome"].is_object() {
            break;
        }
    }
    let outcome = spectator.state["outcome"].clone();
    let winner = outcome["winner"].as_u64().unwrap();
    let name = ["Ana", "Rui"][winner as usize - 1];
    assert!(outcome["words"].as_str().unwrap().contains(name), "{outcome}");
    let (_, record) = server.request("GET", &format!("/api/tables/{id}/record"), None).await;
    let moves = spectator.state["history"].as_array().unwrap().len();
    assert!(record.as_str().unwrap().contains(&format!(" {moves}. ")), "{record}");
    let other = &mut clients[moves % 2];
    other.wait_for_ply(moves as u64).await;
    other.play(moves as u64, "L1").await;
    assert_eq!(other.receive_type("refused").await["id"], "game-over");
}

#[tokio::test]
async fn a_move_needs_the_token_of_its_seat() {
    let server = Server::start().await;
    let (id, [mut ana, mut rui], _) = open_two_player_table(&server, "shiftago").await;
    rui.play(0, "L1").await;
    assert_eq!(rui.receive_type("refused").await["id"], "not-your-turn");
    for token in [None, Some("x"), Some("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")] {
        let mut stranger = server.connect(&id, token).await;
        stranger.play(0, "L1").await;
        assert_eq!(stranger.receive_type("refused").await["id"], "not-seated");
        assert_eq!(stranger.state["your_turn"], false);
    }
    ana.play(0, "L1").await;
    ana.wait_for_ply(1).await;
    rui.wait_for_ply(1).await;
}

#[tokio::test]
async fn invalid_moves_and_messages_are_refused_with_a_reason() {
    let server = Server::start().await;
    let (_, [mut ana, _rui], _) = open_two_player_table(&server, "shiftago").await;
    ana.play(0, "L9").await;
    let refused = ana.receive_type("refused").await;
    assert_eq!((&refused["id"], &refused["ply"]), (&json!("unreadable"), &json!(0)));
    assert!(refused["words"].as_str().unwrap().contains("\"9\""), "{refused}");
    for (text, id) in [("{\"type\":\"dance\"}", "malformed"), ("what?", "malformed")] {
        ana.send_text(text).await;
        assert_eq!(ana.receive_type("refused").await["id"], id);
    }
    assert_eq!(ana.ply(), 0);
    ana.play(0, "L1").await;
    ana.wait_for_ply(1).await;
}

#[tokio::test]
async fn the_refusal_of_an_illegal_move_has_the_offending_spots() {
    let server = Server::start().await;
    let position = "XOXOXOX/......./......./......./......./......./....... 1 18,19";
    let seats = json!([{ "player": "human", "here": true }, { "player": "human", "here": true }]);
    let opened = server
        .open_table_with(json!({ "spec": "shiftago", "seats": seats, "position": position }))
        .await;
    let mut client = server.connect(&opened.id, Some(&opened.tokens[0])).await;
    // The row is full, so both of its entries are closed.
    for (text, x) in [("L1", 0), ("R1", 8)] {
        client.play(0, text).await;
        let refused = client.receive_type("refused").await;
        assert_eq!(refused["id"], "lane-closed");
        assert_eq!(refused["spots"], json!([{ "cell": { "x": x, "y": 1 } }]));
    }
}

#[tokio::test]
async fn a_move_that_is_sent_twice_is_played_once() {
    let server = Server::start().await;
    let (id, [mut ana, mut rui], tokens) = open_two_player_table(&server, "shiftago").await;
    ana.play(0, "L1").await;
    ana.wait_for_ply(1).await;
    // The client did not receive the result and connects again.
    let mut again = server.connect(&id, Some(&tokens[0])).await;
    again.play(0, "left 1").await;
    assert_eq!(again.receive().await["ply"], 1, "accepted as already played");
    rui.wait_for_ply(1).await;
    rui.play(1, "L2").await;
    again.wait_for_ply(2).await;
    again.play(0, "L1").await;
    assert_eq!(again.receive_state().await["ply"], 2);
    assert_eq!(again.state["history"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_move_for_another_ply_is_stale() {
    let server = Server::start().await;
    let (_, [mut ana, mut rui], _) = open_two_player_table(&server, "shiftago").await;
    for (ply, text) in [(1, "L1"), (7, "L1")] {
        ana.play(ply, text).await;
        assert_eq!(ana.receive_type("stale").await["ply"], ply);
        assert_eq!(ana.receive().await["type"], "state");
    }
    ana.play(0, "L1").await;
    ana.wait_for_ply(1).await;
    ana.play(0, "L2").await;
    assert_eq!(ana.receive_type("stale").await["ply"], 0);
    rui.wait_for_ply(1).await;
    rui.play(0, "L1").await;
    assert_eq!(rui.receive_type("stale").await["ply"], 0, "somebody else played it");
}

#[tokio::test]
async fn of_two_simultaneous_moves_only_one_is_played() {
    let server = Server::start().await;
    let (id, [mut one, _rui], tokens) = open_two_player_table(&server, "shiftago").await;
    let mut other = server.connect(&id, Some(&tokens[0])).await;
    one.play(0, "L1").await;
    other.play(0, "L2").await;
    one.wait_for_ply(1).await;
    // The late client may receive the other move before the answer to its own.
    let is_late = loop {
        let is_stale = other.receive().await["type"] == "stale";
        if is_stale || other.state["history"][0]["text"] == "L2" {
            break is_stale;
        }
    };
    assert_eq!(one.state["history"][0]["text"], if is_late { "L1" } else { "L2" });
    assert_eq!(one.state["history"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn the_state_shows_who_is_online_in_the_language_of_each_client() {
    let server = Server::start().await;
    let opened = server.open_table("shiftago", &["human:Ana", ">human:Rui"]).await;
    let mut ana = server.connect(&opened.id, Some(&opened.tokens[0])).await;
    let online = |state: &Value, seat: usize| state["seats"][seat]["online"].as_bool().unwrap();
    assert!(online(&ana.state, 0) && !online(&ana.state, 1));
    let mut rui = server.connect_in(&opened.id, Some(&opened.tokens[1]), "pt").await;
    ana.wait_until(|state| online(state, 1)).await;
    assert_ne!(rui.state["status"], ana.state["status"]);
    rui.send(json!({ "type": "lang", "lang": "en" })).await;
    let status = ana.state["status"].clone();
    rui.wait_until(|state| state["status"] == status).await;
    rui.close().await;
    ana.wait_until(|state| !online(state, 1)).await;
    ana.send(json!({ "type": "ping" })).await;
    ana.receive_type("pong").await;
}

#[tokio::test]
async fn the_first_message_must_be_hello() {
    let server = Server::start().await;
    let opened = server.open_table("shiftago", &["human:Ana", ">human:Rui"]).await;
    let mut client = server.connect_without_hello(&opened.id).await.unwrap();
    client.play(0, "L1").await;
    assert_eq!(client.receive_or_end().await, None);
    assert!(server.connect_without_hello("AAAAAAAAAAAA").await.is_err());
}

#[tokio::test]
async fn only_the_player_to_move_learns_why_no_move_begins_with_the_selected_spots() {
    let server = Server::start().await;
    let (_, [mut ana, mut rui], _) = open_two_player_table(&server, "pivit").await;
    let even = json!([{ "cell": { "x": 2, "y": 8 } }, { "cell": { "x": 2, "y": 6 } }]);
    let why = json!({ "type": "why", "ply": 0, "spots": even });
    ana.send(why.clone()).await;
    assert_eq!(ana.receive_type("refused").await["id"], "even-steps");
    rui.send(why).await;
    assert_eq!(rui.receive_type("refused").await["id"], "not-your-turn");
    ana.send(json!({ "type": "why", "ply": 0, "spots": [{ "tray": 0 }] })).await;
    assert_eq!(ana.receive_type("refused").await["id"], "nothing-begins");
}
