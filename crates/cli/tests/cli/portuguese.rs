//! Every command in Portuguese: what people are told is, what programs read stays as it is.

use std::fs;

use super::common::{answer, call, converse, printed, program, refused};

const FULL_ROW: &str = "XOXOXOX/......./......./......./......./......./....... 2 18,19";
const WON: &str = "XXXXX../......./......./......./......./......./....... 2 17,22";

/// A call in Portuguese.
fn pt<'a>(args: &[&'a str]) -> Vec<&'a str> {
    [args, &["--lang", "pt"]].concat()
}

fn json(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap()
}

/// Asserts what is said in Portuguese about a call that fails.
fn assert_refused(code: i32, args: &[&str], words: &str) {
    let said = refused(code, &pt(args));
    assert!(said.contains(words), "{args:?}: {said}");
}

#[test]
fn lang_takes_precedence_over_the_environment() {
    let call = |set: &[(&str, &str)], more: &[&str]| {
        let mut command = program();
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
        command.envs(set.iter().copied()).args(["show", "shiftago"]).args(more);
        answer(command.output().unwrap()).out
    };
    assert!(call(&[("LANG", "pt_PT.UTF-8")], &[]).ends_with("vez de X\n"));
    assert!(call(&[("LANG", "pt_PT.UTF-8"), ("LC_ALL", "en_GB.UTF-8")], &[]).ends_with("move\n"));
    assert!(call(&[("LANG", "pt_PT.UTF-8")], &["--lang", "en"]).ends_with("X to move\n"));
    assert!(call(&[], &[]).ends_with("X to move\n"));
}

#[test]
fn games_are_listed_with_their_rules() {
    let listed = printed(&pt(&["games"]));
    assert!(
        listed.contains("mode=express  ganha a primeira sequência (por omissão)\n"),
        "{listed}"
    );
    assert!(listed.contains("  bots, do mais fraco para o mais forte\n"), "{listed}");
    let ids = |listed: &str| -> Vec<String> {
        let games = listed.lines().filter(|line| !line.starts_with(' '));
        games.map(|line| line.split("  ").next().unwrap().to_owned()).collect()
    };
    assert_eq!(ids(&listed), ids(&printed(&["games"])));
    for id in ids(&listed) {
        let rules = printed(&pt(&["games", &id]));
        assert!(rules.contains("\n## Bots\n"), "{rules}");
    }
}

#[test]
fn positions_are_shown() {
    let shown = printed(&pt(&["show", "shiftago", "--position", FULL_ROW]));
    assert!(shown.ends_with("O: restam 19 berlindes\nvez de O\n"), "{shown}");
    let won = printed(&pt(&["show", "shiftago", "--position", WON]));
    assert!(won.ends_with("X ganha: cinco berlindes em linha\n"), "{won}");
    let won = json(&printed(&pt(&["show", "shiftago", "--position", WON, "--json"])));
    assert_eq!(won["outcome"]["reason"]["id"], "line");
    assert_eq!(won["outcome"]["reason"]["words"], "cinco berlindes em linha");
    assert_eq!(won["scene"]["cells"][0]["label"], "linha 1, coluna 1");
    assert_refused(2, &["show"], "falta <SPEC>");
}

#[test]
fn output_for_programs_is_the_same_in_every_language() {
    for args in [
        &["moves", "dominup"][..],
        &["check", "shiftago", "L3"],
        &["check", "shiftago", "L3", "--json"],
        &["think", "shiftago", "--seat", "engine:1"],
        &["think", "quantum-leap", "--seat", "bot:first", "--json"],
        &["perft", "shiftago", "--depth", "2"],
        &["match", "pivit", "bot:random", "bot:opportunist", "--games", "4", "--sprt", "0,50"],
        &["match", "shiftago", "bot:random", "bot:guard", "--games", "4", "--json"],
        &["bench", "shiftago", "--nodes-only"],
    ] {
        assert_eq!(printed(&pt(args)), printed(args), "{args:?}");
    }
    let lines = ["ugi", "nonsense", "position startpos moves L9", "query moves", "quit"];
    assert_eq!(converse(&pt(&["engine"]), &lines).out, converse(&["engine"], &lines).out);
}

#[test]
fn errors_about_positions_and_moves_are_translated() {
    let full = ["check", "shiftago", "--position", FULL_ROW, "R1"];
    assert_refused(1, &full, "a linha 1 está cheia");
    let answer = call(&pt(&[&full[..], &["--json"]].concat()));
    assert_eq!(json(&answer.out)["reason"], "lane-closed");
    let words = json(&answer.out)["words"].as_str().unwrap().to_owned();
    assert!(words.starts_with("a linha 1 está cheia"), "{words}");
    assert_refused(2, &["check", "shiftago", "L9"], "lance, \"L9\": esperava-se uma via de 1 a 7");
    assert_refused(2, &["moves", "chess"], "esperava-se um jogo: ");
    assert_refused(
        2,
        &["perft", "shiftago", "--depth", "1", "--position", "x"],
        "mas recebeu-se \"x\"",
    );
    let over = ["think", "shiftago", "--position", WON];
    assert_refused(1, &over, "a partida acabou: X ganha: cinco berlindes em linha");
    let human = ["think", "shiftago", "--seat", "human"];
    assert_refused(2, &human, "--seat: esperava-se um jogador automático, como engine:5");
    assert_refused(2, &["bench", "chess"], "esperava-se um jogo: ");
}

#[test]
fn errors_about_matches_are_translated() {
    let guards = ["match", "shiftago", "bot:guard", "bot:guard"];
    let human = ["match", "shiftago", "human", "bot:guard"];
    assert_refused(2, &human, "esperava-se um jogador automático, como bot:NOME, mas recebeu-se");
    let alone =
        "esperava-se um jogador para cada um dos 2 lugares, mas indicou-se 1: \"bot:guard\"";
    assert_refused(2, &guards[..3], alone);
    assert_refused(2, &["match", "pivit:players=3", "bot:random"], "lugares ou dois jogadores");
    let three = ["match", "pivit:players=3", "bot:random", "bot:random", "bot:random"];
    assert_refused(2, &three, "esperava-se um mínimo de dois jogadores diferentes, mas recebeu-se");
    assert_refused(2, &[&guards[..], &["--sprt", "5"]].concat(), "um par de diferenças em Elo");
    let builders =
        ["match", "shiftago:players=3", "bot:random", "bot:builder", "bot:guard", "--sprt", "0,5"];
    assert_refused(
        2,
        &builders,
        "--sprt: esperava-se um par de jogadores para comparar, mas recebeu-se 3",
    );

    let folder = tempfile::tempdir().unwrap();
    let recorded =
        [&guards[..], &["--games", "2", "--records", folder.path().to_str().unwrap()]].concat();
    printed(&recorded);
    let used = "a pasta já contém partidas, como \"game-0000";
    assert_refused(2, &recorded, used);
    let other = [&recorded[..], &["--resume", "--nodes", "7"]].concat();
    let differs = "pertence a outro encontro: esperava-se [Effort \"nodes 7\"], mas recebeu-se um \
                   registo sem Effort";
    assert_refused(2, &other, differs);
}

#[test]
fn records_are_replayed_and_analysed() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let [game, judged, again, broken] = ["game", "judged", "again", "broken"].map(path);
    let text = "[Game \"shiftago\"]\n[Seat1 \"human:Ana\"]\n[Position \"XXXX.../......./......./\
                ......./......./......./OOOO... 1 18,18\"]\n\n1. U7 {why?} 2. R5 3. L1\n";
    fs::write(&game, text).unwrap();
    let replayed = printed(&pt(&["replay", &game]));
    assert!(replayed.ends_with("Ana (X) ganha: cinco berlindes em linha\n"), "{replayed}");
    fs::write(&broken, "[Game \"shiftago\"]\n\n1. L1 2. L9\n").unwrap();
    assert_refused(1, &["replay", &broken], "linha 3, coluna 10");
    assert_refused(2, &["replay", "/no/such/file"], "não é possível ler \"/no/such/file\"");

    let analyze = |file: &str, output: &str, language: &str| {
        printed(&["analyze", file, "--nodes", "20000", "--output", output, "--lang", language])
    };
    let out = analyze(&game, &judged, "pt");
    assert!(out.contains("1. U7?? Ana (X) derrota em 2, melhor vitória em 1: L1\n"), "{out}");
    assert!(out.contains("2. R5?? O derrota em 2, melhor vitória em 1: L7\n"), "{out}");
    assert!(out.contains("Ana (X): 2 lances, 0 erros, 1 erro grave, "), "{out}");
    assert!(out.contains("O: 1 lance, 0 erros, 1 erro grave, "), "{out}");
    assert!(out.ends_with("% perdidos por lance\n"), "{out}");
    // However long the lines before it are, and thus where they are broken.
    let written = fs::read_to_string(&judged).unwrap();
    let words: Vec<&str> = written.split_whitespace().collect();
    assert!(words.join(" ").contains("3. L1 {[%eval #1]}"), "{written}");
    // An annotation is the same in every language.
    analyze(&judged, &again, "en");
    assert_eq!(fs::read_to_string(&again).unwrap(), written);
    let same = ["analyze", &game, "--output", &game];
    assert_refused(2, &same, "--output: esperava-se um ficheiro diferente do próprio registo");
}
