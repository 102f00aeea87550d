//! Databases of older versions.

use std::path::Path;

use serde_json::{Value, json};

use crate::support::Server;

fn fixture(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)
}

#[tokio::test]
async fn tables_of_an_older_version_are_shown_in_both_languages_and_continued() {
    let server = Server::with_database(&fixture("tables.sqlite")).await;
    let listed = std::fs::read_to_string(fixture("tables.json")).unwrap();
    let listed: Vec<Value> = serde_json::from_str(&listed).unwrap();
    assert_eq!(listed.len(), 24);
    for table in listed {
        let id = table["id"].as_str().unwrap();
        for lang in ["en", "pt"] {
            let state = server.connect_in(id, None, lang).await.state;
            assert_eq!(state["spec"], table["spec"], "{id}");
            let history = state["history"].as_array().unwrap();
            let moves: Vec<&Value> = history.iter().map(|played| &played["text"]).collect();
            assert_eq!(json!(moves), table["moves"], "{id}");
            for part in ["places", "reason", "winner"] {
                assert_eq!(state["outcome"][part], table["outcome"][part], "{id}: {part}");
            }
            if let Some(winner) = table["outcome"]["winner"].as_u64() {
                let name = state["seats"][winner as usize - 1]["name"].as_str().unwrap();
                let words = state["outcome"]["words"].as_str().unwrap();
                assert!(words.contains(name), "{id}: {words}");
            }
        }
        let mut client = server.connect(id, table["token"].as_str()).await;
        let moves = table["moves"].as_array().unwrap().len() as u64;
        if table["outcome"].is_null() {
            assert_eq!(client.play_choice(3).await, moves + 1, "{id}");
        } else {
            assert_eq!(client.state["your_turn"], false, "{id}");
            assert_eq!(client.state["may"]["rematch"], true, "{id}");
        }
    }
}
