//! The languages of a score.

use crate::games::chess::Role;

/// The language in which a header is written, and from which compact moves take
/// the letters of the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// Unified English Braille, uncontracted; K Q R B S, where the knight has the
    /// letter that the British chess code gives it.
    #[default]
    English,
    /// German basic Braille (Basisschrift); K D T L S. It has no capitals, so
    /// that a header comes back in small letters.
    German,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// The letter of a piece in a compact move, in small; a pawn has none.
    pub(super) const fn letter(self, role: Role) -> Option<char> {
        Some(match (self, role) {
            (_, Role::Pawn) => return None,
            (_, Role::King) => 'k',
            (_, Role::Knight) => 's',
            (Language::English, Role::Queen) => 'q',
            (Language::English, Role::Rook) => 'r',
            (Language::English, Role::Bishop) => 'b',
            (Language::German, Role::Queen) => 'd',
            (Language::German, Role::Rook) => 't',
            (Language::German, Role::Bishop) => 'l',
        })
    }

    /// The piece that has this letter in a compact move.
    pub(super) fn role(self, letter: char) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.letter(role) == Some(letter))
    }
}
