//! What there is to play.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Json;
use axum::extract::Path;
use axum::http::header;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use tabuleiro_core::{LEVELS, Language, Scene, Seat, Turn, Viewer, dice};
use tabuleiro_session::{GameType, PositionRef, level_description, parse_spec};

use super::asking::{Body, Speaks};
use crate::problem::Problem;

/// Returns the texts of the pages in one language.
pub(super) async fn words(Path(name): Path<String>) -> Result<impl IntoResponse, Problem> {
    let language = Language::from_locale(&name).ok_or(Problem::NotFound)?;
    Ok(Json(tabuleiro_i18n::patterns(language, "web-")))
}

#[derive(Serialize)]
pub(super) struct GameView {
    id: &'static str,
    name: &'static str,
    about: String,
    /// The option that decides how many play.
    #[serde(skip_serializing_if = "Option::is_none")]
    players_option: Option<&'static str>,
    options: Vec<OptionView>,
    bots: Vec<Named>,
    levels: Vec<LevelView>,
    /// A table in the middle of a game.
    picture: Scene<String>,
}

#[derive(Serialize)]
struct OptionView {
    name: &'static str,
    about: String,
    values: Vec<Named>,
}

#[derive(Serialize)]
struct Named {
    name: &'static str,
    about: String,
}

#[derive(Serialize)]
struct LevelView {
    level: u8,
    about: String,
}

pub(super) async fn list(Speaks(language): Speaks) -> Json<Vec<GameView>> {
    let view = |kind: GameType| GameView {
        id: kind.info.id,
        name: kind.info.name,
        about: language.say(&kind.info.about()),
        players_option: kind
            .options
            .iter()
            .map(|option| option.name)
            .find(|&name| name == "players"),
        options: kind
            .options
            .iter()
            .map(|option| OptionView {
                name: option.name,
                about: language.say(&option.about(kind.info.id)),
                values: option
                    .values
                    .iter()
                    .map(|value| Named {
                        name: value,
                        about: language.say(&option.value_about(kind.info.id, value)),
                    })
                    .collect(),
            })
            .collect(),
        bots: kind
            .bots
            .iter()
            .map(|bot| Named { name: bot.name, about: language.say(&bot.description()) })
            .collect(),
        levels: (1..=LEVELS as u8)
            .map(|level| LevelView { level, about: language.say(&level_description(Some(level))) })
            .collect(),
        picture: middle(&kind).scene(Viewer::Watcher).localized(|label| language.say(label)),
    };
    Json(GameType::all().into_iter().map(view).collect())
}

/// How many moves the game of a picture has gone on for.
const MIDDLE: u64 = 18;

/// A game in its middle, the same one each time: the bots that play it are quick.
fn middle(kind: &GameType) -> PositionRef {
    static GAMES: Mutex<BTreeMap<&'static str, PositionRef>> = Mutex::new(BTreeMap::new());
    let mut games = GAMES.lock().unwrap_or_else(PoisonError::into_inner);
    let play = || {
        let start = parse_spec(kind.info.id).expect("a game's own name is a spec").start(1);
        (1..=MIDDLE).fold(start, |position, ply| match (position.turn(), kind.bots.last()) {
            (Turn::Of(_), Some(bot)) => {
                let chosen = position.bot_move(bot.name, &mut dice(1, ply));
                position.play(&chosen).expect("a bot plays legal moves").after
            }
            _ => position,
        })
    };
    Arc::clone(games.entry(kind.info.id).or_insert_with(play))
}

pub(super) async fn rules(
    Path(id): Path<String>,
    Speaks(language): Speaks,
) -> Result<impl IntoResponse, Problem> {
    let kind =
        GameType::all().into_iter().find(|kind| kind.info.id == id).ok_or(Problem::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], (kind.info.rules)(language)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AskedVariant {
    spec: String,
}

#[derive(Serialize)]
pub(super) struct VariantView {
    spec: String,
    players: usize,
    seats: Vec<String>,
    first_scene: Scene<String>,
}

pub(super) async fn variant(
    Speaks(language): Speaks,
    Body(asked): Body<AskedVariant>,
) -> Result<Json<VariantView>, Problem> {
    let variant = parse_spec(&asked.spec)?;
    let start = variant.start(0);
    let seats = Seat::all(start.players());
    Ok(Json(VariantView {
        spec: variant.spec(),
        players: start.players(),
        seats: seats.map(|seat| language.say(&start.seat_name(seat))).collect(),
        first_scene: start.scene(Viewer::Watcher).localized(|label| language.say(label)),
    }))
}
