//! What has left the board, and what is left on it.

use std::cmp::Ordering;

use crate::games::chess::sight::{self, Captured};
use crate::games::chess::{Color, Role};
use crate::session::Ply;
use crate::speech::chess::answers::ChessInquiry;
use crate::speech::utterance::Utterance;
use crate::speech::utterance::listed;
use crate::speech::words::{Slot, key};

impl ChessInquiry<'_> {
    pub(in crate::speech) fn captured(&self) -> Vec<Utterance> {
        let Some((last, before)) = self.state.plies().split_last() else {
            return vec![self.say(key::ANSWER_NO_MOVES_YET)];
        };
        let mut said = vec![match captured_by(last) {
            Some(captured) => self.just_captured(captured),
            None => self.say(key::ANSWER_LAST_CAPTURED_NOTHING),
        }];
        let before: Vec<Captured> = before.iter().filter_map(captured_by).collect();
        if before.is_empty() {
            said.push(self.say(key::ANSWER_NOTHING_CAPTURED_BEFORE));
        } else {
            said.extend(self.colors().map(|side| self.captured_before(side, &before)));
        }
        said
    }

    fn just_captured(&self, Captured { piece, square }: Captured) -> Utterance {
        let piece = ("piece", Slot::Said(self.piece(piece)));
        if self.is_brief() {
            return self.fill(key::ANSWER_LAST_CAPTURED_BRIEF, [piece]);
        }
        let square = ("square", Slot::Said(self.speaker.square(square)));
        self.fill(key::ANSWER_LAST_CAPTURED, [piece, square])
    }

    /// `White has captured: knight, 2 pawns.`
    pub(in crate::speech) fn captured_by(&self, side: Color) -> Utterance {
        let plies = self.state.plies().iter();
        let captured = plies.filter_map(captured_by);
        let captured: Vec<Captured> = captured.collect();
        let list = self.taken_by(side, &captured);
        if self.is_brief() {
            return self.of(self.side(side), list);
        }
        self.fill(key::ANSWER_CAPTURED_BY, [self.side_slot(side), ("list", Slot::Said(list))])
    }

    fn captured_before(&self, side: Color, captured: &[Captured]) -> Utterance {
        let key =
            self.key_by_detail(key::ANSWER_CAPTURED_BEFORE, key::ANSWER_CAPTURED_BEFORE_BRIEF);
        let list = ("list", Slot::Said(self.taken_by(side, captured)));
        self.fill(key, [self.side_slot(side), list])
    }

    /// `knight, 2 pawns`, or that it is nothing.
    fn taken_by(&self, side: Color, captured: &[Captured]) -> Utterance {
        let of = |role| {
            let same = |captured: &&Captured| captured.by() == side && captured.piece.role == role;
            captured.iter().filter(same).count() as u32
        };
        let list = self.counts(of);
        if list.is_empty() { self.say(key::ANSWER_NOTHING) } else { list }
    }

    /// `queen, 2 rooks, 8 pawns`: without the king, which everybody has.
    fn counts(&self, of: impl Fn(Role) -> u32) -> Utterance {
        let roles = Role::ALL.into_iter().rev().filter(|&role| role != Role::King);
        let counted = roles.map(|role| (role, of(role))).filter(|&(_, count)| count > 0);
        listed(counted.map(|(role, count)| self.counted(role, count)))
    }

    pub(in crate::speech) fn material(&self) -> Vec<Utterance> {
        let board = &self.board;
        let [white, black] = Color::ALL.map(|color| sight::material(board, color));
        let ahead = |side: Color| {
            let count = Slot::Number(white.abs_diff(black).into());
            self.fill(key::ANSWER_AHEAD, [self.side_slot(side), ("count", count)])
        };
        let balance = match white.cmp(&black) {
            Ordering::Greater => ahead(Color::White),
            Ordering::Less => ahead(Color::Black),
            Ordering::Equal => self.say(key::ANSWER_EVEN),
        };
        if self.is_brief() {
            return vec![balance];
        }
        let count = |color| move |role| board.pieces(color, role).len();
        let list = |color| {
            let list = self.counts(count(color));
            if list.is_empty() { self.say(key::ANSWER_ONLY_KING) } else { list }
        };
        let is_same = Role::ALL.into_iter().all(|role| {
            board.pieces(Color::White, role).len() == board.pieces(Color::Black, role).len()
        });
        if is_same {
            let both = ("list", Slot::Said(list(Color::White)));
            return vec![balance, self.fill(key::ANSWER_BOTH_HAVE, [both])];
        }
        let [own, other] = self.colors().map(|color| self.of(self.side(color), list(color)));
        vec![balance, own, other]
    }
}

fn captured_by(ply: &Ply) -> Option<Captured> {
    let (before, mv) = ply.chess()?;
    sight::captured(before, mv)
}
