//! Where settings, saved games and running games are kept.

use std::fs;
use std::io;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::time::SystemTime;

use directories::ProjectDirs;

/// How the names of saved games end.
const ENDING: &str = "txt";

/// The places in which a terminal keeps what outlives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    /// The file of the settings.
    pub settings: PathBuf,
    /// The folder of the games.
    pub data: PathBuf,
}

impl Folders {
    /// Where this platform keeps such things, unless something else is given; the current folder
    /// for somebody without a home.
    pub fn new(settings: Option<PathBuf>, data: Option<PathBuf>) -> Folders {
        let usual = ProjectDirs::from("", "", "tabuleiro");
        let usual = usual.as_ref();
        let settings = settings.unwrap_or_else(|| {
            usual.map_or(Path::new(""), ProjectDirs::config_dir).join("settings.conf")
        });
        let data =
            data.unwrap_or_else(|| usual.map_or(Path::new("."), ProjectDirs::data_dir).to_owned());
        Folders { settings, data }
    }

    /// The folder of the saved games.
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// The file that somebody means: a name alone is among the saved games, anything else is a
    /// path.
    ///
    /// ```
    /// use std::path::{Path, PathBuf};
    /// use tabuleiro_session::Folders;
    /// let folders = Folders::new(None, Some(PathBuf::from("/data")));
    /// assert_eq!(folders.game_file("sunday"), Path::new("/data/games/sunday.txt"));
    /// assert_eq!(folders.game_file("./sunday"), Path::new("./sunday"));
    /// ```
    pub fn game_file(&self, typed: &str) -> PathBuf {
        let path = Path::new(typed);
        if typed.contains(MAIN_SEPARATOR) || typed.contains('/') {
            return path.to_owned();
        }
        let mut file = self.games().join(path);
        if path.extension().is_none() {
            file.set_extension(ENDING);
        }
        file
    }

    /// Makes the folder of the saved games where a file is to be saved in it; whoever names
    /// another folder has to make it.
    pub(crate) fn make_folder_for(&self, file: &Path) -> io::Result<()> {
        let games = self.games();
        if file.parent() == Some(&games) { fs::create_dir_all(games) } else { Ok(()) }
    }

    /// The saved games, the latest first.
    pub fn saved_games(&self) -> Vec<PathBuf> {
        let files = texts_in(&self.games());
        files.into_iter().map(|(_, file)| file).collect()
    }
}

/// The games in a folder with the time of their last change, the latest first; none where there is
/// no such folder.
pub(crate) fn texts_in(folder: &Path) -> Vec<(SystemTime, PathBuf)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .filter_map(|path| Some((path.metadata().ok()?.modified().ok()?, path)))
        .collect();
    files.sort();
    files.reverse();
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_given_goes_before_what_is_usual() {
        let given = Folders::new(Some("a.conf".into()), Some("b".into()));
        assert_eq!(given, Folders { settings: "a.conf".into(), data: "b".into() });
        assert_eq!(Folders::new(None, Some("b".into())).data, Path::new("b"));
    }

    #[test]
    fn only_texts_are_saved_games() {
        let data = tempfile::tempdir().unwrap();
        let folders = Folders::new(None, Some(data.path().to_owned()));
        assert!(folders.saved_games().is_empty(), "the folder is not there yet");
        fs::create_dir(folders.games()).unwrap();
        for name in ["one.txt", "two.lock", ".one.txt.7.part"] {
            fs::write(folders.games().join(name), "").unwrap();
        }
        assert_eq!(folders.saved_games(), [folders.games().join("one.txt")]);
    }
}
