//! Answers about a checkers board.

use std::ops::Deref;

use crate::games::checkers::{Bitboard, Move, Position, Rank, Square};
use crate::games::{self, Rules, Side};
use crate::speech::CheckersQuestion;
use crate::speech::inquiry::Inquiry;
use crate::speech::utterance::{Utterance, listed, separated};
use crate::speech::words::{Key, Slot, key};

/// A question about a checkers board, and what its answer depends on.
pub(in crate::speech) struct CheckersInquiry<'a> {
    inquiry: Inquiry<'a>,
    position: &'a Position,
}

impl<'a> Deref for CheckersInquiry<'a> {
    type Target = Inquiry<'a>;

    fn deref(&self) -> &Inquiry<'a> {
        &self.inquiry
    }
}

impl<'a> CheckersInquiry<'a> {
    pub(in crate::speech) fn new(
        inquiry: Inquiry<'a>,
        position: &'a Position,
    ) -> CheckersInquiry<'a> {
        CheckersInquiry { inquiry, position }
    }

    pub(in crate::speech) fn answer(&self, question: CheckersQuestion) -> Vec<Utterance> {
        match question {
            CheckersQuestion::Board => self.sides().map(|side| self.army(side)).to_vec(),
            CheckersQuestion::Where { side, rank } => self.places(side, rank),
            CheckersQuestion::Count { side, rank } => self.numbers(side, rank),
            CheckersQuestion::On { square } => vec![self.on(square)],
            CheckersQuestion::Row { row } => vec![self.row(row)],
            CheckersQuestion::Diagonals { square } => self.diagonals(square),
            CheckersQuestion::DoubleCorner { side } => {
                self.sides_of(side).map(|side| self.double_corner(side)).collect()
            }
            CheckersQuestion::Jumpers => vec![self.jumpers()],
            CheckersQuestion::Moves { square } | CheckersQuestion::Captures { square }
                if self.is_not_on_move(square) =>
            {
                square.map(|square| self.on(square)).into_iter().collect()
            }
            CheckersQuestion::Moves { square } => vec![self.moves(square, false)],
            CheckersQuestion::Captures { square } => vec![self.moves(square, true)],
            CheckersQuestion::Material => self.material(),
            CheckersQuestion::Movers => vec![self.movers()],
            CheckersQuestion::Threats { side } => vec![self.threats(side)],
            CheckersQuestion::Attacks { square } => vec![self.attacks(square)],
            CheckersQuestion::Attackers { square } => vec![self.attackers(square)],
        }
    }

    /// This side, or both, that of the asker first.
    fn sides_of(&self, side: Option<Side>) -> impl Iterator<Item = Side> {
        self.sides().into_iter().filter(move |each| side.is_none_or(|side| *each == side))
    }

    fn on(&self, square: Square) -> Utterance {
        let content = ("content", Slot::Said(self.content(square)));
        self.fill(key::ANSWER_ON, [("square", self.speaker.checkers_slot(square)), content])
    }

    /// `Red: kings 5, 12; man 1.`
    fn army(&self, side: Side) -> Utterance {
        let named = |rank: Rank| {
            let squares = self.standing(side, rank);
            (!squares.is_empty()).then(|| {
                let mut said = self.say(if squares.len() == 1 { one(rank) } else { many(rank) });
                said.append(self.squares(squares));
                said
            })
        };
        let groups: Vec<Utterance> =
            [Rank::King, Rank::Man].into_iter().filter_map(named).collect();
        let list = if groups.is_empty() { self.say(key::ANSWER_NONE) } else { separated(groups) };
        self.of(self.side(side), list)
    }

    fn places(&self, side: Option<Side>, rank: Option<Rank>) -> Vec<Utterance> {
        let Some(rank) = rank else {
            return self.sides_of(side).map(|side| self.army(side)).collect();
        };
        let place = |side| {
            let squares = self.standing(side, rank);
            let list =
                if squares.is_empty() { self.say(key::ANSWER_NONE) } else { self.squares(squares) };
            self.of(self.say(many_of(side, rank)), list)
        };
        self.sides_of(side).map(place).collect()
    }

    fn numbers(&self, side: Option<Side>, rank: Option<Rank>) -> Vec<Utterance> {
        let ranks = rank.map_or_else(|| vec![Rank::Man, Rank::King], |rank| vec![rank]);
        let number = |side| {
            let counts = ranks.iter().map(|rank| self.counted(side, *rank));
            self.of(self.side(side), listed(counts))
        };
        self.sides_of(side).map(number).collect()
    }

    /// `8 men`.
    fn counted(&self, side: Side, rank: Rank) -> Utterance {
        let count = Slot::Number(self.standing(side, rank).len().into());
        let key = match rank {
            Rank::Man => key::CHECKERS_COUNT_MEN,
            Rank::King => key::CHECKERS_COUNT_KINGS,
        };
        self.fill(key, [("count", count)])
    }

    fn material(&self) -> Vec<Utterance> {
        let mut said = self.numbers(None, None);
        let lead = self.position.lead(&Rules::pieces(self.position));
        said.push(if lead == 0 {
            self.say(key::ANSWER_EVEN)
        } else {
            let ahead = if lead > 0 { Side::First } else { Side::Second };
            let count = ("count", Slot::Number(lead.unsigned_abs().into()));
            let pieces =
                Square::ALL.into_iter().filter_map(|square| self.position.piece_at(square));
            let has_kings = pieces.into_iter().any(|piece| piece.rank == Rank::King);
            let told = if has_kings { key::CHECKERS_AHEAD_WITH_KINGS } else { key::CHECKERS_AHEAD };
            self.fill(told, [self.side_slot(ahead), count])
        });
        said
    }

    fn row(&self, row: u8) -> Utterance {
        let squares: Vec<Square> =
            Square::ALL.into_iter().filter(|square| square.row() + 1 == row).collect();
        let (Some(first), Some(last)) = (squares.first(), squares.last()) else {
            return Utterance::default();
        };
        let slots = [
            ("row", Slot::Number(row.into())),
            ("first", self.speaker.checkers_slot(*first)),
            ("last", self.speaker.checkers_slot(*last)),
        ];
        let name = self.fill(key::CHECKERS_ROW, slots);
        self.of(name, self.contents(squares))
    }

    /// What stands on these squares, each piece with its square: `9 red man, 11 white king`.
    fn contents(&self, squares: impl IntoIterator<Item = Square>) -> Utterance {
        let held = squares.into_iter().filter_map(|square| {
            let piece = self.position.piece_at(square)?;
            let mut said = self.speaker.checkers_square(square);
            said.append(self.speaker.checkers_piece(piece));
            Some(said)
        });
        let held: Vec<Utterance> = held.collect();
        if held.is_empty() { self.say(key::ANSWER_EMPTY) } else { listed(held) }
    }

    fn diagonals(&self, from: Square) -> Vec<Utterance> {
        let directions = [(1, -1), (1, 1), (-1, 1), (-1, -1)];
        let ray = |(rows, columns)| {
            let next = move |square: &Square| square.offset(rows, columns);
            let squares: Vec<Square> = std::iter::successors(next(&from), next).collect();
            let to = ("to", self.speaker.checkers_slot(*squares.last()?));
            let name = if self.is_brief() {
                self.fill(key::ANSWER_LINE_BRIEF, [to])
            } else {
                let from = ("from", self.speaker.checkers_slot(from));
                self.fill(key::ANSWER_LINE, [from, to])
            };
            Some(self.of(name, self.contents(squares)))
        };
        directions.into_iter().filter_map(ray).collect()
    }

    fn double_corner(&self, side: Side) -> Utterance {
        let numbers = match side {
            Side::First => [1, 5],
            Side::Second => [28, 32],
        };
        let squares = numbers.into_iter().filter_map(Square::new);
        let name = self.fill(key::CHECKERS_DOUBLE_CORNER, [self.side_slot(side)]);
        let content = squares.map(|square| {
            let mut said = self.speaker.checkers_square(square);
            said.append(match self.position.piece_at(square) {
                Some(piece) => self.speaker.checkers_piece(piece),
                None => self.say(key::ANSWER_EMPTY),
            });
            said
        });
        self.of(name, listed(content))
    }

    fn jumpers(&self) -> Utterance {
        let jumps: Vec<Move> =
            self.position.legal_moves().into_iter().filter(|mv| mv.is_jump()).collect();
        let side = self.side_slot(self.position.turn());
        if jumps.is_empty() {
            return self.fill(key::CHECKERS_NO_JUMP, [side]);
        }
        let list = ("list", Slot::Said(self.speaker.name_checkers_moves(self.position, &jumps)));
        self.fill(key::CHECKERS_MUST_JUMP, [side, list])
    }

    /// Whether nothing stands on a square that could move now.
    fn is_not_on_move(&self, square: Option<Square>) -> bool {
        square.is_some_and(|square| !self.position.pieces(self.position.turn()).contains(square))
    }

    fn moves(&self, square: Option<Square>, captures: bool) -> Utterance {
        let moves: Vec<Move> =
            self.state.moves_left().into_iter().filter_map(games::Move::checkers).collect();
        let must_jump = moves.iter().any(|mv| mv.is_jump());
        let listed: Vec<Move> = moves
            .into_iter()
            .filter(|mv| square.is_none_or(|square| mv.from() == square))
            .filter(|mv| !captures || mv.is_jump())
            .collect();
        let name = match square {
            Some(square) => self.speaker.checkers_square(square),
            None => self.side(self.position.turn()),
        };
        let list = if !listed.is_empty() {
            self.speaker.name_checkers_moves(self.position, &listed)
        } else if must_jump && square.is_some() {
            self.say(key::CHECKERS_OTHERS_JUMP)
        } else if captures {
            self.say(key::ANSWER_NOTHING_TO_CAPTURE)
        } else {
            self.say(key::ANSWER_NO_MOVES)
        };
        self.of(name, list)
    }

    /// The pieces that have a move; those that have to jump with their jumps.
    fn movers(&self) -> Utterance {
        if !self.position.jumpers().is_empty() {
            return self.jumpers();
        }
        let moves = self.state.moves_left().into_iter().filter_map(games::Move::checkers);
        let squares: Bitboard = moves.map(Move::from).collect();
        let side = self.position.turn();
        if squares.is_empty() {
            return self.of(self.side(side), self.say(key::ANSWER_NO_MOVES));
        }
        let list = ("list", Slot::Said(self.squares(squares)));
        self.fill(key::CHECKERS_CAN_MOVE, [self.side_slot(side), list])
    }

    /// What the piece on a square could take.
    fn attacks(&self, square: Square) -> Utterance {
        let Some(piece) = self.position.piece_at(square) else { return self.on(square) };
        let (turned, jumps) = self.jumps_of(piece.side);
        let own: Vec<Move> = jumps.into_iter().filter(|mv| mv.from() == square).collect();
        let list = if own.is_empty() {
            self.say(key::ANSWER_NOTHING_TO_CAPTURE)
        } else {
            self.speaker.name_checkers_moves(&turned, &own)
        };
        self.of(self.speaker.checkers_square(square), list)
    }

    /// What could take the piece on a square.
    fn attackers(&self, square: Square) -> Utterance {
        let Some(piece) = self.position.piece_at(square) else { return self.on(square) };
        let (turned, jumps) = self.jumps_of(!piece.side);
        let taking: Vec<Move> =
            jumps.into_iter().filter(|mv| mv.captured().contains(square)).collect();
        let square = ("square", self.speaker.checkers_slot(square));
        if taking.is_empty() {
            return self.fill(key::CHECKERS_SAFE, [square]);
        }
        let list = ("list", Slot::Said(self.speaker.name_checkers_moves(&turned, &taking)));
        self.fill(key::CHECKERS_CAN_BE_JUMPED, [square, list])
    }

    /// The position with this side on move, and its jumps.
    fn jumps_of(&self, side: Side) -> (Position, Vec<Move>) {
        let turned = self.position.with_turn(side);
        let jumps = turned.legal_moves().into_iter().filter(|mv| mv.is_jump()).collect();
        (turned, jumps)
    }

    /// What a side, or the one that is not on move, could take.
    fn threats(&self, side: Option<Side>) -> Utterance {
        if side == Some(self.position.turn()) {
            return self.jumpers();
        }
        let (turned, jumps) = self.jumps_of(side.unwrap_or(!self.position.turn()));
        let side = self.side_slot(turned.turn());
        if jumps.is_empty() {
            return self.fill(key::CHECKERS_NO_THREATS, [side]);
        }
        let list = ("list", Slot::Said(self.speaker.name_checkers_moves(&turned, &jumps)));
        self.fill(key::CHECKERS_THREATS, [side, list])
    }

    /// What the last move took, and what was taken before.
    pub(in crate::speech) fn captured(&self) -> Vec<Utterance> {
        let last = self.state.plies().last().and_then(|ply| ply.mv.checkers());
        let taken = last.map_or(0, |mv| mv.captured().len());
        let last = self.fill(key::CHECKERS_LAST_TAKEN, [("count", Slot::Number(taken.into()))]);
        let mut said = vec![last];
        said.extend(self.sides().map(|side| self.captured_by(side)));
        said
    }

    pub(in crate::speech) fn captured_by(&self, side: Side) -> Utterance {
        let pieces = self.state.position().pieces();
        let taken = self.state.position().taken(self.state.start(), &pieces, side).len();
        let count = ("count", Slot::Number(taken as u64));
        self.fill(key::CHECKERS_TAKEN, [self.side_slot(side), count])
    }

    fn content(&self, square: Square) -> Utterance {
        match self.position.piece_at(square) {
            Some(piece) => self.speaker.checkers_piece(piece),
            None => self.say(key::ANSWER_NOTHING),
        }
    }

    fn standing(&self, side: Side, rank: Rank) -> Bitboard {
        let kings = self.position.kings();
        self.position.pieces(side)
            & match rank {
                Rank::Man => !kings,
                Rank::King => kings,
            }
    }

    fn squares(&self, squares: Bitboard) -> Utterance {
        listed(squares.into_iter().map(|square| self.speaker.checkers_square(square)))
    }
}

const fn one(rank: Rank) -> Key {
    match rank {
        Rank::Man => key::CHECKERS_ONE_MAN,
        Rank::King => key::CHECKERS_ONE_KING,
    }
}

const fn many(rank: Rank) -> Key {
    match rank {
        Rank::Man => key::CHECKERS_MEN,
        Rank::King => key::CHECKERS_KINGS,
    }
}

const fn many_of(side: Side, rank: Rank) -> Key {
    match (side, rank) {
        (Side::First, Rank::Man) => key::CHECKERS_RED_MEN,
        (Side::First, Rank::King) => key::CHECKERS_RED_KINGS,
        (Side::Second, Rank::Man) => key::CHECKERS_WHITE_MEN,
        (Side::Second, Rank::King) => key::CHECKERS_WHITE_KINGS,
    }
}
