//! The status of a game as lines of text.

use tabuleiro_core::{Language, Line, Message, SeatStatus, SpanStyle, Status};

/// Returns the status as lines: one for each seat that has counts, one for each fact, and one for each move that can be
/// chosen by its number.
///
/// ```
/// use tabuleiro_core::{Language, Viewer};
/// use tabuleiro_session::{parse_spec, status_lines};
///
/// let status = parse_spec("shiftago")?.start(0).status(Viewer::Spectator);
/// let lines = status_lines(&status, Language::English);
/// assert_eq!(lines[0].to_string(), "X: 22 marbles left");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn status_lines(status: &Status, language: Language) -> Vec<Line> {
    let fact = |fact: &Message| Line::raw(language.render(fact));
    let numbered = (1..).zip(&status.numbered_moves).map(|(number, numbered)| {
        let earned = language.render(&numbered.earns.label);
        Line::raw(format!("{number}) {}: {earned}", numbered.text))
    });
    let counted = status.seats.iter().filter(|seat| !seat.counts.is_empty());
    let seats = counted.map(|seat| seat_line(seat, language));
    seats.chain(status.facts.iter().map(fact)).chain(numbered).collect()
}

/// Returns the line of a seat, such as `X: 3 points, 21 marbles left`.
fn seat_line(seat: &SeatStatus, language: Language) -> Line {
    let counts = Message::list(seat.counts.iter().map(|count| count.label.clone()));
    Line::default()
        .with(language.render(&seat.name), SpanStyle::Seat(seat.seat))
        .with(format!(": {}", language.render(&counts)), SpanStyle::Plain)
}
