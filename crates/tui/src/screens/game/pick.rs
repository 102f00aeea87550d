//! Moves by picking spots: a piece first, then its target.

use tabuleiro_core::{Spot, msg};
use tabuleiro_session::PickNode;

use super::GameScreen;
use crate::MESSAGES;
use crate::context::Context;
use crate::theme::Highlight;

impl GameScreen {
    /// Returns true if a person is to move and the current position is on view.
    pub(super) fn accepts_moves(&self) -> bool {
        self.viewed_ply.is_none() && self.game.table().is_human_turn()
    }

    /// Picks a spot: continues the picks, starts again from this spot, or undoes the only pick.
    ///
    /// Plays the move when it is complete. Shows the reason when no move fits.
    pub(super) fn pick(&mut self, spot: Spot, context: &mut Context) {
        self.cursor = Some(spot);
        if !self.accepts_moves() {
            return;
        }
        let mut continued = self.picked.clone();
        continued.push(spot);
        if self.is_valid(&continued) {
            self.picked = continued;
            self.play_if_complete(context);
        } else if self.picked == [spot] {
            self.picked.clear();
        } else if self.is_valid(&[spot]) {
            self.picked = vec![spot];
            self.play_if_complete(context);
        } else {
            let position = self.position();
            let refusal = position
                .explain_illegal_picks(&continued)
                .or(position.explain_illegal_picks(&[spot]));
            let reason = refusal.map(|refusal| refusal.message);
            self.show_message(reason.unwrap_or(msg!("play-nothing-begins")));
        }
    }

    /// Undoes the last pick.
    pub(super) fn unpick(&mut self) {
        self.picked.pop();
    }

    /// Returns true if a legal move starts with these picks.
    fn is_valid(&self, picked: &[Spot]) -> bool {
        self.pick_tree.subtree(picked).is_some()
    }

    fn play_if_complete(&mut self, context: &mut Context) {
        if let Some(index) = self.pick_tree.subtree(&self.picked).and_then(PickNode::only_move) {
            let text = self.legal_moves[index].text.clone();
            self.play(&text, context);
        }
    }

    /// Returns the spots that can be picked next, with the node after each.
    fn next_picks(&self) -> impl Iterator<Item = (Spot, PickNode<'_>)> {
        let node = self.pick_tree.subtree(&self.picked).filter(|_| self.accepts_moves());
        node.into_iter().flat_map(PickNode::next)
    }

    /// Returns the spots that can be picked next.
    pub(super) fn targets(&self) -> Vec<Spot> {
        self.next_picks().map(|(spot, _)| spot).collect()
    }

    /// Returns the targets to highlight: before the first pick only those that complete a move.
    pub(super) fn highlighted_targets(&self) -> Vec<Spot> {
        let has_picked = !self.picked.is_empty();
        let targets = self.next_picks();
        let targets = targets.filter(|(_, subtree)| has_picked || subtree.moves().next().is_some());
        targets.map(|(spot, _)| spot).collect()
    }

    /// Returns the highlights of a spot, in drawing order.
    pub(super) fn highlights(&self, spot: Spot, targets: &[Spot]) -> Vec<Highlight> {
        let last = self.ply().checked_sub(1).and_then(|ply| self.game.table().moves().nth(ply));
        // Tray spots are not part of the last move: the tray on view may be another player's.
        let is_cell = matches!(spot, Spot::Cell(_));
        let is_last = is_cell && last.is_some_and(|played| played.spots.contains(&spot));
        let highlights = [
            (is_last, Highlight::LastMove),
            (targets.contains(&spot), Highlight::Target),
            (self.picked.contains(&spot), Highlight::Picked),
            (self.cursor == Some(spot), Highlight::Cursor),
        ];
        highlights
            .into_iter()
            .filter_map(|(applies, highlight)| applies.then_some(highlight))
            .collect()
    }
}
