//! The JSON output of every command has exactly the fields that `docs/json.md` describes.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use serde_json::Value;

use super::common::call;

const DOCUMENT: &str = include_str!("../../../../docs/json.md");

const WON: &str = "XXXXX../......./......./......./......./......./....... 2 17,22";
const FULL_ROW: &str = "XOXOXOX/......./......./......./......./......./....... 2 18,19";
const WIN_IN_ONE: &str = "XXXX.../......./......./......./......./......./O.OO... 1 18,19";
/// Tiles on the table on two levels, and three hands.
const TILES: &str = "77@9,9e;07@8,10n 01,02,03,04,05,06,11,12,13,14,15|\
    00,16,17,22,23,24,25,26,27,33,34,35|36,37,44,45,46,47,55,56,57,66,67 1";

/// A finished game with a missed win, one that goes on, one with hidden hands, and a pass.
const RECORDS: [&str; 4] = [
    "[Game \"shiftago\"]\n[Position \"XXXX.../......./......./......./......./......./OOOO... \
     1 18,18\"]\n\n1. U7 2. R5 3. L1\n",
    "[Game \"shiftago\"]\n[Seat1 \"human:Ana\"]\n\n1. L1 2. L2\n",
    "[Game \"dominup\"]\n[Options \"players=3\"]\n\n1. 77@9,9e\n",
    "[Game \"pivit\"]\n[Position \".a|....../.a|....../.a|.....b-/.a|....../.a|....../.a|....../\
     .a|....../.a|...... b - 0\"]\n\n1. h6g6\n",
];

/// The fields of an object with their types.
type Table = BTreeMap<&'static str, &'static str>;

/// Parses the tables of the document by their headings.
fn tables() -> BTreeMap<&'static str, Table> {
    let mut tables: BTreeMap<&str, Table> = BTreeMap::new();
    let mut heading = "";
    for line in DOCUMENT.lines() {
        if let Some(text) = line.strip_prefix("## ").or(line.strip_prefix("### ")) {
            heading = text;
        } else if let Some(row) = line.strip_prefix("| `") {
            let (field, rest) = row.split_once("` | ").unwrap();
            let (kind, _) = rest.split_once(" | ").unwrap();
            let before = tables.entry(heading).or_default().insert(field, kind);
            assert_eq!(before, None, "{heading}: {field} is described twice");
        }
    }
    tables
}

/// Compares output with the document.
struct Comparison {
    tables: BTreeMap<&'static str, Table>,
    /// The fields of tables that were printed, each with the type that it had.
    printed: BTreeSet<(&'static str, &'static str, &'static str)>,
}

impl Comparison {
    /// Asserts that a value has the documented type, and returns that type without alternatives.
    fn compare(&mut self, value: &Value, kind: &'static str, path: &str) -> &'static str {
        if let Some(element) = kind.strip_prefix("array of ") {
            let elements =
                value.as_array().unwrap_or_else(|| panic!("{path} is no array: {value}"));
            for element_value in elements {
                self.compare(element_value, element, &format!("{path}[]"));
            }
            return kind;
        }
        if let Some((one, other)) = kind.split_once(" or ") {
            assert_eq!(other, "null", "{path}: the document has only this alternative");
            return self.compare(value, if value.is_null() { other } else { one }, path);
        }
        let fits = match kind {
            "string" => value.is_string(),
            "number" => value.is_number(),
            "boolean" => value.is_boolean(),
            "null" => value.is_null(),
            table => {
                let fields = value.as_object().unwrap_or_else(|| panic!("{path}: {value}"));
                for (name, value) in fields {
                    let path = format!("{path}.{name}");
                    let documented = self.tables.get(table).and_then(|table| {
                        table.get_key_value(name.as_str()).map(|(name, kind)| (*name, *kind))
                    });
                    let (name, kind) =
                        documented.unwrap_or_else(|| panic!("{path} is not documented"));
                    let kind = self.compare(value, kind, &path);
                    self.printed.insert((table, name, kind));
                }
                true
            }
        };
        assert!(fits, "{path} is not a {kind}: {value}");
        kind
    }

    /// Returns the documented fields, or types of fields, that no output had.
    fn missing(&self) -> Vec<String> {
        let fields = self.tables.iter().flat_map(|(table, fields)| {
            fields.iter().flat_map(move |(name, kind)| {
                let alternatives: Vec<&str> = match kind.strip_prefix("array of ") {
                    Some(_) => vec![kind],
                    None => kind.split(" or ").collect(),
                };
                alternatives.into_iter().map(move |kind| (*table, *name, kind))
            })
        });
        let missing = fields.filter(|field| !self.printed.contains(field));
        missing.map(|(table, name, kind)| format!("{table}: {name} as {kind}")).collect()
    }
}

/// Returns calls of every command that together print every field.
fn calls(records: &[String]) -> Vec<Vec<&str>> {
    let [won, unfinished, hidden, passing] = records else { panic!("there are four records") };
    let bots = ["bot:random", "bot:builder", "bot:guard"];
    vec![
        vec!["games"],
        vec!["games", "pivit"],
        vec!["moves", "shiftago", "--position", WON],
        vec!["moves", "dominup"],
        vec!["moves", "pivit"],
        vec!["moves", "quantum-leap"],
        vec!["check", "shiftago", "L3"],
        vec!["check", "shiftago", "--position", FULL_ROW, "R1"],
        vec!["check", "dominup:players=3", "--position", TILES, "01@9,9e"],
        vec!["check", "quantum-leap", "pass"],
        vec!["think", "shiftago", "--nodes", "300"],
        vec!["think", "shiftago", "--depth", "2", "--position", WIN_IN_ONE],
        vec!["think", "shiftago", "--seat", "bot:random"],
        vec!["perft", "shiftago", "--depth", "2"],
        vec!["show", "shiftago", "--position", WON],
        vec!["show", "shiftago:mode=expert"],
        vec!["show", "pivit"],
        vec!["show", "quantum-leap"],
        vec!["show", "dominup:players=3", "--position", TILES],
        vec!["replay", won],
        vec!["replay", unfinished],
        vec!["replay", hidden],
        vec!["replay", passing],
        vec!["analyze", won, "--nodes", "3000"],
        vec!["analyze", unfinished, "--nodes", "300"],
        vec!["match", "shiftago", bots[0], bots[2], "--games", "4", "--sprt", "0,50"],
        vec!["match", "shiftago:mode=expert,players=3", bots[0], bots[1], bots[2], "--games", "1"],
        vec!["bench", "pivit:players=3", "--threads", "2"],
    ]
}

#[test]
fn json_has_exactly_the_documented_fields() {
    let folder = tempfile::tempdir().unwrap();
    let records: Vec<String> = (0..RECORDS.len())
        .map(|number| folder.path().join(format!("{number}.txt")).to_str().unwrap().to_owned())
        .collect();
    for (path, record) in records.iter().zip(RECORDS) {
        fs::write(path, record).unwrap();
    }
    let mut comparison = Comparison { tables: tables(), printed: BTreeSet::new() };
    for args in calls(&records) {
        let answer = call(&[&args[..], &["--json"]].concat());
        assert!(answer.code < 2 && answer.out.lines().count() == 1, "{args:?}: {}", answer.err);
        let value: Value = serde_json::from_str(&answer.out).unwrap();
        let command = format!("tabuleiro {}", args[0]);
        let heading = comparison.tables.keys().find(|heading| **heading == command);
        let heading = *heading.unwrap_or_else(|| panic!("{command} is not documented"));
        comparison.compare(&value, heading, &args.join(" "));
    }
    assert_eq!(comparison.missing(), [""; 0], "documented, but never printed");
}
