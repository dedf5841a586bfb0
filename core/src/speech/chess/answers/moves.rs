//! What can be played.

use crate::games::chess::{Bitboard, CastlingSide, Color, Move, MoveKind, Piece, Role, Square};
use crate::session::{Phase, Turn};
use crate::speech::chess::answers::ChessInquiry;
use crate::speech::utterance::Utterance;
use crate::speech::utterance::{listed, separated};
use crate::speech::words::{Slot, key};
use crate::text::sorting::sort_by_key;

impl ChessInquiry<'_> {
    pub(in crate::speech) fn moves(&self, from: Option<Square>) -> Vec<Utterance> {
        if let Some(why_none) = self.why_no_moves(from) {
            return vec![why_none];
        }
        let moves = self.moves_left();
        if let Some(from) = from {
            return vec![self.moves_from(from, &moves)];
        }
        let mut said = Vec::new();
        if !self.is_brief() || moves.is_empty() {
            let slots = [
                self.side_slot(self.position().turn()),
                ("count", Slot::Number(moves.len() as u64)),
            ];
            said.push(self.fill(key::ANSWER_MOVES_OF, slots));
        }
        said.extend(origins(&moves).map(|from| self.moves_from(from, &moves)));
        said
    }

    /// Those of each piece of a kind.
    pub(in crate::speech) fn moves_of(&self, role: Role) -> Vec<Utterance> {
        if let Some(why_none) = self.why_no_moves(None) {
            return vec![why_none];
        }
        let color = self.position().turn();
        let piece = |color| Piece { color, role };
        if let Some(asker) = self.asker.map(Color::from).filter(|&asker| asker != color) {
            return vec![self.of(self.pieces_of(piece(asker)), self.say(key::ANSWER_NOT_TO_MOVE))];
        }
        let own = self.position().board().pieces(color, role);
        if own.is_empty() {
            return vec![self.of(self.pieces_of(piece(color)), self.say(key::ANSWER_NONE))];
        }
        let moves = self.moves_left();
        own.into_iter().map(|from| self.moves_from(from, &moves)).collect()
    }

    pub(in crate::speech) fn moves_in_hand(&self) -> Vec<Utterance> {
        match self.state.phase() {
            Phase::Playing(Turn::Holding { from }) => self.moves(Some(from)),
            _ => vec![self.say(key::ANSWER_WHICH_PIECE)],
        }
    }

    pub(in crate::speech) fn captures(&self, from: Option<Square>) -> Vec<Utterance> {
        if let Some(why_none) = self.why_no_moves(from) {
            return vec![why_none];
        }
        let mut moves = self.moves_left();
        moves.retain(|&mv| self.position().captured_by(mv).is_some());
        match from {
            Some(from) if moves.iter().all(|mv| mv.from() != from) => {
                vec![self.of(self.mover(from), self.say(key::ANSWER_NOTHING_TO_CAPTURE))]
            }
            Some(from) => vec![self.captures_from(from, &moves)],
            None if moves.is_empty() => vec![self.say(key::ANSWER_NOTHING_TO_CAPTURE_AT_ALL)],
            None => origins(&moves).map(|from| self.captures_from(from, &moves)).collect(),
        }
    }

    /// Where there is nothing to ask for.
    fn why_no_moves(&self, from: Option<Square>) -> Option<Utterance> {
        if self.state.phase().is_over() {
            return Some(self.say(key::ANSWER_OVER));
        }
        if self.has_to_repeat() {
            return Some(self.say(key::ANSWER_REPEAT_FIRST));
        }
        let from = from?;
        match self.position().piece_at(from) {
            None => Some(self.on_square(from)),
            Some(piece) if piece.color != self.position().turn() => {
                Some(self.of(self.piece_at(piece, from), self.say(key::ANSWER_NOT_TO_MOVE)))
            }
            Some(_) => None,
        }
    }

    pub(in crate::speech) fn mover(&self, from: Square) -> Utterance {
        let role = self.position().board().role_at(from).unwrap_or(Role::Pawn);
        self.role_at(role, from)
    }

    /// `Pawn e 7: e 8; takes knight d 8; promotion.`
    fn moves_from(&self, from: Square, moves: &[Move]) -> Utterance {
        let mut moves: Vec<Move> =
            moves.iter().copied().filter(|mv| mv.from() == from && is_told(*mv)).collect();
        sort_by_key(&mut moves, |mv| mv.to());
        let (takes, quiet): (Vec<Move>, Vec<Move>) =
            moves.into_iter().partition(|&mv| self.position().captured_by(mv).is_some());
        let promotes = takes.iter().chain(&quiet).any(|mv| mv.promoted_to().is_some());
        let mut parts = Vec::new();
        let (castling, quiet): (Vec<Move>, Vec<Move>) =
            quiet.into_iter().partition(|mv| mv.is_castle());
        if !quiet.is_empty() {
            parts.push(listed(quiet.iter().map(|mv| self.speaker.square(mv.to()))));
        }
        let name = |mv: &Move| self.speaker.castling_name(CastlingSide::of(mv.from(), mv.to()));
        parts.extend(castling.iter().map(name));
        if !takes.is_empty() {
            let list = listed(takes.iter().map(|&mv| self.target(mv)));
            parts.push(self.fill(key::ANSWER_TAKES, [("list", Slot::Said(list))]));
        }
        if promotes {
            parts.push(self.say(key::ANSWER_PROMOTION));
        }
        if parts.is_empty() {
            parts.push(self.say(key::ANSWER_NO_MOVES));
        }
        self.of(self.mover(from), separated(parts))
    }

    /// `Knight f 3 takes: pawn e 5, bishop g 5.`
    fn captures_from(&self, from: Square, moves: &[Move]) -> Utterance {
        let moves = moves.iter().filter(|mv| mv.from() == from && is_told(**mv));
        let list = listed(moves.map(|&mv| self.target(mv)));
        let slots =
            [("piece", Slot::Said(self.mover(from).capitalised())), ("list", Slot::Said(list))];
        self.fill(key::ANSWER_CAPTURES_OF, slots)
    }

    /// What a move captures, and where.
    fn target(&self, mv: Move) -> Utterance {
        match mv.kind() {
            MoveKind::EnPassant => {
                let mut said = self.speaker.square(mv.to());
                said.append(self.say(key::EN_PASSANT));
                said
            }
            _ => match self.position().captured_by(mv) {
                Some(role) => self.role_at(role, mv.to()),
                None => self.speaker.square(mv.to()),
            },
        }
    }
}

/// A promotion is told once, and not for each kind of piece.
fn is_told(mv: Move) -> bool {
    mv.promoted_to().is_none_or(|role| role == Role::Queen)
}

/// Where the moves go out from, in order and each square once.
fn origins(moves: &[Move]) -> impl Iterator<Item = Square> {
    let squares: Bitboard = moves.iter().map(|mv| mv.from()).collect();
    squares.into_iter()
}
