//! Sides, pieces and squares in answers, and lists of them.

use crate::games::chess::{Bitboard, Color, File, Piece, Role, Square};
use crate::speech::chess::answers::ChessInquiry;
use crate::speech::chess::moves;
use crate::speech::utterance::Utterance;
use crate::speech::utterance::{listed, paused};
use crate::speech::words::{Key, Slot, key};
use crate::speech::{PieceNames, Place, Speaker};

/// So many squares side by side are named by their ends.
pub(super) const RUN: usize = 3;

impl Speaker {
    /// `white knight`, in the language of sentences.
    pub(in crate::speech) fn own_piece(&self, piece: Piece) -> Utterance {
        match self.settings.pieces {
            PieceNames::Letter => self.lettered(piece),
            _ => self.words.say(moves::piece_key(piece.color, piece.role)),
        }
    }

    /// `white knights`.
    pub(in crate::speech) fn own_pieces(&self, piece: Piece) -> Utterance {
        match self.settings.pieces {
            PieceNames::Letter => self.lettered(piece),
            _ => self.words.say(pieces_key(piece.color, piece.role)),
        }
    }

    fn lettered(&self, Piece { color, role }: Piece) -> Utterance {
        let letter = ("letter", Slot::Said(self.role_name(role)));
        self.words.fill(key::ANSWER_LETTERED, [self.side_slot(color), letter])
    }
}

impl ChessInquiry<'_> {
    /// Both colours, that of the asker first.
    pub(super) fn colors(&self) -> [Color; 2] {
        self.sides().map(Color::from)
    }

    /// `white knight`, in the language of sentences.
    pub(in crate::speech) fn piece(&self, piece: Piece) -> Utterance {
        self.speaker.own_piece(piece)
    }

    /// `white knights`.
    pub(super) fn pieces_of(&self, piece: Piece) -> Utterance {
        self.speaker.own_pieces(piece)
    }

    /// `knights`.
    pub(super) fn roles(&self, role: Role) -> Utterance {
        match self.speaker.settings.pieces {
            PieceNames::Letter => self.speaker.role_name(role),
            _ => self.say(roles_key(role)),
        }
    }

    /// `knight f 3`.
    pub(in crate::speech) fn role_at(&self, role: Role, square: Square) -> Utterance {
        let mut said = self.speaker.role_name(role);
        said.append(self.speaker.square(square));
        said
    }

    /// `white knight f 3`.
    pub(in crate::speech) fn piece_at(&self, piece: Piece, square: Square) -> Utterance {
        let mut said = self.piece(piece);
        said.append(self.speaker.square(square));
        said
    }

    /// What stands on a square, with its name where the player wants it:
    /// `e 2, white pawn`.
    pub(super) fn placed(&self, what: Utterance, square: Utterance) -> Utterance {
        match self.speaker.settings.place {
            Place::Before => paused(square, what),
            Place::After => paused(what, square),
            Place::Unsaid => what,
        }
    }

    /// `king e 1, rooks a 1, h 1`: pieces of one side by value, the king first, by files.
    pub(super) fn grouped(&self, color: Color, squares: Bitboard) -> Utterance {
        let board = &self.board;
        let groups = Role::ALL.into_iter().rev().filter_map(|role| {
            let squares = board.pieces(color, role) & squares;
            let mut said = match squares.len() {
                0 => return None,
                1 => self.speaker.role_name(role),
                _ => self.roles(role),
            };
            said.append(self.standing_on(squares));
            Some(said)
        });
        listed(groups)
    }

    /// `b 1, g 1`, and where three or more stand side by side `a 2 to h 2`.
    fn squares(&self, squares: &[Square]) -> Utterance {
        let are_neighbours = |one: &Square, next: &Square| one.offset(1, 0) == Some(*next);
        let parts = squares.chunk_by(are_neighbours).flat_map(|squares| match squares {
            [first, _, .., last] if squares.len() >= RUN => vec![self.run(*first, *last)],
            few => few.iter().map(|&square| self.speaker.square(square)).collect(),
        });
        listed(parts)
    }

    /// `a 2 to h 2`.
    pub(in crate::speech) fn run(&self, first: Square, last: Square) -> Utterance {
        let first = ("first", Slot::Said(self.speaker.square(first)));
        let last = ("last", Slot::Said(self.speaker.square(last)));
        self.fill(key::ANSWER_RUN, [first, last])
    }

    /// Where pieces of one side stand, by files.
    pub(super) fn standing_on(&self, squares: Bitboard) -> Utterance {
        let by_files = File::ALL.into_iter().flat_map(|file| squares & Bitboard::file(file));
        self.squares(&by_files.collect::<Vec<Square>>())
    }

    /// `8 white pawns`.
    pub(super) fn number_of(&self, count: usize, pieces: Utterance) -> Utterance {
        let slots = [("count", Slot::Number(count as u64)), ("pieces", Slot::Said(pieces))];
        self.fill(key::ANSWER_COUNTED, slots)
    }

    /// `2 rooks`, `2 times R`.
    pub(in crate::speech) fn counted(&self, role: Role, count: u32) -> Utterance {
        if count == 1 {
            return self.speaker.role_name(role);
        }
        if self.speaker.settings.pieces == PieceNames::Letter {
            // a voice would make a unit of "2 R"
            let count = ("count", Slot::Number(count.into()));
            let letter = ("letter", Slot::Said(self.speaker.role_name(role)));
            return self.fill(key::ANSWER_COUNTED_LETTERS, [count, letter]);
        }
        self.number_of(count as usize, self.roles(role))
    }

    /// With a full stop.
    pub(in crate::speech) fn sentence(&self, text: Utterance) -> Utterance {
        self.fill(key::ANSWER_SENTENCE, [("text", Slot::Said(text))])
    }
}

const fn roles_key(role: Role) -> Key {
    match role {
        Role::King => key::ANSWER_KINGS,
        Role::Queen => key::ANSWER_QUEENS,
        Role::Rook => key::ANSWER_ROOKS,
        Role::Bishop => key::ANSWER_BISHOPS,
        Role::Knight => key::ANSWER_KNIGHTS,
        Role::Pawn => key::ANSWER_PAWNS,
    }
}

const fn pieces_key(color: Color, role: Role) -> Key {
    match (color, role) {
        (Color::White, Role::King) => key::ANSWER_WHITE_KINGS,
        (Color::White, Role::Queen) => key::ANSWER_WHITE_QUEENS,
        (Color::White, Role::Rook) => key::ANSWER_WHITE_ROOKS,
        (Color::White, Role::Bishop) => key::ANSWER_WHITE_BISHOPS,
        (Color::White, Role::Knight) => key::ANSWER_WHITE_KNIGHTS,
        (Color::White, Role::Pawn) => key::ANSWER_WHITE_PAWNS,
        (Color::Black, Role::King) => key::ANSWER_BLACK_KINGS,
        (Color::Black, Role::Queen) => key::ANSWER_BLACK_QUEENS,
        (Color::Black, Role::Rook) => key::ANSWER_BLACK_ROOKS,
        (Color::Black, Role::Bishop) => key::ANSWER_BLACK_BISHOPS,
        (Color::Black, Role::Knight) => key::ANSWER_BLACK_KNIGHTS,
        (Color::Black, Role::Pawn) => key::ANSWER_BLACK_PAWNS,
    }
}
