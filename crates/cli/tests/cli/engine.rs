//! The engine through real pipes, as another program speaks to it.

use std::collections::HashSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use super::common::{call, converse, program};

/// An engine that has said `ugiok`.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

/// The timeout for an answer.
const TIMEOUT: Duration = Duration::from_secs(120);

impl Engine {
    fn start() -> Engine {
        let mut child = program()
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        let input = child.stdin.take();
        let mut engine = Engine { child, input, lines };
        engine.send("ugi");
        engine.wait_for("ugiok");
        engine
    }

    fn playing(game: &str) -> Engine {
        let mut engine = Engine::start();
        engine.send(&format!("setoption name Game value {game}"));
        engine
    }

    fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    fn send_bytes(&mut self, bytes: &[u8]) {
        self.input.as_mut().unwrap().write_all(bytes).unwrap();
    }

    fn line(&mut self) -> String {
        self.lines.recv_timeout(TIMEOUT).expect("the engine answers")
    }

    /// The lines up to the one that begins like this, which is the last.
    fn wait_for(&mut self, beginning: &str) -> Vec<String> {
        let mut lines = vec![self.line()];
        while !lines.last().unwrap().starts_with(beginning) {
            lines.push(self.line());
        }
        lines
    }

    fn ask(&mut self, question: &str) -> String {
        self.send(&format!("query {question}"));
        let line = self.line();
        let answer = line.strip_prefix("response ").or(line.strip_prefix("response"));
        answer.unwrap_or_else(|| panic!("{question}: {line}")).to_owned()
    }

    fn best_move(&mut self, go: &str) -> String {
        self.send(go);
        let line = self.wait_for("bestmove ").pop().unwrap();
        line.strip_prefix("bestmove ").unwrap().to_owned()
    }

    /// Returns the nodes of a search to a depth.
    fn nodes_to_depth(&mut self, depth: u32) -> u64 {
        self.send(&format!("go depth {depth}"));
        let lines = self.wait_for("bestmove ");
        let info = &lines[lines.len() - 2];
        let nodes = info.split(' ').skip_while(|&word| word != "nodes").nth(1);
        nodes.unwrap().parse().unwrap()
    }

    /// The error that a line gives; the position stays what it was.
    fn error(&mut self, line: &[u8]) -> String {
        let before = self.ask("position");
        self.send_bytes(line);
        self.send_bytes(b"\n");
        let answer = self.line();
        let error = answer.strip_prefix("info string error: ");
        let error = error.unwrap_or_else(|| panic!("{line:?}: {answer}")).to_owned();
        assert_eq!(self.ask("position"), before, "{error}");
        error
    }

    /// Ends the input; the rest of what the engine says.
    fn end(mut self) -> Vec<String> {
        drop(self.input.take());
        let rest = std::iter::from_fn(|| self.lines.recv_timeout(TIMEOUT).ok()).collect();
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
        rest
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // A test that failed leaves nothing running.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Every game with its usual options.
fn games() -> Vec<String> {
    let listed = call(&["games"]).out;
    let names = listed.lines().filter(|line| !line.starts_with(' '));
    let names: HashSet<&str> = names.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(names.contains("shiftago"));
    names.into_iter().map(ToOwned::to_owned).collect()
}

#[test]
fn ugi_is_answered_with_the_name_and_the_options() {
    let answer = converse(&["engine"], &["ugi", "isready", "quit", "isready"]);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    let lines: Vec<&str> = answer.out.lines().collect();
    assert!(lines[0].starts_with("id name Tabuleiro "), "{lines:?}");
    assert!(lines[1].starts_with("id author "), "{lines:?}");
    assert!(lines.contains(&"option name Level type spin default 0 min 0 max 8"), "{lines:?}");
    assert!(lines.contains(&"option name Hash type spin default 64 min 1 max 65536"), "{lines:?}");
    assert_eq!(lines[lines.len() - 2..], ["ugiok", "readyok"], "nothing is answered after quit");
}

/// The engine plays both sides of a whole game, and knows how it ended.
#[test]
fn whole_games_of_every_game_are_played_through_the_protocol() {
    let more = ["shiftago:mode=expert,players=3", "pivit:players=4", "dominup:players=4"];
    for game in games().into_iter().chain(more.map(ToOwned::to_owned)) {
        let mut engine = Engine::playing(&game);
        let players: usize = engine.ask("players").parse().unwrap();
        engine.send("position startpos seed 4");
        let mut moves: Vec<String> = Vec::new();
        while engine.ask("gameover") == "false" {
            let turn = engine.ask("turn");
            assert_eq!(engine.ask(&format!("{turn}turn")), "true");
            assert_eq!(engine.ask("result"), "none");
            let legal = engine.ask("moves");
            let best = engine.best_move("go nodes 300");
            assert!(legal.split(' ').any(|m| m == best), "{game}: {best} of {legal}");
            moves.push(best);
            engine.send(&format!("position startpos seed 4 moves {}", moves.join(" ")));
            assert!(moves.len() < 3000, "{game} has no end");
        }
        assert!(moves.len() >= players, "{game}: {moves:?}");
        assert_ne!(engine.ask("result"), "none", "{game}");
        assert_eq!(engine.ask("places").split(',').count(), players, "{game}");
        assert_eq!((engine.ask("turn"), engine.ask("moves")), ("none".into(), String::new()));
        engine.send("go");
        assert!(engine.line().contains("expected a game that is not over"));
        assert_eq!(engine.line(), "bestmove (none)");

        // The position alone leads on as the moves did, unless the past ended the game.
        let last = moves.pop().unwrap();
        engine.send(&format!("position startpos seed 4 moves {}", moves.join(" ")));
        let position = engine.ask("position");
        engine.send(&format!("position fen {position} moves {last}"));
        assert_eq!(engine.ask("players"), players.to_string());
        assert_ne!(engine.ask("position"), position);
    }
}

#[test]
fn the_answer_to_query_moves_is_empty_after_the_end() {
    let won = "position startpos moves L1 L2 L1 L2 L1 L2 L1 L2 L1";
    let answer = converse(&["engine"], &[won, "query gameover", "query moves", "quit"]);
    assert_eq!(answer.out, "response true\nresponse\n");
}

#[test]
fn the_same_seed_and_nodes_give_the_same_answers() {
    for game in ["shiftago", "dominup:players=3"] {
        let play = || {
            let mut engine = Engine::playing(game);
            engine.send("setoption name Seed value 9");
            engine.send("position startpos");
            engine.send("go nodes 3000");
            let lines = engine.wait_for("bestmove ");
            // All but the clock is the same.
            let timeless = |line: &String| {
                let words: Vec<&str> = line.split(' ').collect();
                let at = words.iter().position(|&word| word == "nps").unwrap_or(words.len());
                words[..at].join(" ")
            };
            lines.iter().map(timeless).collect::<Vec<_>>()
        };
        assert_eq!(play(), play());
    }
}

#[test]
fn every_depth_sends_an_info_line() {
    let mut engine = Engine::playing("shiftago");
    engine.send("go depth 3");
    let lines = engine.wait_for("bestmove ");
    for (depth, line) in (1..=3).zip(&lines) {
        assert!(line.starts_with(&format!("info depth {depth} score cp ")), "{line}");
        for word in [" nodes ", " nps ", " time ", " pv "] {
            assert!(line.contains(word), "{line}");
        }
    }
    let best = lines.last().unwrap().strip_prefix("bestmove ").unwrap();
    assert!(lines[lines.len() - 2].contains(&format!(" pv {best}")), "{lines:?}");
}

#[test]
fn a_search_is_stopped_and_queries_are_answered_during_it() {
    let mut engine = Engine::playing("pivit");
    let legal = engine.ask("moves");
    engine.send("go infinite");
    engine.wait_for("info depth 2 ");
    engine.send("isready");
    engine.wait_for("readyok");
    engine.send("query turn");
    engine.wait_for("response p1");
    for refused in ["position startpos moves x", "go", "uginewgame", "setoption name Hash value 2"]
    {
        engine.send(refused);
        let error = engine.wait_for("info string error: ").pop().unwrap();
        assert!(error.contains("expected stop") && error.contains(refused), "{error}");
    }
    let best = engine.best_move("stop");
    assert!(legal.split(' ').any(|m| m == best), "{best}");
    // It is ready for more.
    engine.send("stop");
    engine.send("setoption name Threads value 2");
    engine.send("go infinite");
    engine.wait_for("info depth 2 ");
    engine.best_move("stop");
    engine.best_move("go depth 1");
}

#[test]
fn an_infinite_search_that_ends_early_waits_for_stop() {
    let mut engine = Engine::playing("shiftago");
    let four = "XXXX.../......./......./......./......./......./O.OO... 1 18,19";
    engine.send(&format!("position fen {four}"));
    engine.send("go infinite");
    engine.wait_for("info depth 1 score win 1 ");
    engine.send("isready");
    assert_eq!(engine.line(), "readyok", "no move has been said");
    assert_eq!(engine.best_move("stop"), "L1");
    let lost = "XXXX.../XXXX.../......./......./......./......./O.OO... 2 14,19";
    engine.send(&format!("position fen {lost}"));
    engine.send("go depth 4");
    let lines = engine.wait_for("bestmove ");
    assert!(lines.iter().any(|line| line.contains(" score loss 2 ")), "{lines:?}");
}

#[test]
fn every_limit_ends_the_search() {
    let mut engine = Engine::playing("shiftago");
    for go in [
        "go movetime 30",
        "go p1time 300 p2time 300 p1inc 10 p2inc 10",
        "go p1time -5",
        "go nodes 100",
        "go depth 1",
        "go p2time 100",
    ] {
        assert_ne!(engine.best_move(go), "(none)", "{go}");
    }
    engine.send("setoption name Level value 1");
    assert_ne!(engine.best_move("go"), "(none)");
}

#[test]
fn an_invalid_command_is_reported_and_changes_nothing() {
    let mut engine = Engine::playing("shiftago");
    engine.send("position startpos moves L3 U4");
    for (line, quoted) in [
        (&b"make me a sandwich"[..], "got \"make me a sandwich\""),
        (b"\xff\xfeposition startpos", "expected text in UTF-8"),
        (b"position startpos moves L3 \xc3\x28", "expected text in UTF-8"),
        (b"\0\0\0", "got \"\\0\\0\\0\""),
        (
            b"position startpos moves L3 L9",
            "move 2: \"L9\": expected a lane from 1 to 7, got \"9\"",
        ),
        (b"position startpos moves L3 score_1,1-1,5", "move 2, \"score 1,1-1,5\", is not allowed"),
        (b"position fen here and there", "position: expected 7 rows separated by /, got \"here\""),
        (b"position fen", "position: expected "),
        (b"position startpos seed -1", "got \"-1\""),
        (b"go depth lots", "got \"lots\""),
        (b"go sideways", "got \"sideways\""),
        (b"query the meaning", "got \"the meaning\""),
        (b"setoption name Hash value 0", "expected a number from 1 to 65536, got \"0\""),
        (b"setoption name Hash value 65537", "got \"65537\""),
        (b"setoption name Threads value 1000", "expected a number from 1 to 256, got \"1000\""),
        (b"setoption name Level value 9", "expected a number from 0 to 8, got \"9\""),
        (b"setoption name Level value -1", "got \"-1\""),
        (b"setoption name Seed value soon", "got \"soon\""),
        (b"setoption name Game value chess", "got \"chess\""),
        (b"setoption name Game value pivit:players=9", "got \"9\""),
        (b"setoption name Colour value red", "got \"Colour\""),
        (b"setoption", "expected name NAME value VALUE"),
    ] {
        let error = engine.error(line);
        assert!(error.contains(quoted), "{}: {error}", String::from_utf8_lossy(line));
    }
    engine.send_bytes(b"\n  \r\n\n");
    let long = vec![b'x'; 5 << 20];
    assert!(engine.error(&long).contains("a line of at most"));
    assert_ne!(engine.best_move("go depth 1"), "(none)");
    assert_eq!(engine.end(), Vec::<String>::new());
}

#[test]
fn the_end_of_the_input_stops_the_search_and_quits() {
    let mut engine = Engine::playing("shiftago");
    engine.send("go infinite");
    engine.wait_for("info depth 1 ");
    let rest = engine.end();
    assert!(rest.last().unwrap().starts_with("bestmove "), "{rest:?}");

    let answer = converse(&["engine"], &["go infinite", "quit"]);
    assert_eq!(answer.code, 0);
    assert_eq!(converse(&["engine"], &[]).code, 0);
}

#[test]
fn the_transposition_table_is_kept_within_a_game_and_cleared_between_games() {
    let mut engine = Engine::playing("shiftago");
    let first = engine.nodes_to_depth(5);
    assert!(engine.nodes_to_depth(5) < first, "what was looked at before is known");
    engine.send("uginewgame");
    assert_eq!(engine.nodes_to_depth(5), first);
}

/// The distribution of hidden tiles between opponents does not change the search.
#[test]
fn hidden_hands_do_not_change_the_search() {
    let mine = "01,02,03,04,05,06,11,12,13,14,15";
    let (one, other) = ("00,16,22,23,24,25,26,27,33,34,35", "36,37,44,45,46,47,55,56,57,66,67");
    let mut engine = Engine::playing("dominup:players=3");
    let mut answer = |hands: String| {
        engine.send("uginewgame");
        engine.send(&format!("position fen 77@9,9e;07@8,10n;17@8,9n {hands} 1"));
        engine.send("go nodes 2000");
        let lines = engine.wait_for("bestmove ");
        let (last, best) = (&lines[lines.len() - 2], &lines[lines.len() - 1]);
        let score = last.split(" nodes ").next().unwrap().to_owned();
        (score, best.clone())
    };
    assert_eq!(answer(format!("{mine}|{one}|{other}")), answer(format!("{mine}|{other}|{one}")));
}
