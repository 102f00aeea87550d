//! Making a move by pointing: a piece first, then where it goes.

use tabuleiro_core::{Spot, Viewer, msg};
use tabuleiro_session::{Choice, Position};

use super::console::{Console, Look};
use super::window::Window;
use crate::MESSAGES;
use crate::failure::Result;

/// What a person pointed at leads to.
pub(crate) enum Pick {
    /// Exactly one move is left: its text.
    Move(String),
    /// Nothing: the words have been said, and the person may try something else.
    Nothing,
    /// Something else was typed; it is for whoever asked for the move.
    Typed(String),
}

/// How many moves are listed; more are told by the marks on the board.
const LISTED: usize = 12;

/// Narrows the legal moves by what a person points at; `None` where the line points at nothing.
pub(crate) fn pick(
    console: &mut Console,
    position: &dyn Position,
    viewer: Viewer,
    line: &str,
) -> Result<Option<Pick>> {
    let Some(spot) = position.read_spot(line) else {
        return Ok(None);
    };
    let mut picked = vec![spot];
    loop {
        let begun: Vec<(Choice, Vec<Spot>)> = position
            .choices()
            .into_iter()
            .filter_map(|choice| choice.left_after(&picked).map(|left| (choice, left)))
            .collect();
        match begun.as_slice() {
            [] => {
                let why = position.why_not(&picked).map(|refusal| refusal.message);
                console.tell(&why.unwrap_or_else(|| msg!("play-nothing-begins")))?;
                return Ok(Some(Pick::Nothing));
            }
            [(only, left)] if left.is_empty() => return Ok(Some(Pick::Move(only.text.clone()))),
            _ => {}
        }
        let targets: Vec<Spot> =
            begun.iter().filter_map(|(_, left)| left.first()).copied().collect();
        let look =
            Look { picked: &picked, targets: &targets, focus: &picked, window: Window::default() };
        console.show(&position.text(viewer, console.manner.language), &look)?;
        if begun.len() <= LISTED {
            for (number, (choice, _)) in (1..).zip(&begun) {
                console.say(format!("{number}) {}", choice.text))?;
            }
        }
        let Some(answer) = console.ask(&msg!("play-ask-target"))? else {
            return Ok(Some(Pick::Typed("quit".to_owned())));
        };
        if answer.is_empty() {
            return Ok(Some(Pick::Nothing));
        }
        let numbered = answer.parse::<usize>().ok().and_then(|n| begun.get(n.checked_sub(1)?));
        if let Some((choice, _)) = numbered {
            return Ok(Some(Pick::Move(choice.text.clone())));
        }
        match position.read_spot(&answer) {
            Some(spot) => picked.push(spot),
            None => return Ok(Some(Pick::Typed(answer))),
        }
    }
}
