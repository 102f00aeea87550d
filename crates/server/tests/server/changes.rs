//! After its first message a page is told what has changed, and has the whole state all the same.

use serde_json::{Value, json};

use crate::common::{Page, Server};
use crate::playing::two_people;

/// The names of the members of a message.
fn members(message: &Value) -> Vec<&str> {
    message.as_object().unwrap().keys().map(String::as_str).collect()
}

/// Asks for the whole state, which must be the one that the changes led to.
async fn check_whole(page: &mut Page) {
    let known = page.latest.clone();
    page.send(json!({ "type": "hello" })).await;
    assert_eq!(page.state().await, known);
}

#[tokio::test]
async fn changes_lead_to_the_state_that_a_new_page_is_shown() {
    let server = Server::start().await;
    for spec in ["shiftago", "pivit", "quantum-leap", "dominup"] {
        let (id, mut pages, _) = two_people(&server, spec).await;
        let mut watcher = server.page(&id, None).await;
        for number in 0..8 {
            let turn = pages[0].latest["turn"].as_u64().unwrap();
            let ply = pages[turn as usize - 1].play_any(number * 7).await;
            for page in pages.iter_mut().chain([&mut watcher]) {
                page.at_ply(ply).await;
                check_whole(page).await;
            }
        }
    }
}

#[tokio::test]
async fn a_move_is_told_as_a_change_without_the_board_and_the_earlier_moves() {
    let server = Server::start().await;
    let (_, [mut ana, mut rui], _) = two_people(&server, "shiftago").await;
    ana.until(|state| state["seats"][1]["online"] == true).await;
    for (ply, text) in [(0, "L1"), (1, "L2")] {
        let mover = if ply == 0 { &mut ana } else { &mut rui };
        mover.play(ply, text).await;
        for page in [&mut ana, &mut rui] {
            let change = page.next().await;
            assert_eq!((&change["type"], &change["ply"]), (&json!("change"), &json!(ply + 1)));
            assert_eq!(change["added"], json!([{ "text": text, "seat": ply + 1 }]));
            assert_eq!(members(&change["scene"]), ["pieces", "trays"]);
            for known in ["id", "spec", "game", "name", "seats", "alone", "secrets", "thinking"] {
                assert!(change[known].is_null(), "{known} in {change}");
            }
            page.at_ply(ply + 1).await;
        }
    }
    ana.ask("undo").await;
    for page in [&mut ana, &mut rui] {
        let change = page.next().await;
        assert_eq!(members(&change), ["added", "ply", "proposal", "type"]);
        assert_eq!((&change["ply"], &change["added"]), (&json!(2), &json!([])));
    }
}

#[tokio::test]
async fn where_moves_are_taken_back_the_whole_state_is_told() {
    let server = Server::start().await;
    let opened = server.open("shiftago", &["human:Ana", "human:Rui"]).await;
    let mut page = server.page(&opened.id, Some(&opened.tokens[0])).await;
    let mut watcher = server.page(&opened.id, None).await;
    for (ply, text) in [(0, "L1"), (1, "L2")] {
        page.play(ply, text).await;
        page.at_ply(ply + 1).await;
    }
    watcher.at_ply(2).await;
    page.ask("undo").await;
    let told = watcher.next().await;
    assert_eq!((&told["type"], &told["ply"]), (&json!("state"), &json!(1)));
    page.at_ply(1).await;
    page.play(1, "L3").await;
    assert_eq!(watcher.at_ply(2).await["history"][1]["text"], "L3");
    check_whole(&mut watcher).await;
}

#[tokio::test]
async fn what_looks_the_same_to_a_page_is_not_told() {
    let server = Server::start().await;
    let (id, [mut ana, _rui], _) = two_people(&server, "shiftago").await;
    ana.until(|state| state["seats"][1]["online"] == true).await;
    server.page(&id, None).await.close().await;
    ana.send(json!({ "type": "ping" })).await;
    assert_eq!(ana.next().await["type"], "pong", "watchers who come and go are not seen");
}
