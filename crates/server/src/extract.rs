//! Extractors: client address, language, bearer token and JSON body.

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
use crate::error::ApiError;
use crate::rate_limit::ClientAddr;
use crate::token::Token;

/// Returns the address of the client: that of the connection or, behind a proxy, the one that the
/// proxy reports.
pub(crate) fn client_addr(
    app: &AppState,
    headers: &HeaderMap,
    extensions: &Extensions,
) -> ClientAddr {
    // The proxy appends the address of its peer. A client can forge all entries before that.
    let forwarded = || {
        let last = headers.get_all("x-forwarded-for").iter().next_back()?;
        last.to_str().ok()?.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
    };
    let peer = || Some(extensions.get::<ConnectInfo<SocketAddr>>()?.ip());
    let address = if app.settings.is_behind_proxy { forwarded().or_else(peer) } else { peer() };
    ClientAddr::new(address.unwrap_or(Ipv4Addr::UNSPECIFIED.into()))
}

impl FromRequestParts<Arc<AppState>> for ClientAddr {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<AppState>,
    ) -> Result<ClientAddr, Infallible> {
        Ok(client_addr(app, &parts.headers, &parts.extensions))
    }
}

/// The language of the response: the query parameter `lang`, else the first supported language of
/// `Accept-Language`, else the default.
pub(crate) struct RequestLanguage(pub(crate) Language);

impl<S: Send + Sync> FromRequestParts<S> for RequestLanguage {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<RequestLanguage, Infallible> {
        let parameter = parts.uri.query().and_then(|query| {
            query
                .split('&')
                .find_map(|pair| pair.strip_prefix("lang="))
                .and_then(Language::from_locale)
        });
        let accept_language = || parts.headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok();
        let preferred =
            || accept_language()?.split(',').find_map(|tag| Language::from_locale(tag.trim()));
        Ok(RequestLanguage(parameter.or_else(preferred).unwrap_or_default()))
    }
}

/// The token of the `Authorization` header, if there is one.
pub(crate) struct BearerToken(pub(crate) Option<Token>);

impl<S: Send + Sync> FromRequestParts<S> for BearerToken {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<BearerToken, Infallible> {
        let token = || {
            let value = parts.headers.get(header::AUTHORIZATION)?.to_str().ok()?;
            let (scheme, token) = value.split_once(' ')?;
            scheme.eq_ignore_ascii_case("bearer").then(|| Token::from(token.trim().to_owned()))
        };
        Ok(BearerToken(token()))
    }
}

/// A JSON request body. Its rejection is an [`ApiError`].
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<JsonBody<T>, ApiError> {
        let Json(body) = Json::from_request(request, state).await?;
        Ok(JsonBody(body))
    }
}

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> ApiError {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            ApiError::BodyTooLarge
        } else {
            ApiError::Malformed(rejection.body_text().into())
        }
    }
}
