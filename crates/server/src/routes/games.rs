//! The games: their options, players, rules and variants, and the messages of the browser client.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use axum::Json;
use axum::extract::Path;
use axum::http::header;
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use tabuleiro_core::{LEVEL_COUNT, Language, Scene, Seat, Turn, Viewer, seeded_rng};
use tabuleiro_session::{GameType, PositionRef, level_description, parse_spec};

use crate::error::ApiError;
use crate::extract::{JsonBody, RequestLanguage};
use crate::mutex::lock;

/// Returns the messages of the browser client in one language.
pub(super) async fn client_messages(
    Path(name): Path<String>,
) -> Result<impl IntoResponse, ApiError> {
    let language = Language::from_locale(&name).ok_or(ApiError::NotFound)?;
    Ok(Json(tabuleiro_i18n::patterns(language, "web-")))
}

#[derive(Serialize)]
pub(super) struct GameDto {
    id: &'static str,
    name: &'static str,
    about: String,
    /// The option that determines the number of players.
    #[serde(skip_serializing_if = "Option::is_none")]
    players_option: Option<&'static str>,
    options: Vec<OptionDto>,
    bots: Vec<NamedDto>,
    levels: Vec<LevelDto>,
    /// The scene of a typical position.
    picture: Scene<String>,
}

#[derive(Serialize)]
struct OptionDto {
    name: &'static str,
    about: String,
    values: Vec<NamedDto>,
}

/// A bot or a value of an option, with its description.
#[derive(Serialize)]
struct NamedDto {
    name: &'static str,
    about: String,
}

#[derive(Serialize)]
struct LevelDto {
    level: u8,
    about: String,
}

pub(super) async fn list_games(RequestLanguage(language): RequestLanguage) -> Json<Vec<GameDto>> {
    let game = |game_type: GameType| GameDto {
        id: game_type.info.id,
        name: game_type.info.name,
        about: language.render(&game_type.info.description()),
        players_option: game_type
            .options
            .iter()
            .map(|option| option.name)
            .find(|&name| name == "players"),
        options: game_type
            .options
            .iter()
            .map(|option| OptionDto {
                name: option.name,
                about: language.render(&option.description(game_type.info.id)),
                values: option
                    .values
                    .iter()
                    .map(|value| NamedDto {
                        name: value,
                        about: language.render(&option.value_description(game_type.info.id, value)),
                    })
                    .collect(),
            })
            .collect(),
        bots: game_type
            .bots
            .iter()
            .map(|bot| NamedDto { name: bot.name, about: language.render(&bot.description()) })
            .collect(),
        levels: (1..=LEVEL_COUNT as u8)
            .map(|level| LevelDto {
                level,
                about: language.render(&level_description(Some(level))),
            })
            .collect(),
        picture: preview(&game_type)
            .scene(Viewer::Spectator)
            .localized(|label| language.render(label)),
    };
    Json(GameType::all().into_iter().map(game).collect())
}

/// The number of moves before the position of a preview.
const PREVIEW_PLIES: u64 = 18;

/// Returns the position in the preview of a game. A bot plays up to it with a fixed seed when it is
/// requested for the first time.
fn preview(game_type: &GameType) -> PositionRef {
    static PREVIEWS: Mutex<BTreeMap<&'static str, PositionRef>> = Mutex::new(BTreeMap::new());
    let mut previews = lock(&PREVIEWS);
    let play = || {
        let start = parse_spec(game_type.info.id).expect("the id of a game is a spec").start(1);
        (1..=PREVIEW_PLIES).fold(start, |position, ply| {
            match (position.turn(), game_type.bots.last()) {
                (Turn::Of(_), Some(bot)) => {
                    let chosen = position.bot_move(bot.name, &mut seeded_rng(1, ply));
                    position.play(&chosen).expect("bots play legal moves").after
                }
                _ => position,
            }
        })
    };
    Arc::clone(previews.entry(game_type.info.id).or_insert_with(play))
}

pub(super) async fn rules(
    Path(id): Path<String>,
    RequestLanguage(language): RequestLanguage,
) -> Result<impl IntoResponse, ApiError> {
    let game_type = GameType::all()
        .into_iter()
        .find(|game_type| game_type.info.id == id)
        .ok_or(ApiError::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], (game_type.info.rules)(language)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VariantRequest {
    spec: String,
}

#[derive(Serialize)]
pub(super) struct VariantDto {
    spec: String,
    players: usize,
    seats: Vec<String>,
    first_scene: Scene<String>,
}

/// Validates a game spec and returns its variant.
pub(super) async fn describe_variant(
    RequestLanguage(language): RequestLanguage,
    JsonBody(request): JsonBody<VariantRequest>,
) -> Result<Json<VariantDto>, ApiError> {
    let variant = parse_spec(&request.spec)?;
    let start = variant.start(0);
    let seats = Seat::all(start.players());
    Ok(Json(VariantDto {
        spec: variant.spec(),
        players: start.players(),
        seats: seats.map(|seat| language.render(&start.seat_name(seat))).collect(),
        first_scene: start.scene(Viewer::Spectator).localized(|label| language.render(label)),
    }))
}
