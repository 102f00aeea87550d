//! Games in files, for the commands and for the table.

use std::path::Path;

use tabuleiro_core::{Message, msg};
use tabuleiro_session::{LoadError, Table, Variant};

use crate::MESSAGES;
use crate::error::{CliError, Result};

/// The game in a record, which must be one of `wanted` where a game was named too.
pub(crate) fn load_table(file: &Path, wanted: Option<&dyn Variant>) -> Result<Table> {
    let table = tabuleiro_session::load_table(file).map_err(|error| match error {
        LoadError::Invalid { .. } => CliError::negative(error),
        LoadError::Io { .. } => error.into(),
    })?;
    if let Some(wanted) = wanted.map(Variant::spec).filter(|spec| *spec != table.variant().spec()) {
        let spec = Message::quote(&table.variant().spec());
        let expected = msg!("expected-game-of", game = wanted);
        let problem = msg!("unreadable", expected = expected, got = spec);
        let file = file.display().to_string();
        return Err(msg!("file-broken", file = file, problem = problem).into());
    }
    Ok(table)
}
