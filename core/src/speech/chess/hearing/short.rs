//! Short forms in which signs and the size of a letter tell something.

use super::slots;
use crate::games::chess::{Color, Role};
use crate::speech::ChessQuestion;
use crate::speech::hearing::lattice::Lattice;
use crate::speech::hearing::tokens::Token;
use crate::speech::hearing::{Heard, Hearing};
use crate::speech::{Language, Question};

impl Hearing {
    /// `e4?` asks for a square, `p N` for White's knights, `p n` for Black's, `p A` and
    /// `p a` for all pieces of a side.
    pub(in crate::speech) fn in_short(
        &self,
        words: &[Token],
        text: &str,
        lattice: &Lattice,
    ) -> Option<Heard> {
        if text.trim_end().ends_with('?')
            && let Some(square) = slots::square(lattice)
        {
            return Some(Heard::Question(Question::Chess(ChessQuestion::On(square))));
        }
        let [command, piece] = words else { return None };
        if command.text != "p" {
            return None;
        }
        let mut letters = text[piece.at.clone()].chars();
        let letter = letters.next().filter(|_| letters.next().is_none())?;
        let color = if letter.is_uppercase() { Color::White } else { Color::Black };
        let role = match letter.to_ascii_lowercase() {
            'a' => None,
            letter => Some(Role::from_char(letter).or_else(|| self.own_letter(letter))?),
        };
        Some(Heard::Question(Question::Chess(ChessQuestion::Where { color: Some(color), role })))
    }

    /// The piece of a letter in the language.
    fn own_letter(&self, letter: char) -> Option<Role> {
        match (self.language, letter) {
            (Language::German, 'd') => Some(Role::Queen),
            (Language::German, 't') => Some(Role::Rook),
            (Language::German, 'l') => Some(Role::Bishop),
            (Language::German, 's') => Some(Role::Knight),
            _ => None,
        }
    }
}
