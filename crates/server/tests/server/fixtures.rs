//! A store that an older version wrote is read, and played on.

use std::path::Path;

use serde_json::{Value, json};

use crate::common::Server;

fn fixture(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)
}

#[tokio::test]
async fn a_store_of_an_older_version_is_shown_in_both_languages_and_played_on() {
    let server = Server::with_tables(&fixture("tables.sqlite")).await;
    let listed = std::fs::read_to_string(fixture("tables.json")).unwrap();
    let listed: Vec<Value> = serde_json::from_str(&listed).unwrap();
    assert_eq!(listed.len(), 24);
    for table in listed {
        let id = table["id"].as_str().unwrap();
        for lang in ["en", "pt"] {
            let watched = server.page_in(id, None, lang).await.latest;
            assert_eq!(watched["spec"], table["spec"], "{id}");
            let history = watched["history"].as_array().unwrap();
            let moves: Vec<&Value> = history.iter().map(|made| &made["text"]).collect();
            assert_eq!(json!(moves), table["moves"], "{id}");
            for part in ["places", "reason", "winner"] {
                assert_eq!(watched["outcome"][part], table["outcome"][part], "{id}: {part}");
            }
            if lang == "en" {
                assert_eq!(watched["outcome"], table["outcome"], "{id}");
            }
        }
        let mut page = server.page(id, table["token"].as_str()).await;
        let moves = table["moves"].as_array().unwrap().len() as u64;
        if table["outcome"].is_null() {
            assert_eq!(page.play_any(3).await, moves + 1, "{id}");
        } else {
            assert_eq!(page.latest["your_turn"], false, "{id}");
            assert_eq!(page.latest["may"]["rematch"], true, "{id}");
        }
    }
}
