//! A picture of the real program on a terminal, as SVG on standard output.
//!
//! ```sh
//! cargo run --release --example picture -- KEYS play pivit --seed 3 >picture.svg
//! ```
//!
//! `KEYS` are typed one after the other, with `~` for Tab and `^` for Enter; the rest is how the
//! program is called. The picture shows what it has drawn when nothing has changed for a while.

use std::env;
use std::error::Error;
use std::io::{Read, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use vt100::{Cell, Color, Parser, Screen};

const ROWS: u16 = 24;
const COLUMNS: u16 = 80;
/// The size of a character in pixels.
const WIDTH: u16 = 9;
const HEIGHT: u16 = 18;
/// The pause in which a computer player can move.
const PAUSE: Duration = Duration::from_millis(1500);

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let keys =
        args.next().ok_or("expected the keys to be typed, then how the program is called")?;
    println!("{}", picture(play(&keys, args)?.screen()));
    Ok(())
}

/// Types the keys, and returns what is on the screen then.
fn play(keys: &str, args: impl Iterator<Item = String>) -> Result<Parser, Box<dyn Error>> {
    let size = PtySize { rows: ROWS, cols: COLUMNS, ..PtySize::default() };
    let pair = native_pty_system().openpty(size)?;
    let mut command = CommandBuilder::new(program()?);
    command.args(args);
    command.cwd(env::current_dir()?);
    command.env("TERM", "xterm-256color");
    command.env("LC_ALL", "C");
    let home = env::temp_dir().join("tabuleiro-picture");
    for folder in ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
        command.env(folder, &home);
    }
    let mut child = pair.slave.spawn_command(command)?;
    let cells = |number| NonZero::new(number).ok_or("a screen has cells");
    let seen = Arc::new(Mutex::new(Parser::new(cells(ROWS)?, cells(COLUMNS)?, 0)));
    let (mut output, screen) = (pair.master.try_clone_reader()?, Arc::clone(&seen));
    thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(read @ 1..) = output.read(&mut bytes) {
            screen.lock().unwrap_or_else(PoisonError::into_inner).process(&bytes[..read]);
        }
    });
    let mut keyboard = pair.master.take_writer()?;
    thread::sleep(PAUSE);
    for key in keys.replace('~', "\t").replace('^', "\r").chars() {
        keyboard.write_all(key.to_string().as_bytes())?;
        thread::sleep(if key == '\r' { PAUSE } else { PAUSE / 10 });
    }
    thread::sleep(PAUSE);
    let drawn = std::mem::take(&mut *seen.lock().unwrap_or_else(PoisonError::into_inner));
    child.kill()?;
    Ok(drawn)
}

/// The program that was built beside this example.
fn program() -> Result<PathBuf, Box<dyn Error>> {
    let here = env::current_exe()?;
    let built = here.parent().and_then(|examples| examples.parent()).ok_or("expected target")?;
    Ok(built.join("tabuleiro"))
}

fn picture(screen: &Screen) -> String {
    let (width, height) = (WIDTH * (COLUMNS + 2), HEIGHT * (ROWS + 1));
    let mut drawn = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         font-family=\"monospace\" font-size=\"15\" xml:space=\"preserve\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"#16181d\"/>\n"
    );
    for row in 0..ROWS {
        for column in 0..COLUMNS {
            if let Some(cell) = screen.cell(row, column) {
                drawn.push_str(&draw(cell, WIDTH * (column + 1), HEIGHT * row + HEIGHT / 2));
            }
        }
    }
    drawn + "</svg>"
}

fn draw(cell: &Cell, x: u16, y: u16) -> String {
    let (mut ink, mut paper) = (shade(cell.fgcolor(), "#d8dbe2"), shade(cell.bgcolor(), "none"));
    if cell.inverse() {
        let behind = if paper == "none" { "#16181d".to_owned() } else { paper };
        (ink, paper) = (behind, ink);
    }
    let behind = match paper.as_str() {
        "none" => String::new(),
        paper => format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{paper}\"/>\n"
        ),
    };
    let text = cell.contents().replace('&', "&amp;").replace('<', "&lt;");
    if text.trim().is_empty() {
        return behind;
    }
    let faint = if cell.dim() { " opacity=\"0.55\"" } else { "" };
    let bold = if cell.bold() { " font-weight=\"bold\"" } else { "" };
    let y = y + HEIGHT - 5;
    format!("{behind}<text x=\"{x}\" y=\"{y}\" fill=\"{ink}\"{faint}{bold}>{text}</text>\n")
}

/// A colour of the terminal as browsers know it.
fn shade(color: Color, usual: &str) -> String {
    const NAMED: [&str; 16] = [
        "#16181d", "#c4474f", "#4c9a5b", "#c49b3b", "#3f78c4", "#a45cc0", "#3f9fa8", "#c6cad2",
        "#6b7080", "#e8717a", "#6fcf7f", "#f2cf63", "#6ea8ff", "#d490f0", "#6fd3dd", "#ffffff",
    ];
    match color {
        Color::Default => usual.to_owned(),
        Color::Idx(number @ 0..16) => NAMED[usize::from(number)].to_owned(),
        Color::Idx(number @ 232..) => {
            let grey = 8 + 10 * (number - 232);
            format!("#{grey:02x}{grey:02x}{grey:02x}")
        }
        Color::Idx(number) => {
            let part = |value: u8| if value == 0 { 0 } else { 55 + 40 * value };
            let number = number - 16;
            let [red, green, blue] = [number / 36, number / 6 % 6, number % 6].map(part);
            format!("#{red:02x}{green:02x}{blue:02x}")
        }
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
    }
}
