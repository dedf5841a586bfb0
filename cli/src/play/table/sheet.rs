//! The game as PGN, or as PDN; none where it cannot be written so.

use annabella::games::checkers::notation::pdn;
use annabella::games::chess::notation::pgn::Game;
use annabella::session::State;
use annabella::speech::Language;
use annabella::speech::braille::{self, Style};
use annabella::table::journal::Reading;
use annabella::table::{checkers_record, continued, scoresheet, source};

use super::names;
use super::seated::Seated;
use crate::play::date::pgn_date;

/// A saved game.
pub(crate) fn sheet_of_saved(state: &State, reading: &Reading) -> Option<Game> {
    let ours = sheet(state, &pgn_date(reading.created))?;
    Some(with_source(source(&reading.entries).as_ref(), ours, state))
}

/// A saved game of checkers.
pub(crate) fn record_of_saved(state: &State, reading: &Reading) -> Option<pdn::Game> {
    record(state, &pgn_date(reading.created))
}

fn record(state: &State, date: &str) -> Option<pdn::Game> {
    let mut game = checkers_record(state)?;
    game.set_tag("Date", date);
    names::write_record(&mut game, state);
    Some(game)
}

fn sheet(state: &State, date: &str) -> Option<Game> {
    let mut game = scoresheet(state)?;
    game.set_tag("Date", date);
    names::write(&mut game, state);
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

impl Seated {
    /// The game with its times, and with what was said in the file from which it came.
    pub(super) fn sheet(&self) -> Option<Game> {
        let state = self.game.state();
        let ours = sheet(state, &self.date)?;
        Some(with_source(self.source.as_ref(), ours, state))
    }

    /// The game as PGN, or one of checkers as PDN; none where it cannot be written so.
    pub(super) fn written(&self) -> Option<String> {
        let state = self.game.state();
        let record = || record(state, &self.date).map(|game| game.to_string());
        self.sheet().map(|game| game.to_string()).or_else(record)
    }

    /// The same as pages in Braille.
    pub(super) fn written_in_braille(&self, language: Language) -> Option<String> {
        let style = Style { language, ..Style::default() };
        let record = || record(self.game.state(), &self.date);
        let of_checkers = || record().map(|game| braille::checkers::pages(&game, &style));
        self.sheet().map(|game| braille::pages(&game, &style)).or_else(of_checkers)
    }
}
