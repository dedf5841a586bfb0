//! What is heard: one grammar for what is typed and for what a recogniser of speech
//! makes of it.
//!
//! Words are looked up in closed tables (`hearing/lexicon`), each with all that it can
//! mean. Every way to understand all of the words is followed, and held against the
//! legal moves; what fits exactly one move is that move, and whatever fits several is
//! asked. Exact notation is not searched for words.
//!
//! ```
//! use annabella::games::chess::{Position, notation::san};
//! use annabella::speech::{Heard, Hearing, Settings};
//!
//! let hearing = Hearing::new(Settings::default());
//! let position = Position::default();
//! let heard = hearing.hear("Springer Felix drei", &position);
//! assert_eq!(heard, Heard::Move(san::parse(&position, "Nf3").unwrap()));
//! ```

mod answer;
mod choosing;
mod command;
mod correcting;
mod dictated;
mod heard;
pub(super) mod lattice;
mod lexicon;
mod looking;
mod naming;
mod near;
mod outcome;
pub(super) mod phrases;
pub(super) mod tokens;
pub(super) mod word_table;

use super::{Language, Phrase, PieceNames, Question, Settings, Speaker, Style};
use crate::games::chess::Position;
use crate::games::chess::notation::SquareMove;
use crate::games::{self, GameKind, GameShape, Side};
use crate::session::{Deed, State};
use crate::speech::chess::hearing::matching::Matches;
use crate::speech::chess::hearing::meaning::Meaning;
use crate::speech::chess::hearing::reading;
use crate::speech::chess::hearing::slots::ChessSlots;
use crate::speech::chess::hearing::written::Written;
use crate::speech::chess::origins::Origins;
pub use command::Command;
pub use heard::{Heard, NotUnderstood, Why};
use lattice::{Lattice, Letters};
use lexicon::Lexicon;
pub(crate) use naming::Named;
pub(crate) use outcome::{MAX_OFFERED, offered};
use phrases::{Phrases, Said, Slots};
use tokens::Token;

/// Nothing that is said has more bytes.
pub(super) const MAX_LEN: usize = 400;

/// Somebody who listens to a player.
#[derive(Clone, Copy)]
pub struct Hearing {
    pub(super) speaker: Speaker,
    pub(super) lexicon: &'static Lexicon,
    pub(super) phrases: &'static Phrases,
    pub(super) language: Language,
    /// From where the pieces came at the beginning of the game.
    origins: Option<Origins>,
    pub(super) player: Option<Side>,
    /// He types, and his fingers may slip.
    types: bool,
    /// The board is hidden from who is heard: what is asked back tells nothing of it.
    pub(super) is_hidden: bool,
}

impl Hearing {
    /// Listens in the language of the settings; questions are asked in their style.
    pub fn new(settings: Settings) -> Hearing {
        Hearing {
            speaker: Speaker::new(settings),
            lexicon: Lexicon::of(settings.language),
            phrases: Phrases::of(settings.language),
            language: settings.language,
            origins: None,
            player: None,
            types: !settings.is_dictated,
            is_hidden: false,
        }
    }

    /// Listens in a game of this kind.
    #[must_use]
    pub fn of_kind(self, kind: GameKind) -> Hearing {
        Hearing { speaker: self.speaker.of(kind), ..self }
    }

    /// Listens to this player: "my knights" are his, "your knights" those of the opponent.
    /// Where it is not known who speaks, it is the side to move.
    #[must_use]
    pub fn of_player(self, player: Side) -> Hearing {
        Hearing { player: Some(player), ..self }
    }

    /// Listens to somebody who does not see the board: what is asked back names no piece or
    /// square that he has not named, and is not asked where that would tell what can be done.
    #[must_use]
    pub fn of_hidden_board(self) -> Hearing {
        Hearing { is_hidden: true, ..self }
    }

    /// Listens in a game after so many plies, in which pieces have long names by where they
    /// come from: "queen's knight".
    #[must_use]
    pub fn of_game(self, state: &State, plies: usize) -> Hearing {
        Hearing { origins: Origins::after(state, plies), ..self }
    }

    /// What is answered where nothing that could be meant was said.
    pub fn no_meaning(&self, text: &str) -> NotUnderstood {
        self.speaker.not_understood(text, Why::NoMeaning)
    }

    /// What is answered where more was said than anything that could be meant.
    pub fn too_long(&self, text: &str) -> NotUnderstood {
        self.speaker.not_understood(text, Why::TooLong)
    }

    /// What is answered to who plays blindfold and would feel what stands on a square.
    pub fn hidden_board(&self, text: &str) -> NotUnderstood {
        self.speaker.not_understood(text, Why::Hidden)
    }

    /// What is answered to who claims, and does not say what.
    pub fn claim_unclear(&self, text: &str) -> NotUnderstood {
        NotUnderstood {
            phrase: self.speaker.ask_claim(),
            ..self.speaker.not_understood(text, Why::Unclear)
        }
    }

    /// What is answered to a yes or the like while a pawn waits for its piece.
    pub fn promotion_missing(&self, text: &str) -> NotUnderstood {
        let unclear = self.speaker.not_understood(text, Why::Unclear);
        NotUnderstood { phrase: self.speaker.ask_promotion(), ..unclear }
    }

    /// What is answered to a part of a move.
    pub fn incomplete(&self, text: &str) -> NotUnderstood {
        self.speaker.not_understood(text, Why::Incomplete)
    }

    /// What is answered to who says that the move he was asked for is not meant.
    pub(crate) fn dropped(&self) -> Phrase {
        self.speaker.dropped()
    }

    /// What was said or typed, by somebody who sees this position: in his language, and
    /// where that tells nothing, in another one.
    pub fn hear(&self, text: &str, position: &Position) -> Heard {
        let heard = self.doubted(self.hear_as_written(text, position), text, position);
        self.with_known_word(heard, text, &self.lexicon.written)
    }

    /// The same in a position of any game.
    pub fn hear_in(&self, text: &str, position: &games::Position) -> Heard {
        if let Some(heard) = self.hear_looking(text, position) {
            return heard;
        }
        let heard = match position {
            games::Position::Chess(position) => return self.hear(text, position),
            games::Position::Checkers(position) => self.hear_checkers(text, position),
            games::Position::YinYang(position) => self.hear_yin_yang(text, position),
        };
        // the names of pieces say nothing there
        self.with_known_word(heard, text, &[])
    }

    /// What phrases say in a game, which fills them in its own way; `read_move` gives the move
    /// that begins with a word.
    pub(super) fn of_phrases(
        phrases: &Phrases,
        text: &str,
        words: &[Token],
        slots: &dyn Slots,
        (shape, own): (GameShape, Side),
        read_move: &dyn Fn(usize) -> Option<String>,
    ) -> Option<Heard> {
        phrases.find(text, words, slots).find_map(|said| {
            let mv = match said.move_at {
                Some(at) => Some(read_move(at)?),
                None => None,
            };
            meaning(&said, shape, own, mv)
        })
    }

    fn hear_as_written(&self, text: &str, position: &Position) -> Heard {
        let own = self.hear_in_own(text, position);
        if is_part(&own) {
            return self
                .hear_asking(Lexicon::doubtful(self.language), text, position)
                .unwrap_or(own);
        }
        if !is_foreign(&own) {
            return own;
        }
        let mut others = self.others().map(|other| other.hear_in_own(text, position));
        let found = others.find(|heard| match heard {
            Heard::NotUnderstood(heard) => matches!(heard.why, Why::Impossible(_) | Why::Unclear),
            _ => true,
        });
        let mut asking = [Lexicon::doubtful(self.language), Lexicon::mixed()].into_iter();
        found
            .or_else(|| asking.find_map(|lexicon| self.hear_asking(lexicon, text, position)))
            .unwrap_or(own)
    }

    /// Listens in each other language.
    pub(super) fn others(&self) -> impl Iterator<Item = Hearing> {
        let of = |language| Hearing {
            lexicon: Lexicon::of(language),
            phrases: Phrases::of(language),
            language,
            ..*self
        };
        let own = self.language;
        Language::ALL.into_iter().filter(move |&language| language != own).map(of)
    }

    /// Listens in each language, in his own first.
    fn in_each_language(&self) -> impl Iterator<Item = Hearing> {
        std::iter::once(*self).chain(self.others())
    }

    /// All that the words of a text can mean.
    fn lattice(&self, text: &str, letters: Letters) -> Lattice {
        let words = self.lexicon.spelled(tokens::without_number(&tokens::composed(text)));
        Lattice::of(&words, self.lexicon, letters)
    }

    /// A move in words that may have meant something else: in those of several languages, or
    /// in what a recogniser has made of some. It is asked for.
    fn hear_asking(
        &self,
        lexicon: &'static Lexicon,
        text: &str,
        position: &Position,
    ) -> Option<Heard> {
        if text.len() > MAX_LEN {
            return None;
        }
        let lattice = Hearing { lexicon, ..*self }.lattice(text, Letters::Files);
        let Matches { mut moves, promotions, .. } = self.matches(&lattice, 0, position, true);
        moves.extend(promotions);
        let is_few = (1..=outcome::MAX_OFFERED).contains(&outcome::offered(&moves));
        is_few.then(|| self.ask(moves, position))
    }

    /// The legal moves that words from this one on name.
    fn matches(
        &self,
        lattice: &Lattice,
        start: usize,
        position: &Position,
        is_strict: bool,
    ) -> Matches {
        let readings = reading::readings(lattice, start);
        Matches::of(&readings, position, self.origins.as_ref(), is_strict)
    }

    fn hear_in_own(&self, text: &str, position: &Position) -> Heard {
        if text.len() > MAX_LEN {
            return self.misheard(text, Why::TooLong);
        }
        let text = tokens::composed(text);
        let text = tokens::without_number(&text);
        if !is_question(text)
            && let Some(heard) = self.written(text, position)
        {
            return heard;
        }
        let words = self.lexicon.spelled(text);
        self.hear_words(text, &words, position)
    }

    /// What a text comes to that is written as moves are.
    fn written(&self, text: &str, position: &Position) -> Option<Heard> {
        let settings = self.speaker.settings();
        let is_told_in_san = settings.style == Style::San;
        Some(match Written::read(text, position, self.language, is_told_in_san) {
            Written::Move(mv) => Heard::Move(mv),
            Written::Spelled(lattice, refusal) => {
                let matches = self.matches(&lattice, 0, position, false);
                self.of_matches(&matches, position, text)
                    .unwrap_or_else(|| self.misheard(text, Why::Impossible(refusal)))
            }
            Written::Squares(squares) => self.of_squares(squares, position),
            Written::No => return None,
        })
    }

    /// Whether he names pieces by the letters of this language.
    fn has_letters(&self) -> bool {
        let settings = self.speaker.settings();
        settings.pieces == PieceNames::Letter && settings.language == self.language
    }

    pub(super) fn misheard(&self, heard: &str, why: Why) -> Heard {
        Heard::NotUnderstood(self.speaker.not_understood(heard, why))
    }

    fn hear_words(&self, text: &str, words: &[Token], position: &Position) -> Heard {
        let letters = if self.has_letters() { Letters::Pieces } else { Letters::Files };
        let all = Lattice::of(words, self.lexicon, letters);
        let said = plain_words(words, &all);
        if said.is_empty() {
            let has_words = text.contains(char::is_alphanumeric);
            return self.misheard(text, if has_words { Why::NoMeaning } else { Why::Silence });
        }
        let mut matches = Matches::default();
        if !text.trim_end().ends_with('?') {
            matches = self.matches(&all, 0, position, true);
            let heard = self.of_legal(&matches, position);
            let heard = heard.or_else(|| self.by_letters(words, position));
            if let Some(heard) = heard {
                return heard;
            }
        }
        let lattice = Lattice::of(said, self.lexicon, letters);
        if let Some(heard) = self.in_short(said, text, &lattice) {
            return heard;
        }
        let slots = ChessSlots { words: said, lattice: &lattice };
        for phrase in self.phrases.find(text, said, &slots) {
            let rest = phrase.move_at.map(|at| &text[said[at].at.start..]);
            if let Some(heard) = self.of_phrase(&phrase, &lattice, rest, position) {
                return heard;
            }
        }
        if let Some(heard) = self.corrected(text, words, position) {
            return heard;
        }
        self.of_matches(&matches, position, text).unwrap_or_else(|| {
            if let Some(square) = tokens::wrong_square(words) {
                return self.misheard(text, Why::NoSquare(square));
            }
            let by_letters = Lattice::of(words, self.lexicon, Letters::Pieces);
            let mut unknown = by_letters.unknown().map(|at| &words[at]);
            unknown = unknown.filter(|word| !self.phrases.contains(&word.text));
            let word = unknown.map(|word| text[word.at.clone()].to_owned());
            self.misheard(text, word.map_or(Why::NoMeaning, Why::UnknownWord))
        })
    }

    /// A move in which pieces are named by letters, of a player who names them by words:
    /// one letter is soon taken for another, so that such a move is asked for.
    fn by_letters(&self, words: &[Token], position: &Position) -> Option<Heard> {
        if self.has_letters() {
            return None;
        }
        let lattice = Lattice::of(words, self.lexicon, Letters::Pieces);
        let matches = self.matches(&lattice, 0, position, true);
        let heard = self.of_legal(&matches, position)?;
        Some(match heard {
            Heard::Move(mv) => self.ask(vec![mv], position),
            heard => heard,
        })
    }

    /// What a phrase of the tables says; `rest` is the text of the move in it.
    fn of_phrase(
        &self,
        said: &Said,
        lattice: &Lattice,
        rest: Option<&str>,
        position: &Position,
    ) -> Option<Heard> {
        let mut mv = None;
        if let (Some(at), Some(rest)) = (said.move_at, rest) {
            let in_words = || {
                let matches = self.matches(lattice, at, position, true);
                self.of_matches(&matches, position, rest)
            };
            let heard = self.written(rest, position).or_else(in_words)?;
            mv = Some(match self.doubted(heard, rest, position) {
                Heard::Move(mv) => SquareMove::of(mv).to_string(),
                Heard::Irregular { squares, .. } => squares.to_string(),
                heard @ Heard::Ambiguous { .. } if said.template == correcting::CORRECTION => {
                    return Some(heard);
                }
                // the answer alone would be heard as a move that is made
                Heard::Ambiguous { question, .. } | Heard::PromotionMissing { question, .. } => {
                    return Some(Heard::NotUnderstood(self.speaker.unclear(rest, question)));
                }
                other => return Some(other),
            });
        }
        let own = self.player.unwrap_or(position.turn().into());
        meaning(said, GameKind::Chess.into(), own, mv)
    }
}

/// What a phrase means, said by this player of a game, with the move in it.
fn meaning(said: &Said, shape: GameShape, own: Side, mv: Option<String>) -> Option<Heard> {
    let filled = said.filled(shape.kind, own, mv);
    let (what, about) = filled.split_once(' ')?;
    match what {
        "ask" => Question::read(shape.kind, about).map(Heard::Question),
        "do" => Deed::read(shape, about).ok().map(Heard::Deed),
        _ => Command::read(about, shape.kind).map(Heard::Command),
    }
}

/// Whether it is a part of a move.
const fn is_part(heard: &Heard) -> bool {
    matches!(heard, Heard::NotUnderstood(NotUnderstood { why: Why::Incomplete, .. }))
}

/// Whether nothing in it was understood.
const fn is_foreign(heard: &Heard) -> bool {
    matches!(
        heard,
        Heard::NotUnderstood(NotUnderstood { why: Why::UnknownWord(_) | Why::NoMeaning, .. })
    )
}

/// `e4?` is a question, though it is also how a bad move is written.
fn is_question(text: &str) -> bool {
    text.trim_end().strip_suffix('?').is_some_and(|rest| rest.trim_end().len() == 2)
}

/// The words without those around them that are only polite.
fn plain_words<'a>(words: &'a [Token], lattice: &Lattice) -> &'a [Token] {
    let is_polite = |at: usize| {
        lattice.at(at).iter().any(|edge| edge.meanings == [Meaning::Polite] && edge.len == 1)
    };
    let mut range = 0..words.len();
    while !range.is_empty() && is_polite(range.start) {
        range.start += 1;
    }
    while !range.is_empty() && is_polite(range.end - 1) {
        range.end -= 1;
    }
    &words[range]
}
