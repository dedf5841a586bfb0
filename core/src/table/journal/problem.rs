use thiserror::Error;

use super::limits;

/// Why bytes are no saved game that can be looked at.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotAGame {
    /// There are no bytes.
    #[error("the file is empty; a saved game begins with a line that says so")]
    Empty,
    /// The first line was cut; nothing was played yet.
    #[error("the file breaks off in its first line, before anything was played")]
    HeaderCut,
    /// The first line is wrong. What follows may be sound; repair can tell.
    #[error("the first line is damaged: {0}; repair may save the game")]
    HeaderDamaged(Problem),
    /// The bytes are something else.
    #[error("the file is no saved game: it does not begin with {{\"annabella\":\"game\"")]
    Foreign,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// The line is longer than [`limits::LINE`].
    #[error("the line has {bytes} bytes; at most {} are allowed", limits::LINE)]
    TooLong {
        /// Its length with its end.
        bytes: usize,
    },
    /// The line does not end in a checksum.
    #[error("the line does not end in a checksum of 8 digits")]
    NoChecksum,
    /// The checksum is not that of the line.
    #[error("the checksum is {written:08x}, but that of the line is {computed:08x}")]
    Checksum {
        /// As it stands in the line.
        written: u32,
        /// As it should be.
        computed: u32,
    },
    /// The line is not UTF-8.
    #[error("the line is no text in UTF-8 from byte {at} on")]
    NotText {
        /// How many bytes of it are.
        at: usize,
    },
    /// The line has another number than its place has: one is missing, doubled
    /// or moved.
    #[error("line {found} stands where line {expected} belongs")]
    Number {
        /// As it stands in the line.
        found: u64,
        /// As it should be.
        expected: u64,
    },
    /// Game time goes back.
    #[error("the game time falls from {before} to {time} ms")]
    TimeFalls {
        /// As it stands in the line.
        time: u64,
        /// The time of the line before.
        before: u64,
    },
    /// The checksum is right, but the line says something unknown.
    #[error("the line is not understood: {0}")]
    Content(String),
}
