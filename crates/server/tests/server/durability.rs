//! Everything that clients were sent survives a restart.

use serde_json::json;
use tabuleiro_server::AppState;

use crate::support::{Server, open_two_player_table, test_settings};

#[tokio::test]
async fn a_game_continues_after_a_restart() {
    let mut server = Server::start().await;
    let (id, [mut ana, mut rui], tokens) = open_two_player_table(&server, "pivit").await;
    for number in 0..4 {
        let client = if number % 2 == 0 { &mut ana } else { &mut rui };
        client.play_choice(number).await;
    }
    let history = rui.state["history"].clone();
    server.stop().await;
    for client in [&mut ana, &mut rui] {
        client.receive_type("closing").await;
        assert_eq!(client.receive_or_end().await, None);
    }
    server.run().await;
    let mut ana = server.connect(&id, Some(&tokens[0])).await;
    assert_eq!(ana.state["history"], history);
    // The last move again, as from a client that did not receive the result.
    let mut rui = server.connect(&id, Some(&tokens[1])).await;
    rui.play(3, history[3]["text"].as_str().unwrap()).await;
    assert_eq!(rui.receive_state().await["ply"], 4);
    assert_eq!(ana.play_choice(0).await, 5);
    rui.wait_for_ply(5).await;
}

#[tokio::test]
async fn undo_resignation_and_rematch_survive_a_restart() {
    let mut server = Server::start().await;
    let opened = server.open_table("shiftago", &["human:Ana", "human:Rui"]).await;
    let mut client = server.connect(&opened.id, Some(&opened.tokens[0])).await;
    client.play(0, "L1").await;
    client.wait_for_ply(1).await;
    client.play(1, "L2").await;
    client.wait_for_ply(2).await;
    client.send_action("undo").await;
    client.wait_for_ply(1).await;
    client.play(1, "L3").await;
    client.wait_for_ply(2).await;
    server.restart().await;
    let mut client = server.connect(&opened.id, Some(&opened.tokens[0])).await;
    assert_eq!(client.state["history"][1]["text"], "L3");
    client.send_action("resign").await;
    client.wait_until(|state| state["outcome"]["winner"] == 2).await;
    client.send(json!({ "type": "rematch" })).await;
    let next = client.wait_until(|state| state["rematch"].is_object()).await["rematch"].clone();
    server.restart().await;
    let mut client = server.connect(&opened.id, Some(&opened.tokens[0])).await;
    assert_eq!((&client.state["outcome"]["winner"], &client.state["rematch"]), (&json!(2), &next));
    client.send_action("undo").await;
    assert!(client.wait_until(|state| state["outcome"].is_null()).await["ply"] == 2);
}

#[tokio::test]
async fn a_second_server_cannot_open_the_same_database() {
    let server = Server::start().await;
    let error = AppState::open(test_settings(), &server.database()).unwrap_err();
    assert!(error.to_string().contains("another server"), "{error}");
}

#[tokio::test]
async fn a_move_that_cannot_be_stored_is_refused_and_not_sent_to_others() {
    let server = Server::start().await;
    let (id, [mut ana, mut rui], _) = open_two_player_table(&server, "shiftago").await;
    for (ply, text) in [(0, "L1"), (1, "L2")] {
        let mover = if ply == 0 { &mut ana } else { &mut rui };
        mover.play(ply, text).await;
        ana.wait_for_ply(ply + 1).await;
        rui.wait_for_ply(ply + 1).await;
    }
    let database = rusqlite::Connection::open(server.database()).unwrap();
    let trigger = "CREATE TRIGGER full BEFORE INSERT ON moves
        BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
    database.execute_batch(trigger).unwrap();
    ana.play(2, "L3").await;
    let refused = ana.receive_type("refused").await;
    assert_eq!((&refused["id"], &refused["ply"]), (&json!("broken"), &json!(2)));
    rui.send(json!({ "type": "ping" })).await;
    assert_eq!(rui.receive().await["type"], "pong");
    database.execute_batch("DROP TRIGGER full").unwrap();
    ana.play(2, "L4").await;
    let texts = rui.wait_for_ply(3).await["history"].clone();
    assert_eq!(texts[2]["text"], "L4");
    database.execute("DELETE FROM tables WHERE id = ?1", [&id]).unwrap();
    rui.play(3, "L5").await;
    assert_eq!(rui.receive_type("refused").await["id"], "not-found", "the table was deleted");
    assert_eq!(rui.ply(), 3);
}
