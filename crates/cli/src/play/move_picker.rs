//! Entering a move spot by spot: a piece first, then its target.

use tabuleiro_core::{Spot, Viewer, msg};
use tabuleiro_session::{PickTree, Position};

use super::console::{Console, Highlights};
use super::input::Input;
use super::viewport::Viewport;
use crate::MESSAGES;
use crate::error::Result;

/// The greatest number of moves that are listed; the board marks the targets of more.
const MAX_LISTED: usize = 12;

/// Asks for further spots until they make a move. Returns the move or any other input; `None` if
/// the spots lead to no move, after printing the reason.
pub(crate) fn pick_move(
    console: &mut Console,
    position: &dyn Position,
    viewer: Viewer,
    first: Spot,
) -> Result<Option<Input>> {
    let choices = position.legal_moves();
    let tree = PickTree::new(&choices);
    let mut picked = vec![first];
    loop {
        let Some(pick) = tree.subtree(&picked) else {
            let why = position.explain_illegal_picks(&picked).map(|refusal| refusal.message);
            console.print_message(&why.unwrap_or_else(|| msg!("play-nothing-begins")))?;
            return Ok(None);
        };
        if let Some(only) = pick.only_move() {
            return Ok(Some(Input::Text(choices[only].text.clone())));
        }
        let targets: Vec<Spot> = pick.next().map(|(spot, _)| spot).collect();
        let look = Highlights {
            picked: &picked,
            targets: &targets,
            focus: &picked,
            viewport: Viewport::default(),
        };
        console.show(position, viewer, &look)?;
        let begun = pick.all_moves();
        if begun.len() <= MAX_LISTED {
            for (number, &choice) in (1..).zip(&begun) {
                console.print_line(format!("{number}) {}", choices[choice].text))?;
            }
        }
        let Some(answer) = console.ask(&msg!("play-ask-target"))? else {
            return Ok(Some(Input::End));
        };
        if answer.is_empty() {
            return Ok(None);
        }
        let numbered = answer.parse::<usize>().ok().and_then(|n| begun.get(n.checked_sub(1)?));
        if let Some(&choice) = numbered {
            return Ok(Some(Input::Text(choices[choice].text.clone())));
        }
        match position.parse_spot(&answer) {
            Some(spot) => picked.push(spot),
            None => return Ok(Some(Input::read(Some(answer)))),
        }
    }
}
