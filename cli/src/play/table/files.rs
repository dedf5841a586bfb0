//! Files of PGN or PDN, scores in Braille, and saved games from elsewhere.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use annabella::games::Record;

use super::target::lacks_target;
use super::{Question, Said, Table};
use crate::play::files::{self, Loaded};
use crate::play::shown::shown_path;
use crate::source::{Notation, is_brf};
use crate::words::key;

impl Table {
    pub(super) fn load(&mut self, path: &Path) -> Said {
        match files::load(path, self.words()) {
            Ok(Loaded::Record(record)) if lacks_target(&record) => {
                self.ask(Question::Target { path: path.to_owned(), record })
            }
            Ok(Loaded::Record(record)) => self.seat_loaded(path, record),
            Ok(Loaded::Saved) if self.is_file_of_this_game(path) => self.say(key::ON_THE_BOARD),
            Ok(Loaded::Saved) => match self.host.resume_file(path) {
                Ok((at, update)) => self.seat_again(at, &update),
                Err(problem) => self.say_text(problem),
            },
            Err(problem) => self.say_text(problem),
        }
    }

    /// A game of a file comes to the table.
    pub(super) fn seat_loaded(&mut self, path: &Path, record: Record) -> Said {
        // the seats that were chosen are those of another game
        match self.host.game_of(record, None, true) {
            Ok(at) => {
                let file = shown_path(path).into();
                let mut said = self.say_with(key::FILE_ON_BOARD, [("file", file)]);
                said.extend(self.seat(at));
                said
            }
            Err(problem) => self.say_text(problem),
        }
    }

    pub(super) fn save(&mut self, path: Option<PathBuf>) -> Said {
        let Some(path) = path.or_else(|| self.own_file().map(PathBuf::from)) else {
            let ending = Notation::of(self.state().kind()).ending();
            return self.say_with(key::SAVE_NEEDS_NAME, [("ending", ending.into())]);
        };
        let is_own = self.own_file() == Some(&path);
        self.write_file(path, is_own)
    }

    pub(super) fn write_file(&mut self, path: PathBuf, replace: bool) -> Said {
        let text = if is_brf(&path) {
            self.at.in_braille(self.words().language)
        } else {
            self.at.record().map(|record| record.to_string())
        };
        let Some(text) = text else { return self.say(key::NO_RECORD) };
        match files::save(&path, &text, replace) {
            Ok(()) => {
                let file = ("file", shown_path(&path).into());
                let notation = Notation::of(self.state().kind());
                let said = if notation.is_misnamed(&path) {
                    let notation = ("notation", notation.name().into());
                    self.say_with(key::SAVED_AS_IN, [file, notation])
                } else {
                    self.say_with(key::SAVED_IN, [file])
                };
                self.farewell.clone_from(&said);
                self.at.saved = Some((path, self.state().revision()));
                said
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                self.ask(Question::Replace(path))
            }
            Err(error) => {
                let file = shown_path(&path).into();
                let error = files::disk_told(&error.into(), self.words()).into();
                self.say_with(key::NOT_SAVED_IN, [("file", file), ("error", error)])
            }
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
