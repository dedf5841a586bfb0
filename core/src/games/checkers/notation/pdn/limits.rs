//! How much of a text is kept, so that no file, whatever it holds, takes more memory than this.

/// A comment keeps this many bytes; the rest is passed over with a note.
pub const COMMENT: usize = 64 << 10;

/// All comments of a game together keep this many bytes; later ones are passed over with a
/// note.
pub const COMMENTS: usize = 16 << 20;

/// A tag's value keeps this many bytes; the rest of its line is passed over with a note.
pub const TAG_VALUE: usize = 4 << 10;

/// A tag's name keeps this many bytes.
pub const TAG_NAME: usize = 255;

/// A game keeps this many tags; later ones are passed over with a note.
pub const TAGS: usize = 512;

/// A move or another symbol is at most this long.
pub const SYMBOL: usize = 255;

/// A longer game is an error.
pub const PLIES: usize = 20_000;

/// Comments, and glyphs, that one move keeps of each; later ones are passed over with a note.
pub const REMARKS_PER_MOVE: usize = 64;

/// A game keeps this many notes; the last one then says that there were more.
pub const NOTES: usize = 64;
