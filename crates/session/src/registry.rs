//! The game registry: the types of games, and their variants.

use std::fmt::Debug;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tabuleiro_core::{
    Bot, GameInfo, GameOptions, GameRng, Message, OptionSpec, ParseError, Playable, msg,
};
use tabuleiro_games::{Visitor, visit_all};

use crate::MESSAGES;
use crate::erased::erased_variant;
use crate::position::PositionRef;

/// A game without its options.
///
/// ```
/// use tabuleiro_session::GameType;
///
/// let shiftago = GameType::all().into_iter().find(|game| game.info.id == "shiftago");
/// let variant = shiftago.expect("the game is registered").with_options("players=3")?;
/// assert_eq!(variant.start(0).players(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameType {
    /// Its id, name, rules and messages.
    pub info: GameInfo,
    /// The options of the game.
    pub options: &'static [OptionSpec],
    /// Its bots, the weakest first.
    pub bots: Vec<BotInfo>,
    parse_variant: fn(&str) -> Result<Arc<dyn Variant>, ParseError>,
}

/// A bot: a simple computer player of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotInfo {
    /// Its name, such as `guard` in `bot:guard`.
    pub name: &'static str,
}

impl BotInfo {
    /// Returns a description of how it plays.
    pub fn description(&self) -> Message {
        Message::new(format!("bot-{}", self.name))
    }
}

impl GameType {
    /// Returns the type of a game and registers its messages.
    pub fn of<G: Playable>() -> GameType {
        tabuleiro_i18n::register(MESSAGES);
        tabuleiro_i18n::register(G::INFO.messages);
        GameType::new::<G>()
    }

    pub(crate) fn new<G: Playable>() -> GameType {
        let info = |bot: &Bot<G>| BotInfo { name: bot.name };
        GameType {
            info: G::INFO,
            options: G::Options::SPECS,
            bots: G::BOTS.iter().map(info).collect(),
            parse_variant: erased_variant::<G>,
        }
    }

    /// Returns all games: those of `tabuleiro-games`, then the ones added by [`register_game`].
    pub fn all() -> Vec<GameType> {
        struct GameTypes(Vec<GameType>);
        impl Visitor for GameTypes {
            fn visit<G: Playable>(&mut self) {
                self.0.push(GameType::of::<G>());
            }
        }
        let mut game_types = GameTypes(Vec::new());
        visit_all(&mut game_types);
        game_types.0.extend(added_games().iter().map(|make| make()));
        game_types.0
    }

    /// Parses options such as `players=3` and returns the game with them; other options have their
    /// defaults.
    pub fn with_options(&self, options: &str) -> Result<Arc<dyn Variant>, ParseError> {
        (self.parse_variant)(options)
    }
}

/// Makes the [`GameType`] of a game.
type MakeGameType = fn() -> GameType;

/// The games that were added by [`register_game`].
static ADDED_GAMES: Mutex<Vec<MakeGameType>> = Mutex::new(Vec::new());

fn added_games() -> MutexGuard<'static, Vec<MakeGameType>> {
    ADDED_GAMES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Adds a game that is made outside this project to those that every interface lists.
///
/// Call it before the interfaces start. A game that is registered already is left as it is.
///
/// # Panics
/// If another game has the same id.
pub fn register_game<G: Playable>() {
    let (added, id) = (GameType::of::<G> as MakeGameType, G::INFO.id);
    let known = GameType::all().into_iter().find(|game| game.info.id == id);
    match known {
        Some(known) => assert!(known.info.name == G::INFO.name, "two games are called {id:?}"),
        None => added_games().push(added),
    }
}

/// A game with its options.
pub trait Variant: Debug + Send + Sync {
    /// Returns the game without its options.
    fn game_type(&self) -> GameType;

    /// Returns the options that differ from their defaults, such as `players=3`.
    fn options(&self) -> String;

    /// Returns the start of a new game, dealt from the seed.
    fn start(&self, seed: u64) -> PositionRef;

    /// Plays so many games of random moves and returns the number of their moves.
    fn playouts(&self, games: u32, rng: &mut GameRng) -> u64;

    /// Parses a position.
    fn parse_position(&self, text: &str) -> Result<PositionRef, ParseError>;

    /// Returns the game and its options, such as `pivit:players=3`.
    fn spec(&self) -> String {
        let id = self.game_type().info.id;
        match self.options() {
            options if options.is_empty() => id.to_owned(),
            options => format!("{id}:{options}"),
        }
    }
}

/// Parses a game and its options.
///
/// ```
/// use tabuleiro_session::parse_spec;
///
/// let variant = parse_spec("pivit:players=3")?;
/// assert_eq!(variant.spec(), "pivit:players=3");
/// assert!(parse_spec("chess").is_err());
/// # Ok::<(), tabuleiro_core::ParseError>(())
/// ```
pub fn parse_spec(text: &str) -> Result<Arc<dyn Variant>, ParseError> {
    let (id, options) = text.split_once(':').unwrap_or((text, ""));
    let game_types = GameType::all();
    let Some(game_type) = game_types.iter().find(|game| game.info.id == id.trim()) else {
        let games = Message::list(game_types.iter().map(|game| game.info.id));
        let error = ParseError::new(msg!("expected-game", games = games), id);
        return Err(error.with_candidates(game_types.iter().map(|game| game.info.id)));
    };
    game_type.with_options(options).map_err(|error| error.within(id.trim().to_owned()))
}
