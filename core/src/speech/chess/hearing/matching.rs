//! The legal moves that a reading asks for.

use crate::games::chess::notation::{ParseMoveError, Refusal, SquareMove, san};
use crate::games::chess::{
    CastlingSide, File, Move, MoveKind, Piece, Position, Rank, Role, Square,
};
use crate::speech::chess::hearing::reading::{Extent, Reading};
use crate::speech::chess::origins::Origins;

/// What an utterance comes to when its readings are held against the legal moves.
#[derive(Debug, Default)]
pub(in crate::speech) struct Matches {
    /// The moves that it names.
    pub(in crate::speech) moves: Vec<Move>,
    /// Castling, where it names the king and the square where he arrives.
    pub(in crate::speech) castlings: Vec<Move>,
    /// Promotions that it names without the piece.
    pub(in crate::speech) promotions: Vec<Move>,
    /// Moves that it would name if it did not say more of them than is so, such as check.
    pub(in crate::speech) contradicted: Vec<Move>,
    /// Moves of which it names a part.
    pub(in crate::speech) partial: Vec<Move>,
    /// The readings that name a whole move, legal or not.
    pub(in crate::speech) whole: Vec<Reading>,
    /// Whether some reading names a part of a move.
    pub(in crate::speech) has_part: bool,
}

impl Matches {
    /// Holds the readings against the legal moves. What is said of a move beside its
    /// squares counts only where `is_strict`: notation is often careless with it.
    pub(in crate::speech) fn of(
        readings: &[Reading],
        position: &Position,
        origins: Option<&Origins>,
        is_strict: bool,
    ) -> Matches {
        let mut matches = Matches::default();
        let all = if readings.is_empty() { Vec::new() } else { position.legal_moves() };
        for reading in readings {
            let legal: Vec<Move> =
                all.iter().copied().filter(|&mv| reading.comes_from(origins, mv)).collect();
            match reading.extent() {
                Extent::Whole => matches.add_whole(reading, position, &legal, is_strict),
                Extent::Part => {
                    matches.has_part = true;
                    let fits = |mv: &&Move| reading.fits(position, **mv, true);
                    add_all(&mut matches.partial, legal.iter().filter(fits));
                }
                Extent::Nothing => {}
            }
        }
        matches
    }

    fn add_whole(
        &mut self,
        reading: &Reading,
        position: &Position,
        legal: &[Move],
        is_strict: bool,
    ) {
        let plain = reading.without_stage();
        if !self.whole.contains(&plain) {
            self.whole.push(plain);
        }
        add_all(&mut self.castlings, legal.iter().filter(|mv| reading.is_castling_of_king(**mv)));
        for &mv in legal.iter().filter(|&&mv| reading.fits(position, mv, false)) {
            let is_right = !is_strict || reading.holds_of(position, mv);
            let has_piece = mv.promoted_to() == reading.promotion;
            let list = match (is_right, has_piece) {
                (true, true) => &mut self.moves,
                (true, false) if reading.promotion.is_none() => &mut self.promotions,
                (false, _) if has_piece || reading.promotion.is_none() => &mut self.contradicted,
                _ => continue,
            };
            add_all(list, [&mv]);
        }
    }
}

fn add_all<'a>(list: &mut Vec<Move>, moves: impl IntoIterator<Item = &'a Move>) {
    for &mv in moves {
        if !list.contains(&mv) {
            list.push(mv);
        }
    }
}

impl Reading {
    /// Whether its squares and pieces are those of a legal move, except what a pawn
    /// becomes.
    fn fits(&self, position: &Position, mv: Move, is_part: bool) -> bool {
        let side = CastlingSide::of(mv.from(), mv.to());
        if self.is_castling() {
            return mv.is_castle() && self.side.is_none_or(|asked| asked == side);
        }
        if mv.is_castle() {
            let (Some(from), Some(to)) = (self.from.square(), self.to.square()) else {
                return false;
            };
            let is_king = self.role.is_none_or(|role| role == Role::King);
            let asked = SquareMove { from, to, promotion: self.promotion };
            return is_king && from == mv.from() && asked.find(position) == Ok(mv);
        }
        let role = position.board().role_at(mv.from());
        let captured = position.captured_by(mv);
        let stays_on_file = role != Some(Role::Pawn)
            || self.takes
            || self.is_en_passant
            || !self.from.is_empty()
            || mv.from().file() == mv.to().file();
        self.mover().is_none_or(|mover| role == Some(mover))
            && self.from.fits(mv.from())
            && self.to.fits(mv.to())
            && stays_on_file
            && (!self.to.is_empty() || self.victim.is_none_or(|_| self.victim == captured))
            && (!is_part || self.holds_of(position, mv))
            && (!is_part || self.promotion.is_none_or(|to| mv.promoted_to() == Some(to)))
    }

    /// Whether the pieces come from where their long names say, as far as that is known.
    fn comes_from(&self, origins: Option<&Origins>, mv: Move) -> bool {
        let is_from = |named: Option<File>, square: Square| match (named, origins) {
            (Some(file), Some(origins)) => origins.file(square) == Some(file),
            _ => true,
        };
        is_from(self.origin, mv.from())
            && (self.victim.is_none() || is_from(self.victim_origin, mv.to()))
    }

    /// Whether it names the king and the square where he arrives by this castling.
    fn is_castling_of_king(&self, mv: Move) -> bool {
        mv.is_castle()
            && self.role == Some(Role::King)
            && self.to.square() == Some(mv.arrival())
            && self.from.fits(mv.from())
            && !self.takes
            && self.promotion.is_none()
    }

    /// Whether all else is so that was said of it.
    fn holds_of(&self, position: &Position, mv: Move) -> bool {
        let captured = position.captured_by(mv);
        let after = (self.is_check || self.is_mate).then(|| position.after_legal(mv));
        // a colour without its piece: the piece was not heard
        self.color.is_none_or(|color| color == position.turn() && self.role.is_some())
            && (!self.takes || captured.is_some())
            && (self.victim.is_none() || self.victim == captured)
            && (!self.promotes || mv.promoted_to().is_some())
            && (!self.is_en_passant || mv.kind() == MoveKind::EnPassant)
            && after
                .is_none_or(|after| after.is_check() && (!self.is_mate || !after.has_legal_move()))
    }

    /// The squares of a move that is not legal, where nothing else can be meant: both
    /// are named, or it castles, or only one piece could go there if that did not leave
    /// the king in check. What contradicts the board is a slip.
    pub(in crate::speech) fn announced(&self, position: &Position) -> Option<SquareMove> {
        if self.color.is_some_and(|color| color != position.turn()) {
            return None;
        }
        if self.is_castling() {
            return announced_castling(position, self.side?);
        }
        let to = self.to.square()?;
        let asked = |from| SquareMove { from, to, promotion: self.promotion };
        if let Some(from) = self.from.square() {
            let stands = position.board().role_at(from);
            return (self.role.is_none() || self.role == stands).then(|| asked(from));
        }
        let role = self.mover()?;
        let is_named = |from: &Square| {
            let stays = !self.from.is_empty() || self.takes || from.file() == to.file();
            self.from.fits(*from) && (role != Role::Pawn || stays)
        };
        let own = position.board().pieces(position.turn(), role).into_iter();
        let mut found = own
            .filter(is_named)
            .map(asked)
            .filter(|asked| matches!(asked.find(position), Err(Refusal::KingInCheck { .. })));
        found.next().filter(|_| found.next().is_none())
    }

    /// Why no such move is legal.
    pub(in crate::speech) fn refusal(&self, position: &Position) -> Option<Refusal> {
        if let (Some(from), Some(to)) = (self.from.square(), self.to.square()) {
            return SquareMove { from, to, promotion: self.promotion }.find(position).err();
        }
        match san::parse(position, &self.in_notation()?) {
            Err(ParseMoveError::Illegal { refusal, .. }) => Some(refusal),
            _ => None,
        }
    }

    /// The move as it would be written.
    fn in_notation(&self) -> Option<String> {
        if self.is_castling() {
            let text = if self.side == Some(CastlingSide::Long) { "O-O-O" } else { "O-O" };
            return Some(text.to_owned());
        }
        let letter = |role: Role| role.to_char().to_ascii_uppercase();
        let mut text = String::from(letter(self.mover()?));
        text.extend(self.from.file.map(File::to_char));
        text.extend(self.from.rank.map(Rank::to_char));
        text.push_str(&self.to.square()?.to_string());
        text.extend(self.promotion.map(letter));
        Some(text)
    }
}

/// From the usual square of the king, where nothing else can be meant.
fn announced_castling(position: &Position, side: CastlingSide) -> Option<SquareMove> {
    let us = position.turn();
    let square = |file| Square::new(file, us.back_rank());
    let (from, to, rook) = match side {
        CastlingSide::Short => (square(File::E), square(File::G), square(File::H)),
        CastlingSide::Long => (square(File::E), square(File::C), square(File::A)),
    };
    let stands = |square, role| position.piece_at(square) == Some(Piece { color: us, role });
    let is_usual = stands(from, Role::King) && stands(rook, Role::Rook);
    is_usual.then_some(SquareMove { from, to, promotion: None })
}
