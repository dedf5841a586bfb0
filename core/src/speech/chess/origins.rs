//! Long names: pieces by the place that they come from, which shows their wing.

use crate::games::chess::{
    Board, CastlingSide, Color, File, Move, MoveKind, Piece, Position, Role, Square,
};
use crate::session::State;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, Words, key};
use crate::speech::{Language, Speaker, Style};

/// From which file each piece came that has not been promoted.
#[derive(Clone, Copy)]
pub(in crate::speech) struct Origins([Option<File>; 64]);

impl Origins {
    /// After so many plies of a game; `None` where it did not begin from the usual
    /// position, so that no wing has its usual pieces.
    pub(in crate::speech) fn after(state: &State, plies: usize) -> Option<Origins> {
        let start = Position::default();
        if state.start().chess() != Some(&start) {
            return None;
        }
        let mut origins = Origins([None; 64]);
        for square in start.board().occupied() {
            origins.0[square.index()] = Some(square.file());
        }
        for ply in state.plies().iter().take(plies) {
            let (_, mv) = ply.chess()?;
            origins.follow(ply.by().into(), mv);
        }
        Some(origins)
    }

    fn follow(&mut self, by: Color, mv: Move) {
        let piece = self.0[mv.from().index()].take();
        match mv.kind() {
            MoveKind::Castle => {
                let rook = self.0[mv.to().index()].take();
                let side = CastlingSide::of(mv.from(), mv.to());
                self.0[side.king_target(by).index()] = piece;
                self.0[side.rook_target(by).index()] = rook;
            }
            MoveKind::EnPassant => {
                self.0[Square::new(mv.to().file(), mv.from().rank()).index()] = None;
                self.0[mv.to().index()] = piece;
            }
            MoveKind::Promotion(_) => self.0[mv.to().index()] = None,
            MoveKind::Normal => self.0[mv.to().index()] = piece,
        }
    }

    /// The file from which the piece on a square came.
    pub(in crate::speech) fn file(&self, square: Square) -> Option<File> {
        self.0[square.index()]
    }

    /// The name of the piece on a square, if it has a long one.
    pub(in crate::speech) fn name(&self, board: &Board, square: Square) -> Option<Key> {
        let Piece { role, .. } = board.piece_at(square)?;
        long_key(role, self.0[square.index()]?)
    }
}

impl Speaker {
    /// Where the pieces come from, if that is to be named.
    pub(in crate::speech) fn origins(&self, state: &State, plies: usize) -> Option<Origins> {
        self.settings.long_names.then(|| Origins::after(state, plies)).flatten()
    }

    /// `king's rook`, with or without its colour.
    pub(in crate::speech) fn long_name(
        &self,
        color: Color,
        name: Key,
        has_color: bool,
    ) -> Utterance {
        let words = match self.settings.style {
            Style::Fide => Words::of(Language::German),
            _ => self.words,
        };
        let text = if has_color {
            let key = match color {
                Color::White => key::LONG_WHITE,
                Color::Black => key::LONG_BLACK,
            };
            words.filled(key, [("piece", Slot::Text(words.text(name).to_owned()))])
        } else {
            words.text(name).to_owned()
        };
        match self.settings.style {
            Style::Fide => self.german(&text),
            _ => Utterance::of(self.settings.language, &text),
        }
    }
}

/// Kings, queens and promoted pieces have none.
const fn long_key(role: Role, file: File) -> Option<Key> {
    Some(match (role, file) {
        (Role::Rook, File::A) => key::LONG_ROOK_A,
        (Role::Rook, File::H) => key::LONG_ROOK_H,
        (Role::Knight, File::B) => key::LONG_KNIGHT_B,
        (Role::Knight, File::G) => key::LONG_KNIGHT_G,
        (Role::Bishop, File::C) => key::LONG_BISHOP_C,
        (Role::Bishop, File::F) => key::LONG_BISHOP_F,
        (Role::Pawn, File::A) => key::LONG_PAWN_A,
        (Role::Pawn, File::B) => key::LONG_PAWN_B,
        (Role::Pawn, File::C) => key::LONG_PAWN_C,
        (Role::Pawn, File::D) => key::LONG_PAWN_D,
        (Role::Pawn, File::E) => key::LONG_PAWN_E,
        (Role::Pawn, File::F) => key::LONG_PAWN_F,
        (Role::Pawn, File::G) => key::LONG_PAWN_G,
        (Role::Pawn, File::H) => key::LONG_PAWN_H,
        _ => return None,
    })
}
