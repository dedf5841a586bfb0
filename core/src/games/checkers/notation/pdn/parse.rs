use std::io::Read;

use super::source::{Place, Source};
use super::{At, Game, GameResult, Note, NoteKind, PdnError, PdnErrorKind, limits, token};

/// A game being read.
pub(super) struct Parse<'a, R> {
    pub(super) source: &'a mut Source<R>,
    pub(super) number: u64,
    pub(super) game: Game,
    pub(super) header: Header,
    pub(super) end: Option<GameResult>,
    /// Whether an empty line came after the last move.
    pub(super) has_blank_line: bool,
}

impl<R: Read> Parse<'_, R> {
    /// Reads a whole game; false if there is none.
    pub(super) fn read(&mut self) -> Result<bool, PdnError> {
        let has_moves = self.read_header()?;
        if !has_moves && self.header.is_empty() {
            return Ok(false);
        }
        self.header.is_over = true;
        self.set_up()?;
        if has_moves {
            self.read_moves()?;
        }
        self.finish();
        Ok(true)
    }

    /// Sees to it that so many bytes are at hand, if the input has them.
    #[inline]
    pub(super) fn fill(&mut self, want: usize) -> Result<(), PdnError> {
        match self.source.window(want) {
            Ok(_) => Ok(()),
            Err(error) => Err(self.error(None, error.into())),
        }
    }

    /// An error where the next byte stands.
    #[cold]
    pub(super) fn error(&mut self, at: Option<At>, kind: PdnErrorKind) -> PdnError {
        let place = self.source.place();
        self.error_in(place, at, kind)
    }

    pub(super) fn error_in(&self, place: Place, at: Option<At>, kind: PdnErrorKind) -> PdnError {
        let Place { line, column } = place;
        PdnError { game: self.number, line, column, at, kind }
    }

    /// Takes note of something where the next byte stands.
    #[cold]
    pub(super) fn note(&mut self, kind: NoteKind) {
        let place = self.source.place();
        self.note_in(place, kind);
    }

    #[cold]
    pub(super) fn note_in(&mut self, place: Place, kind: NoteKind) {
        let Place { line, column } = place;
        let notes = &mut self.game.notes;
        if notes.len() + 1 < limits::NOTES {
            notes.push(Note { line, column, kind });
        } else if notes.len() < limits::NOTES {
            notes.push(Note { line, column, kind: NoteKind::More });
        }
    }

    /// Passes over `len` bytes that are no part of a game.
    pub(super) fn skip_junk(&mut self, len: usize) {
        if self.game.notes.len() < limits::NOTES {
            let found = token::excerpt(&self.source.data()[..len]);
            self.note(NoteKind::Junk(found));
        }
        self.source.consume(len);
    }

    pub(super) fn skip_line(&mut self) -> Result<(), PdnError> {
        match self.source.skip_line() {
            Ok(()) => Ok(()),
            Err(error) => Err(self.error(None, error.into())),
        }
    }

    /// Settles the result.
    fn finish(&mut self) {
        let tag = self.header.result.filter(|tag| *tag != GameResult::Unknown);
        let end = self.end.filter(|end| *end != GameResult::Unknown);
        if let (Some(tag), Some(end)) = (tag, end)
            && tag != end
        {
            self.note(NoteKind::ResultDiffers { tag, end });
        }
        // `*` after the moves only says where they end
        let says = end.or(tag);
        if says.is_none() && self.end.or(self.header.result).is_none() {
            self.note(NoteKind::ResultMissing);
        }
        self.game.set_result(says.unwrap_or_default());
        if let Some(says) = says
            && says != self.game.result()
        {
            let lost = self.game.final_position().turn();
            self.note(NoteKind::PositionDiffers { says, lost });
        }
    }
}

/// What the tags of a game said that is no tag of the [`Game`].
#[derive(Default)]
pub(super) struct Header {
    /// Whether all tags have been read.
    pub(super) is_over: bool,
    /// Tags read, up to one more than are kept.
    pub(super) count: usize,
    pub(super) result: Option<GameResult>,
    pub(super) game_type: Option<(Place, String)>,
    pub(super) fen: Option<(Place, String)>,
    pub(super) has_blank_line: bool,
}

impl Header {
    pub(super) const fn is_empty(&self) -> bool {
        self.count == 0
    }
}
