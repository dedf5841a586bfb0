//! Texts in the place of a move that are none as they stand.

use std::io::Read;

use super::encoding::decode;
use super::game::NodeId;
use super::reader::Parse;
use super::{NoteKind, PgnError, PgnErrorKind};
use crate::games::chess::notation::{ParseMoveError, san};
use crate::games::chess::{Move, Position};

impl<R: Read> Parse<'_, R> {
    /// What a symbol may be that is not a move as it stands.
    #[cold]
    pub(super) fn read_odd_symbol(
        &mut self,
        len: usize,
        error: ParseMoveError,
    ) -> Result<(), PgnError> {
        if self.options.strict {
            return self.refuse(len, error);
        }
        let data = self.source.data();
        let (token, rest) = data.split_at(len);
        let has_moves = self.line.node != NodeId::ROOT && !self.line.is_numbered;
        if has_moves && (token == b"ep" || token == b"e" && rest.starts_with(b".p")) {
            let dots = if rest.starts_with(b".p.") { 3 } else { 2 };
            self.source.consume(if token == b"ep" { len } else { len + dots });
            return Ok(());
        }
        let text = decode(token, true).0;
        if let Some((mv, used)) = mended(self.line.position(), &text, rest) {
            // of text in another encoding the whole symbol is the move
            let used = if used > len || std::str::from_utf8(token).is_ok() { used } else { len };
            return self.play(mv, used);
        }
        let blanks = text.chars().take_while(|c| is_blank(*c)).map(char::len_utf8).sum::<usize>();
        if blanks > 0 && std::str::from_utf8(token).is_ok() {
            self.source.consume(blanks);
            return Ok(());
        }
        if text != "--" && !text.contains(char::is_alphanumeric) {
            return self.skip_junk(len);
        }
        self.refuse(len, error)
    }

    /// A text that should be a move: the end of the game, or of the variation.
    #[cold]
    pub(super) fn refuse(&mut self, len: usize, error: ParseMoveError) -> Result<(), PgnError> {
        if self.outer.is_empty() || self.options.strict {
            return Err(self.error_at(len, PgnErrorKind::Move(Box::new(error))));
        }
        let at = self.at(len);
        self.note(NoteKind::BadVariation { at, error })?;
        self.skip_variation()?;
        self.close_variation()
    }
}

/// The move in a symbol that contains unusual dashes or blanks, or is followed
/// by the sign of an en passant capture or a promotion in parentheses; and how
/// many bytes it takes up.
fn mended(position: &Position, text: &str, rest: &[u8]) -> Option<(Move, usize)> {
    let find = |text: &str| san::parse(position, text).ok();
    if let Some(before) = text.strip_suffix('e')
        && rest.starts_with(b".p")
    {
        let dots = if rest.starts_with(b".p.") { 3 } else { 2 };
        return find(before).map(|mv| (mv, text.len() + dots));
    }
    if let Some(promotion) = rest.get(..3).and_then(|rest| std::str::from_utf8(rest).ok())
        && promotion.starts_with('(')
        && promotion.ends_with(')')
    {
        return find(&format!("{text}{promotion}")).map(|mv| (mv, text.len() + promotion.len()));
    }
    let word = text.split(is_blank).next()?;
    let plain = word.replace(['‐', '‑', '‒', '–', '—', '−'], "-");
    if plain == text {
        return None;
    }
    find(&plain).map(|mv| (mv, word.len()))
}

/// Blanks beyond ASCII, and characters that take no room.
fn is_blank(c: char) -> bool {
    c.is_whitespace()
        || matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
}
