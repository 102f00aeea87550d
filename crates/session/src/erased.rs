//! Type erasure: the one file where the type of a game becomes a [`Position`](crate::Position) or a
//! [`Variant`].

use std::fmt::{self, Debug};
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tabuleiro_core::{
    Game, GameRng, Message, Notation, ParseError, Playable, Scene, Seat, Spot, Status, TextView,
    Transition, Turn, Viewer, format_options, msg, parse_options, perft, playout, seeded_rng,
    sum_leaves,
};
use tabuleiro_search::{
    Analysis, Budget, Observer, Progress, ScoredMove, SearchOptions, Searcher, search_at_level,
};

use crate::moves::{IllegalMoveError, LegalMove, MoveError, PlayedMove};
use crate::position::{ComputerPlay, MoveInput, Perft, PositionRef, Rules, Views};
use crate::{GameType, MESSAGES, Variant};

/// Returns the variant of a game with these options.
pub(crate) fn erased_variant<G: Playable>(options: &str) -> Result<Arc<dyn Variant>, ParseError> {
    Ok(Arc::new(ErasedVariant::<G>(parse_options(options)?)))
}

/// The options of a game whose type is erased.
struct ErasedVariant<G: Game>(G::Options);

impl<G: Playable> Variant for ErasedVariant<G> {
    fn game_type(&self) -> GameType {
        GameType::new::<G>()
    }

    fn options(&self) -> String {
        format_options(&self.0)
    }

    fn start(&self, seed: u64) -> PositionRef {
        Arc::new(Erased(G::new(self.0, &mut seeded_rng(seed, 0))))
    }

    fn playouts(&self, games: u32, rng: &mut GameRng) -> u64 {
        let mut moves = Vec::new();
        let mut plies = || playout(&mut G::new(self.0, rng), rng, &mut moves).1 as u64;
        (0..games).map(|_| plies()).sum()
    }

    fn parse_position(&self, text: &str) -> Result<PositionRef, ParseError> {
        let state = <G as Notation>::parse_position(self.0, text);
        Ok(Arc::new(Erased(state.map_err(|error| error.within(msg!("place-position")))?)))
    }
}

impl<G: Game> Debug for ErasedVariant<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The state of a game whose type is erased.
#[derive(Debug)]
struct Erased<G>(G);

impl<G: Playable> Erased<G> {
    /// Plays a move on a copy and returns both.
    fn play_on_copy(&self, text: &str) -> Result<(G::Move, G), MoveError> {
        let m = self.0.parse_move(text)?;
        let mut after = self.0.clone();
        after.play(m).map_err(|illegal| IllegalMoveError::new(&illegal))?;
        Ok((m, after))
    }
}

impl<G: Playable> Rules for Erased<G> {
    fn players(&self) -> usize {
        self.0.players()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn key(&self) -> u64 {
        self.0.key()
    }

    fn format_position(&self) -> String {
        self.0.format_position()
    }

    fn legal_moves(&self) -> Vec<LegalMove> {
        let legal_move = |m| LegalMove {
            text: self.0.format_move(m),
            kind: self.0.move_kind(m),
            spots: self.0.spots(m),
            is_unordered: self.0.is_unordered(m),
        };
        self.0.legal_moves().into_iter().map(legal_move).collect()
    }

    fn play(&self, text: &str) -> Result<PlayedMove, MoveError> {
        let (m, after) = self.play_on_copy(text)?;
        Ok(PlayedMove {
            text: self.0.format_move(m),
            spots: self.0.spots(m),
            events: G::events(&self.0, m, &after),
            after: Arc::new(Erased(after)),
        })
    }
}

impl<G: Playable> ComputerPlay for Erased<G> {
    fn bot_move(&self, bot: &str, rng: &mut GameRng) -> String {
        let Turn::Of(seat) = self.0.turn() else {
            panic!("nobody moves when the game is over");
        };
        let bot = G::BOTS.iter().find(|known| known.name == bot);
        let bot = bot.expect("the game has this bot");
        let seen = self.0.redeal(Viewer::Seat(seat), rng);
        self.0.format_move((bot.choose)(&seen, rng))
    }

    fn search(
        &self,
        budget: &Budget,
        searcher: &mut Searcher,
        rng: &mut GameRng,
        observer: &dyn Observer<String>,
    ) -> Analysis<String> {
        let options = SearchOptions::default();
        let observer = TextObserver::new(&self.0, observer);
        let analysis = searcher.search_determinized(&self.0, &options, budget, rng, &observer);
        observer.format_analysis(&analysis)
    }

    fn search_move(
        &self,
        text: &str,
        budget: &Budget,
        searcher: &mut Searcher,
        rng: &mut GameRng,
        observer: &dyn Observer<String>,
    ) -> Result<Analysis<String>, MoveError> {
        let m = self.0.parse_move(text)?;
        self.0.check(m).map_err(|illegal| IllegalMoveError::new(&illegal))?;
        let options = SearchOptions { search_moves: vec![m], ..SearchOptions::default() };
        let observer = TextObserver::new(&self.0, observer);
        let analysis = searcher.search_determinized(&self.0, &options, budget, rng, &observer);
        Ok(observer.format_analysis(&analysis))
    }

    fn search_at_level(
        &self,
        level: u8,
        rng: &mut GameRng,
        observer: &dyn Observer<String>,
    ) -> Analysis<String> {
        let level = self.0.levels()[usize::from(level) - 1];
        let observer = TextObserver::new(&self.0, observer);
        observer.format_analysis(&search_at_level(&self.0, level, rng, &observer))
    }
}

impl<G: Playable> Perft for Erased<G> {
    fn perft(&self, depth: u32) -> u64 {
        perft(&self.0, depth)
    }

    fn perft_without_bulk_counting(&self, depth: u32) -> u64 {
        sum_leaves(&self.0, depth, &|made: &G| {
            black_box(made);
            1
        })
    }
}

impl<G: Playable> Views for Erased<G> {
    fn seat_name(&self, seat: Seat) -> Message {
        G::seat_name(seat)
    }

    fn prompt(&self) -> Message {
        self.0.prompt()
    }

    fn has_hidden_information(&self) -> bool {
        self.0.has_hidden_information()
    }

    fn status(&self, viewer: Viewer) -> Status {
        self.0.status(viewer)
    }

    fn text(&self, viewer: Viewer) -> TextView {
        self.0.text(viewer)
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        self.0.scene(viewer)
    }

    fn transition(&self, text: &str, viewer: Viewer) -> Result<Transition, MoveError> {
        let (m, after) = self.play_on_copy(text)?;
        Ok(G::transition(&self.0, m, &after, viewer))
    }
}

impl<G: Playable> MoveInput for Erased<G> {
    fn parse_spot(&self, text: &str) -> Option<Spot> {
        self.0.parse_spot(text)
    }

    fn explain_illegal_picks(&self, picked: &[Spot]) -> Option<IllegalMoveError> {
        self.0.explain_illegal_picks(picked).map(|illegal| IllegalMoveError::new(&illegal))
    }

    fn questions(&self) -> Vec<Message> {
        self.0.questions()
    }

    fn check_answer(&self, answers: &[&str]) -> Result<(), Message> {
        self.0.check_answer(answers)
    }
}

/// An observer with a clock that passes the progress of a search on with moves as text.
struct TextObserver<'a, G> {
    state: &'a G,
    observer: &'a dyn Observer<String>,
    since: Instant,
}

impl<'a, G: Playable> TextObserver<'a, G> {
    fn new(state: &'a G, observer: &'a dyn Observer<String>) -> TextObserver<'a, G> {
        TextObserver { state, observer, since: Instant::now() }
    }

    /// Returns the analysis with its variations as text.
    fn format_analysis(&self, analysis: &Analysis<G::Move>) -> Analysis<String> {
        let moves = analysis.moves.iter().map(|scored| ScoredMove {
            score: scored.score,
            pv: format_variation(self.state, &scored.pv),
        });
        Analysis {
            moves: moves.collect(),
            depth: analysis.depth,
            nodes: analysis.nodes,
            time: analysis.time,
        }
    }
}

impl<G: Playable> Observer<G::Move> for TextObserver<'_, G> {
    fn should_stop(&self) -> bool {
        self.observer.should_stop()
    }

    fn elapsed(&self) -> Duration {
        self.since.elapsed()
    }

    fn on_progress(&self, progress: &Progress<G::Move>) {
        let analysis = || self.format_analysis(&progress.analysis());
        let Progress { depth, nodes, .. } = *progress;
        self.observer.on_progress(&Progress { depth, nodes, analysis: &analysis });
    }
}

/// Returns the moves of a variation as text, up to the first illegal one: the variation of a
/// determinization may play pieces that nobody has.
fn format_variation<G: Notation>(state: &G, pv: &[G::Move]) -> Vec<String> {
    let mut state = state.clone();
    let write = |&m: &G::Move| {
        let text = state.format_move(m);
        state.play(m).ok().map(|()| text)
    };
    pv.iter().map_while(write).collect()
}
