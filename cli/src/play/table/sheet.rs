//! The game as PGN or PDN; none where it cannot be written so.

use annabella::session::State;
use annabella::speech::Language;
use annabella::speech::braille::{self, Style};
use annabella::table::journal::Reading;
use annabella::table::{Record, continued, continued_record};

use super::names;
use super::seated::Seated;
use crate::play::date::pgn_date;

/// A saved game.
pub(crate) fn record_of_saved(state: &State, reading: &Reading) -> Option<Record> {
    let source = Record::source(&reading.entries);
    written(state, &pgn_date(reading.created), source.as_ref())
}

/// What was said in the file from which a game came stays; and who played it, until it is
/// gone on with here.
fn written(state: &State, date: &str, source: Option<&Record>) -> Option<Record> {
    Some(match Record::of(state)? {
        Record::Chess(mut ours) => {
            ours.set_tag("Date", date);
            names::write(&mut *ours, state);
            if let Some(Record::Chess(source)) = source {
                *ours = continued(source, &ours);
                if !ours.mainline().eq(source.mainline().take(ours.mainline().count())) {
                    names::write(&mut *ours, state);
                }
            }
            Record::Chess(ours)
        }
        Record::Checkers(mut ours) => {
            ours.set_tag("Date", date);
            names::write(&mut *ours, state);
            if let Some(Record::Checkers(source)) = source {
                *ours = continued_record(source, &ours);
                if !source.moves().starts_with(ours.moves()) {
                    names::write(&mut *ours, state);
                }
            }
            Record::Checkers(ours)
        }
    })
}

impl Seated {
    /// The game with its times, and with what was said in the file from which it came.
    pub(super) fn record(&self) -> Option<Record> {
        written(self.game.state(), &self.date, self.source.as_ref())
    }

    /// The same as pages in Braille.
    pub(super) fn in_braille(&self, language: Language) -> Option<String> {
        let style = Style { language, ..Style::default() };
        Some(match self.record()? {
            Record::Chess(game) => braille::pages(&game, &style),
            Record::Checkers(game) => braille::checkers::pages(&game, &style),
        })
    }
}
