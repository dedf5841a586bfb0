//! Putting the game away and taking another.

use std::io;
use std::path::{Path, PathBuf};

use super::questions::Then;
use super::{Question, Said, Table, say};
use crate::play::{date, files};

impl Table {
    /// Does what comes next, after asking what to do with an unfinished game.
    pub(super) fn leave_then(&mut self, then: Then) -> Said {
        if self.would_lose_moves() { self.ask(Question::Keep(then)) } else { self.proceed(then) }
    }

    pub(super) fn proceed(&mut self, then: Then) -> Said {
        match then {
            Then::NewGame => self.new_game(),
            Then::Load(path) => self.load(&path),
            Then::Quit => {
                self.has_left = true;
                say("Goodbye.")
            }
        }
    }

    fn load(&mut self, path: &Path) -> Said {
        match files::load(path) {
            Ok(game) => {
                self.set_game(game);
                let mut said = say(format!("{} is on the board.", path.display()));
                said.extend(self.greeting());
                said
            }
            Err(problem) => say(problem),
        }
    }

    pub(super) fn save(&mut self, path: Option<PathBuf>) -> Said {
        match path.or_else(|| self.own_file().map(PathBuf::from)) {
            Some(path) => {
                let is_own = self.own_file() == Some(&path);
                self.write_file(path, is_own, None)
            }
            None => say("Save needs the name of a file, for example save game.pgn."),
        }
    }

    pub(super) fn write_file(&mut self, path: PathBuf, replace: bool, then: Option<Then>) -> Said {
        let text = self.record.game().to_string();
        match files::save(&path, &text, replace) {
            Ok(()) => {
                let mut said = say(format!("The game is saved in {}.", path.display()));
                self.saved = Some((path, self.revision));
                if let Some(then) = then {
                    said.extend(self.proceed(then));
                }
                said
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                self.ask(Question::Replace(path, then))
            }
            Err(error) => say(format!(
                "The game could not be saved in {}: {error}. It is still on the board.",
                path.display()
            )),
        }
    }

    pub(super) fn keep_then(&mut self, then: Then) -> Said {
        match self.keep() {
            Ok(sentence) => {
                let mut said = say(sentence);
                said.extend(self.proceed(then));
                said
            }
            Err(problem) => say(problem),
        }
    }

    fn keep(&mut self) -> Result<String, String> {
        let text = self.record.game().to_string();
        let path = files::keep(&text, &date::today().replace('.', "-"))
            .map_err(|error| format!("The game could not be kept: {error}."))?;
        let sentence = format!("The game is kept in {}.", path.display());
        self.saved = Some((path, self.revision));
        Ok(sentence)
    }

    /// Nobody is there to answer any more: an unfinished game is kept.
    pub(crate) fn input_ended(&mut self) -> Said {
        self.question = None;
        self.has_left = true;
        if !self.would_lose_moves() {
            return Vec::new();
        }
        let kept = self.keep().unwrap_or_else(|problem| problem);
        say(format!("The input has ended before the game. {kept}"))
    }
}
