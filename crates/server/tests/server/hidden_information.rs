//! Hidden information is never sent: all messages and responses are searched for it.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use tabuleiro_session::parse_spec;

use crate::support::{Client, Server};

/// Returns the tiles in the hands that a state shows, by seat.
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

/// Returns the forms in which a tile could be sent: in a tray, as numbers, or in a move.
fn forms_of(tile: &str) -> [String; 5] {
    let (small, large) = tile.split_once('|').unwrap();
    [
        tile.to_owned(),
        format!("\"numbers\":[{small},{large}]"),
        format!("\"{small}{large}@"),
        format!("\"{large}{small}@"),
        format!("[{small}|{large}]"),
    ]
}

/// Returns the tiles that were played.
fn played_tiles(state: &Value) -> BTreeSet<String> {
    let history = state["history"].as_array().unwrap();
    let tile = |played: &Value| {
        let mut digits: Vec<char> = played["text"].as_str().unwrap().chars().take(2).collect();
        digits.sort_unstable();
        format!("{}|{}", digits[0], digits[1])
    };
    history.iter().map(tile).collect()
}

#[tokio::test]
async fn nobody_receives_the_tiles_of_others() {
    let server = Server::start().await;
    for players in 2..=4 {
        let spec =
            if players == 2 { "dominup".to_owned() } else { format!("dominup:players={players}") };
        let seed = 7_340_918_273_645_u64 + players as u64;
        let seats: Vec<Value> = (0..players).map(|_| json!({ "player": "human" })).collect();
        let opened =
            server.open_table_with(json!({ "spec": spec, "seats": seats, "seed": seed })).await;
        // Whoever opened the table holds no seat and is a spectator.
        let mut clients: Vec<Client> = Vec::new();
        for token in &opened.tokens[1..] {
            clients.push(server.connect(&opened.id, Some(token)).await);
        }
        clients.push(server.connect(&opened.id, None).await);
        clients.push(server.connect(&opened.id, Some(&opened.tokens[0])).await);

        let mut held: Vec<BTreeSet<String>> = Vec::new();
        for seat in 1..=players as u64 {
            held.push(hands(&clients[seat as usize - 1].state)[&seat].clone());
        }
        assert!(held.iter().all(|hand| !hand.is_empty()));

        let mut responses = Vec::new();
        for number in 0..14 {
            let turn = clients[0].state["turn"].as_u64();
            let Some(turn) = turn else { break };
            let mover = turn as usize - 1;
            // A refusal must not reveal anything, either.
            clients[mover].play(number, "00@50,50e").await;
            let ply = clients[mover].play_choice(number as usize * 5).await;
            for client in &mut clients {
                client.wait_for_ply(ply).await;
            }
            let path = format!("/api/tables/{}/plies/{number}", opened.id);
            responses.push(server.request("GET", &path, None).await.1.to_string());
        }
        let (status, refused) =
            server.request("GET", &format!("/api/tables/{}/record", opened.id), None).await;
        assert_eq!(status, 403, "{refused}");
        responses.push(
            server.request("GET", &format!("/api/tables/{}", opened.id), None).await.1.to_string(),
        );

        // Played tiles are public; the others are not.
        let public = played_tiles(&clients[0].state);
        assert!(public.len() >= 5, "{public:?}");
        let position = parse_spec(&spec).unwrap().start(seed).format_position();
        let mut changes = 0;
        for (viewer, client) in clients.iter().enumerate() {
            let texts = client.received.iter().chain(responses.iter().filter(|_| viewer == 0));
            for text in texts {
                assert!(!text.contains(&seed.to_string()), "the seed");
                assert!(!text.contains(&position), "the position");
                let own = held.get(viewer);
                for tile in held.iter().flatten() {
                    let may_know =
                        public.contains(tile) || own.is_some_and(|own| own.contains(tile));
                    if may_know {
                        continue;
                    }
                    for form in forms_of(tile) {
                        assert!(!text.contains(&form), "viewer {viewer}: {form} in {text}");
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
                // The index of a tile in a sorted hand gives hints about the tiles beside it.
                let last = message["last"]["spots"].as_array().cloned().unwrap_or_default();
                assert!(last.iter().all(|spot| spot["tray"].is_null()), "{text}");
            }
        }
        assert!(changes >= 5 * clients.len(), "{changes} changes were searched");
    }
}

#[tokio::test]
async fn people_at_one_screen_see_only_the_hand_of_the_seat_to_move() {
    let server = Server::start().await;
    let opened =
        server.open_table("dominup:players=3", &["human:Ana", "human:Rui", ">human:Eva"]).await;
    let mut here = server.connect(&opened.id, Some(&opened.tokens[0])).await;
    let mut eva = server.connect(&opened.id, Some(&opened.tokens[1])).await;
    for number in 0..9 {
        let turn = here.state["turn"].as_u64().unwrap();
        for (seat, tiles) in hands(&here.state) {
            assert_eq!(!tiles.is_empty(), seat == turn && turn != 3, "turn {turn}, seat {seat}");
        }
        let mover = if turn == 3 { &mut eva } else { &mut here };
        let ply = mover.play_choice(number).await;
        here.wait_for_ply(ply).await;
        eva.wait_for_ply(ply).await;
    }
}

#[tokio::test]
async fn a_hint_has_only_the_best_move_if_others_have_hidden_tiles() {
    let server = Server::start().await;
    let opened =
        server.open_table("dominup:players=3", &["human:Ana", "bot:random", "bot:random"]).await;
    let mut client = server.connect(&opened.id, Some(&opened.tokens[0])).await;
    client.wait_until(|state| state["your_turn"] == true).await;
    client.send_action("hint").await;
    let hint = client.receive_type("hint").await;
    assert_eq!(hint["line"], json!([hint["move"]]));
}

#[tokio::test]
async fn after_the_game_the_record_is_public_and_undo_is_refused() {
    let server = Server::start().await;
    let opened = server.open_table("dominup", &["human:Ana", ">human:Rui"]).await;
    let mut ana = server.connect(&opened.id, Some(&opened.tokens[0])).await;
    ana.send_action("resign").await;
    let state = ana.wait_until(|state| state["outcome"].is_object()).await;
    assert_eq!((&state["may"]["record"], &state["may"]["undo"]), (&json!(true), &json!(false)));
    let (status, record) =
        server.request("GET", &format!("/api/tables/{}/record", opened.id), None).await;
    assert_eq!(status, 200);
    assert!(record.as_str().unwrap().contains("[Seed "));
    ana.send_action("undo").await;
    assert_eq!(ana.receive_type("refused").await["id"], "nothing-to-undo");
}
