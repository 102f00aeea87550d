//! Undo, resignation and rematch between people.

use serde_json::json;

use crate::support::{Client, Server, open_two_player_table};

/// Returns the clients of Ana and Rui, who have played one move each.
async fn after_two_moves(server: &Server) -> [Client; 2] {
    let (_, mut clients, _) = open_two_player_table(server, "shiftago").await;
    for (ply, text) in [(0, "L1"), (1, "L2")] {
        clients[ply].play(ply as u64, text).await;
        for client in &mut clients {
            client.wait_for_ply(ply as u64 + 1).await;
        }
    }
    clients
}

#[tokio::test]
async fn an_undo_needs_the_agreement_of_the_other_player() {
    let server = Server::start().await;
    let [mut ana, mut rui] = after_two_moves(&server).await;
    ana.send_action("undo").await;
    let state = rui.wait_until(|state| state["proposal"].is_object()).await;
    assert_eq!(state["proposal"], json!({ "kind": "undo", "by": 1, "waiting_for": [2] }));
    rui.send_action("agree").await;
    let state = rui.wait_for_ply(0).await;
    assert_eq!((&state["turn"], &state["proposal"]), (&json!(1), &json!(null)));
    ana.wait_for_ply(0).await;
    assert_eq!(ana.play_choice(3).await, 1);
}

#[tokio::test]
async fn an_undo_right_after_ones_own_move_takes_back_only_that_move() {
    let server = Server::start().await;
    let [mut ana, mut rui] = after_two_moves(&server).await;
    rui.send_action("undo").await;
    ana.wait_until(|state| state["proposal"].is_object()).await;
    ana.send_action("agree").await;
    assert_eq!(ana.wait_for_ply(1).await["turn"], 2);
}

#[tokio::test]
async fn a_proposal_ends_when_it_is_declined_or_a_move_is_played() {
    let server = Server::start().await;
    let (_, [mut ana, mut rui], _) = open_two_player_table(&server, "shiftago").await;
    ana.send_action("undo").await;
    assert_eq!(ana.receive_type("refused").await["id"], "nothing-to-undo");
    ana.play(0, "L1").await;
    ana.wait_for_ply(1).await;
    for _ in 0..2 {
        ana.send_action("undo").await;
        rui.wait_until(|state| state["proposal"].is_object()).await;
        rui.send_action("decline").await;
        ana.wait_until(|state| state["proposal"].is_object()).await;
        ana.wait_until(|state| state["proposal"].is_null()).await;
        rui.wait_until(|state| state["proposal"].is_null()).await;
    }
    rui.send_action("agree").await;
    assert_eq!(rui.receive_type("refused").await["id"], "no-proposal");
    ana.send_action("undo").await;
    rui.wait_until(|state| state["proposal"].is_object()).await;
    rui.play(1, "L2").await;
    assert!(ana.wait_for_ply(2).await["proposal"].is_null());
    rui.wait_for_ply(2).await;
    rui.send(json!({ "type": "agree", "ply": 1 })).await;
    rui.receive_type("stale").await;
}

#[tokio::test]
async fn the_same_proposal_by_the_other_player_is_agreement_and_a_repeated_one_is_not() {
    let server = Server::start().await;
    let [mut ana, mut rui] = after_two_moves(&server).await;
    ana.send_action("undo").await;
    ana.send_action("undo").await;
    ana.send_action("agree").await;
    let state = rui.wait_until(|state| state["proposal"].is_object()).await;
    assert_eq!((&state["ply"], &state["proposal"]["waiting_for"]), (&json!(2), &json!([2])));
    rui.send_action("undo").await;
    rui.wait_for_ply(0).await;
}

#[tokio::test]
async fn actions_of_spectators_are_refused() {
    let server = Server::start().await;
    let (id, [mut ana, _rui], _) = open_two_player_table(&server, "shiftago").await;
    ana.play(0, "L1").await;
    ana.wait_for_ply(1).await;
    ana.send_action("undo").await;
    let mut spectator = server.connect(&id, None).await;
    spectator.wait_until(|state| state["proposal"].is_object()).await;
    for action in ["undo", "agree", "decline", "resign", "hint"] {
        spectator.send_action(action).await;
        assert_eq!(spectator.receive_type("refused").await["id"], "not-seated", "{action}");
    }
    spectator.send(json!({ "type": "rematch" })).await;
    assert_eq!(spectator.receive_type("refused").await["id"], "not-seated");
    assert_eq!(spectator.ply(), 1);
}

#[tokio::test]
async fn a_resignation_loses_and_the_rematch_swaps_sides() {
    let server = Server::start().await;
    let (id, [mut ana, mut rui], tokens) = open_two_player_table(&server, "shiftago").await;
    ana.play(0, "L1").await;
    rui.wait_for_ply(1).await;
    ana.send(json!({ "type": "rematch" })).await;
    assert_eq!(ana.receive_type("refused").await["id"], "not-over");
    ana.wait_for_ply(1).await;
    ana.send_action("resign").await;
    let over = rui.wait_until(|state| state["outcome"].is_object()).await;
    assert_eq!((&over["outcome"]["winner"], &over["turn"]), (&json!(2), &json!(null)));
    assert_eq!(over["outcome"]["reason"], "resignation");
    let (_, record) = server.request("GET", &format!("/api/tables/{id}/record"), None).await;
    assert!(
        record.as_str().unwrap().contains("[Result \"2,1\"]\n[Reason \"resignation\"]"),
        "{record}"
    );

    ana.wait_until(|state| state["outcome"].is_object()).await;
    ana.send(json!({ "type": "rematch" })).await;
    rui.wait_until(|state| state["proposal"]["kind"] == "rematch").await;
    rui.send_action("agree").await;
    let next = rui.wait_until(|state| state["rematch"].is_object()).await["rematch"].clone();
    assert_eq!(next["token"], tokens[1].as_str());
    let mut spectator = server.connect(&id, None).await;
    assert_eq!(
        spectator.wait_until(|_| true).await["rematch"],
        json!({ "id": next["id"], "token": null })
    );
    let id = next["id"].as_str().unwrap();
    let mut rui = server.connect(id, next["token"].as_str()).await;
    let names = |seat: usize| rui.state["seats"][seat]["name"].clone();
    assert_eq!((names(0), names(1)), (json!("Rui"), json!("Ana")));
    assert_eq!(rui.state["your_turn"], true);
    assert_eq!(rui.play_choice(0).await, 1);
}

#[tokio::test]
async fn with_three_players_a_computer_replaces_the_one_who_resigns() {
    let server = Server::start().await;
    let opened =
        server.open_table("shiftago:players=3", &["human:Ana", ">human:Rui", ">human:Eva"]).await;
    let mut ana = server.connect(&opened.id, Some(&opened.tokens[0])).await;
    let mut rui = server.connect(&opened.id, Some(&opened.tokens[1])).await;
    ana.play_choice(0).await;
    rui.wait_for_ply(1).await;
    rui.send_action("resign").await;
    let state = ana.wait_for_ply(2).await;
    assert_eq!((&state["seats"][1]["player"], &state["turn"]), (&json!("engine:3"), &json!(3)));
    assert!(state["outcome"].is_null());
    let after = rui.wait_for_ply(2).await;
    assert_eq!(after["seats"][1]["yours"], false);
    rui.play(2, "L1").await;
    assert_eq!(rui.receive_type("refused").await["id"], "not-seated");
}
