//! What is typed and said in a game of checkers.

mod lexicon;
mod placing;
mod slots;

use crate::games::checkers::notation::Way;
use crate::games::checkers::{Move, Position, Square};
use crate::games::{GameKind, Path};
use crate::session::Deed;
use crate::speech::hearing::phrases::Phrases;
use crate::speech::hearing::tokens;
use crate::speech::hearing::{Heard, Hearing, MAX_LEN, NotUnderstood, Why};
use crate::speech::utterance::separated;
use crate::speech::words::{Slot, key};
use crate::speech::{CheckersQuestion, Language, Question, Urgency};
use lexicon::Lexicon;
use slots::CheckersSlots;

/// So many moves are offered at most where a text fits several.
const MOST_OFFERED: usize = 4;

impl Hearing {
    /// A move by its squares, legal or not; a question; what is done. In his own language, and
    /// where that tells nothing, in another one.
    pub(in crate::speech) fn hear_checkers(&self, text: &str, position: &Position) -> Heard {
        if text.len() > MAX_LEN {
            return self.misheard(text, Why::TooLong);
        }
        let composed = tokens::composed(text);
        let plain = tokens::without_number(&composed).trim();
        let own = self.in_words(plain, position);
        if let Some(heard) = own {
            return heard;
        }
        let mut others = self.others();
        let heard = others.find_map(|other| other.in_words(plain, position));
        heard.unwrap_or_else(|| {
            let has_words = plain.contains(char::is_alphanumeric);
            self.misheard(text, if has_words { Why::NoMeaning } else { Why::Silence })
        })
    }

    fn in_words(&self, text: &str, position: &Position) -> Option<Heard> {
        let asks = text.trim_end().ends_with('?');
        let words = tokens::split(text);
        let lexicon = Lexicon::of(self.language);
        let said = lexicon.plain(&words);
        if !asks && let Some(numbers) = lexicon.numbers(said) {
            return self.of_numbers(text, &numbers, position);
        }
        if asks && let Some([number]) = lexicon.numbers(said).as_deref() {
            let square = Square::new((*number).try_into().ok()?)?;
            return Some(Heard::Question(Question::Checkers(CheckersQuestion::On { square })));
        }
        let own = self.player.unwrap_or(position.turn());
        let slots = CheckersSlots { words: said, lexicon };
        let read_move = |at: usize| {
            let numbers = lexicon.numbers(&said[at..])?;
            let square = |number: &u16| Square::new((*number).try_into().ok()?);
            let squares = numbers.iter().map(square).collect::<Option<_>>()?;
            Way::new(squares).map(|way| way.to_string())
        };
        let tables = [of_checkers(self.language), self.phrases];
        tables.into_iter().find_map(|table| {
            let of = (GameKind::Checkers, own);
            Hearing::of_phrases(table, text, said, &slots, of, &read_move)
        })
    }

    /// The move over squares of these numbers.
    fn of_numbers(&self, text: &str, numbers: &[u16], position: &Position) -> Option<Heard> {
        let mut squares = Vec::new();
        for number in numbers {
            let Some(square) = u8::try_from(*number).ok().and_then(Square::new) else {
                return Some(self.no_square(text, *number));
            };
            squares.push(square);
        }
        match squares[..] {
            [] => None,
            [only] => Some(self.of_one_square(text, only, position)),
            _ => Way::new(squares).map(|way| Heard::Deed(Deed::Move(Path::from(way)))),
        }
    }

    /// The one move that ends or begins on a square.
    fn of_one_square(&self, text: &str, square: Square, position: &Position) -> Heard {
        let moves = position.legal_moves();
        let [ending, beginning]: [Vec<Move>; 2] = [Move::to as fn(Move) -> Square, Move::from]
            .map(|end| moves.iter().copied().filter(|mv| end(*mv) == square).collect());
        match (&ending[..], &beginning[..]) {
            ([only], _) | ([], [only]) if !self.is_hidden => {
                Heard::Deed(Deed::Move(Path::from(*only)))
            }
            ([], []) => self.misheard(text, Why::Incomplete),
            ([], several) | (several, _) if several.len() <= MOST_OFFERED && !self.is_hidden => {
                self.which(text, several, position)
            }
            _ => self.misheard(text, Why::Incomplete),
        }
    }

    fn which(&self, text: &str, moves: &[Move], position: &Position) -> Heard {
        let speaker = self.speaker.of(GameKind::Checkers);
        let names = moves.iter().map(|mv| speaker.name_checkers_move(position, *mv));
        let list = ("list", Slot::Said(separated(names)));
        let phrase = speaker.words.fill(key::CHECKERS_WHICH, [list]);
        self.told(text, Why::Unclear, phrase.into_phrase(Urgency::Answer))
    }

    fn no_square(&self, text: &str, number: u16) -> Heard {
        let slot = ("number", Slot::Number(number.into()));
        let phrase = self.speaker.words.fill(key::CHECKERS_NO_NUMBER, [slot]);
        let why = Why::NoSquare(number.to_string());
        self.told(text, why, phrase.into_phrase(Urgency::Answer))
    }

    fn told(&self, text: &str, why: Why, phrase: crate::speech::Phrase) -> Heard {
        let NotUnderstood { heard, .. } = self.speaker.not_understood(text, Why::NoMeaning);
        Heard::NotUnderstood(NotUnderstood { heard, why, phrase })
    }
}

/// The phrases that only checkers has.
fn of_checkers(language: Language) -> &'static Phrases {
    use std::sync::LazyLock;
    static ALL: LazyLock<[Phrases; Language::ALL.len()]> =
        LazyLock::new(|| Language::ALL.map(|language| Phrases::read(table(language))));
    &ALL[language as usize]
}

const fn table(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("hearing/phrases/en.txt"),
        Language::German => include_str!("hearing/phrases/de.txt"),
    }
}
