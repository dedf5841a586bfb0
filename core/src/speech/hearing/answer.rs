//! What is said to somebody who was not understood, or only half.

use super::{NotUnderstood, Why};
use crate::games::GameKind;
use crate::games::chess::{CastlingSide, Move, Position, Role, Square};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};
use crate::speech::{Phrase, Settings, Speaker, Style, Urgency};

/// So many characters of what was heard are kept.
const EXCERPT: usize = 60;

impl Speaker {
    /// Asks which of several moves is meant, or whether a single one is.
    pub(super) fn ask_which(&self, position: &Position, candidates: &[Move]) -> Phrase {
        let in_full = self.without_pauses();
        let said = match (candidates, self.which_piece(position, candidates)) {
            ([only], _) => {
                let mv = Slot::Said(in_full.name_move(position, *only));
                self.words.fill(key::HEARING_DID_YOU_MEAN, [("move", mv)])
            }
            (_, Some((role, squares))) => {
                let choices = Slot::Said(self.choices(squares));
                self.words.fill(which_key(role), [("choices", choices)])
            }
            _ => {
                let named = |mv: &Move| in_full.name_of_several(position, *mv, candidates);
                let mut moves: Vec<Utterance> = Vec::new();
                for name in candidates.iter().map(named) {
                    if !moves.contains(&name) {
                        moves.push(name);
                    }
                }
                if moves.len() == 1 {
                    let only = Slot::Said(moves.remove(0));
                    let said = self.words.fill(key::HEARING_DID_YOU_MEAN, [("move", only)]);
                    return said.into_phrase(Urgency::Assertive);
                }
                let choices = Slot::Said(self.choices(moves));
                self.words.fill(key::HEARING_WHICH_MOVE, [("choices", choices)])
            }
        };
        said.into_phrase(Urgency::Assertive)
    }

    /// The same, to somebody who does not see the board.
    pub(super) fn ask_which_unseen(
        &self,
        position: &Position,
        candidates: &[Move],
        is_named: bool,
    ) -> Phrase {
        let role = |mv: &Move| position.board().role_at(mv.from());
        let said = match candidates {
            [only] if only.is_castle() => {
                let name = self.castling_name(CastlingSide::of(only.from(), only.to()));
                self.words.fill(key::HEARING_DID_YOU_MEAN, [("move", Slot::Said(name))])
            }
            [only] => {
                let mut mv = role(only).map(|role| self.plain_piece(role)).unwrap_or_default();
                mv.append(self.square(only.to()));
                self.words.fill(key::HEARING_DID_YOU_MEAN, [("move", Slot::Said(mv))])
            }
            _ => match self.which_piece(position, candidates) {
                Some((role, _)) if is_named => self.words.say(which_unseen_key(role)),
                _ => self.words.say(key::HEARING_WHICH_MOVE_UNSEEN),
            },
        };
        said.into_phrase(Urgency::Assertive)
    }

    /// Moves of which there are several need pauses between them and none inside.
    fn without_pauses(&self) -> Speaker {
        match self.settings().style {
            Style::Plain => Speaker::new(Settings { style: Style::Literate, ..*self.settings() }),
            _ => *self,
        }
    }

    /// The squares of pieces of one kind that can go to one square, where nothing else
    /// tells the moves apart.
    fn which_piece(&self, position: &Position, moves: &[Move]) -> Option<(Role, Vec<Utterance>)> {
        let first = moves.first()?;
        let role = position.board().role_at(first.from())?;
        let is_alike = |mv: &Move| {
            position.board().role_at(mv.from()) == Some(role)
                && mv.to() == first.to()
                && mv.promoted_to() == first.promoted_to()
                && !mv.is_castle()
        };
        let squares = || moves.iter().map(|mv| self.square(mv.from())).collect();
        moves.iter().all(is_alike).then(|| (role, squares()))
    }

    fn choices(&self, parts: Vec<Utterance>) -> Utterance {
        let or = self.words.text(key::HEARING_OR);
        Utterance::list(parts, self.settings().language, or)
    }

    /// Asks what a pawn becomes.
    pub(super) fn ask_promotion(&self) -> Phrase {
        self.words.say(key::HEARING_PROMOTION).into_phrase(Urgency::Assertive)
    }

    /// Asks what is claimed.
    pub(super) fn ask_claim(&self) -> Phrase {
        let asked = match self.kind {
            GameKind::Chess | GameKind::Chess960 => key::HEARING_CLAIM,
            GameKind::Checkers => key::CHECKERS_CLAIM,
            GameKind::YinYang => key::YIN_YANG_CLAIM,
        };
        self.words.say(asked).into_phrase(Urgency::Assertive)
    }

    /// Says that the move which was asked for is not made.
    pub(super) fn dropped(&self) -> Phrase {
        self.words.say(key::HEARING_DROPPED).into_phrase(Urgency::Assertive)
    }

    /// Says that something was not understood.
    pub(in crate::speech) fn not_understood(&self, heard: &str, why: Why) -> NotUnderstood {
        let heard = excerpt(heard);
        let said = match &why {
            Why::Silence => self.words.say(key::HEARING_SILENCE),
            Why::TooLong => self.words.say(key::HEARING_TOO_LONG),
            Why::UnknownWord(word) => {
                self.words.fill(key::HEARING_UNKNOWN_WORD, [("word", Slot::Text(excerpt(word)))])
            }
            Why::NoSquare(square) => {
                let wrong = Slot::Text(excerpt(square));
                let first = Slot::Said(self.square(Square::A1));
                let last = Slot::Said(self.square(Square::H8));
                let slots = [("square", wrong), ("first", first), ("last", last)];
                self.words.fill(key::HEARING_NO_SQUARE, slots)
            }
            Why::NoMeaning => self.about(key::HEARING_NO_MEANING, &heard),
            Why::Hidden => self.words.say(key::HEARING_HIDDEN),
            Why::Unclear => self.words.say(key::HEARING_SAY_ALL),
            Why::Incomplete => self.about(key::HEARING_INCOMPLETE, &heard),
            Why::Impossible(_) => self.about(key::HEARING_IMPOSSIBLE, &heard),
        };
        NotUnderstood { heard, why, phrase: said.into_phrase(Urgency::Assertive) }
    }

    /// Asks `which` move is meant inside of something else that has to be said again.
    pub(super) fn unclear(&self, heard: &str, which: Phrase) -> NotUnderstood {
        let mut unclear = self.not_understood(heard, Why::Unclear);
        unclear.phrase.segments.splice(0..0, which.segments);
        unclear
    }

    fn about(&self, key: Key, heard: &str) -> Utterance {
        self.words.fill(key, [("heard", Slot::Text(heard.to_owned()))])
    }
}

const fn which_key(role: Role) -> Key {
    match role {
        Role::King => key::HEARING_WHICH_KING,
        Role::Queen => key::HEARING_WHICH_QUEEN,
        Role::Rook => key::HEARING_WHICH_ROOK,
        Role::Bishop => key::HEARING_WHICH_BISHOP,
        Role::Knight => key::HEARING_WHICH_KNIGHT,
        Role::Pawn => key::HEARING_WHICH_PAWN,
    }
}

const fn which_unseen_key(role: Role) -> Key {
    match role {
        Role::King => key::HEARING_WHICH_KING_UNSEEN,
        Role::Queen => key::HEARING_WHICH_QUEEN_UNSEEN,
        Role::Rook => key::HEARING_WHICH_ROOK_UNSEEN,
        Role::Bishop => key::HEARING_WHICH_BISHOP_UNSEEN,
        Role::Knight => key::HEARING_WHICH_KNIGHT_UNSEEN,
        Role::Pawn => key::HEARING_WHICH_PAWN_UNSEEN,
    }
}

/// How a text begins, without signs that no voice could read.
fn excerpt(text: &str) -> String {
    let mut letters = text.trim().chars().filter(|c| !c.is_control() && !is_mark(*c));
    let mut excerpt: String = letters.by_ref().take(EXCERPT).collect();
    if letters.next().is_some() {
        excerpt.push('…');
    }
    excerpt
}

/// Signs of the area for private use, which mark places in messages.
fn is_mark(c: char) -> bool {
    ('\u{E000}'..='\u{F8FF}').contains(&c)
}
