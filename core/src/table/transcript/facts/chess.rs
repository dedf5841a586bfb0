//! Facts of a chess position.

use std::collections::BTreeSet;

use super::{Fact, value, value_of};
use crate::games::chess::notation::san::{self, Style};
use crate::games::chess::notation::uci;
use crate::games::chess::{Color, File, Move, MoveKind, Piece, Position, Rank, Square, perft};

pub(super) fn look<'a>(
    position: &Position,
    name: &str,
    rest: &'a str,
) -> Result<Option<Fact<'a>>, String> {
    let written =
        |text: &str, style: &Style| read(position, text).map(|mv| san::write(position, mv, style));
    Ok(Some(match name {
        "captures" => {
            let is_capture = |mv: &Move| captures(position, *mv);
            value(position.legal_moves().into_iter().filter(is_capture).count(), rest)
        }
        "targets" => value_of(rest, |from| targets(position, from))?,
        "on" => value_of(rest, |at| Ok(letter(position.piece_at(square(at)?)).to_string()))?,
        "row" => value_of(rest, |rank| row(position, rank))?,
        "count" => value_of(rest, |piece| {
            let piece = piece.chars().next().and_then(Piece::from_char).ok_or("no such piece")?;
            Ok(position.board().pieces(piece.color, piece.role).len().to_string())
        })?,
        "shade" => value_of(rest, |at| {
            Ok(match square(at)?.shade() {
                Color::White => "light".to_owned(),
                Color::Black => "dark".to_owned(),
            })
        })?,
        "check" => value(if position.is_check() { "yes" } else { "no" }, rest),
        "status" => value(format!("{:?}", position.status()).to_lowercase(), rest),
        "quiet" => value(position.halfmove_clock(), rest),
        "castling" => value(fen_field(position, 2), rest),
        "passed" => value(fen_field(position, 3), rest),
        "perft" => value_of(rest, |depth| {
            let depth = depth.parse().ok().filter(|depth| *depth <= MAX_DEPTH);
            Ok(perft(position, depth.ok_or("expected a depth from 0 to 4")?).to_string())
        })?,
        "fide" => value_of(rest, |mv| written(mv, &Style::FIDE))?,
        "pgn" => value_of(rest, |mv| written(mv, &Style::PGN))?,
        "legal" => Fact::Statement(
            rest.split_whitespace().try_for_each(|text| read(position, text).map(|_| ())),
        ),
        "illegal" => {
            Fact::Statement(rest.split_whitespace().try_for_each(|text| {
                match uci::parse(position, text) {
                    Ok(_) => Err(format!("{text} is legal")),
                    Err(_) => Ok(()),
                }
            }))
        }
        "reads" => Fact::Statement(reads(position, rest)),
        "unread" => Fact::Statement(match san::parse(position, rest) {
            Ok(mv) => Err(format!("read as {mv:?}")),
            Err(_) => Ok(()),
        }),
        _ => return Ok(None),
    }))
}

/// A transcript may come from anybody.
const MAX_DEPTH: u32 = 4;

fn read(position: &Position, text: &str) -> Result<Move, String> {
    uci::parse(position, text).map_err(|error| error.to_string())
}

/// `TEXT, TEXT -> MOVE`.
fn reads(position: &Position, rest: &str) -> Result<(), String> {
    let (texts, mv) = rest.split_once(" -> ").ok_or("expected TEXT, … -> MOVE")?;
    let mv = read(position, mv)?;
    texts.split(", ").try_for_each(|text| match san::parse(position, text) {
        Ok(read) if read == mv => Ok(()),
        other => Err(format!("{text} was read as {other:?}")),
    })
}

fn square(text: &str) -> Result<Square, String> {
    text.parse().map_err(|error| format!("{text}: {error}"))
}

fn letter(piece: Option<Piece>) -> char {
    piece.map_or('-', Piece::to_char)
}

fn row(position: &Position, rank: &str) -> Result<String, String> {
    let rank = rank.chars().next().and_then(Rank::from_char).ok_or("expected a rank")?;
    let letters: Vec<String> = File::ALL
        .into_iter()
        .map(|file| letter(position.piece_at(Square::new(file, rank))).to_string())
        .collect();
    Ok(letters.join(" "))
}

fn captures(position: &Position, mv: Move) -> bool {
    match mv.kind() {
        MoveKind::EnPassant => true,
        MoveKind::Castle => false,
        MoveKind::Normal | MoveKind::Promotion(_) => position.piece_at(mv.to()).is_some(),
    }
}

/// The arrival squares of the piece on `from`, each once, in order.
fn targets(position: &Position, from: &str) -> Result<String, String> {
    let from = square(from)?;
    let squares: BTreeSet<String> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.from() == from && !mv.is_castle())
        .map(|mv| mv.to().to_string())
        .collect();
    Ok(Vec::from_iter(squares).join(" "))
}

fn fen_field(position: &Position, field: usize) -> String {
    position.to_string().split(' ').nth(field).unwrap_or_default().to_owned()
}
