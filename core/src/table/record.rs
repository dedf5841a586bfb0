//! A game in the notation in which other programs read it.

use super::comments::Comments;
use super::journal::{Entry, Source};
use super::library::date_of;
use super::pdn::{checkers_record, continued_checkers_record};
use super::scoresheet::{continued_scoresheet, scoresheet};
use super::sgf::{continued_yin_yang_record, yin_yang_record};
use crate::games::Record;
use crate::games::checkers::notation::pdn;
use crate::games::chess::notation::pgn;
use crate::games::yin_yang::notation::sgf;
use crate::session::State;

/// The game with its moves, its result and the tags that the state knows; in PGN with the times
/// left after the moves, for which PDN and SGF have no form. Red is called Black in PDN. A draw offer
/// stands as a comment, `(=)` (article C13). None of a game without a notation.
pub fn record(state: &State) -> Option<Record> {
    let in_chess = scoresheet(state).map(Record::from);
    let in_checkers = || checkers_record(state).map(Record::from);
    in_chess.or_else(in_checkers).or_else(|| yin_yang_record(state).map(Record::from))
}

/// The same of a game with these entries: with the date on which it was made, or, where it
/// came from elsewhere, with all that was said there, and with what players have said of moves.
pub fn kept_record(state: &State, entries: &[Entry]) -> Option<Record> {
    let mut game = record(state)?;
    let made = entries.first().map_or(0, |entry| entry.at);
    game.set_tag("Date", &date_of(made).replace('-', "."));
    let mut game = match source_record(entries) {
        Some(source) => continued(&source, game),
        None => game,
    };
    Comments::of(entries).write_into(&mut game);
    Some(game)
}

/// What a game with these entries came from; what is no PGN, PDN or SGF says nothing.
pub fn source_record(entries: &[Entry]) -> Option<Record> {
    match entries.first()?.source.as_ref()? {
        Source::Pgn(text) => Some(text.parse::<pgn::Game>().ok()?.into()),
        Source::Pdn(text) => Some(text.parse::<pdn::Game>().ok()?.into()),
        Source::Sgf(text) => Some(text.parse::<sgf::Game>().ok()?.into()),
    }
}

/// A game that came from elsewhere as it stands here. What was said there stays, as far as its
/// moves are still those of the game.
pub fn continued(source: &Record, ours: Record) -> Record {
    match (source, ours) {
        (Record::Chess(source), Record::Chess(ours)) if source.start() == ours.start() => {
            continued_scoresheet(source, &ours).into()
        }
        (Record::Checkers(source), Record::Checkers(ours)) if source.start() == ours.start() => {
            continued_checkers_record(source, &ours).into()
        }
        (Record::YinYang(source), Record::YinYang(ours)) if source.start() == ours.start() => {
            continued_yin_yang_record(source, &ours).into()
        }
        (_, ours) => ours,
    }
}

impl From<&Record> for Source {
    fn from(record: &Record) -> Source {
        match record {
            Record::Chess(game) => Source::Pgn(game.to_string()),
            Record::Checkers(game) => Source::Pdn(game.to_string()),
            Record::YinYang(game) => Source::Sgf(game.to_string()),
        }
    }
}
