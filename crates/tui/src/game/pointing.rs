//! Making a move by pointing: a piece first, then where it goes.

use tabuleiro_core::{Spot, msg};
use tabuleiro_session::PickTree;

use super::Game;
use crate::MESSAGES;
use crate::context::Context;
use crate::paint::Mark;

impl Game {
    /// Whether a person may point now.
    pub(super) fn can_point(&self) -> bool {
        self.looking_at.is_none() && self.local.table().is_human_turn()
    }

    /// Points at something.
    pub(super) fn point(&mut self, spot: Spot, context: &mut Context) {
        self.cursor = Some(spot);
        if !self.can_point() {
            return;
        }
        let mut longer = self.picked.clone();
        longer.push(spot);
        // After one piece another one may be meant instead.
        let meant = [longer.clone(), vec![spot]];
        match meant.into_iter().find(|picked| self.begins(picked)) {
            Some(_) if self.picked == [spot] && !self.begins(&longer) => self.picked.clear(),
            Some(picked) => {
                self.picked = picked;
                self.play_if_complete(context);
            }
            None => {
                let refusal = self
                    .position()
                    .explain_illegal_picks(&longer)
                    .or(self.position().explain_illegal_picks(&[spot]));
                let why = refusal.map(|refusal| refusal.message);
                self.say(why.unwrap_or(msg!("play-nothing-begins")));
            }
        }
    }

    /// Takes back what was pointed at last.
    pub(super) fn unpick(&mut self) {
        self.picked.pop();
    }

    fn begins(&self, picked: &[Spot]) -> bool {
        self.picks.subtree(picked).is_some()
    }

    fn play_if_complete(&mut self, context: &mut Context) {
        if let Some(number) = self.picks.subtree(&self.picked).and_then(PickTree::only_move) {
            let text = self.choices[number].text.clone();
            self.play(&text, context);
        }
    }

    /// Returns what can be pointed at next, and what follows each.
    fn next_picks(&self) -> impl Iterator<Item = (Spot, &PickTree)> {
        let picks = self.picks.subtree(&self.picked).filter(|_| self.can_point());
        picks.into_iter().flat_map(|picks| &picks.next).map(|(spot, after)| (*spot, after))
    }

    /// Returns what can be pointed at next.
    pub(super) fn targets(&self) -> Vec<Spot> {
        self.next_picks().map(|(spot, _)| spot).collect()
    }

    /// Returns the targets that are marked: where a piece can go, or what makes a move at once.
    pub(super) fn shown_targets(&self) -> Vec<Spot> {
        let is_begun = !self.picked.is_empty();
        let shown = self.next_picks().filter(|(_, after)| is_begun || !after.moves.is_empty());
        shown.map(|(spot, _)| spot).collect()
    }

    /// What is special about a place; the most important comes last.
    pub(super) fn marks(&self, spot: Spot, targets: &[Spot]) -> Vec<Mark> {
        let last = self.ply().checked_sub(1).and_then(|ply| self.local.table().moves().nth(ply));
        // A tray is of whoever moves now, not of whoever moved last.
        let is_cell = matches!(spot, Spot::Cell(_));
        let is_last = is_cell && last.is_some_and(|played| played.spots.contains(&spot));
        let marks = [
            (is_last, Mark::Last),
            (targets.contains(&spot), Mark::Target),
            (self.picked.contains(&spot), Mark::Picked),
            (self.cursor == Some(spot), Mark::Cursor),
        ];
        marks.into_iter().filter_map(|(is_so, mark)| is_so.then_some(mark)).collect()
    }
}
