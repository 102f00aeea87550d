//! The message files and the program say the same: no message is missing, and none is left over.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use tabuleiro_core::{LEVELS, Language, Message};
use tabuleiro_session::{BotInfo, Kind, level_about};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of every file of the program with this ending; what was built or installed is not of it.
fn sources(folder: &Path, ending: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("node_modules") {
            found.extend(sources(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(fs::read_to_string(path).unwrap());
        }
    }
    found
}

/// The messages that the code names where it makes them.
fn named(source: &str) -> impl Iterator<Item = &str> {
    source.split(concat!("msg", "!(")).skip(1).filter_map(|rest| {
        let literal = rest.trim_start().strip_prefix('"')?;
        literal.split_once('"').map(|(id, _)| id)
    })
}

/// The messages whose names are made from what there is to play.
fn listed() -> BTreeSet<String> {
    let mut messages: Vec<Message> =
        (1..=LEVELS as u8).map(|level| level_about(Some(level))).collect();
    for kind in Kind::all() {
        messages.push(kind.info.about());
        messages.extend(kind.bots.iter().map(BotInfo::about));
        for option in kind.options {
            messages.push(option.about(kind.info.id));
            let about = |value: &&str| option.value_about(kind.info.id, value);
            messages.extend(option.values.iter().map(about));
        }
    }
    let id = |message| match message {
        Message::Named { id, .. } => id.into_owned(),
        other => panic!("{other:?} is not from the message files"),
    };
    messages.into_iter().map(id).collect()
}

/// Made from names that a game or the program gives by itself; their own tests see to those.
const MADE_ELSEWHERE: [&str; 6] =
    ["sort-", "button-", "play-help-", "settings-colours-", "cmd-", "arg-"];

fn written() -> BTreeSet<String> {
    Language::English.patterns("").into_iter().map(|(id, _)| id).collect()
}

#[test]
fn no_message_is_missing() {
    let written = written();
    let code = sources(&root().join("crates"), "rs");
    let named = code.iter().flat_map(|source| named(source)).map(str::to_owned);
    // Names in examples of how messages are made.
    let needed = named.chain(listed()).filter(|id| id != "id");
    let missing: BTreeSet<String> = needed.filter(|id| !written.contains(id)).collect();
    assert!(missing.is_empty(), "not in the message files: {missing:?}");
}

#[test]
fn no_message_is_unused() {
    let code = sources(&root().join("crates"), "rs");
    let listed = listed();
    let is_used = |id: &String| {
        let literal = format!("\"{id}\"");
        listed.contains(id)
            || MADE_ELSEWHERE.iter().any(|prefix| id.starts_with(prefix))
            || code.iter().any(|source| source.contains(&literal))
    };
    let unused: Vec<String> = written().into_iter().filter(|id| !is_used(id)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}
