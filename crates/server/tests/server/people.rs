//! What people agree on: taking back, giving up, playing again.

use serde_json::json;

use crate::common::{Page, Server};
use crate::playing::two_people;

/// Ana and Rui, who have both moved.
async fn after_two_moves(server: &Server) -> [Page; 2] {
    let (_, mut pages, _) = two_people(server, "shiftago").await;
    for (ply, text) in [(0, "L1"), (1, "L2")] {
        pages[ply].play(ply as u64, text).await;
        for page in &mut pages {
            page.at_ply(ply as u64 + 1).await;
        }
    }
    pages
}

#[tokio::test]
async fn a_move_is_taken_back_if_the_other_agrees() {
    let server = Server::start().await;
    let [mut ana, mut rui] = after_two_moves(&server).await;
    ana.ask("undo").await;
    let asked = rui.until(|state| state["proposal"].is_object()).await;
    assert_eq!(asked["proposal"], json!({ "kind": "undo", "by": 1, "waiting_for": [2] }));
    rui.ask("agree").await;
    let state = rui.at_ply(0).await;
    assert_eq!((&state["turn"], &state["proposal"]), (&json!(1), &json!(null)));
    ana.at_ply(0).await;
    assert_eq!(ana.play_any(3).await, 1);
}

#[tokio::test]
async fn who_has_just_moved_takes_back_that_move_alone() {
    let server = Server::start().await;
    let [mut ana, mut rui] = after_two_moves(&server).await;
    rui.ask("undo").await;
    ana.until(|state| state["proposal"].is_object()).await;
    ana.ask("agree").await;
    assert_eq!(ana.at_ply(1).await["turn"], 2);
}

#[tokio::test]
async fn a_proposal_ends_when_it_is_declined_or_somebody_moves() {
    let server = Server::start().await;
    let (_, [mut ana, mut rui], _) = two_people(&server, "shiftago").await;
    ana.ask("undo").await;
    assert_eq!(ana.told("refused").await["id"], "nothing-to-undo");
    ana.play(0, "L1").await;
    ana.at_ply(1).await;
    for _ in 0..2 {
        ana.ask("undo").await;
        rui.until(|state| state["proposal"].is_object()).await;
        rui.ask("decline").await;
        ana.until(|state| state["proposal"].is_object()).await;
        ana.until(|state| state["proposal"].is_null()).await;
        rui.until(|state| state["proposal"].is_null()).await;
    }
    rui.ask("agree").await;
    assert_eq!(rui.told("refused").await["id"], "no-proposal");
    ana.ask("undo").await;
    rui.until(|state| state["proposal"].is_object()).await;
    rui.play(1, "L2").await;
    assert!(ana.at_ply(2).await["proposal"].is_null());
    rui.at_ply(2).await;
    rui.send(json!({ "type": "agree", "ply": 1 })).await;
    rui.told("stale").await;
}

#[tokio::test]
async fn both_proposing_the_same_is_agreement_and_proposing_twice_is_not() {
    let server = Server::start().await;
    let [mut ana, mut rui] = after_two_moves(&server).await;
    ana.ask("undo").await;
    ana.ask("undo").await;
    ana.ask("agree").await;
    let state = rui.until(|state| state["proposal"].is_object()).await;
    assert_eq!((&state["ply"], &state["proposal"]["waiting_for"]), (&json!(2), &json!([2])));
    rui.ask("undo").await;
    rui.at_ply(0).await;
}

#[tokio::test]
async fn watchers_decide_nothing() {
    let server = Server::start().await;
    let (id, [mut ana, _rui], _) = two_people(&server, "shiftago").await;
    ana.play(0, "L1").await;
    ana.at_ply(1).await;
    ana.ask("undo").await;
    let mut watcher = server.page(&id, None).await;
    watcher.until(|state| state["proposal"].is_object()).await;
    for what in ["undo", "agree", "decline", "resign", "hint"] {
        watcher.ask(what).await;
        assert_eq!(watcher.told("refused").await["id"], "not-seated", "{what}");
    }
    watcher.send(json!({ "type": "rematch" })).await;
    assert_eq!(watcher.told("refused").await["id"], "not-seated");
    assert_eq!(watcher.ply(), 1);
}

#[tokio::test]
async fn who_resigns_loses_and_the_rematch_changes_sides() {
    let server = Server::start().await;
    let (id, [mut ana, mut rui], tokens) = two_people(&server, "shiftago").await;
    ana.play(0, "L1").await;
    rui.at_ply(1).await;
    ana.send(json!({ "type": "rematch" })).await;
    assert_eq!(ana.told("refused").await["id"], "not-over");
    ana.at_ply(1).await;
    ana.ask("resign").await;
    let over = rui.until(|state| state["outcome"].is_object()).await;
    assert_eq!((&over["outcome"]["winner"], &over["turn"]), (&json!(2), &json!(null)));
    assert_eq!(over["outcome"]["reason"], "resignation");
    let (_, record) = server.request("GET", &format!("/api/tables/{id}/record"), None).await;
    assert!(
        record.as_str().unwrap().contains("[Result \"2,1\"]\n[Reason \"resignation\"]"),
        "{record}"
    );

    ana.until(|state| state["outcome"].is_object()).await;
    ana.send(json!({ "type": "rematch" })).await;
    rui.until(|state| state["proposal"]["kind"] == "rematch").await;
    rui.ask("agree").await;
    let next = rui.until(|state| state["rematch"].is_object()).await["rematch"].clone();
    assert_eq!(next["token"], tokens[1].as_str());
    let mut watcher = server.page(&id, None).await;
    assert_eq!(
        watcher.until(|_| true).await["rematch"],
        json!({ "id": next["id"], "token": null })
    );
    let id = next["id"].as_str().unwrap();
    let mut rui = server.page(id, next["token"].as_str()).await;
    let names = |seat: usize| rui.latest["seats"][seat]["name"].clone();
    assert_eq!((names(0), names(1)), (json!("Rui"), json!("Ana")));
    assert_eq!(rui.latest["your_turn"], true);
    assert_eq!(rui.play_any(0).await, 1);
}

#[tokio::test]
async fn for_one_of_three_who_resigns_a_computer_plays_on() {
    let server = Server::start().await;
    let opened =
        server.open("shiftago:players=3", &["human:Ana", ">human:Rui", ">human:Eva"]).await;
    let mut ana = server.page(&opened.id, Some(&opened.tokens[0])).await;
    let mut rui = server.page(&opened.id, Some(&opened.tokens[1])).await;
    ana.play_any(0).await;
    rui.at_ply(1).await;
    rui.ask("resign").await;
    let state = ana.at_ply(2).await;
    assert_eq!((&state["seats"][1]["player"], &state["turn"]), (&json!("engine:3"), &json!(3)));
    assert!(state["outcome"].is_null());
    let gone = rui.at_ply(2).await;
    assert_eq!(gone["seats"][1]["yours"], false);
    rui.play(2, "L1").await;
    assert_eq!(rui.told("refused").await["id"], "not-seated");
}
