//! The folders of settings, saved games and running games.

use std::fs;
use std::io;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::time::SystemTime;

use directories::ProjectDirs;

/// The extension of saved games.
const EXTENSION: &str = "txt";

/// The settings file and the data folder of the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    /// The settings file.
    pub settings: PathBuf,
    /// The folder of saved and running games.
    pub data: PathBuf,
}

impl Folders {
    /// Returns the given paths, with the conventional ones of the platform for those that are missing;
    /// without a home directory these are in the current folder.
    pub fn new(settings: Option<PathBuf>, data: Option<PathBuf>) -> Folders {
        let platform = ProjectDirs::from("", "", "tabuleiro");
        let platform = platform.as_ref();
        let settings = settings.unwrap_or_else(|| {
            platform.map_or(Path::new(""), ProjectDirs::config_dir).join("settings.conf")
        });
        let data = data
            .unwrap_or_else(|| platform.map_or(Path::new("."), ProjectDirs::data_dir).to_owned());
        Folders { settings, data }
    }

    /// Returns the folder of the saved games.
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// Returns the file of a saved game. A name alone is in the folder of the saved games, anything else
    /// is a path.
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
            file.set_extension(EXTENSION);
        }
        file
    }

    /// Creates the folder of the saved games if the file is in it. Other folders are not created.
    pub(crate) fn create_folder_for(&self, file: &Path) -> io::Result<()> {
        let games = self.games();
        if file.parent() == Some(&games) { fs::create_dir_all(games) } else { Ok(()) }
    }

    /// Returns the files of the saved games, the latest first.
    pub fn saved_games(&self) -> Vec<PathBuf> {
        let files = game_files_in(&self.games());
        files.into_iter().map(|(_, file)| file).collect()
    }
}

/// Returns the game files in a folder with the times of their last change, the latest first. A missing
/// folder has none.
pub(crate) fn game_files_in(folder: &Path) -> Vec<(SystemTime, PathBuf)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == EXTENSION))
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
    fn given_paths_replace_those_of_the_platform() {
        let given = Folders::new(Some("a.conf".into()), Some("b".into()));
        assert_eq!(given, Folders { settings: "a.conf".into(), data: "b".into() });
        assert_eq!(Folders::new(None, Some("b".into())).data, Path::new("b"));
    }

    #[test]
    fn only_text_files_are_saved_games() {
        let data = tempfile::tempdir().unwrap();
        let folders = Folders::new(None, Some(data.path().to_owned()));
        assert!(folders.saved_games().is_empty(), "the folder is missing");
        fs::create_dir(folders.games()).unwrap();
        for name in ["one.txt", "two.lock", ".one.txt.7.part"] {
            fs::write(folders.games().join(name), "").unwrap();
        }
        assert_eq!(folders.saved_games(), [folders.games().join("one.txt")]);
    }
}
