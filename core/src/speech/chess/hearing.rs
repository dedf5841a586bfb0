//! Moves of chess in what is typed and said.

pub(in crate::speech) mod matching;
pub(in crate::speech) mod meaning;
pub(super) mod placing;
pub(in crate::speech) mod reading;
pub(in crate::speech) mod short;
pub(in crate::speech) mod slots;
pub(in crate::speech) mod written;
