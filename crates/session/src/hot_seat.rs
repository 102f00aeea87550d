//! Hot seat: people who share one screen and hand it over between turns.

use tabuleiro_core::{Seat, Turn, Viewer};

use crate::Table;

impl Table {
    /// Returns the seats of people, in order.
    pub(crate) fn human_seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.players().len()).filter(|&seat| self.player(seat).is_human())
    }

    /// Returns the viewer of a shared screen: the only person, or the person whose turn it is.
    pub fn viewer(&self) -> Viewer {
        let mut humans = self.human_seats();
        match (humans.next(), humans.next(), self.turn()) {
            (Some(only), None, _) => Viewer::Seat(only),
            (Some(_), Some(_), Turn::Of(seat)) if self.player(seat).is_human() => {
                Viewer::Seat(seat)
            }
            _ => Viewer::Spectator,
        }
    }

    /// Returns the seat to which the screen has to be handed over before it shows the position; `None`
    /// if it may be shown. `seen_by` is the seat whose hidden information the screen showed last.
    pub fn handover_to(&self, seen_by: Option<Seat>) -> Option<Seat> {
        let is_secret = self.position().has_hidden_information() && self.human_seats().count() > 1;
        match self.turn() {
            Turn::Of(seat) if is_secret && self.player(seat).is_human() => {
                (seen_by != Some(seat)).then_some(seat)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{parse_players, parse_spec};

    fn table(spec: &str, seats: &str) -> Table {
        let variant = parse_spec(spec).unwrap();
        let players = parse_players(&variant.game_type(), seats).unwrap();
        Table::new(variant, players, 1).unwrap()
    }

    #[test]
    fn the_viewer_is_the_only_person_or_the_person_to_move() {
        let mut alone = table("shiftago", "human,bot:random");
        assert_eq!(alone.viewer(), Viewer::Seat(Seat::FIRST));
        alone.play("L1").unwrap();
        assert_eq!(alone.viewer(), Viewer::Seat(Seat::FIRST));
        let mut two = table("shiftago", "human,human");
        two.play("L1").unwrap();
        assert_eq!(two.viewer(), Viewer::Seat(Seat::new(1)));
        assert_eq!(table("shiftago", "bot:random,bot:random").viewer(), Viewer::Spectator);
    }

    #[test]
    fn a_screen_is_handed_over_only_with_several_people_and_hidden_information() {
        let two = table("dominup", "human,human");
        let seat = two.handover_to(None).unwrap();
        assert_eq!(two.handover_to(Some(seat)), None);
        assert_eq!(two.handover_to(Some(seat.next(2))), Some(seat));
        assert_eq!(table("dominup", "human,bot:random").handover_to(None), None);
        assert_eq!(table("shiftago", "human,human").handover_to(None), None);
    }
}
