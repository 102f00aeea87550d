//! People who play moves.

use serde_json::{Value, json};

use crate::common::{Page, Server};

/// Two people at a table of two, each with a page.
pub(crate) async fn two_people(server: &Server, spec: &str) -> (String, [Page; 2], [String; 2]) {
    let opened = server.open(spec, &["human:Ana", ">human:Rui"]).await;
    let tokens = [opened.tokens[0].clone(), opened.tokens[1].clone()];
    let ana = server.page(&opened.id, Some(&tokens[0])).await;
    let rui = server.page(&opened.id, Some(&tokens[1])).await;
    (opened.id, [ana, rui], tokens)
}

#[tokio::test]
async fn two_people_play_a_whole_game_that_a_third_watches() {
    let server = Server::start().await;
    let (id, mut pages, _) = two_people(&server, "shiftago").await;
    let mut watcher = server.page(&id, None).await;
    for number in 0.. {
        let page = &mut pages[number % 2];
        let ply = page.play_any(number * 7).await;
        assert_eq!(ply, number as u64 + 1);
        let (seen, shown) = (page.latest.clone(), watcher.at_ply(ply).await);
        assert_eq!(shown["scene"], seen["scene"]);
        assert_eq!(shown["history"], seen["history"]);
        assert_eq!(shown["choices"], json!([]));
        if shown["outcome"].is_object() {
            break;
        }
    }
    let outcome = watcher.latest["outcome"].clone();
    assert!(outcome["words"].as_str().unwrap().contains(':'), "{outcome}");
    let (_, record) = server.request("GET", &format!("/api/tables/{id}/record"), None).await;
    let moves = watcher.latest["history"].as_array().unwrap().len();
    assert!(record.as_str().unwrap().contains(&format!(" {moves}. ")), "{record}");
    let other = &mut pages[moves % 2];
    other.at_ply(moves as u64).await;
    other.play(moves as u64, "L1").await;
    assert_eq!(other.told("refused").await["id"], "game-over");
}

#[tokio::test]
async fn a_move_needs_the_token_of_its_seat() {
    let server = Server::start().await;
    let (id, [mut ana, mut rui], _) = two_people(&server, "shiftago").await;
    rui.play(0, "L1").await;
    assert_eq!(rui.told("refused").await["id"], "not-your-turn");
    for token in [None, Some("x"), Some("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")] {
        let mut stranger = server.page(&id, token).await;
        stranger.play(0, "L1").await;
        assert_eq!(stranger.told("refused").await["id"], "not-seated");
        assert_eq!(stranger.latest["your_turn"], false);
    }
    ana.play(0, "L1").await;
    ana.at_ply(1).await;
    rui.at_ply(1).await;
}

#[tokio::test]
async fn what_is_not_allowed_explains_itself_and_changes_nothing() {
    let server = Server::start().await;
    let (_, [mut ana, _rui], _) = two_people(&server, "shiftago").await;
    ana.play(0, "L9").await;
    let refused = ana.told("refused").await;
    assert_eq!((&refused["id"], &refused["ply"]), (&json!("unreadable"), &json!(0)));
    assert!(refused["words"].as_str().unwrap().contains("\"9\""), "{refused}");
    for (text, id) in [("{\"type\":\"dance\"}", "malformed"), ("what?", "malformed")] {
        ana.send_text(text).await;
        assert_eq!(ana.told("refused").await["id"], id);
    }
    assert_eq!(ana.ply(), 0);
    ana.play(0, "L1").await;
    ana.at_ply(1).await;
}

#[tokio::test]
async fn an_illegal_move_names_the_places() {
    let server = Server::start().await;
    let position = "XOXOXOX/......./......./......./......./......./....... 1 18,19";
    let seats = json!([{ "player": "human", "here": true }, { "player": "human", "here": true }]);
    let opened =
        server.open_with(json!({ "spec": "shiftago", "seats": seats, "position": position })).await;
    let mut page = server.page(&opened.id, Some(&opened.tokens[0])).await;
    // The row is full: both of its entries are closed.
    for (text, x) in [("L1", 0), ("R1", 8)] {
        page.play(0, text).await;
        let refused = page.told("refused").await;
        assert_eq!(refused["id"], "lane-closed");
        assert_eq!(refused["spots"], json!([{ "cell": { "x": x, "y": 1 } }]));
    }
}

#[tokio::test]
async fn a_move_that_is_sent_again_is_not_made_again() {
    let server = Server::start().await;
    let (id, [mut ana, mut rui], tokens) = two_people(&server, "shiftago").await;
    ana.play(0, "L1").await;
    ana.at_ply(1).await;
    // The page did not hear of it and comes back.
    let mut again = server.page(&id, Some(&tokens[0])).await;
    again.play(0, "left 1").await;
    assert_eq!(again.next().await["ply"], 1, "accepted, and shown as it is");
    rui.at_ply(1).await;
    rui.play(1, "L2").await;
    again.at_ply(2).await;
    again.play(0, "L1").await;
    assert_eq!(again.state().await["ply"], 2);
    assert_eq!(again.latest["history"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_move_that_answers_another_position_is_stale() {
    let server = Server::start().await;
    let (_, [mut ana, mut rui], _) = two_people(&server, "shiftago").await;
    for (ply, text) in [(1, "L1"), (7, "L1")] {
        ana.play(ply, text).await;
        assert_eq!(ana.told("stale").await["ply"], ply);
        assert_eq!(ana.next().await["type"], "state");
    }
    ana.play(0, "L1").await;
    ana.at_ply(1).await;
    ana.play(0, "L2").await;
    assert_eq!(ana.told("stale").await["ply"], 0);
    rui.at_ply(1).await;
    rui.play(0, "L1").await;
    assert_eq!(rui.told("stale").await["ply"], 0, "it was made, but by somebody else");
}

#[tokio::test]
async fn of_two_pages_that_move_at_once_one_is_too_late() {
    let server = Server::start().await;
    let (id, [mut one, _rui], tokens) = two_people(&server, "shiftago").await;
    let mut other = server.page(&id, Some(&tokens[0])).await;
    one.play(0, "L1").await;
    other.play(0, "L2").await;
    one.at_ply(1).await;
    // Who is late may be shown the other's move before the answer to their own.
    let was_late = loop {
        let is_stale = other.next().await["type"] == "stale";
        if is_stale || other.latest["history"][0]["text"] == "L2" {
            break is_stale;
        }
    };
    assert_eq!(one.latest["history"][0]["text"], if was_late { "L1" } else { "L2" });
    assert_eq!(one.latest["history"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn people_see_who_is_there_and_each_in_their_language() {
    let server = Server::start().await;
    let opened = server.open("shiftago", &["human:Ana", ">human:Rui"]).await;
    let mut ana = server.page(&opened.id, Some(&opened.tokens[0])).await;
    let online = |state: &Value, seat: usize| state["seats"][seat]["online"].as_bool().unwrap();
    assert!(online(&ana.latest, 0) && !online(&ana.latest, 1));
    let mut rui = server.page_in(&opened.id, Some(&opened.tokens[1]), "pt").await;
    ana.until(|state| online(state, 1)).await;
    assert_ne!(rui.latest["status"], ana.latest["status"]);
    rui.send(json!({ "type": "lang", "lang": "en" })).await;
    let status = ana.latest["status"].clone();
    rui.until(|state| state["status"] == status).await;
    rui.close().await;
    ana.until(|state| !online(state, 1)).await;
    ana.send(json!({ "type": "ping" })).await;
    ana.told("pong").await;
}

#[tokio::test]
async fn the_first_message_must_be_hello() {
    let server = Server::start().await;
    let opened = server.open("shiftago", &["human:Ana", ">human:Rui"]).await;
    let mut page = server.silent_page(&opened.id).await.unwrap();
    page.play(0, "L1").await;
    assert_eq!(page.next_or_end().await, None);
    assert!(server.silent_page("AAAAAAAAAAAA").await.is_err());
}

#[tokio::test]
async fn only_whoever_moves_is_told_why_nothing_begins_there() {
    let server = Server::start().await;
    let (_, [mut ana, mut rui], _) = two_people(&server, "pivit").await;
    let even = json!([{ "cell": { "x": 2, "y": 8 } }, { "cell": { "x": 2, "y": 6 } }]);
    let why = json!({ "type": "why", "ply": 0, "spots": even });
    ana.send(why.clone()).await;
    assert_eq!(ana.told("refused").await["id"], "even-steps");
    rui.send(why).await;
    assert_eq!(rui.told("refused").await["id"], "not-your-turn");
    ana.send(json!({ "type": "why", "ply": 0, "spots": [{ "tray": 0 }] })).await;
    assert_eq!(ana.told("refused").await["id"], "nothing-begins");
}
