//! `replay`: the moves of a record, which is checked on the way.

use std::io::{self, Write};

use serde_json::{Value, json};
use tabuleiro_core::{Seat, Turn, Viewer};
use tabuleiro_session::{PlayedMove, Position, Table, seat_label};

use crate::args::ReplayArgs;
use crate::board::board_lines;
use crate::error::Result;
use crate::json::{outcome, seat_to_move};
use crate::profile::OutputStyle;
use crate::record_input::load_table;

pub(crate) fn run(args: &ReplayArgs, style: OutputStyle) -> Result<()> {
    let table = load_table(&args.file, None)?;
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", record_json(&table, style))?;
        return Ok(());
    }
    let draw = |out: &mut io::StdoutLock, position: &dyn Position| -> io::Result<()> {
        let lines = board_lines(position, Viewer::Spectator, style);
        lines.iter().try_for_each(|line| writeln!(out, "{line}"))
    };
    writeln!(out, "{}", table.variant().spec())?;
    for (number, seat, played) in numbered_moves(&table) {
        writeln!(out, "{number}. {} {}", played.text, seat_name(&table, seat, style))?;
        for event in &played.events {
            writeln!(out, "   {}", style.text(event))?;
        }
        if args.boards {
            draw(&mut out, &*played.after)?;
        }
    }
    if !args.boards || table.moves().len() == 0 {
        draw(&mut out, &**table.position())?;
    }
    writeln!(out, "{}", style.text(&table.turn_message()))?;
    Ok(())
}

/// Returns the moves with their numbers and the seats that made them.
fn numbered_moves(table: &Table) -> impl Iterator<Item = (usize, Seat, &PlayedMove)> {
    table.moves().enumerate().filter_map(|(ply, played)| match table.position_at(ply)?.turn() {
        Turn::Of(seat) => Some((ply + 1, seat, played)),
        Turn::Over(_) => None,
    })
}

fn seat_name(table: &Table, seat: Seat, style: OutputStyle) -> String {
    style.text(&seat_label(&**table.position(), table.players(), seat))
}

fn record_json(table: &Table, style: OutputStyle) -> Value {
    let players = Seat::all(table.players().len()).map(|seat| {
        let name = seat_name(table, seat, style);
        json!({ "seat": seat, "player": table.player(seat).to_string(), "name": name })
    });
    let moves = numbered_moves(table).map(|(number, seat, played)| {
        let events: Vec<String> = played.events.iter().map(|event| style.text(event)).collect();
        json!({ "number": number, "seat": seat, "move": played.text, "events": events })
    });
    let turn = table.turn();
    // The text of a position has all hidden hands.
    let position = table.position();
    let position = (!position.has_hidden_information()).then(|| position.format_position());
    json!({
        "game": table.variant().spec(),
        "players": players.collect::<Vec<_>>(),
        "moves": moves.collect::<Vec<_>>(),
        "position": position,
        "to_move": seat_to_move(&turn),
        "outcome": outcome(&turn, style),
    })
}
