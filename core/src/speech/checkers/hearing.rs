//! What is typed and said in a game of checkers.

mod lexicon;
mod placing;
mod slots;

use crate::games::checkers::notation::{Refusal, Way};
use crate::games::checkers::{Move, Position, Square};
use crate::games::{GameKind, Path, Rules};
use crate::session::Deed;
use crate::speech::hearing::phrases::Phrases;
use crate::speech::hearing::tokens::{self, Token};
use crate::speech::hearing::{Heard, Hearing, MAX_LEN, NotUnderstood, Why};
use crate::speech::words::{Slot, key};
use crate::speech::{CheckersQuestion, Language, Phrase, Question, Urgency};
use lexicon::{Lexicon, Named};
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
        let phrase = || self.in_phrases(text, said, position);
        if !asks && let Some((mut named, may_count)) = lexicon.way(said) {
            // `square 18` asks, `to 18` moves
            if let ([_], [_, _, ..]) = (&named[..], said)
                && let Some(heard @ Heard::Question(_)) = phrase()
            {
                return Some(heard);
            }
            if lexicon.takes(said)
                && let Some(heard) = self.of_jump(text, &named, position)
            {
                return Some(heard);
            }
            if may_count && is_count(&named, position) {
                named.pop();
            }
            return self.of_squares_named(text, &named, position, lexicon.is_capture(said));
        }
        if asks && let Some([named]) = lexicon.squares(said).as_deref() {
            return Some(self.on(text, *named));
        }
        let jump = || lexicon.takes(said).then(|| self.of_jump(text, &[], position)).flatten();
        phrase().or_else(jump).or_else(|| self.about_no_square(text, said, position))
    }

    /// What phrases say, of checkers first and then of all games.
    fn in_phrases(&self, text: &str, said: &[Token], position: &Position) -> Option<Heard> {
        let own = self.player.unwrap_or(position.turn());
        let lexicon = Lexicon::of(self.language);
        let slots = CheckersSlots { words: said, lexicon };
        let read_move = |at: usize| {
            let named = lexicon.squares(&said[at..])?;
            let squares = named.into_iter().map(Named::square).collect::<Option<_>>()?;
            Way::new(squares).map(|way| way.to_string())
        };
        let tables = [of_checkers(self.language), self.phrases];
        tables.into_iter().find_map(|table| {
            let of = (GameKind::Checkers.into(), own);
            Hearing::of_phrases(table, text, said, &slots, of, &read_move)
        })
    }

    /// A question about a square that is none: it would be one with another number.
    fn about_no_square(&self, text: &str, said: &[Token], position: &Position) -> Option<Heard> {
        let lexicon = Lexicon::of(self.language);
        let mut places = (0..said.len()).filter_map(|at| Some((at, lexicon.square(&said[at..])?)));
        let (at, (named, len)) = places.find(|(_, (named, _))| named.square().is_none())?;
        let mut other = said.to_vec();
        other.drain(at + 1..at + len);
        other[at].text = Square::ALL[0].to_string();
        let heard = self.in_phrases(text, &other, position)?;
        matches!(heard, Heard::Question(_)).then(|| self.no_square(text, named))
    }

    /// `18?`
    fn on(&self, text: &str, named: Named) -> Heard {
        match named.square() {
            Some(square) => Heard::Question(Question::Checkers(CheckersQuestion::On { square })),
            None => self.no_square(text, named),
        }
    }

    /// The move over these squares.
    fn of_squares_named(
        &self,
        text: &str,
        named: &[Named],
        position: &Position,
        is_capture: bool,
    ) -> Option<Heard> {
        let mut squares = Vec::new();
        for named in named {
            let Some(square) = named.square() else { return Some(self.no_square(text, *named)) };
            squares.push(square);
        }
        match squares[..] {
            [] => None,
            [only] => Some(self.of_one_square(text, only, position)),
            _ => Some(self.of_way(text, &Way::new(squares)?, position, is_capture)),
        }
    }

    /// What is done with these squares; where several jumps go over them, it is asked which.
    fn of_way(&self, text: &str, way: &Way, position: &Position, is_capture: bool) -> Heard {
        let path = Path::from(way.clone());
        let [from, over] = way.ends();
        let is_named_by_piece = position.pieces(!position.turn()).contains(over);
        if is_capture && is_named_by_piece && !self.is_hidden {
            // `1 takes 6`, with the piece on 6
            let goes_over = |mv: &Move| mv.from() == from && mv.captured().contains(over);
            let moves = position.legal_moves().into_iter();
            let jumps: Vec<Move> = moves.filter(goes_over).collect();
            match &jumps[..] {
                [] => {}
                [only] => return Heard::Deed(Deed::Move(Path::from(*only))),
                several => return self.which(text, several, position),
            }
        }
        let is_unclear = matches!(position.find(path, &[]), Err(Refusal::SeveralWays { .. }));
        if is_unclear && !self.is_hidden {
            return self.which(text, &fitting(position, way.squares()), position);
        }
        Heard::Deed(Deed::Move(path))
    }

    /// `take 22`, `jump`: the jump over a piece, or the only one.
    fn of_jump(&self, text: &str, named: &[Named], position: &Position) -> Option<Heard> {
        let over: Option<Square> = match named {
            [] => None,
            [only] => Some(only.square()?),
            _ => return None,
        };
        let is_over = |mv: &Move| over.is_none_or(|square| mv.captured().contains(square));
        let moves = position.legal_moves().into_iter();
        let jumps: Vec<Move> = moves.filter(|mv| mv.is_jump() && is_over(mv)).collect();
        let touches = |square: Square| {
            position.legal_moves().iter().any(|mv| mv.squares().any(|touched| touched == square))
        };
        match &jumps[..] {
            // it may be where the jump lands
            [] if over.is_some_and(touches) => None,
            _ if self.is_hidden => Some(self.misheard(text, Why::Incomplete)),
            [only] => Some(Heard::Deed(Deed::Move(Path::from(*only)))),
            [_, ..] if jumps.len() <= MOST_OFFERED => Some(self.which(text, &jumps, position)),
            _ => Some(Heard::Question(Question::Checkers(CheckersQuestion::Jumpers))),
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

    /// The move that somebody means who has named squares of it before, and now others: those
    /// between the ends, or an end. None if it is no more of that move.
    pub(crate) fn rest_in_checkers(
        &self,
        begun: &str,
        rest: &str,
        position: &Position,
    ) -> Option<Heard> {
        let [begun_squares, rest_squares] = [begun, rest].map(|text| self.squares_in(text));
        let (mut squares, rest_squares) = (begun_squares?, rest_squares?);
        let next = rest_squares.first().copied();
        squares.extend(rest_squares);
        let text = format!("{begun} {rest}");
        let mut fitting = fitting(position, &squares);
        // round a loop both ways go over the same squares: the next one tells
        let goes_next = |mv: &Move| mv.squares().nth(1) == next;
        if fitting.len() > 1 && fitting.iter().any(goes_next) {
            fitting.retain(goes_next);
        }
        match &fitting[..] {
            [] if !self.is_hidden => None,
            [only] => Some(Heard::Deed(Deed::Move(Path::from(*only)))),
            several if several.len() <= MOST_OFFERED && !several.is_empty() && !self.is_hidden => {
                Some(self.which(&text, several, position))
            }
            _ => Some(Heard::Deed(Deed::Move(Path::from(Way::new(squares)?)))),
        }
    }

    /// The squares that a text is made of, in his own language or in another one.
    fn squares_in(&self, text: &str) -> Option<Vec<Square>> {
        let composed = tokens::composed(text);
        let words = tokens::split(tokens::without_number(&composed));
        let languages = std::iter::once(self.language).chain(self.others().map(|h| h.language));
        languages.map(Lexicon::of).find_map(|lexicon| {
            let named = lexicon.squares(lexicon.plain(&words))?;
            named.into_iter().map(Named::square).collect()
        })
    }

    /// Asks which of these moves is meant; one more square answers that.
    fn which(&self, text: &str, moves: &[Move], position: &Position) -> Heard {
        let speaker = self.speaker.of(GameKind::Checkers);
        let list = ("list", Slot::Said(speaker.name_checkers_moves(position, moves)));
        let phrase = speaker.words.fill(key::CHECKERS_WHICH, [list]);
        self.told(text, Why::Incomplete, phrase.into_phrase(Urgency::Answer))
    }

    fn no_square(&self, text: &str, named: Named) -> Heard {
        let words = self.speaker.words;
        let (written, phrase) = match named {
            Named::Number(number) => {
                let slot = ("number", Slot::Number(number.into()));
                (number.to_string(), words.fill(key::CHECKERS_NO_NUMBER, [slot]))
            }
            Named::Place { column, row } => {
                let place = self.speaker.column_and_row(column, row);
                let slot = ("square", Slot::Said(place));
                let letter = char::from(b'a' + column);
                (format!("{letter}{}", row + 1), words.fill(key::CHECKERS_LIGHT_SQUARE, [slot]))
            }
        };
        self.told(text, Why::NoSquare(written), phrase.into_phrase(Urgency::Answer))
    }

    /// The same as [`misheard`](Hearing::misheard), in words of checkers.
    fn told(&self, text: &str, why: Why, phrase: Phrase) -> Heard {
        let NotUnderstood { heard, why, .. } = self.speaker.not_understood(text, why);
        Heard::NotUnderstood(NotUnderstood { heard, why, phrase })
    }
}

/// Whether the last of these is no square of the move, but how many pieces it takes.
fn is_count(named: &[Named], position: &Position) -> bool {
    let Some((Named::Number(count), rest)) = named.split_last() else { return false };
    let way = |named: &[Named]| {
        let squares = named.iter().map(|named| named.square()).collect::<Option<_>>()?;
        Way::new(squares)
    };
    let is_legal = way(named).is_some_and(|way| position.find(Path::from(way), &[]).is_ok());
    let Some(way) = way(rest) else { return false };
    let takes = |mv: &Move| mv.captured().len() == u32::from(*count);
    !is_legal && fitting(position, way.squares()).iter().any(takes)
}

/// The legal moves that touch all of these squares.
fn fitting(position: &Position, squares: &[Square]) -> Vec<Move> {
    let touches = |mv: Move, square: Square| mv.squares().any(|touched| touched == square);
    let fits = |mv: &Move| squares.iter().all(|square| touches(*mv, *square));
    position.legal_moves().into_iter().filter(fits).collect()
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
