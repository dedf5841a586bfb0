//! The games that are kept.

use annabella::games::{GameKind, Side};
use annabella::session::{Event, Phase, State};
use annabella::speech::Phrase;
use annabella::table::journal::Condition;
use annabella::table::library::{Library, LibraryError, Listed};
use annabella::table::replay::replay;
use annabella::table::wall_clock::ClockDoubt;
use annabella::table::{KeepError, Update};

use super::describing::{describe, described};
use super::leaving::Then;
use super::seated::{Seated, reason};
use super::{Said, Table};
use crate::play::date::{day_and_time, unix_ms};
use crate::play::shown::{escaped, shown, shown_path};
use crate::words::{Key, Words, key};

/// More than these nobody wants to hear at once.
const SHOWN: usize = 20;

/// The unfinished game, of this kind or of any, that was changed last: its id, and what it is.
pub(super) fn last_unfinished(
    library: &Library,
    kind: Option<GameKind>,
) -> Result<Option<(String, State)>, LibraryError> {
    let listed = library.list()?;
    let unfinished = listed.into_iter().find_map(|Listed { id, content }| {
        let condition = content.ok()?.condition;
        if !matches!(condition, Condition::Whole | Condition::Unfinished { .. }) {
            return None;
        }
        let replayed = replay(&library.read(&id).ok()?).ok()?;
        let is_playable = replayed.problem.is_none() && replayed.state.ending().is_none();
        let is_asked = kind.is_none_or(|kind| replayed.state.kind() == kind);
        (is_playable && is_asked).then_some((id, replayed.state))
    });
    Ok(unfinished)
}

/// The id of the game that somebody means: by id, name, or number in the list.
pub(super) fn find(library: &Library, asked: &str, words: Words) -> Result<String, String> {
    let listed = library.list().map_err(|error| not_listed(&error, words))?;
    let is_named = |listed: &&Listed| {
        let name = listed.content.as_ref().ok().and_then(|summary| summary.name.as_ref());
        listed.id == asked || name.is_some_and(|name| name.eq_ignore_ascii_case(asked))
    };
    let by_number = || listed.get(asked.parse::<usize>().ok()?.checked_sub(1)?);
    let found = listed.iter().find(is_named).or_else(by_number);
    found
        .map(|listed| listed.id.clone())
        .ok_or_else(|| words.fill(key::NO_SUCH_GAME, [("asked", shown(asked).into())]))
}

pub(super) fn not_listed(error: &LibraryError, words: Words) -> String {
    words.fill(key::CANNOT_BE_LISTED, [("error", error.to_string().into())])
}

impl Table {
    pub(super) fn unfinished_told(&self) -> Option<Phrase> {
        let library = self.host.means.library.as_ref()?;
        // an unreadable folder is told when it matters
        let (_, state) = last_unfinished(library, None).ok()??;
        let game = describe(&state, self.words()).into();
        Some(self.own_with(key::UNFINISHED_THERE, [("game", game)]))
    }

    pub(super) fn games(&mut self, all: bool) -> Said {
        let Some(library) = self.host.means.library.clone() else {
            return self.say(key::NO_LIBRARY);
        };
        let listed = match library.list() {
            Ok(listed) => listed,
            Err(error) => return self.say_text(not_listed(&error, self.words())),
        };
        self.listed = listed.iter().map(|listed| listed.id.clone()).collect();
        let shown = if all { listed.len() } else { SHOWN };
        let mut said: Said = (1..)
            .zip(listed.iter().take(shown))
            .map(|(number, listed)| self.listed_told(number, listed, &library))
            .collect();
        match listed.len() {
            0 => said.push(self.own(key::NONE_KEPT)),
            count if count > shown => {
                let more = (count - shown).into();
                said.push(self.own_with(key::MORE_KEPT, [("count", more)]));
            }
            _ => {}
        }
        said
    }

    fn listed_told(&self, number: usize, listed: &Listed, library: &Library) -> Phrase {
        let Listed { id, content } = listed;
        let name = content.as_ref().ok().and_then(|summary| summary.name.as_ref()).unwrap_or(id);
        let words = self.words();
        let what = match library.read(id) {
            Ok(reading) => described(&reading, words),
            Err(error) => words.fill(key::GAME_UNREADABLE, [("error", error.to_string().into())]),
        };
        let (name, game) = (escaped(name).into(), escaped(&what).into());
        let slots = [("number", number.into()), ("name", name), ("game", game)];
        let listed = words.fill(key::LISTED_GAME, slots);
        if self.at.library.as_ref() == Some(library) && self.at.game.id() == Some(id) {
            return self.own_with(key::LISTED_HERE, [("listed", listed.into())]);
        }
        words.phrase(listed)
    }

    /// The id of the game that somebody means, by the numbers that were told last.
    fn find(&mut self, asked: &str) -> Result<String, String> {
        let words = self.words();
        let library = self.host.means.library.clone();
        let library = library.ok_or_else(|| words.text(key::NO_LIBRARY))?;
        let by_number = asked.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match by_number.and_then(|index| self.listed.get(index)) {
            Some(id) => Ok(id.clone()),
            None => find(&library, asked, words),
        }
    }

    fn is_on_the_board(&self, id: &str) -> bool {
        self.at.library == self.host.means.library && self.at.game.id() == Some(id)
    }

    pub(super) fn go_on_with(&mut self, asked: &str) -> Said {
        match self.find(asked) {
            Ok(id) if self.is_on_the_board(&id) => self.say(key::ON_THE_BOARD),
            Ok(id) if let Some(number) = self.board_with(&id) => self.bring_numbered(number),
            Ok(id) => self.leave_then(Then::Continue(id)),
            Err(problem) => self.say_text(problem),
        }
    }

    /// With the one that was changed last, if there is any.
    pub(super) fn go_on_with_last(&mut self) -> Option<Said> {
        let library = self.host.means.library.clone()?;
        let (id, _) = last_unfinished(&library, None).ok()??;
        (!self.is_on_the_board(&id) && self.board_with(&id).is_none())
            .then(|| self.leave_then(Then::Continue(id)))
    }

    pub(super) fn continue_kept(&mut self, id: &str) -> Said {
        let Some(library) = self.host.means.library.clone() else {
            return self.say(key::NO_LIBRARY);
        };
        if self.has_several_boards() {
            return match self.host.resume(&library, id) {
                Ok((at, update)) => self.seat_again(at, &update),
                Err(problem) => self.say_text(problem),
            };
        }
        match self.host.resume_all(&library, id) {
            Ok(sitting) => self.seat_all(sitting),
            Err(problem) => self.say_text(problem),
        }
    }

    /// A kept game takes the place of the one on the table.
    pub(super) fn seat_again(&mut self, at: Seated, update: &Update) -> Said {
        let mut said = self.take_seat(at);
        said.extend(self.came_back(update));
        said
    }

    /// What its return has brought about, and where it stands.
    pub(super) fn came_back(&mut self, update: &Update) -> Said {
        let mut news = Said::new();
        for side in Side::ALL {
            news.extend(self.drop_resignation(side));
        }
        if self.ending().is_some() {
            return self.stand();
        }
        let is_put_away = matches!(self.state().phase(), Phase::Adjourned | Phase::Resumed);
        let mut said = if is_put_away {
            self.envelope_told()
        } else {
            let now = self.at.game.game_time((self.host.means.now)());
            self.voice().situation(self.state(), Some(now), self.only_person())
        };
        // that the clocks were stopped meanwhile is told with where it stands
        let is_news = |event: &&Event| !matches!(event, Event::Paused { .. });
        let events: Vec<Event> = update.events.iter().filter(is_news).cloned().collect();
        said.extend(self.told(&events));
        said.extend(update.doubt.into_iter().flat_map(|doubt| self.doubt_told(doubt)));
        self.advised = None;
        said.extend(self.advice_after(&[]));
        said.extend(self.told_besides(update));
        said.extend(news);
        said
    }

    /// Why the clock has stood, and what can be done about it.
    fn doubt_told(&self, doubt: ClockDoubt) -> Said {
        let words = self.words();
        let moment = |at| ("now", day_and_time(at).into());
        let last = |at| ("last", day_and_time(at).into());
        let why = match doubt {
            ClockDoubt::BeforeProgram { now } => {
                words.fill(key::CLOCK_BEFORE_PROGRAM, [moment(now)])
            }
            ClockDoubt::BeforeLastLine { now, last: at } => {
                words.fill(key::CLOCK_BEFORE_LAST, [moment(now), last(at)])
            }
            ClockDoubt::LongAfter { now, last: at } => {
                words.fill(key::CLOCK_LONG_AFTER, [moment(now), last(at)])
            }
            ClockDoubt::LastLine { last: at } => words.fill(key::CLOCK_WAS_WRONG, [last(at)]),
        };
        let mut said = self.say_with(key::AWAY_NOT_COUNTED, [("why", why.into())]);
        if self.is_strict() {
            said.push(self.own(key::TYPE_TAKE_TIME));
        }
        said
    }

    pub(super) fn rename(&mut self, name: &str) -> Said {
        if self.at.library.is_none() {
            return self.say(self.why_not_kept());
        }
        let renamed =
            |table: &Table| table.say_with(key::RENAMED, [("name", escaped(name.trim()).into())]);
        match self.at.game.rename(name, (self.host.means.now)()) {
            Ok(()) => renamed(self),
            Err(KeepError::Moved { loss, .. }) => {
                let mut said = self.say_text(self.at.moved_told(&loss, self.words()));
                said.extend(renamed(self));
                said
            }
            Err(error) => {
                self.say_with(key::NOT_RENAMED, [("error", reason(&error, self.words()).into())])
            }
        }
    }

    pub(super) fn delete(&mut self, asked: &str) -> Said {
        let id = match self.find(asked) {
            Ok(id) if self.is_on_the_board(&id) || self.board_with(&id).is_some() => {
                return self.say(key::ON_THE_BOARD_DELETED);
            }
            Ok(id) => id,
            Err(problem) => return self.say_text(problem),
        };
        let Some(library) = &self.host.means.library else { return self.say(key::NO_LIBRARY) };
        match library.delete(&id, unix_ms()) {
            Ok(_) => self.say_with(key::DELETED, [("game", escaped(&id).into())]),
            Err(error) => {
                let error = ("error", error.to_string().into());
                self.say_with(key::NOT_DELETED, [("game", escaped(&id).into()), error])
            }
        }
    }

    pub(super) fn undelete(&self) -> Said {
        let Some(library) = &self.host.means.library else { return self.say(key::NO_LIBRARY) };
        let restored = library.last_deleted().and_then(|last| match last {
            Some(id) => library.restore(&id).map(Some),
            None => Ok(None),
        });
        match restored {
            Ok(Some(id)) => self.say_with(key::UNDELETED, [("game", escaped(&id).into())]),
            Ok(None) => self.say(key::NONE_DELETED),
            Err(error) => self.say_with(key::NOT_UNDELETED, [("error", error.to_string().into())]),
        }
    }

    pub(super) fn kept(&mut self) -> Said {
        let kept = self.at.keep(self.words());
        let mut said = self.moved(kept);
        said.extend(self.where_it_is_kept());
        said
    }

    fn where_it_is_kept(&self) -> Said {
        let waiting = self.at.game.pending();
        let (key, path) = match (self.at.path(), &self.at.library) {
            (Some(path), _) if waiting > 0 => {
                let path = shown_path(&path).into();
                let slots = [("path", path), ("count", waiting.into())];
                return self.say_with(key::KEPT_WAITING, slots);
            }
            (Some(path), _) => (key::KEPT_IN, path),
            (None, Some(library)) if self.at.game.is_begun() => {
                (key::KEPT_NOT_POSSIBLE, library.folder().to_owned())
            }
            (None, Some(library)) => (key::KEPT_LATER, library.folder().to_owned()),
            (None, None) => return self.say(self.why_not_kept()),
        };
        self.say_with(key, [("path", shown_path(&path).into())])
    }

    fn why_not_kept(&self) -> Key {
        if self.at.is_homeless { key::KEPT_NOWHERE } else { key::NOT_KEPT }
    }
}
