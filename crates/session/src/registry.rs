//! Games to choose from, and games with their options chosen.

use std::fmt::Debug;
use std::sync::Arc;

use tabuleiro_core::{
    Bot, Game, GameInfo, GameOptions, GameRng, Message, Notation, OptionSpec, ParseError, Playable,
    format_options, msg, parse_options, playout, seeded_rng,
};
use tabuleiro_games::{Visitor, visit_all};

use crate::MESSAGES;
use crate::position::{Held, PositionRef};

/// A game, before its options are chosen.
#[derive(Clone, Debug)]
pub struct GameType {
    /// What it is.
    pub info: GameInfo,
    /// What can be chosen.
    pub options: &'static [OptionSpec],
    /// Its simple computer players, the weakest first.
    pub bots: Vec<BotInfo>,
    choose: fn(&str) -> Result<Arc<dyn Variant>, ParseError>,
}

/// A simple computer player, as it is listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotInfo {
    /// How it is named, such as `guard` in `bot:guard`.
    pub name: &'static str,
}

impl BotInfo {
    /// How it plays.
    pub fn description(&self) -> Message {
        Message::new(format!("bot-{}", self.name))
    }
}

impl GameType {
    /// The kind of this game, whose messages are registered with it.
    pub fn of<G: Playable>() -> GameType {
        tabuleiro_i18n::register(MESSAGES);
        tabuleiro_i18n::register(G::INFO.messages);
        GameType::registered::<G>()
    }

    fn registered<G: Playable>() -> GameType {
        let listed = |bot: &Bot<G>| BotInfo { name: bot.name };
        GameType {
            info: G::INFO,
            options: G::Options::SPECS,
            bots: G::BOTS.iter().map(listed).collect(),
            choose: choose::<G>,
        }
    }

    /// All registered games.
    pub fn all() -> Vec<GameType> {
        struct Listed(Vec<GameType>);
        impl Visitor for Listed {
            fn visit<G: Playable>(&mut self) {
                self.0.push(GameType::of::<G>());
            }
        }
        let mut listed = Listed(Vec::new());
        visit_all(&mut listed);
        listed.0
    }

    /// The game with these options, such as `players=3`; what is not named has its default.
    pub fn with_options(&self, options: &str) -> Result<Arc<dyn Variant>, ParseError> {
        (self.choose)(options)
    }
}

/// A game with its options chosen.
pub trait Variant: Debug + Send + Sync {
    /// Which game it is.
    fn game_type(&self) -> GameType;

    /// The options that differ from the default, such as `players=3`.
    fn options(&self) -> String;

    /// A new game, dealt from the seed.
    fn start(&self, seed: u64) -> PositionRef;

    /// Deals and plays so many games of random moves; returns how many moves those had.
    fn playouts(&self, games: u32, rng: &mut GameRng) -> u64;

    /// The position that a text describes.
    fn parse_position(&self, text: &str) -> Result<PositionRef, ParseError>;

    /// The game and its options, such as `pivit:players=3`.
    fn spec(&self) -> String {
        let id = self.game_type().info.id;
        match self.options() {
            options if options.is_empty() => id.to_owned(),
            options => format!("{id}:{options}"),
        }
    }
}

/// Reads a game and its options, such as `pivit:players=3`.
pub fn parse_spec(text: &str) -> Result<Arc<dyn Variant>, ParseError> {
    let (id, options) = text.split_once(':').unwrap_or((text, ""));
    let kinds = GameType::all();
    let Some(kind) = kinds.iter().find(|kind| kind.info.id == id.trim()) else {
        let games = Message::list(kinds.iter().map(|kind| kind.info.id));
        let error = ParseError::new(msg!("expected-game", games = games), id);
        return Err(error.with_candidates(kinds.iter().map(|kind| kind.info.id)));
    };
    kind.with_options(options).map_err(|error| error.within(id.trim().to_owned()))
}

fn choose<G: Playable>(options: &str) -> Result<Arc<dyn Variant>, ParseError> {
    Ok(Arc::new(Chosen::<G>(parse_options(options)?)))
}

struct Chosen<G: Game>(G::Options);

impl<G: Playable> Variant for Chosen<G> {
    fn game_type(&self) -> GameType {
        GameType::registered::<G>()
    }

    fn options(&self) -> String {
        format_options(&self.0)
    }

    fn start(&self, seed: u64) -> PositionRef {
        Arc::new(Held(G::new(self.0, &mut seeded_rng(seed, 0))))
    }

    fn playouts(&self, games: u32, rng: &mut GameRng) -> u64 {
        let mut moves = Vec::new();
        let mut plies = || playout(&mut G::new(self.0, rng), rng, &mut moves).1 as u64;
        (0..games).map(|_| plies()).sum()
    }

    fn parse_position(&self, text: &str) -> Result<PositionRef, ParseError> {
        let state = <G as Notation>::parse_position(self.0, text);
        Ok(Arc::new(Held(state.map_err(|error| error.within(msg!("place-position")))?)))
    }
}

impl<G: Game> Debug for Chosen<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
