use std::path::PathBuf;
use std::sync::Arc;

use annabella::games::{GameKind, Record};
use annabella::session::{NewGame, NewGameError, Player};
use annabella::table::journal::{SaveError, Source};
use annabella::table::library::{Library, LibraryError};
use annabella::table::{ContinueError, FileLoss, Game, KeepError, Reports, Update};

use crate::play::device_clock::wall_ms;
use crate::play::files::disk_told;
use crate::play::shown::shown_path;
use crate::source::is_brf;
use crate::words::{Words, key};

use super::Means;

/// A game at the table, with all that goes when another takes its place.
#[derive(Debug)]
pub(super) struct Seated {
    pub(super) game: Game,
    /// Which game at this table it is: what was thought about another one is of
    /// no use.
    pub(super) number: u64,
    /// Where it is kept; nowhere without it.
    pub(super) library: Option<Library>,
    /// The record from which it came, with what is said there.
    pub(super) source: Option<Record>,
    /// When it was made, as PGN writes it.
    pub(super) date: String,
    /// The file in which its player saved it, and its revision then.
    pub(super) saved: Option<(PathBuf, u64)>,
    /// Whether it should be kept and there is no place for it.
    pub(super) is_homeless: bool,
    /// Whether it has told how strong its player is.
    pub(super) is_rated: bool,
    /// Whether it was told that it cannot be saved.
    has_complained: bool,
}

impl Seated {
    pub(super) fn begin(
        setup: NewGame,
        source: Option<Record>,
        means: &Means,
        number: u64,
        date: String,
    ) -> Result<Seated, NewGameError> {
        // a game of the computer with itself can be had again from its seed
        let has_person = setup.players.contains(&Player::Person);
        let library = means.library.clone().filter(|_| has_person);
        let now = (means.now)();
        let (kept, reports, wall) = (library.clone(), reports(means, number), wall_ms(now));
        let game = match &source {
            Some(record) => {
                Game::from_elsewhere(setup, Source::from(record), kept, reports, now, wall)
            }
            None => Game::new(setup, kept, reports, now, wall),
        }?;
        let is_homeless = has_person && means.is_folder_missing;
        Ok(Seated {
            game,
            number,
            library,
            source,
            date,
            saved: None,
            is_homeless,
            is_rated: false,
            has_complained: false,
        })
    }

    /// A saved game, and what its return has brought about.
    pub(super) fn resume(
        library: Library,
        id: &str,
        means: &Means,
        number: u64,
        date: String,
    ) -> Result<(Seated, Update), ContinueError> {
        let now = (means.now)();
        let (game, update) = Game::resume(&library, id, reports(means, number), now, wall_ms(now))?;
        let library = Some(library);
        let seated = Seated {
            game,
            number,
            library,
            source: None,
            date,
            saved: None,
            is_homeless: false,
            is_rated: false,
            has_complained: false,
        };
        Ok((seated, update))
    }

    pub(super) fn kind(&self) -> GameKind {
        self.game.state().kind()
    }

    /// Where its file is, while it has one.
    pub(super) fn path(&self) -> Option<PathBuf> {
        self.library.as_ref()?.path(self.game.id()?).ok()
    }

    /// Whether it goes on from its file.
    pub(super) fn is_kept_unfinished(&self) -> bool {
        self.game.id().is_some()
            && self.game.state().ending().is_none()
            && self.game.pending() == 0
            && self.game.is_in_its_file()
    }

    /// Whether its player has saved it as it is.
    pub(super) fn is_saved_by_hand(&self) -> bool {
        let revision = self.game.state().revision();
        // a score in Braille has the moves and not all that was said of them
        self.saved.as_ref().is_some_and(|(path, saved)| *saved == revision && !is_brf(path))
    }

    /// Brings to the disk what is owed to it. Where that is another file than before, that
    /// has to be told.
    ///
    /// # Errors
    ///
    /// Why that is not possible.
    pub(super) fn keep(&mut self, words: Words) -> Result<Option<String>, String> {
        if self.is_homeless && self.game.is_begun() {
            return Err(words.text(key::NO_FOLDER));
        }
        if self.library.is_none() || !self.game.is_begun() {
            return Ok(None);
        }
        match self.game.flush() {
            Ok(()) => Ok(None),
            Err(KeepError::Moved { loss, .. }) => Ok(Some(self.moved_told(&loss, words))),
            Err(error) => Err(reason(&error, words)),
        }
    }

    /// That the game is in another file now, and why.
    pub(super) fn moved_told(&self, loss: &FileLoss, words: Words) -> String {
        let (key, from) = match loss {
            FileLoss::Changed(from) => (key::FILE_CHANGED, from),
            FileLoss::Gone(from) => (key::FILE_GONE, from),
        };
        let from = self.library.as_ref().and_then(|library| library.path(from).ok());
        let [from, to] = [from, self.path()].map(|path| shown_path(&path.unwrap_or_default()));
        words.fill(key, [("from", from.into()), ("to", to.into())])
    }

    /// What the player has to know of the saving, each thing once.
    pub(super) fn word_of_keeping(&mut self, update: &Update, words: Words) -> Option<String> {
        match &update.kept {
            Err(KeepError::Moved { loss, .. }) => {
                self.has_complained = false;
                Some(self.moved_told(loss, words))
            }
            Err(error) if !self.has_complained => {
                self.has_complained = true;
                Some(words.fill(key::NOT_SAVED, [("reason", reason(error, words).into())]))
            }
            Ok(()) if self.has_complained && self.game.pending() == 0 => {
                self.has_complained = false;
                Some(words.text(key::SAVED_AGAIN))
            }
            _ => None,
        }
    }
}

fn reports(means: &Means, number: u64) -> Reports {
    let on_thought = Arc::clone(&means.on_thought);
    Reports::thoughts(move |thought| on_thought(number, thought))
}

/// What the disk says, without what is said around it.
pub(super) fn reason(error: &KeepError, words: Words) -> String {
    match error {
        KeepError::Library(LibraryError::Disk(error)) | KeepError::Save(SaveError::Disk(error)) => {
            disk_told(error, words)
        }
        KeepError::Library(error) => error.to_string(),
        KeepError::Save(error) => error.to_string(),
        KeepError::NotKept | KeepError::Moved { .. } => error.to_string(),
    }
}
