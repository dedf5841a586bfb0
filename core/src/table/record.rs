//! A game in the notation in which other programs read it.

use std::fmt;

use super::journal::Entry;
use super::pdn::{checkers_record, checkers_source, kept_checkers_record};
use super::scoresheet::{kept_scoresheet, scoresheet, source};
use crate::games::checkers::notation::pdn;
use crate::games::chess::notation::pgn;
use crate::session::State;

/// A game as its notation has it.
#[derive(Clone, Debug)]
pub enum Record {
    /// As PGN.
    Chess(Box<pgn::Game>),
    /// As PDN.
    Checkers(Box<pdn::Game>),
}

impl Record {
    /// What [`scoresheet`] or [`checkers_record`] gives; none of a game without a notation.
    pub fn of(state: &State) -> Option<Record> {
        Record::either(scoresheet(state), || checkers_record(state))
    }

    /// What [`kept_scoresheet`] or [`kept_checkers_record`] gives.
    pub fn kept(state: &State, entries: &[Entry]) -> Option<Record> {
        Record::either(kept_scoresheet(state, entries), || kept_checkers_record(state, entries))
    }

    /// What a game with these entries came from.
    pub fn source(entries: &[Entry]) -> Option<Record> {
        Record::either(source(entries), || checkers_source(entries))
    }

    fn either(
        chess: Option<pgn::Game>,
        checkers: impl FnOnce() -> Option<pdn::Game>,
    ) -> Option<Record> {
        let chess = chess.map(|game| Record::Chess(Box::new(game)));
        chess.or_else(|| checkers().map(|game| Record::Checkers(Box::new(game))))
    }
}

impl fmt::Display for Record {
    /// As PGN or PDN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Record::Chess(game) => game.fmt(f),
            Record::Checkers(game) => game.fmt(f),
        }
    }
}
