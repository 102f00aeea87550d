//! Who asks, from where, in which language, and what is in the body.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, StatusCode, header};
use serde::de::DeserializeOwned;
use tabuleiro_core::Language;

use crate::app_state::AppState;
use crate::problem::Problem;
use crate::rate_limit::Origin;
use crate::token::Token;

/// Where a request comes from: the other end, or whom a proxy names.
pub(crate) fn origin_of(app: &AppState, headers: &HeaderMap, extensions: &Extensions) -> Origin {
    // A proxy adds whom it speaks to at the end; what stands before that anybody can write.
    let forwarded = || {
        let last = headers.get_all("x-forwarded-for").iter().next_back()?;
        last.to_str().ok()?.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
    };
    let peer = || Some(extensions.get::<ConnectInfo<SocketAddr>>()?.ip());
    let address = if app.settings.is_behind_proxy { forwarded().or_else(peer) } else { peer() };
    Origin::new(address.unwrap_or(Ipv4Addr::UNSPECIFIED.into()))
}

impl FromRequestParts<Arc<AppState>> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<AppState>,
    ) -> Result<Origin, Infallible> {
        Ok(origin_of(app, &parts.headers, &parts.extensions))
    }
}

/// The language of whoever asks.
pub(crate) struct Speaks(pub(crate) Language);

impl<S: Send + Sync> FromRequestParts<S> for Speaks {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Speaks, Infallible> {
        let named = parts.uri.query().and_then(|query| {
            query
                .split('&')
                .find_map(|pair| pair.strip_prefix("lang="))
                .and_then(Language::from_locale)
        });
        let accepted = || parts.headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok();
        let preferred = || accepted()?.split(',').find_map(|one| Language::from_locale(one.trim()));
        Ok(Speaks(named.or_else(preferred).unwrap_or_default()))
    }
}

/// What somebody shows to be let in.
pub(crate) struct Bearer(pub(crate) Option<Token>);

impl<S: Send + Sync> FromRequestParts<S> for Bearer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Bearer, Infallible> {
        let shown = || {
            let value = parts.headers.get(header::AUTHORIZATION)?.to_str().ok()?;
            let (scheme, token) = value.split_once(' ')?;
            scheme.eq_ignore_ascii_case("bearer").then(|| Token::shown(token.trim()))
        };
        Ok(Bearer(shown()))
    }
}

/// The body of a request, which is JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(problem_with(&rejection)),
        }
    }
}

fn problem_with(rejection: &JsonRejection) -> Problem {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        Problem::TooLarge
    } else {
        Problem::Malformed(rejection.body_text().into())
    }
}
