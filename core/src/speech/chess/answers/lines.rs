//! What stands on files, ranks and diagonals.

use crate::games::Side;
use crate::games::chess::sight::{self, Direction};
use crate::games::chess::{Bitboard, File, Piece, Rank, Square};
use crate::speech::Place;
use crate::speech::chess::answers::ChessInquiry;
use crate::speech::chess::answers::names::RUN;
use crate::speech::utterance::Utterance;
use crate::speech::utterance::separated;
use crate::speech::words::{Slot, key};

impl ChessInquiry<'_> {
    pub(in crate::speech) fn file(&self, file: File) -> Utterance {
        let name = self.fill(key::ANSWER_FILE, [("file", Slot::Said(self.speaker.file(file)))]);
        self.of(name, self.row(Rank::ALL.map(|rank| Square::new(file, rank))))
    }

    pub(in crate::speech) fn rank(&self, rank: Rank) -> Utterance {
        let name = self.fill(key::ANSWER_RANK, [("rank", Slot::Said(self.speaker.rank(rank)))]);
        self.of(name, self.row(File::ALL.map(|file| Square::new(file, rank))))
    }

    /// All ranks, neighbouring empty ones at once.
    pub(in crate::speech) fn ranks(&self) -> Vec<Utterance> {
        let occupied = self.board.occupied();
        let is_empty = |rank: &Rank| !occupied.intersects(Bitboard::rank(*rank));
        Rank::ALL
            .chunk_by(|one, next| is_empty(one) && is_empty(next))
            .map(|ranks| match ranks {
                [first, .., last] => {
                    let slots = [
                        ("first", Slot::Said(self.speaker.rank(*first))),
                        ("last", Slot::Said(self.speaker.rank(*last))),
                    ];
                    self.of(self.fill(key::ANSWER_RANKS, slots), self.say(key::ANSWER_EMPTY))
                }
                [rank] => self.rank(*rank),
                [] => Utterance::default(),
            })
            .collect()
    }

    pub(in crate::speech) fn diagonals(&self, from: Square) -> Vec<Utterance> {
        self.star(from, sight::DIAGONALS)
    }

    pub(in crate::speech) fn lines(&self, from: Square) -> Vec<Utterance> {
        self.star(from, sight::STRAIGHTS)
    }

    /// `Around e 4: d 5, black pawn; 7 empty.`
    pub(in crate::speech) fn neighbours(&self, around: Square) -> Utterance {
        let mut directions = sight::AROUND;
        if self.asker == Some(Side::Second) {
            // clockwise from where he looks
            directions.rotate_left(sight::AROUND.len() / 2);
        }
        let squares: Vec<Square> =
            directions.iter().filter_map(|&(x, y)| around.offset(x, y)).collect();
        let standing = |&square: &Square| {
            let piece = self.board.piece_at(square)?;
            Some(self.placed(self.piece(piece), self.speaker.square(square)))
        };
        let mut parts: Vec<Utterance> = squares.iter().filter_map(standing).collect();
        let empty = squares.len() - parts.len();
        if parts.is_empty() {
            parts.push(self.say(key::ANSWER_EMPTY));
        } else if empty > 0 {
            parts.push(self.empty(empty as u64));
        }
        let name =
            self.fill(key::ANSWER_AROUND, [("square", Slot::Said(self.speaker.square(around)))]);
        self.of(name, separated(parts))
    }

    /// Lines outwards, clockwise from where the asker looks.
    fn star(&self, from: Square, mut directions: [Direction; 4]) -> Vec<Utterance> {
        if self.asker == Some(Side::Second) {
            directions.rotate_left(2);
        }
        let line = |direction| {
            let squares: Vec<Square> = sight::ray(from, direction).collect();
            let to = ("to", Slot::Said(self.speaker.square(*squares.last()?)));
            let name = if self.is_brief() {
                self.fill(key::ANSWER_LINE_BRIEF, [to])
            } else {
                let from = ("from", Slot::Said(self.speaker.square(from)));
                self.fill(key::ANSWER_LINE, [from, to])
            };
            Some(self.of(name, self.row(squares)))
        };
        directions.into_iter().filter_map(line).collect()
    }

    /// What stands on squares in a row: `e 1, white king; 5 empty; e 7, black pawn`.
    ///
    /// In short the colour is said where it changes, and empty squares only where the
    /// others are not named.
    fn row(&self, squares: impl IntoIterator<Item = Square>) -> Utterance {
        let has_gaps = !self.is_brief() || self.speaker.settings.place == Place::Unsaid;
        let squares: Vec<(Square, Option<Piece>)> =
            squares.into_iter().map(|square| (square, self.board.piece_at(square))).collect();
        if squares.iter().all(|(_, piece)| piece.is_none()) {
            return self.say(key::ANSWER_EMPTY);
        }
        let mut parts = Vec::new();
        let mut last_color = None;
        for same in squares.chunk_by(|(_, one), (_, next)| one == next) {
            let Some((_, Some(piece))) = same.first() else {
                if has_gaps {
                    parts.push(self.empty(same.len() as u64));
                }
                continue;
            };
            for same in same.chunks(if same.len() < RUN { 1 } else { same.len() }) {
                let is_known = self.is_brief() && last_color == Some(piece.color);
                last_color = Some(piece.color);
                parts.push(self.alike(*piece, same, is_known));
            }
        }
        separated(parts)
    }

    /// One piece, or several of one kind in a row.
    fn alike(
        &self,
        piece: Piece,
        squares: &[(Square, Option<Piece>)],
        is_color_known: bool,
    ) -> Utterance {
        match squares {
            [(first, _), .., (last, _)] => {
                let name =
                    if is_color_known { self.roles(piece.role) } else { self.pieces_of(piece) };
                match self.speaker.settings.place {
                    Place::Unsaid if is_color_known => {
                        self.counted(piece.role, squares.len() as u32)
                    }
                    Place::Unsaid => self.number_of(squares.len(), name),
                    _ => self.placed(name, self.run(*first, *last)),
                }
            }
            squares => {
                let name = if is_color_known {
                    self.speaker.role_name(piece.role)
                } else {
                    self.piece(piece)
                };
                let square = squares.first().map(|(square, _)| self.speaker.square(*square));
                self.placed(name, square.unwrap_or_default())
            }
        }
    }

    fn empty(&self, count: u64) -> Utterance {
        self.fill(key::ANSWER_EMPTY_SQUARES, [("count", Slot::Number(count))])
    }
}
