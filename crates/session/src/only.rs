//! A position in which one move alone is thought about.

use tabuleiro_core::{Evaluate, Game, LEVELS, Level, Rng, Seat, Turn, Viewer};

/// A state whose next move is given: a search finds out what that move is worth to whoever makes
/// it, however many play and whoever moves then. What follows is the game as it is, so everything
/// that a game says about itself has to be passed on here.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Only<G: Game> {
    pub(crate) state: G,
    /// The move to think about; nothing is given any more once it is played.
    pub(crate) given: Option<G::Move>,
}

impl<G: Game> Game for Only<G> {
    type Options = G::Options;
    type Move = G::Move;
    type Illegal = G::Illegal;

    fn check_options(options: &G::Options) -> Result<(), &'static str> {
        G::check_options(options)
    }

    fn start(options: &G::Options, rng: &mut impl Rng) -> Only<G> {
        Only { state: G::start(options, rng), given: None }
    }

    fn players(&self) -> usize {
        self.state.players()
    }

    fn turn(&self) -> Turn {
        self.state.turn()
    }

    fn legal_moves(&self, out: &mut Vec<G::Move>) {
        match self.given {
            Some(m) => out.push(m),
            None => self.state.legal_moves(out),
        }
    }

    fn check(&self, m: G::Move) -> Result<(), G::Illegal> {
        self.state.check(m)
    }

    fn play_unchecked(&mut self, m: G::Move) {
        self.state.play_unchecked(m);
        self.given = None;
    }

    fn key(&self) -> u64 {
        self.state.key()
    }

    fn ends_by_history(&self) -> bool {
        self.state.ends_by_history()
    }

    fn has_secrets(&self) -> bool {
        self.state.has_secrets()
    }

    fn redeal(&self, viewer: Viewer, rng: &mut impl Rng) -> Only<G> {
        Only { state: self.state.redeal(viewer, rng), given: self.given }
    }
}

impl<G: Evaluate> Evaluate for Only<G> {
    const FEATURES: &'static [&'static str] = G::FEATURES;

    fn weights(&self) -> &'static [i32] {
        self.state.weights()
    }

    fn features(&self, seat: Seat, count: impl FnMut(usize, i32)) {
        self.state.features(seat, count);
    }

    fn worth(&self, seat: Seat) -> i32 {
        self.state.worth(seat)
    }

    fn levels(&self) -> &'static [Level; LEVELS] {
        self.state.levels()
    }

    fn table_key(&self) -> u64 {
        self.state.table_key()
    }

    fn is_unsettled(&self) -> bool {
        self.state.is_unsettled()
    }

    fn forcing_moves(&self, out: &mut Vec<G::Move>) {
        self.state.forcing_moves(out);
    }

    fn candidates(&self, out: &mut Vec<G::Move>) -> bool {
        match self.given {
            Some(m) => {
                out.push(m);
                true
            }
            None => self.state.candidates(out),
        }
    }

    fn promise(&self, m: G::Move) -> i32 {
        self.state.promise(m)
    }
}

#[cfg(test)]
mod tests {
    use tabuleiro_core::{Turn, dice};

    use crate::{Effort, Kind, Memory, PositionRef, read_spec};

    fn memory() -> Memory {
        Memory::with_bytes(1 << 20)
    }

    /// A few plies into a game, some of them by chance.
    fn positions(spec: &str) -> Vec<PositionRef> {
        let mut position = read_spec(spec).unwrap().start(3);
        let mut dice = dice(3, 1);
        let mut positions = Vec::new();
        while positions.len() < 12 && matches!(position.turn(), Turn::Of(_)) {
            let text = position.choose("random", &mut dice);
            let after = position.play(&text).unwrap().after;
            positions.push(std::mem::replace(&mut position, after));
        }
        positions
    }

    /// Not deep enough for late moves to be looked at less deeply, so that scores are exact.
    #[test]
    fn the_best_move_alone_is_worth_what_the_position_is() {
        let specs = Kind::all().into_iter().map(|kind| kind.info.id.to_owned());
        for spec in
            specs.chain(["shiftago:players=3,mode=expert", "pivit:players=4"].map(Into::into))
        {
            for position in positions(&spec) {
                let effort = Effort { depth: Some(2), ..Effort::default() };
                let best = position.think(&effort, &mut memory(), &mut dice(1, 1), &());
                let alone = position
                    .think_about(best.best(), &effort, &mut memory(), &mut dice(1, 1), &())
                    .unwrap();
                let place = format!("{spec} {}", position.write());
                assert_eq!(alone.score(), best.score(), "{place}");
                assert_eq!(alone.ranked.len(), 1, "{place}");
            }
        }
    }

    #[test]
    fn what_cannot_be_played_is_not_thought_about() {
        let position = read_spec("shiftago").unwrap().start(0);
        let think = |text: &str| {
            let effort = Effort { depth: Some(1), ..Effort::default() };
            position.think_about(text, &effort, &mut memory(), &mut dice(0, 1), &())
        };
        assert_eq!(think("left 3").unwrap().best(), "L3");
        assert!(think("left 8").is_err());
    }
}
