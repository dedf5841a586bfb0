//! Which of the moves that were asked about an answer means: `a1`, `the one on h1`,
//! `Springer`.

use super::lattice::{Lattice, Letters};
use super::meaning::Meaning;
use super::reading::Spot;
use super::tokens::{self, Token};
use super::{Hearing, MAX_LEN, is_question};
use crate::games::chess::{CastlingSide, Move, Position, Rank, Role};
use crate::speech::Language;

/// More ways to understand an answer are not followed.
const MAX_CHOICES: usize = 64;

/// What an answer says of the move that is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Choice {
    spot: Spot,
    role: Option<Role>,
    castles: bool,
    side: Option<CastlingSide>,
    /// Its place in the question.
    ordinal: Option<Rank>,
}

impl Hearing {
    /// Those of the moves that were asked about which an answer names by a square or a part of
    /// it, by a piece or by their place. Empty if it says something else, or of all of them.
    pub fn chosen(&self, text: &str, position: &Position, asked: &[Move]) -> Vec<Move> {
        [Letters::Files, Letters::Pieces]
            .into_iter()
            .map(|letters| {
                let choices = self.choices_of(text, letters).into_iter();
                let mut chosen = Vec::new();
                for mv in choices.flat_map(|choice| choice.of(position, asked)) {
                    if !chosen.contains(&mv) {
                        chosen.push(mv);
                    }
                }
                chosen
            })
            .find(|chosen| !chosen.is_empty() && chosen.len() < asked.len())
            .unwrap_or_default()
    }

    /// The piece that an answer names, and nothing else: `q`, `a queen`.
    pub fn piece(&self, text: &str) -> Option<Role> {
        let choices = self.choices_of(text, Letters::Pieces);
        let named = |choice: &Choice| choice.role.filter(|_| choice.is_only_piece());
        choices.iter().find_map(named)
    }

    fn choices_of(&self, text: &str, letters: Letters) -> Vec<Choice> {
        if text.len() > MAX_LEN || is_question(text) {
            return Vec::new();
        }
        let words = self.lexicon.spelled(&tokens::composed(text));
        let mut choices = self.choices_of_words(&words, letters);
        // "a queen"
        if let [article, piece @ ..] = &words[..]
            && (self.language(), &*article.text) == (Language::English, "a")
        {
            let pieces = self.choices_of_words(piece, letters).into_iter();
            choices.extend(pieces.filter(Choice::is_only_piece));
        }
        choices
    }

    fn choices_of_words(&self, words: &[Token], letters: Letters) -> Vec<Choice> {
        let lattice = Lattice::of(words, self.lexicon, letters);
        let mut states: Vec<Vec<Choice>> = vec![Vec::new(); words.len() + 1];
        states[0].push(Choice::default());
        for at in 0..words.len() {
            let here = std::mem::take(&mut states[at]);
            for edge in lattice.at(at) {
                let Some(there) = states.get_mut(at + edge.len) else { continue };
                let mut found = here.clone();
                for &meaning in &edge.meanings {
                    found = found.iter().flat_map(|choice| choice.with(meaning)).collect();
                }
                for choice in found {
                    if there.len() < MAX_CHOICES && !there.contains(&choice) {
                        there.push(choice);
                    }
                }
            }
        }
        states.pop().unwrap_or_default()
    }
}

impl Choice {
    /// The ways to go on with a word of this meaning.
    fn with(&self, meaning: Meaning) -> Vec<Choice> {
        let Spot { file, rank } = self.spot;
        match meaning {
            Meaning::Filler
            | Meaning::Polite
            | Meaning::From
            | Meaning::On
            | Meaning::To
            | Meaning::With
            | Meaning::Goes
            | Meaning::Takes => vec![*self],
            Meaning::File(file) if self.spot.is_empty() => {
                vec![Choice { spot: Spot { file: Some(file), rank: None }, ..*self }]
            }
            Meaning::Rank(first) if rank.is_none() => {
                let named = Choice { spot: Spot { file, rank: Some(first) }, ..*self };
                // "the one"
                let is_pronoun = first == Rank::First && file.is_none();
                if is_pronoun { vec![named, *self] } else { vec![named] }
            }
            Meaning::Piece(role) | Meaning::Letter(role) if self.role.is_none() => {
                vec![Choice { role: Some(role), ..*self }]
            }
            Meaning::Castles => vec![Choice { castles: true, ..*self }],
            Meaning::Side(side) => vec![Choice { castles: true, side: Some(side), ..*self }],
            Meaning::Ordinal(place) if self.ordinal.is_none() => {
                vec![Choice { ordinal: Some(place), ..*self }]
            }
            _ => Vec::new(),
        }
    }

    fn is_only_piece(&self) -> bool {
        *self == Choice { role: self.role, ..Choice::default() }
    }

    /// The moves that are meant: those from a square before those to it, those of a piece
    /// before those that capture it.
    fn of(&self, position: &Position, asked: &[Move]) -> Vec<Move> {
        if *self == Choice::default() {
            return Vec::new();
        }
        if let Some(place) = self.ordinal {
            let is_alone = Choice { ordinal: None, ..*self } == Choice::default();
            let named = asked.get(place as usize).filter(|_| is_alone);
            return named.copied().into_iter().collect();
        }
        let is_mover = |mv: Move| self.role.is_none_or(|role| role_of(position, mv) == Some(role));
        let is_captured = |mv: Move| self.role == position.captured_by(mv);
        let becomes = |mv: Move| self.role == mv.promoted_to();
        let leaves = |mv: Move| self.spot.fits(mv.from());
        let arrives = |mv: Move| self.spot.fits(mv.to());
        let castles = |mv: Move| {
            !self.castles
                || mv.is_castle()
                    && self.side.is_none_or(|side| CastlingSide::of(mv.from(), mv.to()) == side)
        };
        let ways: [&dyn Fn(Move) -> bool; 5] = [
            &|mv| is_mover(mv) && leaves(mv),
            &|mv| is_mover(mv) && arrives(mv),
            &|mv| is_captured(mv) && leaves(mv),
            &|mv| is_captured(mv) && arrives(mv),
            &|mv| becomes(mv) && arrives(mv),
        ];
        let fitting = |way: &&dyn Fn(Move) -> bool| -> Vec<Move> {
            asked.iter().copied().filter(|&mv| castles(mv) && way(mv)).collect()
        };
        let some = ways.iter().map(fitting);
        some.into_iter().find(|some| (1..asked.len()).contains(&some.len())).unwrap_or_default()
    }
}

fn role_of(position: &Position, mv: Move) -> Option<Role> {
    position.board().role_at(mv.from())
}
