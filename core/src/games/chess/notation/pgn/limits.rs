//! How much of a text is kept. Whatever a file holds, a reader needs no more
//! memory than these allow, and what goes beyond is passed over or refused.

/// A comment keeps this many bytes; the rest is passed over with a note.
pub const COMMENT: usize = 64 << 10;

/// All comments of a game together keep this many bytes; later ones are passed
/// over with a note.
pub const COMMENTS: usize = 16 << 20;

/// A tag's value keeps this many bytes; the rest of its line is passed over
/// with a note.
pub const TAG_VALUE: usize = 4 << 10;

/// A tag's name keeps this many bytes (the standard's limit for a symbol,
/// section 7).
pub const TAG_NAME: usize = 255;

/// A game keeps this many tags; later ones are passed over with a note.
pub const TAGS: usize = 512;

/// A move or another symbol is at most this long (section 7).
pub const SYMBOL: usize = 255;

/// A main line longer than this is an error.
pub const PLIES: usize = 20_000;

/// More moves than this, those of variations included, are an error.
pub const MOVES: usize = 200_000;

/// Comments, NAGs and clocks that one move keeps; later ones are passed over
/// with a note.
pub const REMARKS_PER_MOVE: usize = 64;

/// Comments, NAGs and clocks that a game keeps in all; later ones are passed
/// over with a note.
pub const REMARKS: usize = 1_000_000;

/// Variations nested deeper than this are passed over with a note.
pub const NESTING: usize = 256;

/// A game keeps this many notes; the last one then says that there were more.
pub const NOTES: usize = 64;
