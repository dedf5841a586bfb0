//! The game as PGN, or as PDN; none where it cannot be written so.

use annabella::games::Position;
use annabella::games::checkers::notation::pdn;
use annabella::games::chess::notation::pgn::Game;
use annabella::session::State;
use annabella::speech::Language;
use annabella::speech::braille::{self, Style};
use annabella::table::journal::Reading;
use annabella::table::{
    checkers_record, checkers_source, continued, continued_record, scoresheet, source,
};

use super::names;
use super::seated::Seated;
use crate::play::date::pgn_date;
use crate::play::files::Record;

/// A saved game.
pub(crate) fn sheet_of_saved(state: &State, reading: &Reading) -> Option<Game> {
    let ours = sheet(state, &pgn_date(reading.created))?;
    Some(with_source(source(&reading.entries).as_ref(), ours, state))
}

/// A saved game of checkers.
pub(crate) fn record_of_saved(state: &State, reading: &Reading) -> Option<pdn::Game> {
    let ours = checkers_sheet(state, &pgn_date(reading.created))?;
    Some(with_checkers_source(checkers_source(&reading.entries).as_ref(), ours, state))
}

fn sheet(state: &State, date: &str) -> Option<Game> {
    let mut game = scoresheet(state)?;
    game.set_tag("Date", date);
    names::write(&mut game, state);
    Some(game)
}

fn checkers_sheet(state: &State, date: &str) -> Option<pdn::Game> {
    let mut game = checkers_record(state)?;
    game.set_tag("Date", date);
    names::write_record(&mut game, state);
    Some(game)
}

/// What was said in the file from which a game came stays; and who played it, until it is
/// gone on with here.
fn with_source(source: Option<&Game>, ours: Game, state: &State) -> Game {
    let Some(source) = source else { return ours };
    let mut game = continued(source, &ours);
    if !game.mainline().eq(source.mainline().take(game.mainline().count())) {
        names::write(&mut game, state);
    }
    game
}

fn with_checkers_source(source: Option<&pdn::Game>, ours: pdn::Game, state: &State) -> pdn::Game {
    let Some(source) = source else { return ours };
    let mut game = continued_record(source, &ours);
    if !source.moves().starts_with(game.moves()) {
        names::write_record(&mut game, state);
    }
    game
}

impl Record {
    /// What a kept game came from.
    pub(super) fn of_kept(reading: &Reading) -> Option<Record> {
        let chess = source(&reading.entries).map(|game| Record::Chess(Box::new(game)));
        let checkers = || checkers_source(&reading.entries).map(Box::new);
        chess.or_else(|| checkers().map(Record::Checkers))
    }
}

impl Seated {
    /// A game of chess with its times, and with what was said in the file from which it came.
    pub(super) fn sheet(&self) -> Option<Game> {
        let state = self.game.state();
        let ours = sheet(state, &self.date)?;
        let source = match &self.source {
            Some(Record::Chess(game)) => Some(&**game),
            _ => None,
        };
        Some(with_source(source, ours, state))
    }

    /// The game in the notation of its kind.
    pub(super) fn record(&self) -> Option<String> {
        match self.game.state().position() {
            Position::Chess(_) => self.sheet().map(|game| game.to_string()),
            Position::Checkers(_) => self.checkers_sheet().map(|game| game.to_string()),
        }
    }

    /// The same as pages in Braille.
    pub(super) fn in_braille(&self, language: Language) -> Option<String> {
        let style = Style { language, ..Style::default() };
        match self.game.state().position() {
            Position::Chess(_) => self.sheet().map(|game| braille::pages(&game, &style)),
            Position::Checkers(_) => {
                self.checkers_sheet().map(|game| braille::checkers::pages(&game, &style))
            }
        }
    }

    fn checkers_sheet(&self) -> Option<pdn::Game> {
        let state = self.game.state();
        let ours = checkers_sheet(state, &self.date)?;
        let source = match &self.source {
            Some(Record::Checkers(game)) => Some(&**game),
            _ => None,
        };
        Some(with_checkers_source(source, ours, state))
    }
}
