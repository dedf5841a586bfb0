//! Why a move is not legal.

use crate::games::Side;
use crate::games::chess::notation::Refusal;
use crate::games::chess::{Bitboard, CastlingSide, Role};
use crate::speech::telling::Telling;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl Telling<'_> {
    /// As a part of a sentence; `by` has made or tried the move.
    pub(in crate::speech) fn illegal(&self, by: Option<Side>, refusal: Refusal) -> Utterance {
        match refusal {
            Refusal::NullMove => self.say(key::ILLEGAL_NULL_MOVE),
            Refusal::NoSuchPiece { role, .. } => {
                let [who, player] = match by {
                    Some(side) => [self.who(side), self.player(side)],
                    None => [
                        ("who", Slot::Text("unknown".to_owned())),
                        ("player", Slot::Text(String::new())),
                    ],
                };
                self.fill(key::ILLEGAL_NO_SUCH_PIECE, [who, player, self.none_of(role)])
            }
            Refusal::EmptySquare(square) => {
                self.fill(key::ILLEGAL_EMPTY_SQUARE, [self.square(square)])
            }
            Refusal::OpponentsPiece { from, .. } => {
                self.fill(key::ILLEGAL_OPPONENTS_PIECE, [self.square(from)])
            }
            Refusal::OwnPiece { to, .. } => self.fill(key::ILLEGAL_OWN_PIECE, [self.square(to)]),
            Refusal::OutOfReach { role, to, .. } => {
                self.fill(key::ILLEGAL_OUT_OF_REACH, [self.none_of(role), self.square(to)])
            }
            Refusal::NotFromThere { role, to, from } => {
                let from = ("from", self.squares(from));
                self.fill(key::ILLEGAL_NOT_FROM_THERE, [self.piece(role), self.square(to), from])
            }
            Refusal::CannotGo { blocked: Some(at), .. } => {
                self.fill(key::ILLEGAL_IN_THE_WAY, [self.square(at)])
            }
            Refusal::CannotGo { role, .. } => {
                let way = match role {
                    Role::King => key::ILLEGAL_WAY_OF_KING,
                    Role::Queen => key::ILLEGAL_WAY_OF_QUEEN,
                    Role::Rook => key::ILLEGAL_WAY_OF_ROOK,
                    Role::Bishop => key::ILLEGAL_WAY_OF_BISHOP,
                    Role::Knight => key::ILLEGAL_WAY_OF_KNIGHT,
                    Role::Pawn => key::ILLEGAL_WAY_OF_PAWN,
                };
                self.fill(way, [("the-piece", Slot::Said(self.speaker.the_piece(role)))])
            }
            Refusal::KingInCheck { king, by: attacker } => {
                let owner = self.state.chess().and_then(|position| position.board().color_at(king));
                let owner = owner.map(Side::from);
                let who = self.who(by.or(owner).unwrap_or(Side::First));
                if self.is_brief() {
                    return self.fill(key::ILLEGAL_KING_IN_CHECK_BRIEF, [who]);
                }
                self.fill(key::ILLEGAL_KING_IN_CHECK, [who, ("by", self.place(attacker))])
            }
            Refusal::KingCapture(_) => self.say(key::ILLEGAL_KING_CAPTURE),
            Refusal::Ambiguous { role, to, from } => {
                let from = ("from", self.squares(from));
                self.fill(key::ILLEGAL_AMBIGUOUS, [self.piece(role), self.square(to), from])
            }
            Refusal::PromotionMissing(square) => {
                self.fill(key::ILLEGAL_PROMOTION_MISSING, [self.square(square)])
            }
            Refusal::NoPromotion => self.say(key::ILLEGAL_NO_PROMOTION),
            Refusal::NoCastlingRight { side: CastlingSide::Short, .. } => {
                self.say(key::ILLEGAL_NO_SHORT_CASTLING)
            }
            Refusal::NoCastlingRight { .. } => self.say(key::ILLEGAL_NO_LONG_CASTLING),
            Refusal::CastlingInCheck { by } => {
                self.fill(key::ILLEGAL_CASTLING_IN_CHECK, [("by", self.place(by))])
            }
            Refusal::CastlingBlocked { at } => {
                self.fill(key::ILLEGAL_CASTLING_BLOCKED, [self.square(at)])
            }
            Refusal::CastlingThroughCheck { at, by } => {
                let by = ("by", self.place(by));
                self.fill(key::ILLEGAL_CASTLING_THROUGH_CHECK, [self.square(at), by])
            }
            Refusal::OtherForm => self.say(key::ILLEGAL_OTHER_FORM),
        }
    }

    fn none_of(&self, role: Role) -> (&'static str, Slot) {
        ("no-piece", Slot::Said(self.speaker.no_piece(role)))
    }

    fn squares(&self, squares: Bitboard) -> Slot {
        let names = squares.into_iter().map(|square| self.speaker.square(square)).collect();
        let words = self.speaker.words;
        Slot::Said(Utterance::list(names, words.language, words.text(key::LIST_AND)))
    }
}
