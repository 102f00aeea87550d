//! The program plays the game in the terminal and offers it in the browser.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Output, Stdio};

fn tabuleiro(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tic-tac-toe"));
    command.args(args).stdin(Stdio::null());
    command
}

fn output(args: &[&str]) -> Output {
    tabuleiro(args).output().expect("the program starts")
}

fn standard_output(args: &[&str]) -> String {
    let output = output(args);
    assert!(output.status.success(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

#[test]
fn commands_list_and_play_the_game_in_both_languages() {
    let english = standard_output(&["--lang", "en", "games"]);
    assert!(english.contains("Tic-tac-toe: get three marks in a row"), "{english}");
    let portuguese = standard_output(&["--lang", "pt", "games"]);
    assert!(portuguese.contains("Tic-tac-toe: põe três marcas em linha"), "{portuguese}");
    assert_eq!(standard_output(&["check", "tic-tac-toe", "b2"]), ".../.X./... 2\n");
    let taken = output(&["check", "tic-tac-toe", "b2", "--position", ".../.X./... 2"]);
    assert_eq!(taken.status.code(), Some(1));
    let winning = standard_output(&["think", "tic-tac-toe", "--position", "XX./OO./... 1"]);
    assert!(winning.starts_with("c1\n"), "the engine completes its line: {winning}");
}

/// A server that is stopped at the end of the test.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_server_offers_the_game() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let data = folder.path().join("tables.sqlite");
    let data = data.to_str().expect("the path is text");
    let mut command = tabuleiro(&["serve", "--addr", "127.0.0.1:0", "--data", data]);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    let mut server = Server(child.expect("the program starts"));
    let out = server.0.stdout.take().expect("standard output is a pipe");
    let mut line = String::new();
    BufReader::new(out).read_line(&mut line).expect("the server writes its address");
    let address = line.trim().trim_start_matches("http://").trim_end_matches('/');
    let mut stream = TcpStream::connect(address).expect("the server accepts connections");
    let request =
        format!("GET /api/games HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("the request is sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("the server answers");
    assert!(answer.contains(r#""id":"tic-tac-toe""#), "{answer}");
}
