//! Records from files and from standard input.

use std::io::{self, Read};
use std::path::Path;

use tabuleiro_core::{Message, RecordError, msg};
use tabuleiro_session::{LoadError, Table, Variant, parse_record};

use crate::MESSAGES;
use crate::error::{CliError, Result};

/// Returns true if the path is `-`, which names standard input.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Loads a record from a file or, for `-`, from standard input, and replays it. Where a game is
/// given, the record must be of that game.
pub(crate) fn load_table(path: &Path, game: Option<&dyn Variant>) -> Result<Table> {
    let loaded =
        if is_stdin(path) { load_stdin(path) } else { tabuleiro_session::load_table(path) };
    let table = loaded.map_err(|error| match error {
        LoadError::Invalid { .. } => CliError::negative(error),
        LoadError::Io { .. } => error.into(),
    })?;
    if let Some(spec) = game.map(Variant::spec).filter(|spec| *spec != table.variant().spec()) {
        let got = Message::quote(&table.variant().spec());
        let expected = msg!("expected-game-of", game = spec);
        let problem = msg!("unreadable", expected = expected, got = got);
        let file = path.display().to_string();
        return Err(msg!("file-broken", file = file, problem = problem).into());
    }
    Ok(table)
}

fn load_stdin(path: &Path) -> Result<Table, LoadError> {
    let mut bytes = Vec::new();
    let read = io::stdin().lock().read_to_end(&mut bytes);
    read.map_err(|source| LoadError::Io { path: path.to_owned(), source })?;
    let invalid = |source: RecordError| LoadError::Invalid { path: path.to_owned(), source };
    Table::from_record(&parse_record(bytes).map_err(invalid)?).map_err(invalid)
}
