//! `change` messages: the differences from the state that a client has.

use serde_json::{Value, json};

use crate::support::{Client, Server, open_two_player_table};

/// Returns the names of the members of a message.
fn members(message: &Value) -> Vec<&str> {
    message.as_object().unwrap().keys().map(String::as_str).collect()
}

/// Requests the whole state, which must be equal to the one that the changes led to.
async fn assert_state_is_current(client: &mut Client) {
    let state = client.state.clone();
    client.send(json!({ "type": "hello" })).await;
    assert_eq!(client.receive_state().await, state);
}

#[tokio::test]
async fn applied_changes_lead_to_the_whole_state() {
    let server = Server::start().await;
    for spec in ["shiftago", "pivit", "quantum-leap", "dominup"] {
        let (id, mut clients, _) = open_two_player_table(&server, spec).await;
        let mut spectator = server.connect(&id, None).await;
        for number in 0..8 {
            let turn = clients[0].state["turn"].as_u64().unwrap();
            let ply = clients[turn as usize - 1].play_choice(number * 7).await;
            for client in clients.iter_mut().chain([&mut spectator]) {
                client.wait_for_ply(ply).await;
                assert_state_is_current(client).await;
            }
        }
    }
}

#[tokio::test]
async fn the_change_after_a_move_has_only_what_differs() {
    let server = Server::start().await;
    let (_, [mut ana, mut rui], _) = open_two_player_table(&server, "shiftago").await;
    ana.wait_until(|state| state["seats"][1]["online"] == true).await;
    for (ply, text) in [(0, "L1"), (1, "L2")] {
        let mover = if ply == 0 { &mut ana } else { &mut rui };
        mover.play(ply, text).await;
        for client in [&mut ana, &mut rui] {
            let change = client.receive().await;
            assert_eq!((&change["type"], &change["ply"]), (&json!("change"), &json!(ply + 1)));
            assert_eq!(change["added"], json!([{ "text": text, "seat": ply + 1 }]));
            assert_eq!(members(&change["scene"]), ["pieces", "trays"]);
            for unchanged in ["id", "spec", "game", "name", "seats", "alone", "secrets", "thinking"]
            {
                assert!(change[unchanged].is_null(), "{unchanged} in {change}");
            }
            client.wait_for_ply(ply + 1).await;
        }
    }
    ana.send_action("undo").await;
    for client in [&mut ana, &mut rui] {
        let change = client.receive().await;
        assert_eq!(members(&change), ["added", "ply", "proposal", "type"]);
        assert_eq!((&change["ply"], &change["added"]), (&json!(2), &json!([])));
    }
}

#[tokio::test]
async fn an_undo_sends_the_whole_state() {
    let server = Server::start().await;
    let opened = server.open_table("shiftago", &["human:Ana", "human:Rui"]).await;
    let mut client = server.connect(&opened.id, Some(&opened.tokens[0])).await;
    let mut spectator = server.connect(&opened.id, None).await;
    for (ply, text) in [(0, "L1"), (1, "L2")] {
        client.play(ply, text).await;
        client.wait_for_ply(ply + 1).await;
    }
    spectator.wait_for_ply(2).await;
    client.send_action("undo").await;
    let message = spectator.receive().await;
    assert_eq!((&message["type"], &message["ply"]), (&json!("state"), &json!(1)));
    client.wait_for_ply(1).await;
    client.play(1, "L3").await;
    assert_eq!(spectator.wait_for_ply(2).await["history"][1]["text"], "L3");
    assert_state_is_current(&mut spectator).await;
}

#[tokio::test]
async fn nothing_is_sent_if_the_view_is_the_same() {
    let server = Server::start().await;
    let (id, [mut ana, _rui], _) = open_two_player_table(&server, "shiftago").await;
    ana.wait_until(|state| state["seats"][1]["online"] == true).await;
    server.connect(&id, None).await.close().await;
    ana.send(json!({ "type": "ping" })).await;
    assert_eq!(ana.receive().await["type"], "pong", "spectators are not part of the view");
}
