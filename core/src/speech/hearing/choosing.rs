//! Which of the moves that were asked about an answer means: `a1`, `the one on h1`,
//! `Springer`.

use super::lattice::{Lattice, Letters};
use super::tokens::{self, Token};
use super::{Heard, Hearing, MAX_LEN};
use crate::games::chess::{CastlingSide, Color, File, Move, MoveKind, Position, Rank, Role};
use crate::speech::Language;
use crate::speech::chess::hearing::meaning::Meaning;
use crate::speech::chess::hearing::reading::Spot;

/// With these, "last" asks for the last moves and names none of those that were asked about.
const OF_MOVES: [&str; 6] = ["move", "moves", "two", "too", "zug", "zuege"];

/// More ways to understand an answer are not followed.
const MAX_CHOICES: usize = 64;

/// What an answer says of the move that is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Choice {
    spot: Spot,
    role: Option<Role>,
    /// The file from which the piece came at the beginning, by its long name.
    origin: Option<File>,
    castles: bool,
    side: Option<CastlingSide>,
    is_en_passant: bool,
    takes: bool,
    place: Option<Place>,
}

/// Which of several it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// In the question, from 0.
    Nth(usize),
    Last,
    /// Where the piece stands among the others, as its player sees the board.
    Left,
    Right,
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
                for mv in choices.flat_map(|choice| self.meant(choice, position, asked)) {
                    if !chosen.contains(&mv) {
                        chosen.push(mv);
                    }
                }
                chosen
            })
            .find(|chosen| !chosen.is_empty() && chosen.len() < asked.len())
            .unwrap_or_default()
    }

    fn meant(&self, choice: Choice, position: &Position, asked: &[Move]) -> Vec<Move> {
        // of moves that were not named there is no first
        if self.is_hidden && matches!(choice.place, Some(Place::Nth(_) | Place::Last)) {
            return Vec::new();
        }
        let is_from = |mv: &Move| match (choice.origin, &self.origins) {
            (Some(file), Some(origins)) => origins.file(mv.from()) == Some(file),
            _ => true,
        };
        let of_piece: Vec<Move> = asked.iter().copied().filter(is_from).collect();
        if of_piece.len() == 1 && asked.len() > 1 && choice.role == role_of(position, of_piece[0]) {
            return of_piece;
        }
        choice.of(position, asked)
    }

    /// The piece that an answer names, and nothing else: `q`, `a queen`.
    pub fn piece(&self, text: &str) -> Option<Role> {
        let choices = self.choices_of(text, Letters::Pieces);
        let named = |choice: &Choice| choice.role.filter(|_| choice.is_only_piece());
        choices.iter().find_map(named)
    }

    fn choices_of(&self, text: &str, letters: Letters) -> Vec<Choice> {
        if text.len() > MAX_LEN || text.trim_end().ends_with('?') {
            return Vec::new();
        }
        let text = tokens::composed(text);
        if self.is_short_answer(&text) {
            return Vec::new();
        }
        let own = self.choices_of_words(&self.lexicon.spelled(&text), letters);
        if !own.is_empty() {
            return own;
        }
        let mut others = self.others();
        let other = |other: Hearing| other.choices_of_words(&other.lexicon.spelled(&text), letters);
        others.by_ref().map(other).find(|choices| !choices.is_empty()).unwrap_or_default()
    }

    /// Whether one letter says something by itself, such as no, and is that of no piece in
    /// this language.
    fn is_short_answer(&self, text: &str) -> bool {
        let mut letters = text.trim().chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else { return false };
        let of_piece = self.language.letters().role(letter.to_ascii_uppercase());
        let heard = || self.hear_in_own(text, &Position::default());
        of_piece.is_none() && matches!(heard(), Heard::Deed(_))
    }

    fn choices_of_words(&self, words: &[Token], letters: Letters) -> Vec<Choice> {
        let mut choices = self.choices_of_all(words, letters);
        let is_article = |word: &Token| self.language == Language::English && word.text == "a";
        // "a queen", "to a rook"
        if words.len() > 1 && words.iter().any(is_article) {
            let others: Vec<Token> =
                words.iter().filter(|word| !is_article(word)).cloned().collect();
            let pieces = self.choices_of_all(&others, letters).into_iter();
            choices.extend(pieces.filter(Choice::is_only_piece));
        }
        choices
    }

    fn choices_of_all(&self, words: &[Token], letters: Letters) -> Vec<Choice> {
        let is_of_moves = words.iter().any(|word| OF_MOVES.contains(&&*word.text));
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
        let mut choices = states.pop().unwrap_or_default();
        choices.retain(|choice| !is_of_moves || choice.place != Some(Place::Last));
        choices
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
            | Meaning::With => vec![*self],
            Meaning::Takes => vec![Choice { takes: true, ..*self }],
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
            Meaning::LongName(role, file) if self.role.is_none() => {
                vec![Choice { role: Some(role), origin: Some(file), ..*self }]
            }
            Meaning::EnPassant => vec![Choice { is_en_passant: true, ..*self }],
            Meaning::Castles => vec![Choice { castles: true, ..*self }],
            Meaning::Side(side) => vec![Choice { castles: true, side: Some(side), ..*self }],
            Meaning::Ordinal(nth) => self.at_place(Place::Nth(nth as usize)),
            Meaning::Last => self.at_place(Place::Last),
            Meaning::Left => self.at_place(Place::Left),
            Meaning::Right => self.at_place(Place::Right),
            _ => Vec::new(),
        }
    }

    fn at_place(&self, place: Place) -> Vec<Choice> {
        match self.place {
            None => vec![Choice { place: Some(place), ..*self }],
            Some(_) => Vec::new(),
        }
    }

    fn is_only_piece(&self) -> bool {
        *self == Choice { role: self.role, ..Choice::default() }
    }

    /// The moves that are meant: those from a square before those to it, those of a piece
    /// before those that capture it.
    fn of(&self, position: &Position, asked: &[Move]) -> Vec<Move> {
        if (Choice { takes: false, ..*self }) == Choice::default() {
            return Vec::new();
        }
        if let Some(place) = self.place {
            let is_alone = Choice { place: None, role: None, ..*self } == Choice::default();
            let named = place.among(position.turn(), asked).filter(|_| is_alone);
            let is_named =
                |mv: &Move| self.role.is_none_or(|role| role_of(position, *mv) == Some(role));
            return named.filter(is_named).into_iter().collect();
        }
        let is_mover = |mv: Move| self.role.is_none_or(|role| role_of(position, mv) == Some(role));
        let is_captured = |mv: Move| self.role == position.captured_by(mv);
        let becomes = |mv: Move| self.role == mv.promoted_to();
        let leaves = |mv: Move| self.spot.fits(mv.from());
        let arrives = |mv: Move| self.spot.fits(mv.to());
        let castles = |mv: Move| {
            (!self.is_en_passant || mv.kind() == MoveKind::EnPassant) && !self.castles
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
            let takes = |mv: Move| !self.takes || position.captured_by(mv).is_some();
            asked.iter().copied().filter(|&mv| castles(mv) && takes(mv) && way(mv)).collect()
        };
        let mut some = ways.iter().map(fitting);
        some.find(|some| (1..asked.len()).contains(&some.len())).unwrap_or_else(|| self.nth(asked))
    }

    /// A number that is no rank of theirs may be a place: "2".
    fn nth(&self, asked: &[Move]) -> Vec<Move> {
        let is_number =
            *self == Choice { spot: Spot { file: None, ..self.spot }, ..Choice::default() };
        let fitting =
            asked.iter().filter(|mv| self.spot.fits(mv.from()) || self.spot.fits(mv.to()));
        // where all of them have it, it is no rank either
        let tells = (1..asked.len()).contains(&fitting.count());
        let nth = self.spot.rank.filter(|_| is_number && !tells);
        nth.and_then(|rank| asked.get(rank as usize)).copied().into_iter().collect()
    }
}

impl Place {
    /// The move that is there, if one is.
    fn among(self, player: Color, asked: &[Move]) -> Option<Move> {
        // from the left hand of who plays
        let file = |mv: &&Move| match player {
            Color::White => mv.from().file() as usize,
            Color::Black => File::H as usize - mv.from().file() as usize,
        };
        let found = match self {
            Place::Nth(nth) => asked.get(nth),
            Place::Last => asked.last(),
            Place::Left => asked.iter().min_by_key(file),
            Place::Right => asked.iter().max_by_key(file),
        }?;
        let is_at_side = matches!(self, Place::Left | Place::Right);
        let is_alone = || asked.iter().filter(|mv| file(mv) == file(&found)).count() == 1;
        (!is_at_side || is_alone()).then_some(*found)
    }
}

fn role_of(position: &Position, mv: Move) -> Option<Role> {
    position.board().role_at(mv.from())
}
