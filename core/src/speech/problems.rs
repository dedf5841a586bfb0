//! What is wrong with something that was typed or put together: a position, a clock, a
//! sealed move.

use super::telling::typed;
use super::utterance::Utterance;
use super::words::{Key, Slot, key};
use super::{Phrase, Speaker, Urgency};
use crate::arbiter::clock::{ClockPart, ParseClockError, PeriodsError, TimeControl};
use crate::arbiter::envelope::{KeyError, SealError};
use crate::games::chess::notation::fen::{self, FenError, FenPart};
use crate::games::chess::{Excess, SetupError, Square};

impl Speaker {
    /// Why no game can go on from a position.
    pub fn setup_problem(&self, problem: SetupError) -> Phrase {
        answer(self.setup_text(problem))
    }

    /// Why a text is no position in which one can play.
    pub fn fen_problem(&self, problem: &FenError) -> Phrase {
        answer(self.fen_text(problem))
    }

    /// Why a text is no time control.
    pub fn clock_problem(&self, problem: &ParseClockError) -> Phrase {
        let about = |key, name, text: &str| {
            let text = Slot::Text(typed(text));
            self.words.fill(key, [(name, text)])
        };
        let (ParseClockError::Malformed { text, .. } | ParseClockError::Periods { text, .. }) =
            problem;
        let mut said = Utterance::default();
        if !text.is_empty() {
            said.append(about(key::CLOCK_WRONG, "text", text));
        }
        match problem {
            ParseClockError::Malformed { text, found, expected } => {
                if !found.is_empty() && found != text {
                    said.append(about(key::CLOCK_FOUND, "found", found));
                }
                said.append(self.words.say(clock_key(*expected)));
            }
            ParseClockError::Periods { problem, .. } => said.append(self.periods_text(*problem)),
        }
        answer(said)
    }

    /// That a chess clock has no time to run.
    pub fn untimed_clock(&self) -> Phrase {
        answer(self.words.say(key::CLOCK_UNTIMED))
    }

    /// Why a move cannot be sealed.
    pub fn seal_problem(&self, problem: SealError) -> Phrase {
        answer(self.words.say(match problem {
            SealError::Empty => key::SEAL_EMPTY,
            SealError::TooLong { .. } => key::SEAL_TOO_LONG,
            SealError::ControlCharacter { .. } => key::SEAL_ONE_LINE,
            SealError::Key(problem) => return self.passphrase_problem(problem),
            SealError::NoRandomness => key::SEAL_NO_RANDOMNESS,
        }))
    }

    /// That what was to be sealed is no move, in a friendly game.
    pub fn no_move_to_seal(&self, found: &str) -> Phrase {
        let found = ("found", Slot::Text(typed(found)));
        answer(self.words.fill(key::SEAL_NO_MOVE, [found]))
    }

    /// That what was to be sealed was mistyped.
    pub fn not_a_move_to_seal(&self) -> Phrase {
        answer(self.words.say(key::SEAL_NOT_A_MOVE))
    }

    /// Why a passphrase seals and opens nothing.
    pub fn passphrase_problem(&self, problem: KeyError) -> Phrase {
        answer(self.words.say(match problem {
            KeyError::NoPassphrase => key::SEAL_NO_PASSPHRASE,
            KeyError::PassphraseTooLong { .. } => key::SEAL_PASSPHRASE_TOO_LONG,
            KeyError::NoMemory => key::SEAL_NO_MEMORY,
        }))
    }

    fn setup_text(&self, problem: SetupError) -> Utterance {
        let on = |name, square: Square| (name, Slot::Said(self.square(square)));
        match problem {
            SetupError::NoKing(color) => {
                self.words.fill(key::SETUP_NO_KING, [self.player_slot(color)])
            }
            SetupError::TooManyKings { color, count } => {
                let count = ("count", Slot::Number(count.into()));
                self.words.fill(key::SETUP_KINGS, [self.player_slot(color), count])
            }
            SetupError::AdjacentKings(first, second) => {
                self.words.fill(key::SETUP_KINGS_TOUCH, [on("first", first), on("second", second)])
            }
            SetupError::PawnOnEndRank(square) => {
                self.words.fill(key::SETUP_PAWN, [on("square", square)])
            }
            SetupError::OpponentInCheck { color, by } => {
                self.words.fill(key::SETUP_CHECK, [self.player_slot(color), on("square", by)])
            }
            SetupError::Unreachable(excess) => self.excess_text(excess),
        }
    }

    fn excess_text(&self, excess: Excess) -> Utterance {
        let number = |name, count: u32| (name, Slot::Number(count.into()));
        match excess {
            Excess::Pawns { color, count } => {
                self.words.fill(key::SETUP_PAWNS, [self.player_slot(color), number("count", count)])
            }
            Excess::Pieces { color, count } => self
                .words
                .fill(key::SETUP_PIECES, [self.player_slot(color), number("count", count)]),
            Excess::Promotions { color, count, missing } => {
                let (count, missing) = (number("count", count), number("missing", missing));
                self.words.fill(key::SETUP_PROMOTED, [self.player_slot(color), count, missing])
            }
        }
    }

    pub(super) fn fen_text(&self, problem: &FenError) -> Utterance {
        match problem {
            FenError::Malformed { column, found, expected } => {
                let mut said = match found {
                    Some(found) => {
                        let column = ("column", Slot::Number(*column as u64));
                        match typed(found) {
                            space if space.is_empty() => {
                                self.words.fill(key::FEN_FOUND_SPACE, [column])
                            }
                            found => {
                                let found = ("found", Slot::Text(found));
                                self.words.fill(key::FEN_FOUND, [column, found])
                            }
                        }
                    }
                    None => self.words.say(key::FEN_ENDS),
                };
                said.append(self.words.say(fen_key(*expected)));
                said
            }
            FenError::TooLong(_) => {
                let most = ("most", Slot::Number(fen::MAX_LEN as u64));
                self.words.fill(key::FEN_TOO_LONG, [most])
            }
            FenError::Unplayable(problem) => self.setup_text(*problem),
        }
    }

    fn periods_text(&self, problem: PeriodsError) -> Utterance {
        let about =
            |key, period: usize| self.words.fill(key, [("period", Slot::Number(period as u64))]);
        match problem {
            PeriodsError::Empty => about(key::CLOCK_TIME_MISSING, 1),
            PeriodsError::TooMany => {
                let most = ("most", Slot::Number(TimeControl::MAX_PERIODS as u64));
                self.words.fill(key::CLOCK_TOO_MANY, [most])
            }
            PeriodsError::MovesMissing(period) => about(key::CLOCK_MOVES_MISSING, period),
            PeriodsError::TimeMissing(period) => about(key::CLOCK_TIME_MISSING, period),
            PeriodsError::NotSeconds(period) => about(key::CLOCK_NOT_SECONDS, period),
            PeriodsError::TooLarge(period) => about(key::CLOCK_TOO_LARGE, period),
        }
    }
}

fn answer(said: Utterance) -> Phrase {
    said.into_phrase(Urgency::Answer)
}

const fn fen_key(part: FenPart) -> Key {
    match part {
        FenPart::Squares => key::FEN_SQUARES,
        FenPart::RankEnd => key::FEN_RANK_END,
        FenPart::Space => key::FEN_SPACE,
        FenPart::Turn => key::FEN_TURN,
        FenPart::Castling => key::FEN_CASTLING,
        FenPart::EnPassant => key::FEN_EN_PASSANT,
        FenPart::QuietPlies => key::FEN_QUIET,
        FenPart::MoveNumber => key::FEN_MOVE_NUMBER,
        FenPart::End => key::FEN_END,
    }
}

const fn clock_key(part: ClockPart) -> Key {
    match part {
        ClockPart::Days => key::CLOCK_DAYS,
        ClockPart::Moves => key::CLOCK_MOVES,
        ClockPart::Time => key::CLOCK_TIME,
        ClockPart::SecondsOfMinute => key::CLOCK_SECONDS,
        ClockPart::Bonus => key::CLOCK_BONUS,
    }
}
