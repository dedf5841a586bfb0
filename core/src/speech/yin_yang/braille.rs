//! Games of Yin-Yang in Braille.

mod header;
mod moves;
mod score;

pub(in crate::speech) use header::{LABELS, TARGET};
