//! What the position allows that the board alone does not show.

use crate::games::chess::{CastlingSide, Color, Move, MoveKind};
use crate::speech::chess::answers::ChessInquiry;
use crate::speech::utterance::Utterance;
use crate::speech::utterance::separated;
use crate::speech::words::{Slot, key};

impl ChessInquiry<'_> {
    /// Whether the king of a side is in check; that of the side to move without one.
    pub(in crate::speech) fn check(&self, color: Option<Color>) -> Utterance {
        let turn = self.position().turn();
        let is_asked = color.is_none_or(|color| color == turn);
        match (self.position().is_check(), is_asked) {
            (false, _) => self.say(key::ANSWER_NO),
            (true, true) if self.is_brief() => self.say(key::ANSWER_YES),
            (true, true) => self.of_side(key::ANSWER_CHECK, turn),
            (true, false) => self.of_side(key::ANSWER_OTHER_CHECK, turn),
        }
    }

    /// `White: short castling now; long castling not now.`
    pub(in crate::speech) fn castling(&self) -> Vec<Utterance> {
        if self.has_to_repeat() {
            return vec![self.say(key::ANSWER_REPEAT_FIRST)];
        }
        let moves = self.moves_left();
        let castles =
            |mv: &Move, side| mv.is_castle() && CastlingSide::of(mv.from(), mv.to()) == side;
        let is_now = |side| moves.iter().any(|mv| castles(mv, side));
        let of = |color: Color| {
            let sides = [CastlingSide::Short, CastlingSide::Long].into_iter();
            let sides = sides.filter(|&side| self.position().castling_rook(color, side).is_some());
            let told = sides.map(|side| {
                let key = if color != self.position().turn() {
                    key::ANSWER_CASTLING_ALLOWED
                } else if is_now(side) {
                    key::ANSWER_CASTLING_NOW
                } else {
                    key::ANSWER_CASTLING_NOT_NOW
                };
                self.fill(key, [("castling", Slot::Said(self.speaker.castling_noun(side)))])
            });
            let told = separated(told);
            let told = if told.is_empty() { self.say(key::ANSWER_CASTLING_NONE) } else { told };
            self.of(self.side(color), told)
        };
        self.colors().map(of).to_vec()
    }

    /// `En passant: pawn e 5 takes d 6.`
    pub(in crate::speech) fn en_passant(&self) -> Utterance {
        if self.has_to_repeat() {
            return self.say(key::ANSWER_REPEAT_FIRST);
        }
        let moves = self.moves_left().into_iter();
        let moves = moves.filter(|mv| mv.kind() == MoveKind::EnPassant);
        let list = separated(moves.map(|mv| {
            let target = ("list", Slot::Said(self.speaker.square(mv.to())));
            let mut said = self.mover(mv.from());
            said.append(self.fill(key::ANSWER_TAKES, [target]));
            said
        }));
        if list.is_empty() {
            return self.say(key::ANSWER_NO_EN_PASSANT);
        }
        self.of(self.say(key::EN_PASSANT), list)
    }
}
