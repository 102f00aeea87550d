//! `replay`: is this record sound, and what happened in it?

use std::io::{self, Write};

use tabuleiro_core::{Turn, Viewer};
use tabuleiro_session::{Position, seat_label};

use crate::args::ReplayArgs;
use crate::board::lines;
use crate::error::Result;
use crate::profile::OutputStyle;
use crate::record_input::load_table;

pub(crate) fn run(args: &ReplayArgs, style: OutputStyle) -> Result<()> {
    let table = load_table(&args.file, None)?;
    let mut out = io::stdout().lock();
    let board = |out: &mut io::StdoutLock, position: &dyn Position| -> io::Result<()> {
        lines(position, Viewer::Spectator, style)
            .iter()
            .try_for_each(|line| writeln!(out, "{line}"))
    };
    writeln!(out, "{}", table.variant().spec())?;
    for (number, played) in (1..).zip(table.moves()) {
        let before = table.position_at(number - 1).expect("every move was made somewhere");
        if let Turn::Of(seat) = before.turn() {
            let who = style.text(&seat_label(&**before, table.players(), seat));
            writeln!(out, "{number}. {} {who}", played.text)?;
        }
        for news in &played.events {
            writeln!(out, "   {}", style.text(news))?;
        }
        if args.boards {
            board(&mut out, &*played.after)?;
        }
    }
    if !args.boards || table.moves().len() == 0 {
        board(&mut out, &**table.position())?;
    }
    writeln!(out, "{}", style.text(&table.turn_message()))?;
    Ok(())
}
