//! Opens the menu, or a game such as `shiftago human,engine:3`.

use std::path::PathBuf;

use tabuleiro_core::read_language;
use tabuleiro_screen::{Opening, Seated, Surroundings, run};
use tabuleiro_session::{Effort, Folders, Settings, Table, read_players, read_spec};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let data = std::env::var_os("TRY_DATA").map(PathBuf::from);
    let folders = Folders::new(data.as_ref().map(|data| data.join("settings.conf")), data);
    let settings = Settings::load(&folders.settings)?;
    let language = std::env::var("LANG").ok().and_then(|lang| read_language(&lang));
    let language = settings.language.or(language).unwrap_or_default();
    let colours = settings.colours.are_wanted();
    let opening = match std::env::args().skip(1).collect::<Vec<_>>().as_slice() {
        [spec, seats] => {
            let variant = read_spec(spec)?;
            let players = read_players(&variant.kind(), seats)?;
            let table = Table::new(variant, players, 1)?;
            Opening::Table(Box::new(Seated {
                table,
                file: None,
                run: false,
                effort: Effort::default(),
            }))
        }
        _ => Opening::Menu,
    };
    run(opening, Surroundings { settings, folders, language, colours })?;
    Ok(())
}
