//! Games of chess in Braille.

mod compact;
mod error;
mod header;
mod language;
mod literal;
mod profile;
mod score;

pub(in crate::speech) use header::LABELS;
