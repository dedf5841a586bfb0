//! Putting the game away. A game with a person is kept all the while, so there
//! is nothing to ask unless it cannot be saved.

use std::path::PathBuf;

use annabella::games::GameKind;

use super::seated::Seated;
use super::{Departure, Question, Said, Table};
use crate::play::own_name::play_command;
use crate::play::shown::{escaped, shown_path};
use crate::words::key;

/// What happens once the game on the table has been put away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// One of the kind that is named, or like the one before.
    NewGame(Option<GameKind>),
    Load(PathBuf),
    Continue(String),
    /// A game from the position after so many moves of this one.
    PlayFrom(usize),
    Quit,
}

impl Table {
    /// Does what comes next. Only a game that would be lost is asked about.
    pub(super) fn leave_then(&mut self, then: Then) -> Said {
        let kept = if then == Then::Quit { self.keep_games() } else { self.keep_game() };
        match kept {
            Err(reason) => self.ask(Question::Lose { then, reason }),
            Ok(mut said) => {
                if then == Then::Quit {
                    // to be read when the board is gone
                    self.farewell.extend(said.clone());
                }
                said.extend(self.proceed(then));
                said
            }
        }
    }

    /// Brings the game in front to the disk, unless its player has saved it himself.
    pub(super) fn keep_game(&mut self) -> Result<Said, String> {
        match self.at.keep(self.words()) {
            Err(reason) if !self.at.is_saved_by_hand() => Err(reason),
            kept => Ok(self.moved(kept)),
        }
    }

    /// What has to be told of a game that was kept.
    pub(super) fn moved(&self, kept: Result<Option<String>, String>) -> Said {
        kept.ok().flatten().map(|moved| self.words().phrase(moved)).into_iter().collect()
    }

    /// A game that cannot be saved is said before it goes.
    pub(super) fn leave_lost(&mut self, then: Then) -> Said {
        let mut said = self.say(key::HERE_IT_IS);
        if then == Then::Quit {
            said.extend(self.records_of_unkept());
            self.departure = Some(Departure::Lost);
        } else {
            said.extend(self.record_lines());
        }
        said.extend(self.proceed(then));
        said
    }

    pub(super) fn proceed(&mut self, then: Then) -> Said {
        match then {
            Then::NewGame(kind) => {
                if self.has_several_boards() {
                    self.host.play_again_like(&self.at);
                }
                match self.host.new_game(kind) {
                    Ok(at) => self.seat_new(at),
                    Err(failure) => self.say_text(format!("{failure}.")),
                }
            }
            Then::Load(path) => self.load(&path),
            Then::Continue(id) => self.continue_kept(&id),
            Then::PlayFrom(plies) => self.proceed_from(plies),
            Then::Quit => {
                self.departure.get_or_insert(Departure::Kept);
                let mut said = self.say(key::GOODBYE);
                let words = self.words();
                let how: Said =
                    self.how_to_go_on().map(|how| words.phrase(how)).into_iter().collect();
                said.extend(how.clone());
                self.farewell.extend(how);
                said
            }
        }
    }

    /// Another game takes the place of this one.
    pub(super) fn seat(&mut self, at: Seated) -> Said {
        let mut said = self.take_seat(at);
        said.extend(self.stand());
        said
    }

    /// The same of a game that begins.
    pub(super) fn seat_new(&mut self, at: Seated) -> Said {
        let said = self.seat(at);
        self.save_at_board();
        said
    }

    /// The same before it is told where that game stands.
    pub(super) fn take_seat(&mut self, at: Seated) -> Said {
        let mut said = Said::new();
        if self.at.is_kept_unfinished() {
            said.push(self.own(key::UNFINISHED_KEPT));
        }
        self.at = at;
        self.looking = None;
        self.question = None;
        self.seat_at_board();
        said.extend(self.which_board_first());
        let mut greeting = self.greeting();
        if self.is_seen {
            // who plays what is to be seen
            greeting.drain(..1);
        }
        said.extend(greeting);
        said
    }

    pub(super) fn record_lines(&self) -> Said {
        let Some(record) = self.at.record() else { return self.say(key::NO_RECORD) };
        record
            .to_string()
            .trim_end()
            .lines()
            .map(|line| self.words().phrase(escaped(line)))
            .collect()
    }

    /// Nobody is there to answer any more: what is owed to the disk is written,
    /// or the record of the game is said when that is not possible.
    pub(crate) fn input_ended(&mut self) -> Said {
        self.question = None;
        self.departure = Some(Departure::Kept);
        match self.keep_games() {
            Err(reason) => {
                self.departure = Some(Departure::Lost);
                let reason = [("reason", reason.into())];
                let mut said = self.say_with(key::INPUT_ENDED_LOST, reason);
                said.extend(self.records_of_unkept());
                said
            }
            Ok(mut said) => {
                if let Some(how) = self.how_to_go_on() {
                    said.extend(self.say_with(key::INPUT_ENDED, [("how", how.into())]));
                }
                said
            }
        }
    }

    /// How an unfinished game is found again.
    fn how_to_go_on(&self) -> Option<String> {
        if !self.is_any_kept_unfinished() {
            return None;
        }
        let is_here = self.has_several_boards() || self.at.library == self.host.means.library;
        let option = match self.at.path().filter(|_| !is_here) {
            Some(path) => format!("--load {}", shown_path(&path)),
            None => "--continue".to_owned(),
        };
        let command = format!("{} {option}", play_command());
        let how =
            if self.has_several_boards() { key::HOW_TO_GO_ON_WITH_ALL } else { key::HOW_TO_GO_ON };
        Some(self.words().fill(how, [("command", command.into())]))
    }
}
