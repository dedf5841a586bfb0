//! PGN files, and saved games from elsewhere.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{Question, Said, Table, say};
use crate::play::files::{self, Loaded};
use crate::play::shown::shown_path;

impl Table {
    pub(super) fn load(&mut self, path: &Path) -> Said {
        let stands = format!("{} is on the board.", shown_path(path));
        match files::load(path) {
            Ok(Loaded::Pgn(game)) => match self.host.pgn_game(*game, None) {
                Ok(at) => {
                    let mut said = say(stands);
                    said.extend(self.seat(at));
                    said
                }
                Err(problem) => say(problem),
            },
            Ok(Loaded::Saved) if self.is_file_of_this_game(path) => {
                say("That game is on the board.")
            }
            Ok(Loaded::Saved) => match self.host.resume_file(path) {
                Ok((at, update)) => self.seat_again(at, &update),
                Err(problem) => say(problem),
            },
            Err(problem) => say(problem),
        }
    }

    pub(super) fn save(&mut self, path: Option<PathBuf>) -> Said {
        match path.or_else(|| self.own_file().map(PathBuf::from)) {
            Some(path) => {
                let is_own = self.own_file() == Some(&path);
                self.write_file(path, is_own)
            }
            None => say("Save needs the name of a file, for example save game.pgn."),
        }
    }

    pub(super) fn write_file(&mut self, path: PathBuf, replace: bool) -> Said {
        let text = self.at.sheet().to_string();
        match files::save(&path, &text, replace) {
            Ok(()) => {
                let said = say(format!("The game is saved in {}.", shown_path(&path)));
                self.farewell.clone_from(&said);
                self.at.saved = Some((path, self.state().revision()));
                said
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                self.ask(Question::Replace(path))
            }
            Err(error) => say(format!(
                "The game could not be saved in {}: {error}. It is still on the board.",
                shown_path(&path)
            )),
        }
    }

    fn is_file_of_this_game(&self, path: &Path) -> bool {
        let own = self.at.path().and_then(|own| fs::canonicalize(own).ok());
        own.is_some() && own == fs::canonicalize(path).ok()
    }

    /// The file that holds this game, also an older state of it.
    fn own_file(&self) -> Option<&Path> {
        self.at.saved.as_ref().map(|(path, _)| path.as_path())
    }
}
