//! The games that are kept.

use std::path::Path;

use annabella::games::chess::Color;
use annabella::session::{Event, Phase, Player, State, Turn};
use annabella::table::Update;
use annabella::table::journal::{Condition, Reading};
use annabella::table::library::{Library, Listed};
use annabella::table::replay::replay;

use super::leaving::Then;
use super::seated::{Seated, reason};
use super::{Said, Table, own, say};
use crate::play::date::unix_ms;
use crate::play::shown::{escaped, shown, shown_path};

/// More than these nobody wants to hear at once.
const SHOWN: usize = 20;

/// The unfinished game that was changed last: its id, and what it is.
pub(super) fn last_unfinished(library: &Library) -> Result<Option<(String, State)>, String> {
    let listed = library.list().map_err(|error| format!("the games cannot be listed: {error}"))?;
    let unfinished = listed.into_iter().find_map(|Listed { id, content }| {
        let condition = content.ok()?.condition;
        if !matches!(condition, Condition::Whole | Condition::Unfinished { .. }) {
            return None;
        }
        let replayed = replay(&library.read(&id).ok()?).ok()?;
        let is_playable = replayed.problem.is_none() && replayed.state.ending().is_none();
        is_playable.then_some((id, replayed.state))
    });
    Ok(unfinished)
}

/// `you play White against the computer, level 3, 12 moves, White to move`.
pub(crate) fn describe(state: &State) -> String {
    let level = |color| match state.player(color) {
        Player::Engine(level) => Some(level.number()),
        Player::Person => None,
    };
    let names = Color::ALL.map(|color| state.name(color));
    let who = match (level(Color::White), level(Color::Black)) {
        (None, None) if !names[0].is_empty() && !names[1].is_empty() => {
            format!("{} and {}", escaped(names[0]), escaped(names[1]))
        }
        (None, None) => "two players".to_owned(),
        (None, Some(level)) => format!("you play White against the computer, level {level}"),
        (Some(level), None) => format!("you play Black against the computer, level {level}"),
        (Some(_), Some(_)) => "the computer against itself".to_owned(),
    };
    let moves = match state.plies().len().div_ceil(2) {
        1 => "1 move".to_owned(),
        count => format!("{count} moves"),
    };
    let stands = match state.phase() {
        Phase::Waiting => "not begun".to_owned(),
        Phase::Playing(Turn::ToPress) | Phase::Paused(Turn::ToPress) => {
            format!("{} to press the clock", state.mover())
        }
        Phase::Playing(Turn::Sealing { .. }) => format!("{} to seal a move", state.mover()),
        Phase::Playing(_) | Phase::Paused(_) => format!("{} to move", state.position().turn()),
        Phase::Adjourned | Phase::Resumed => adjourned(state),
        Phase::Over(ending) => match ending.winner() {
            Some(winner) => format!("{winner} has won"),
            None if ending.result() == "0-0" => "both have lost".to_owned(),
            None => "drawn".to_owned(),
        },
    };
    format!("{who}, {moves}, {stands}")
}

/// `adjourned, White has sealed move 41, it goes on Saturday at ten`.
fn adjourned(state: &State) -> String {
    let Some(adjournment) = state.adjournment() else { return "adjourned".to_owned() };
    let (by, number) = (adjournment.sealed_by, adjournment.position.fullmove_number());
    let what = format!("adjourned, {by} has sealed move {number}");
    match adjournment.resumption.as_str() {
        "" => what,
        text => format!("{what}, it goes on {}", text.trim_end_matches('.')),
    }
}

fn described(reading: &Reading) -> String {
    let state = match replay(reading) {
        Ok(replayed) => replayed.problem.map_or_else(
            || describe(&replayed.state),
            |problem| format!("{}; then {problem}", describe(&replayed.state)),
        ),
        Err(problem) => problem.to_string(),
    };
    match &reading.condition {
        Condition::Whole | Condition::Unfinished { .. } => state,
        Condition::Damaged { line, .. } => format!("{state}; damaged from line {line} on"),
        Condition::Newer { .. } => format!("{state}; made by a newer version"),
    }
}

/// The id of the game that somebody means: by id, name, or number in the list.
pub(super) fn find(library: &Library, asked: &str) -> Result<String, String> {
    let listed = library.list().map_err(|error| format!("The games cannot be listed: {error}."))?;
    let is_named = |listed: &&Listed| {
        let name = listed.content.as_ref().ok().and_then(|summary| summary.name.as_ref());
        listed.id == asked || name.is_some_and(|name| name.eq_ignore_ascii_case(asked))
    };
    let by_number = || listed.get(asked.parse::<usize>().ok()?.checked_sub(1)?);
    let found = listed.iter().find(is_named).or_else(by_number);
    found.map(|listed| listed.id.clone()).ok_or_else(|| {
        format!("There is no game \"{}\"; games shows which there are.", shown(asked))
    })
}

impl Table {
    pub(super) fn unfinished_sentence(&self) -> Option<String> {
        let library = self.host.means.library.as_ref()?;
        // an unreadable folder is told when it matters
        let (_, state) = last_unfinished(library).ok()??;
        Some(format!(
            "An unfinished game is there: {}. Type continue to go on with it.",
            describe(&state)
        ))
    }

    pub(super) fn games(&mut self, all: bool) -> Said {
        let Some(library) = self.host.means.library.clone() else { return say(NO_LIBRARY) };
        let listed = match library.list() {
            Ok(listed) => listed,
            Err(error) => return say(format!("The games cannot be listed: {error}.")),
        };
        self.listed = listed.iter().map(|listed| listed.id.clone()).collect();
        let shown = if all { listed.len() } else { SHOWN };
        let mut said: Said = (1..)
            .zip(listed.iter().take(shown))
            .map(|(number, listed)| own(self.listed_sentence(number, listed, &library)))
            .collect();
        match listed.len() {
            0 => said.push(own("No games are kept yet.")),
            count if count > shown => {
                let more = count - shown;
                said.push(own(format!("There are {more} more; games all shows them.")));
            }
            _ => {}
        }
        said
    }

    fn listed_sentence(&self, number: usize, listed: &Listed, library: &Library) -> String {
        let Listed { id, content } = listed;
        let is_here = self.at.library.as_ref() == Some(library) && self.at.game.id() == Some(id);
        let here = if is_here { " It is on the board." } else { "" };
        let name = content.as_ref().ok().and_then(|summary| summary.name.as_ref()).unwrap_or(id);
        let what = match library.read(id) {
            Ok(reading) => described(&reading),
            Err(error) => format!("cannot be read: {error}"),
        };
        format!("{number}: {}, {}.{here}", escaped(name), escaped(&what))
    }

    /// The id of the game that somebody means, by the numbers that were told last.
    fn find(&mut self, asked: &str) -> Result<String, String> {
        let library = self.host.means.library.clone().ok_or(NO_LIBRARY)?;
        let by_number = asked.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match by_number.and_then(|index| self.listed.get(index)) {
            Some(id) => Ok(id.clone()),
            None => find(&library, asked),
        }
    }

    fn is_on_the_board(&self, id: &str) -> bool {
        self.at.library == self.host.means.library && self.at.game.id() == Some(id)
    }

    pub(super) fn go_on_with(&mut self, asked: &str) -> Said {
        match self.find(asked) {
            Ok(id) if self.is_on_the_board(&id) => say("That game is on the board."),
            Ok(id) => self.leave_then(Then::Continue(id)),
            Err(problem) => say(problem),
        }
    }

    /// With the one that was changed last, if there is any.
    pub(super) fn go_on_with_last(&mut self) -> Option<Said> {
        let library = self.host.means.library.clone()?;
        let (id, _) = last_unfinished(&library).ok()??;
        (!self.is_on_the_board(&id)).then(|| self.leave_then(Then::Continue(id)))
    }

    pub(super) fn continue_kept(&mut self, id: &str) -> Said {
        let Some(library) = self.host.means.library.clone() else { return say(NO_LIBRARY) };
        match self.host.resume(&library, id) {
            Ok((at, update)) => self.seat_again(at, &update),
            Err(problem) => say(problem),
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
        self.drop_resignation();
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
        self.advised = None;
        said.extend(self.advice_after(&[]));
        said.extend(self.told_besides(update));
        said
    }

    pub(super) fn rename(&mut self, name: &str) -> Said {
        if self.at.library.is_none() {
            return say(NOT_KEPT);
        }
        match self.at.game.rename(name, (self.host.means.now)()) {
            Ok(()) => say(format!("The game is called {} now.", escaped(name.trim()))),
            Err(error) => say(format!("The game cannot be named: {}.", reason(&error))),
        }
    }

    pub(super) fn delete(&mut self, asked: &str) -> Said {
        let id = match self.find(asked) {
            Ok(id) if self.is_on_the_board(&id) => {
                return say("That game is on the board. Type new first, then delete it.");
            }
            Ok(id) => id,
            Err(problem) => return say(problem),
        };
        let Some(library) = &self.host.means.library else { return say(NO_LIBRARY) };
        match library.delete(&id, unix_ms()) {
            Ok(_) => say(format!("{} is deleted; undelete brings it back.", escaped(&id))),
            Err(error) => say(format!("{} cannot be deleted: {error}.", escaped(&id))),
        }
    }

    pub(super) fn undelete(&self) -> Said {
        let Some(library) = &self.host.means.library else { return say(NO_LIBRARY) };
        let restored = library.last_deleted().and_then(|last| match last {
            Some(id) => library.restore(&id).map(Some),
            None => Ok(None),
        });
        say(match restored {
            Ok(Some(id)) => format!("{} is back among the games.", escaped(&id)),
            Ok(None) => "No game was deleted.".to_owned(),
            Err(error) => format!("The game cannot be brought back: {error}."),
        })
    }

    pub(super) fn kept(&self) -> Said {
        let waiting = self.at.game.pending();
        say(match (self.at.path(), &self.at.library) {
            (Some(path), _) if waiting > 0 => format!(
                "The game belongs in {}, but the last {} not there yet.",
                shown_path(&path),
                match waiting {
                    1 => "thing that happened is".to_owned(),
                    _ => format!("{waiting} things that happened are"),
                }
            ),
            (Some(path), _) if self.at.has_lost_file() => gone_sentence(&path),
            (Some(path), _) => format!("The game is kept in {}.", shown_path(&path)),
            (None, Some(library)) if self.at.game.is_begun() => format!(
                "The game should be kept in {}, but that is not possible now.",
                shown_path(library.folder())
            ),
            (None, Some(library)) => format!(
                "The game will be kept in {} as soon as it begins.",
                shown_path(library.folder())
            ),
            (None, None) => NOT_KEPT.to_owned(),
        })
    }
}

/// What is left to do when somebody has removed the file of a game.
pub(super) fn gone_sentence(path: &Path) -> String {
    format!(
        "The file of this game, {}, is gone. Type save FILE, for example save game.pgn, to write the game as PGN.",
        shown_path(path)
    )
}

const NOT_KEPT: &str = "Games of the computer with itself are not kept.";
const NO_LIBRARY: &str = "There is no folder of games here.";
