//! The game as PGN or PDN; none where it cannot be written so.

use annabella::games::Record;
use annabella::session::State;
use annabella::speech::Language;
use annabella::speech::braille::{self, Style};
use annabella::table::journal::Reading;
use annabella::table::{continued, record, source_record};

use super::names;
use super::seated::Seated;
use crate::play::date::pgn_date;

/// A saved game.
pub(crate) fn record_of_saved(state: &State, reading: &Reading) -> Option<Record> {
    let source = source_record(&reading.entries);
    written(state, &pgn_date(reading.created), source.as_ref())
}

/// What was said in the file from which a game came stays; and who played it, until it is
/// gone on with here.
fn written(state: &State, date: &str, source: Option<&Record>) -> Option<Record> {
    let mut ours = record(state)?;
    ours.set_tag("Date", date);
    names::write(&mut ours, state);
    if let Some(source) = source {
        ours = continued(source, ours);
        if !ours.is_beginning_of(source) {
            names::write(&mut ours, state);
        }
    }
    Some(ours)
}

impl Seated {
    /// The game with its times, and with what was said in the file from which it came.
    pub(super) fn record(&self) -> Option<Record> {
        written(self.game.state(), &self.date, self.source.as_ref())
    }

    /// The same as pages in Braille.
    pub(super) fn in_braille(&self, language: Language) -> Option<String> {
        let style = Style { language, ..Style::default() };
        Some(braille::pages(&self.record()?, &style))
    }
}
