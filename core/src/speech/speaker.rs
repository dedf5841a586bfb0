//! Somebody who speaks to a player in his way.

use super::utterance::Utterance;
use super::words::Words;
use super::{Language, Segment, Settings, Style};
use crate::games::chess::{Move, Position, Square};
use crate::games::{self, GameKind, Side};
use crate::session::{AssistantDuty, Hidden, Player, State};

/// Somebody who speaks to a player in his way.
#[derive(Clone, Copy)]
pub struct Speaker {
    pub(super) settings: Settings,
    pub(super) words: &'static Words,
    /// Of which game it is spoken: its players have names of their own.
    pub(super) kind: GameKind,
    /// Whether a sentence is told that is no announcement: where it is not German, it has no
    /// German words.
    is_in_sentence: bool,
}

/// Who listens, where nobody is named: at one device both do, unless the board is hidden
/// from the one who is before it, the only person or the one on move. What both were told
/// he would hear, too.
pub fn listener_at(state: &State, named: Option<Side>) -> Option<Side> {
    named.or_else(|| {
        let is_person = |side: &Side| state.player(*side) == Player::Person;
        let mut people = Side::ALL.into_iter().filter(is_person);
        let one = match (people.next(), people.next()) {
            (Some(only), None) => only,
            (Some(_), Some(_)) => state.mover(),
            (None, _) => return None,
        };
        (state.hidden(one) != Hidden::Nothing).then_some(one)
    })
}

/// Whether the board is hidden from who listens, and he may not ask what is on it.
pub(super) fn is_hidden(state: &State, listener: Option<Side>) -> bool {
    listener.is_some_and(|side| !state.hidden(side).may_ask())
}

/// Whether a blind player listens who has nobody to tell him times and numbers (article
/// E2.9.d).
pub(super) fn is_uninformed(state: &State, listener: Option<Side>) -> bool {
    listener.is_some_and(|side| {
        state.is_blind(side) && !state.assists(side, AssistantDuty::Information)
    })
}

impl Speaker {
    /// Speaks as these settings say.
    pub fn new(settings: Settings) -> Speaker {
        let (words, kind) = (Words::of(settings.language), GameKind::default());
        Speaker { settings, words, kind, is_in_sentence: false }
    }

    /// The same for this game; [`Speaker::new`] speaks of chess.
    #[must_use]
    pub fn of(self, kind: GameKind) -> Speaker {
        Speaker { kind, ..self }
    }

    /// The same in what is said of a game: with a blind player, announcements have a style of
    /// their own.
    pub(super) fn in_game(self, state: &State) -> Speaker {
        Speaker { settings: self.settings.in_game(state), kind: state.setup().kind, ..self }
    }

    /// The same in a sentence that gives a reason.
    pub(super) fn in_sentence(self) -> Speaker {
        Speaker { is_in_sentence: true, ..self }
    }

    /// Whether pieces, files and ranks have the German names of the Laws (article E2.1).
    pub(super) fn speaks_as_laws(&self) -> bool {
        let is_own = self.is_in_sentence && self.settings.language != Language::German;
        self.settings.style == Style::Fide && !is_own
    }

    /// A name that is the same in every language, of files and columns.
    pub(super) fn file_called(&self, name: &str) -> Utterance {
        if self.speaks_as_laws() {
            self.german(name)
        } else {
            Utterance::of(self.settings.language, name)
        }
    }

    /// The settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The name of a legal move, as it is announced: `Springer Felix drei`.
    pub fn move_name(&self, position: &Position, mv: Move) -> Vec<Segment> {
        self.name_move(position, mv).into_segments()
    }

    /// The name of a move that was made in a game, counted from 0; with a long name for
    /// its piece where the settings want that. Nothing if there is no such move.
    pub fn ply_name(&self, state: &State, index: usize) -> Vec<Segment> {
        self.name_ply(state, index).into_segments()
    }

    /// The same for a legal move that could be made now.
    pub fn next_move_name(&self, state: &State, mv: games::Move) -> Vec<Segment> {
        self.name_next(state, mv).into_segments()
    }

    /// The name of a square: `Eva vier`.
    pub fn square_name(&self, square: Square) -> Vec<Segment> {
        self.square(square).into_segments()
    }
}
