//! `serve`: the server for web browsers.

use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

use tabuleiro_core::{LocalizedError, Message, msg};
use tabuleiro_server::{AppState, Settings, serve, shutdown_signal};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::{FromEnvError, LevelFilter};

use crate::MESSAGES;
use crate::args::ServeArgs;
use crate::error::{ExternalError, Result};
use crate::profile::Profile;

#[tokio::main]
pub(crate) async fn run(args: ServeArgs, profile: &Profile) -> Result<()> {
    let filter = EnvFilter::builder().with_default_directive(LevelFilter::INFO.into());
    tracing_subscriber::fmt()
        .with_env_filter(filter.from_env().map_err(unreadable_filter)?)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .init();
    let usual = Settings::default();
    let settings = Settings {
        engine_threads: args.engine_threads.unwrap_or(usual.engine_threads),
        tables_per_hour: args.tables_per_hour,
        connections_per_address: args.connections_per_address,
        is_behind_proxy: args.behind_proxy,
        ..usual
    };
    let data = match args.data {
        Some(file) => file,
        None => usual_file(&profile.folders.data)?,
    };
    let hall = AppState::open(settings, &data)?;
    let listener = TcpListener::bind(args.addr).await.map_err(|error| {
        msg!("server-cannot-listen", address = args.addr.to_string(), why = error.message())
    })?;
    println!("http://{}/", listener.local_addr()?);
    serve(hall, listener, shutdown_signal()).await?;
    Ok(())
}

/// Returns the error about an invalid value of `RUST_LOG`.
fn unreadable_filter(error: FromEnvError) -> Message {
    msg!("unreadable-within", place = "RUST_LOG", problem = ExternalError::new(error).message())
}

/// Returns the database in the data folder, which is created if it is missing.
fn usual_file(folder: &Path) -> Result<PathBuf> {
    fs::create_dir_all(folder).map_err(|error| {
        let folder = folder.display().to_string();
        msg!("server-cannot-make-folder", folder = folder, why = error.message())
    })?;
    Ok(folder.join("tables.sqlite"))
}
