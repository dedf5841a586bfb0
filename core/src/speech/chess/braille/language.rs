//! What each language has of its own in a score: English is written in Unified English
//! Braille, uncontracted, German in basic Braille (Basisschrift), which has no capitals, so
//! that a header comes back in small letters; and the letters of the pieces.

use crate::games::chess::Role;
use crate::speech::Language;

impl Language {
    /// The letter of a piece in a compact move, in small; a pawn has none.
    pub(in crate::speech) const fn letter(self, role: Role) -> Option<char> {
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
    pub(in crate::speech) fn role(self, letter: char) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.letter(role) == Some(letter))
    }
}
