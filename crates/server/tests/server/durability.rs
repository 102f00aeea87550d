//! Nothing that anybody was told is lost.

use serde_json::json;
use tabuleiro_server::AppState;

use crate::common::{Server, settings};
use crate::playing::two_people;

#[tokio::test]
async fn pages_go_on_after_a_restart() {
    let mut server = Server::start().await;
    let (id, [mut ana, mut rui], tokens) = two_people(&server, "pivit").await;
    for number in 0..4 {
        let page = if number % 2 == 0 { &mut ana } else { &mut rui };
        page.play_any(number).await;
    }
    let history = rui.latest["history"].clone();
    server.stop().await;
    for page in [&mut ana, &mut rui] {
        page.told("closing").await;
        assert_eq!(page.next_or_end().await, None);
    }
    server.run().await;
    let mut ana = server.page(&id, Some(&tokens[0])).await;
    assert_eq!(ana.latest["history"], history);
    // The last move again, as a page does that did not hear whether it was made.
    let mut rui = server.page(&id, Some(&tokens[1])).await;
    rui.play(3, history[3]["text"].as_str().unwrap()).await;
    assert_eq!(rui.state().await["ply"], 4);
    assert_eq!(ana.play_any(0).await, 5);
    rui.at_ply(5).await;
}

#[tokio::test]
async fn what_was_taken_back_or_given_up_stays_so() {
    let mut server = Server::start().await;
    let opened = server.open("shiftago", &["human:Ana", "human:Rui"]).await;
    let mut page = server.page(&opened.id, Some(&opened.tokens[0])).await;
    page.play(0, "L1").await;
    page.at_ply(1).await;
    page.play(1, "L2").await;
    page.at_ply(2).await;
    page.ask("undo").await;
    page.at_ply(1).await;
    page.play(1, "L3").await;
    page.at_ply(2).await;
    server.restart().await;
    let mut page = server.page(&opened.id, Some(&opened.tokens[0])).await;
    assert_eq!(page.latest["history"][1]["text"], "L3");
    page.ask("resign").await;
    page.until(|state| state["outcome"]["winner"] == 2).await;
    page.send(json!({ "type": "rematch" })).await;
    let next = page.until(|state| state["rematch"].is_object()).await["rematch"].clone();
    server.restart().await;
    let mut page = server.page(&opened.id, Some(&opened.tokens[0])).await;
    assert_eq!((&page.latest["outcome"]["winner"], &page.latest["rematch"]), (&json!(2), &next));
    page.ask("undo").await;
    assert!(page.until(|state| state["outcome"].is_null()).await["ply"] == 2);
}

#[tokio::test]
async fn two_servers_do_not_share_a_file() {
    let server = Server::start().await;
    let error = AppState::open(settings(), &server.data()).unwrap_err();
    assert!(error.to_string().contains("another server"), "{error}");
}

#[tokio::test]
async fn a_move_that_cannot_be_written_is_refused_and_shown_to_nobody() {
    let server = Server::start().await;
    let (id, [mut ana, mut rui], _) = two_people(&server, "shiftago").await;
    for (ply, text) in [(0, "L1"), (1, "L2")] {
        let mover = if ply == 0 { &mut ana } else { &mut rui };
        mover.play(ply, text).await;
        ana.at_ply(ply + 1).await;
        rui.at_ply(ply + 1).await;
    }
    let other = rusqlite::Connection::open(server.data()).unwrap();
    let fails = "CREATE TRIGGER full BEFORE INSERT ON moves
        BEGIN SELECT RAISE(ABORT, 'the disk is full'); END";
    other.execute_batch(fails).unwrap();
    ana.play(2, "L3").await;
    let refused = ana.told("refused").await;
    assert_eq!((&refused["id"], &refused["ply"]), (&json!("broken"), &json!(2)));
    rui.send(json!({ "type": "ping" })).await;
    assert_eq!(rui.next().await["type"], "pong");
    other.execute_batch("DROP TRIGGER full").unwrap();
    ana.play(2, "L4").await;
    let texts = rui.at_ply(3).await["history"].clone();
    assert_eq!(texts[2]["text"], "L4");
    other.execute("DELETE FROM tables WHERE id = ?1", [&id]).unwrap();
    rui.play(3, "L5").await;
    assert_eq!(rui.told("refused").await["id"], "not-found", "it has expired");
    assert_eq!(rui.ply(), 3);
}
