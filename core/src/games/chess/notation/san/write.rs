//! From move to text.

use super::Form;
use crate::games::chess::notation::Letters;
use crate::games::chess::{Bitboard, CastlingSide, Move, MoveKind, Position, Role, Square};

/// The longest common text; a longer one, with figurines, makes the string grow.
const USUAL_LEN: usize = 8;

pub(in super::super) fn text(
    position: &Position,
    mv: Move,
    form: Form,
    letters: &Letters,
) -> String {
    let mut text = String::with_capacity(USUAL_LEN);
    append(&mut text, position, mv, form, letters);
    text
}

#[inline]
pub(super) fn append(
    text: &mut String,
    position: &Position,
    mv: Move,
    form: Form,
    letters: &Letters,
) -> Position {
    match mv.kind() {
        MoveKind::Castle => push_castling(text, CastlingSide::of(mv.from(), mv.to()), form),
        kind => match position.board().role_at(mv.from()) {
            Some(Role::Pawn) | None => push_pawn_move(text, position, mv, kind, form, letters),
            Some(role) => push_piece_move(text, position, mv, role, letters),
        },
    }
    let next = position.after_legal(mv);
    if next.is_check() {
        text.push(if next.has_legal_move() { '+' } else { '#' });
    }
    next
}

fn push_castling(text: &mut String, side: CastlingSide, form: Form) {
    text.push_str(match (form, side) {
        (Form::Fide, CastlingSide::Short) => "0-0",
        (Form::Fide, CastlingSide::Long) => "0-0-0",
        (Form::Pgn, CastlingSide::Short) => "O-O",
        (Form::Pgn, CastlingSide::Long) => "O-O-O",
    });
}

#[inline]
fn push_letter(text: &mut String, role: Role, letters: &Letters) {
    if let Some(letter) = letters.letter(role) {
        text.push(letter);
    }
}

#[inline]
fn push_square(text: &mut String, square: Square) {
    text.push(square.file().to_char());
    text.push(square.rank().to_char());
}

#[inline]
fn push_pawn_move(
    text: &mut String,
    position: &Position,
    mv: Move,
    kind: MoveKind,
    form: Form,
    letters: &Letters,
) {
    let is_en_passant = kind == MoveKind::EnPassant;
    if is_en_passant || position.board().occupied().contains(mv.to()) {
        text.push(mv.from().file().to_char());
        text.push('x');
    }
    push_square(text, mv.to());
    if let MoveKind::Promotion(role) = kind {
        if form == Form::Pgn {
            text.push('=');
        }
        push_letter(text, role, letters);
    }
    if is_en_passant && form == Form::Fide {
        text.push_str(" ep");
    }
}

#[inline]
fn push_piece_move(
    text: &mut String,
    position: &Position,
    mv: Move,
    role: Role,
    letters: &Letters,
) {
    let (from, to) = (mv.from(), mv.to());
    push_letter(text, role, letters);
    let rivals = position.origins(role, to) & !Bitboard::from(from);
    if !rivals.is_empty() {
        push_departure(text, position, from, to, rivals);
    }
    if position.board().occupied().contains(to) {
        text.push('x');
    }
    push_square(text, to);
}

/// As much of the departure square as tells the piece from those that could go
/// to the same square: the file if it does, else the rank, else both (C10).
fn push_departure(
    text: &mut String,
    position: &Position,
    from: Square,
    to: Square,
    rivals: Bitboard,
) {
    // a pinned piece is no rival
    let rivals: Bitboard =
        rivals.into_iter().filter(|&rival| position.keeps_king_safe(rival, to)).collect();
    if rivals.is_empty() {
        return;
    }
    let on_file = rivals.intersects(Bitboard::file(from.file()));
    let on_rank = rivals.intersects(Bitboard::rank(from.rank()));
    if !on_file || on_rank {
        text.push(from.file().to_char());
    }
    if on_file {
        text.push(from.rank().to_char());
    }
}
