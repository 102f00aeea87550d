//! The measurements of `bench`. The speed itself is not tested.

use serde_json::Value;

use super::common::call;

fn printed(args: &[&str]) -> String {
    let answer = call(args);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{args:?}");
    answer.out
}

/// The number behind these words at the beginning of a line.
fn number(out: &str, words: &str) -> f64 {
    let line = out.lines().find(|line| line.starts_with(words));
    let line = line.unwrap_or_else(|| panic!("{words}: {out}"));
    line[words.len()..].trim().parse().unwrap()
}

#[test]
fn the_number_of_nodes_is_the_same_each_time() {
    let out = printed(&["bench", "--nodes-only"]);
    assert_eq!(printed(&["bench", "--nodes-only"]), out);
    let games = call(&["games"]).out;
    let games: Vec<&str> = games.lines().filter(|line| !line.starts_with(' ')).collect();
    assert_eq!(out.lines().count(), games.len() + 1, "{out}");
    let sum: f64 = games
        .iter()
        .map(|line| number(&out, &format!("{} nodes ", line.split(' ').next().unwrap())))
        .sum();
    assert_eq!(number(&out, "total nodes ").to_string(), sum.to_string(), "{out}");
}

#[test]
fn every_measurement_of_a_game_is_printed() {
    let out = printed(&["bench", "pivit:players=3", "--threads", "2"]);
    for measure in [
        "playouts/s",
        "perft made/s",
        "perft counted/s",
        "search nodes/s",
        "speed-up of 2 separate searches",
        "speed-up of 2 threads",
    ] {
        assert!(number(&out, &format!("pivit:players=3 {measure} ")) > 0.0, "{out}");
    }
    assert_eq!(out.lines().count(), 8, "{out}");
    let nodes = printed(&["bench", "pivit:players=3", "--nodes-only"]);
    assert!(out.ends_with(&nodes), "{out}\n{nodes}");
}

#[test]
fn json_has_the_same_numbers() {
    let words = printed(&["bench", "shiftago", "--nodes-only"]);
    let json: Value = serde_json::from_str(&printed(&["bench", "shiftago", "--json"])).unwrap();
    let game = &json["games"][0];
    assert_eq!(game["game"], "shiftago");
    for key in [
        "playouts_per_second",
        "perft_made_per_second",
        "perft_counted_per_second",
        "search_nodes_per_second",
    ] {
        assert!(game[key].as_u64().unwrap() > 0, "{json}");
    }
    assert_eq!(words, format!("shiftago nodes {}\ntotal nodes {}\n", game["nodes"], json["nodes"]));
    assert_eq!(call(&["bench", "chess"]).code, 2);
}
