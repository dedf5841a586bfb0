//! How much is read. The plies of a game and the length of a header's value are
//! limited as in [PGN](crate::games::chess::notation::pgn::limits).

/// A text of more bytes is refused unread.
pub const TEXT: usize = 16 << 20;

/// A word of more cells, outside the header, is no move and not looked at.
pub const WORD: usize = 64;
