//! Somebody who speaks to a player in his way.

use super::words::Words;
use super::{Segment, Settings};
use crate::games::chess::{Move, Position, Square};

/// Somebody who speaks to a player in his way.
#[derive(Clone, Copy)]
pub struct Speaker {
    pub(super) settings: Settings,
    pub(super) words: &'static Words,
}

impl Speaker {
    /// Speaks as these settings say.
    pub fn new(settings: Settings) -> Speaker {
        Speaker { settings, words: Words::of(settings.language) }
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The name of a legal move, as it is announced: `Springer Felix drei`.
    pub fn move_name(&self, position: &Position, mv: Move) -> Vec<Segment> {
        self.name_move(position, mv).into_segments()
    }

    /// The name of a square: `Eva vier`.
    pub fn square_name(&self, square: Square) -> Vec<Segment> {
        self.square(square).into_segments()
    }
}
