//! Nobody is sent what they may not know: looked for in everything that goes over the wire.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use tabuleiro_session::parse_spec;

use crate::common::{Page, Server};

/// The tiles in the hands that a state shows: seat and tiles.
fn hands(state: &Value) -> BTreeMap<u64, BTreeSet<String>> {
    let trays = state["scene"]["trays"].as_array().unwrap();
    hands_in(trays)
}

fn hands_in(trays: &[Value]) -> BTreeMap<u64, BTreeSet<String>> {
    let tiles = |tray: &Value| {
        let items = tray["items"].as_array().unwrap().iter();
        items.map(|item| item["label"].as_str().unwrap().to_owned()).collect()
    };
    trays.iter().map(|tray| (tray["seat"].as_u64().unwrap(), tiles(tray))).collect()
}

/// How a tile could be told: in a tray, as numbers, or in a move.
fn tellings(tile: &str) -> [String; 5] {
    let (small, large) = tile.split_once('|').unwrap();
    [
        tile.to_owned(),
        format!("\"numbers\":[{small},{large}]"),
        format!("\"{small}{large}@"),
        format!("\"{large}{small}@"),
        format!("[{small}|{large}]"),
    ]
}

/// The tiles that lie on the table.
fn laid(state: &Value) -> BTreeSet<String> {
    let history = state["history"].as_array().unwrap();
    let tile = |made: &Value| {
        let mut digits: Vec<char> = made["text"].as_str().unwrap().chars().take(2).collect();
        digits.sort_unstable();
        format!("{}|{}", digits[0], digits[1])
    };
    history.iter().map(tile).collect()
}

#[tokio::test]
async fn nobody_is_sent_what_others_hold() {
    let server = Server::start().await;
    for players in 2..=4 {
        let spec =
            if players == 2 { "dominup".to_owned() } else { format!("dominup:players={players}") };
        let seed = 7_340_918_273_645_u64 + players as u64;
        let seats: Vec<Value> = (0..players).map(|_| json!({ "player": "human" })).collect();
        let opened = server.open_with(json!({ "spec": spec, "seats": seats, "seed": seed })).await;
        // The one who opened it has no seat and only watches.
        let mut pages: Vec<Page> = Vec::new();
        for token in &opened.tokens[1..] {
            pages.push(server.page(&opened.id, Some(token)).await);
        }
        pages.push(server.page(&opened.id, None).await);
        pages.push(server.page(&opened.id, Some(&opened.tokens[0])).await);

        let mut held: Vec<BTreeSet<String>> = Vec::new();
        for seat in 1..=players as u64 {
            held.push(hands(&pages[seat as usize - 1].latest)[&seat].clone());
        }
        assert!(held.iter().all(|hand| !hand.is_empty()));

        let mut everything = Vec::new();
        for number in 0..14 {
            let turn = pages[0].latest["turn"].as_u64();
            let Some(turn) = turn else { break };
            let mover = turn as usize - 1;
            // What is refused must not tell either.
            pages[mover].play(number, "00@50,50e").await;
            let ply = pages[mover].play_any(number as usize * 5).await;
            for page in &mut pages {
                page.at_ply(ply).await;
            }
            let path = format!("/api/tables/{}/plies/{number}", opened.id);
            everything.push(server.request("GET", &path, None).await.1.to_string());
        }
        let (status, refused) =
            server.request("GET", &format!("/api/tables/{}/record", opened.id), None).await;
        assert_eq!(status, 403, "{refused}");
        everything.push(
            server.request("GET", &format!("/api/tables/{}", opened.id), None).await.1.to_string(),
        );

        // What was laid may be known; the rest may not.
        let open = laid(&pages[0].latest);
        assert!(open.len() >= 5, "{open:?}");
        let position = parse_spec(&spec).unwrap().start(seed).format_position();
        let mut changes = 0;
        for (viewer, page) in pages.iter().enumerate() {
            let texts = page.seen.iter().chain(everything.iter().filter(|_| viewer == 0));
            for text in texts {
                assert!(!text.contains(&seed.to_string()), "the seed");
                assert!(!text.contains(&position), "the position");
                let own = held.get(viewer);
                for tile in held.iter().flatten() {
                    let may_know = open.contains(tile) || own.is_some_and(|own| own.contains(tile));
                    if may_know {
                        continue;
                    }
                    for telling in tellings(tile) {
                        assert!(!text.contains(&telling), "viewer {viewer}: {telling} in {text}");
                    }
                }
                let message: Value = serde_json::from_str(text).unwrap();
                changes += usize::from(message["type"] == "change");
                if let Some(trays) = message["scene"]["trays"].as_array() {
                    for (seat, tiles) in hands_in(trays) {
                        assert!(
                            tiles.is_empty() || seat as usize == viewer + 1,
                            "{viewer}: {seat}"
                        );
                    }
                }
                // Which tile of a hand was taken tells something about those beside it.
                let last = message["last"]["spots"].as_array().cloned().unwrap_or_default();
                assert!(last.iter().all(|spot| spot["tray"].is_null()), "{text}");
            }
        }
        assert!(changes >= 5 * pages.len(), "{changes} changes were looked at");
    }
}

#[tokio::test]
async fn at_one_screen_only_whoever_has_to_move_is_shown_their_hand() {
    let server = Server::start().await;
    let opened = server.open("dominup:players=3", &["human:Ana", "human:Rui", ">human:Eva"]).await;
    let mut here = server.page(&opened.id, Some(&opened.tokens[0])).await;
    let mut eva = server.page(&opened.id, Some(&opened.tokens[1])).await;
    for number in 0..9 {
        let turn = here.latest["turn"].as_u64().unwrap();
        for (seat, tiles) in hands(&here.latest) {
            assert_eq!(!tiles.is_empty(), seat == turn && turn != 3, "turn {turn}, seat {seat}");
        }
        let mover = if turn == 3 { &mut eva } else { &mut here };
        let ply = mover.play_any(number).await;
        here.at_ply(ply).await;
        eva.at_ply(ply).await;
    }
}

#[tokio::test]
async fn a_hint_does_not_tell_what_the_computers_hold() {
    let server = Server::start().await;
    let opened = server.open("dominup:players=3", &["human:Ana", "bot:random", "bot:random"]).await;
    let mut page = server.page(&opened.id, Some(&opened.tokens[0])).await;
    page.until(|state| state["your_turn"] == true).await;
    page.ask("hint").await;
    let hint = page.told("hint").await;
    assert_eq!(hint["line"], json!([hint["move"]]));
}

#[tokio::test]
async fn when_the_game_is_over_the_record_is_open_and_nothing_is_taken_back() {
    let server = Server::start().await;
    let opened = server.open("dominup", &["human:Ana", ">human:Rui"]).await;
    let mut ana = server.page(&opened.id, Some(&opened.tokens[0])).await;
    ana.ask("resign").await;
    let state = ana.until(|state| state["outcome"].is_object()).await;
    assert_eq!((&state["may"]["record"], &state["may"]["undo"]), (&json!(true), &json!(false)));
    let (status, record) =
        server.request("GET", &format!("/api/tables/{}/record", opened.id), None).await;
    assert_eq!(status, 200);
    assert!(record.as_str().unwrap().contains("[Seed "));
    ana.ask("undo").await;
    assert_eq!(ana.told("refused").await["id"], "nothing-to-undo");
}
