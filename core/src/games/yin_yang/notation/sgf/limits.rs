//! How much of a text is kept, so that no file, whatever it holds, takes more memory than this.

/// A value keeps this many bytes; the rest is passed over with a note.
pub const VALUE: usize = 64 << 10;

/// All comments of a game together keep this many bytes; later ones are passed over with a
/// note.
pub const COMMENTS: usize = 16 << 20;

/// A property keeps this many values, more than a board has points; later ones are passed over
/// with a note.
pub const VALUES: usize = 512;

/// The name of a property keeps this many letters.
pub const NAME: usize = 16;

/// What is told of the game keeps this many bytes for each property.
pub const TAG_VALUE: usize = 4 << 10;

/// A game keeps this many properties that tell about it; later ones are passed over.
pub const TAGS: usize = 64;

/// A longer game is an error.
pub const PLIES: usize = 20_000;

/// A game keeps this many notes; the last one then says that there were more.
pub const NOTES: usize = 64;
