//! The table in a terminal.

use std::ops::RangeInclusive;

use tabuleiro_core::{Cell, Game, Line, Seat, Span, SpanStyle, Spot, Turn};

use super::placement::Square;
use super::stack::Stack;
use super::tile::Tile;
use super::{Board, Dominup, Move};

/// The number of empty lines and columns that are shown around the tiles. Any tile that touches
/// them fits.
const MARGIN: i16 = 2;
/// The number of tiles of a hand that are drawn in a row.
const HAND_WIDTH: usize = 12;

/// Returns the lines and columns to show: those in use with a margin, or the whole board.
pub(super) fn extent(state: &Dominup) -> (RangeInclusive<i16>, RangeInclusive<i16>) {
    if let Board::Within { first, last } = state.options.board {
        let all = i16::from(first)..=i16::from(last);
        return (all.clone(), all);
    }
    // Before the first play the middle is shown, where the first tile will be.
    let [first, last] = Move::FIRST.squares();
    let mut lines = (first.line(), last.line());
    let mut columns = (first.column(), last.column());
    for square in state.layout.squares() {
        lines = (lines.0.min(square.line()), lines.1.max(square.line()));
        columns = (columns.0.min(square.column()), columns.1.max(square.column()));
    }
    let around = |(first, last)| first - MARGIN..=last + MARGIN;
    (around(lines), around(columns))
}

/// Draws the part of the table that is in use.
pub(super) fn draw_board(state: &Dominup) -> Vec<Line> {
    let (lines, columns) = extent(state);
    let rule = |left: &str, between: &str, right: &str| {
        let cells = vec!["───"; columns.clone().count()];
        let text = format!("    {left}{}{right}", cells.join(between));
        Line::default().with(text, SpanStyle::Faint)
    };
    let numbers: Vec<String> = columns.clone().map(|column| format!("{column:^3}")).collect();
    let numbers = format!("     {}", numbers.join(" ").trim_end());
    let numbers = Line::default().with(numbers, SpanStyle::Faint);
    let mut drawn = vec![numbers.clone()];
    for line in lines.clone() {
        drawn.push(if line == *lines.start() {
            rule("┌", "┬", "┐")
        } else {
            rule("├", "┼", "┤")
        });
        drawn.push(row_line(state, line, columns.clone()));
    }
    drawn.extend([rule("└", "┴", "┘"), numbers]);
    drawn
}

fn row_line(state: &Dominup, line: i16, columns: RangeInclusive<i16>) -> Line {
    let mut row = Line::default().with(format!("{line:>3} "), SpanStyle::Faint);
    for column in columns {
        row = row.with("│", SpanStyle::Faint);
        let stack = Square::new(line, column).and_then(|square| state.layout.stack(square));
        let (text, ink) = match stack {
            Some(stack) => (half_text(stack), SpanStyle::Plain),
            None => ("   ".into(), SpanStyle::Faint),
        };
        row = row.cell(Cell::new(column, line), text, ink);
    }
    row.with(format!("│ {line}"), SpanStyle::Faint)
}

/// Draws the hand of a seat. Each of the 36 tiles has a fixed position, which is empty if the hand
/// does not have the tile, so that nothing moves when tiles are played.
pub(super) fn draw_hand(state: &Dominup, seat: Seat) -> Vec<Line> {
    let all: Vec<Tile> = Tile::all().collect();
    let rows = all.chunks(HAND_WIDTH);
    rows.flat_map(|row| (0..3).map(|part| hand_line(state, seat, row, part))).collect()
}

/// Draws the upper edges, the numbers or the lower edges of a row of tiles.
fn hand_line(state: &Dominup, seat: Seat, row: &[Tile], part: usize) -> Line {
    let hand = state.hands[seat];
    let is_its_turn = state.turn() == Turn::Of(seat);
    let mut line = Line::default();
    for (number, &tile) in row.iter().enumerate() {
        if number > 0 {
            line = line.with(" ", SpanStyle::Plain);
        }
        let (small, large) = tile.numbers();
        let (text, spot) = if hand.contains(tile) {
            let text = match part {
                0 => "┌─┬─┐".into(),
                1 => format!("│{small}│{large}│"),
                _ => "└─┴─┘".into(),
            };
            (text, is_its_turn.then(|| Spot::Tray(hand.rank(tile) as u16)))
        } else {
            ("     ".into(), None)
        };
        line.0.push(Span { text: text.into(), spot, style: SpanStyle::Seat(seat) });
    }
    line
}

/// Returns the number, the arrow to the other half and the level of a stack, such as `2→3`.
fn half_text(stack: Stack) -> String {
    format!("{}{}{}", stack.number, stack.toward.arrow(), stack.height)
}
