//! Putting the game away and taking another.

use std::io;
use std::path::{Path, PathBuf};

use super::keeper::Keeper;
use super::questions::Then;
use super::{Question, Said, Table, say};
use crate::play::files;
use crate::play::shown::{escaped, shown_path};

impl Table {
    /// Does what comes next, after asking what to do with an unfinished game.
    pub(super) fn leave_then(&mut self, then: Then) -> Said {
        if self.end.is_none() && self.has_unsaved_moves() {
            self.ask(Question::Keep(then))
        } else {
            self.proceed(then)
        }
    }

    pub(super) fn proceed(&mut self, then: Then) -> Said {
        match then {
            Then::NewGame => self.new_game(),
            Then::Load(path) => self.load(&path),
            Then::Quit => {
                self.put_away();
                self.has_left = true;
                say("Goodbye.")
            }
        }
    }

    fn load(&mut self, path: &Path) -> Said {
        match files::load(path) {
            Ok(game) => {
                self.set_game(game);
                let mut said = say(format!("{} is on the board.", shown_path(path)));
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
        let text = self.record.pgn();
        match files::save(&path, &text, replace) {
            Ok(()) => {
                let mut said = say(format!("The game is saved in {}.", shown_path(&path)));
                self.saved = Some((path, self.changes));
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
                shown_path(&path)
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

    /// From now on games are kept in this folder while they are played.
    pub(crate) fn keep_in(&mut self, folder: PathBuf) {
        self.keeper = Keeper::in_folder(folder);
    }

    fn keep(&mut self) -> Result<String, String> {
        let path = self.keeper.write(&self.record.pgn(), self.changes)?;
        let sentence = kept_sentence(&path);
        self.saved = Some((path, self.changes));
        Ok(sentence)
    }

    /// Brings the kept game up to date, and adds what the player has to know of that.
    pub(super) fn keep_up(&mut self, mut said: Said) -> Said {
        let is_begun = self.record.plies() > 0 || self.keeper.path().is_some();
        let is_somebodys = self.people != [false, false];
        if self.has_left
            || self.keeper.is_up_to_date(self.changes)
            || !(self.keeper.is_on() && is_begun && is_somebodys)
        {
            return said;
        }
        match self.keeper.write(&self.record.pgn(), self.changes) {
            Ok(path) if self.end.is_some() && !self.keeper.has_told => {
                self.keeper.has_told = true;
                said.push(kept_sentence(&path));
            }
            Err(problem) if !self.keeper.has_complained => {
                self.keeper.has_complained = true;
                said.push(format!("{problem} To keep it, type save and the name of a file."));
            }
            _ => {}
        }
        said
    }

    /// The game leaves the table: a finished one stays kept, another only if the
    /// player wanted it.
    pub(super) fn put_away(&mut self) {
        if self.end.is_none() {
            self.keeper.remove(self.saved.as_ref().map(|(path, _)| path.as_path()));
        }
        self.keeper.next_game();
    }

    /// Nobody is there to answer any more: an unfinished game is kept, or said
    /// as PGN when it cannot be.
    pub(crate) fn input_ended(&mut self) -> Said {
        self.question = None;
        self.has_left = true;
        if !self.has_unsaved_moves() {
            self.put_away();
            return Vec::new();
        }
        if self.end.is_some() && self.keeper.is_up_to_date(self.changes) {
            return Vec::new();
        }
        match self.keep() {
            Ok(sentence) => say(format!("The input has ended before the game. {sentence}")),
            Err(problem) => {
                self.keeper.has_lost = true;
                let mut said = say(format!("The input has ended. {problem} Here it is:"));
                said.extend(self.record.pgn().lines().map(escaped));
                said
            }
        }
    }
}

fn kept_sentence(path: &Path) -> String {
    format!("The game is kept in {}.", shown_path(path))
}
