//! The real program on a terminal: a pseudo-terminal that understands what is drawn on it.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// The timeout for something to appear.
const TIMEOUT: Duration = Duration::from_secs(20);

/// A terminal with the program in it.
struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    keyboard: Box<dyn Write + Send>,
    seen: Arc<Mutex<vt100::Parser>>,
    /// It closes when this is dropped.
    master: Box<dyn MasterPty + Send>,
}

fn size(rows: u16, cols: u16) -> PtySize {
    PtySize { rows, cols, ..PtySize::default() }
}

fn cells(number: u16) -> NonZero<u16> {
    NonZero::new(number).unwrap()
}

impl Terminal {
    fn open(home: &Path, args: &[&str]) -> Terminal {
        let pair = native_pty_system().openpty(size(24, 80)).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_tabuleiro"));
        command.args(args);
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C");
        for folder in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            command.env(folder, home);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let seen = Arc::new(Mutex::new(vt100::Parser::new(cells(24), cells(80), 0)));
        let (mut output, screen) = (pair.master.try_clone_reader().unwrap(), Arc::clone(&seen));
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            // The terminal is gone when nothing more can be read.
            while let Ok(read @ 1..) = output.read(&mut bytes) {
                screen.lock().unwrap().process(&bytes[..read]);
            }
        });
        let keyboard = pair.master.take_writer().unwrap();
        Terminal { child, keyboard, seen, master: pair.master }
    }

    fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    fn screen(&self) -> String {
        self.seen.lock().unwrap().screen().contents()
    }

    fn is_taken_over(&self) -> bool {
        self.seen.lock().unwrap().screen().alternate_screen()
    }

    fn wait_until(&self, what: &str, holds: impl Fn(&Terminal) -> bool) {
        let since = Instant::now();
        while !holds(self) {
            assert!(since.elapsed() < TIMEOUT, "never {what}:\n{}", self.screen());
            thread::sleep(Duration::from_millis(20));
        }
    }

    fn wait_for(&self, words: &str) {
        self.wait_until(words, |terminal| terminal.screen().contains(words));
    }

    /// Waits for the end of the program and returns its exit code. The terminal must be restored.
    fn leave(mut self) -> u32 {
        let since = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            assert!(since.elapsed() < TIMEOUT, "it does not end:\n{}", self.screen());
            thread::sleep(Duration::from_millis(20));
        };
        self.wait_until("given back", |terminal| !terminal.is_taken_over());
        status.exit_code()
    }
}

/// A test that fails leaves no process running.
impl Drop for Terminal {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
    }
}

#[test]
fn a_game_is_played_from_the_menu_to_its_end() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::open(home.path(), &[]);
    terminal.wait_for("Shiftago");
    assert!(terminal.is_taken_over());
    let four = "XXXX.../......./......./......./......./......./OOO.... 1 18,19";
    terminal.press("8\r");
    assert_eq!(terminal.leave(), 0);

    let args = ["play", "shiftago", "--seats", "human:Ana,bot:random", "--position", four];
    let mut terminal = Terminal::open(home.path(), &args);
    terminal.wait_for("Ana (X) to move");
    terminal.press(":");
    terminal.press("L1\r");
    terminal.wait_for("Ana (X) wins: five marbles in a row");
    terminal.press("q");
    assert_eq!(terminal.leave(), 0);
}

#[test]
fn a_killed_terminal_loses_nothing() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::open(home.path(), &["play", "shiftago", "--seats", "human,human"]);
    terminal.wait_for("X to move");
    terminal.press(":L3\r");
    terminal.wait_for("O to move");
    terminal.child.kill().unwrap();
    terminal.child.wait().unwrap();

    let mut again = Terminal::open(home.path(), &[]);
    again.wait_for("1 move");
    again.press("1\r");
    again.wait_for("O to move");
    again.wait_for("L3");
}

#[test]
fn the_terminal_is_restored_after_sigterm() {
    let home = tempfile::tempdir().unwrap();
    let terminal = Terminal::open(home.path(), &["play", "pivit"]);
    terminal.wait_for("Pivit");
    let process = terminal.child.process_id().unwrap().to_string();
    std::process::Command::new("kill").args(["-TERM", &process]).status().unwrap();
    terminal.leave();
}

#[test]
fn a_resized_terminal_is_redrawn() {
    let home = tempfile::tempdir().unwrap();
    let terminal = Terminal::open(home.path(), &["play", "dominup", "--seats", "human,bot:random"]);
    terminal.wait_for("Dominup");
    terminal.seen.lock().unwrap().screen_mut().set_size(cells(40), cells(120));
    terminal.master.resize(size(40, 120)).unwrap();
    let reaches_right = |terminal: &Terminal| {
        terminal.seen.lock().unwrap().screen().rows(100, 20).any(|row| !row.trim().is_empty())
    };
    terminal.wait_until("wider", reaches_right);
}

#[test]
fn plain_mode_does_not_take_over_the_terminal() {
    let home = tempfile::tempdir().unwrap();
    let mut terminal = Terminal::open(home.path(), &["play", "shiftago", "--plain"]);
    terminal.wait_for("X to move");
    assert!(!terminal.is_taken_over());
    terminal.press("quit\r");
    assert_eq!(terminal.leave(), 0);
}
