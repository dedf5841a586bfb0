//! Facts of a checkers position.

use std::fmt::Display;

use super::{Fact, value, value_of};
use crate::games::Side;
use crate::games::checkers::{Bitboard, Move, Piece, Position, Rank, Square, notation, perft};

pub(super) fn look<'a>(
    position: &Position,
    name: &str,
    rest: &'a str,
) -> Result<Option<Fact<'a>>, String> {
    Ok(Some(match name {
        "captures" => {
            value(position.legal_moves().into_iter().filter(|mv| mv.is_jump()).count(), rest)
        }
        "targets" => value_of(rest, |from| {
            let from = square(from)?;
            let moves = position.legal_moves().into_iter().filter(|mv| mv.from() == from);
            Ok(list(moves.map(Move::to).collect::<Bitboard>()))
        })?,
        "ways" => {
            let mut ways: Vec<String> =
                position.legal_moves().iter().map(|mv| format!("{mv:?}")).collect();
            ways.sort();
            value(ways.join(" "), rest)
        }
        "must-jump" => value(list(position.jumpers()), rest),
        "on" => value_of(rest, |at| Ok(letter(position.piece_at(square(at)?)).to_owned()))?,
        "count" => value_of(rest, |what| {
            let is_counted = |square: &Square| letter(position.piece_at(*square)) == what;
            Ok(Square::ALL.iter().filter(|square| is_counted(square)).count().to_string())
        })?,
        "quiet" => value(position.quiet_plies(), rest),
        "perft" => value_of(rest, |depth| {
            let depth = depth.parse().ok().filter(|depth| *depth <= MAX_DEPTH);
            Ok(perft(position, depth.ok_or("expected a depth from 0 to 6")?).to_string())
        })?,
        "pdn" => value_of(rest, |mv| Ok(notation::write(position, read(position, mv)?)))?,
        "legal" => Fact::Statement(
            rest.split_whitespace().try_for_each(|text| read(position, text).map(|_| ())),
        ),
        "illegal" => Fact::Statement(rest.split_whitespace().try_for_each(|text| {
            read(position, text).map_or(Ok(()), |_| Err(format!("{text} is legal")))
        })),
        "why" => value_of(rest, |text| match notation::parse(position, text) {
            Ok(_) => Err(format!("{text} is legal")),
            Err(notation::ParseMoveError::Illegal { refusal, .. }) => Ok(refusal.to_string()),
            Err(error) => Err(error.to_string()),
        })?,
        _ => return Ok(None),
    }))
}

/// A transcript may come from anybody.
const MAX_DEPTH: u32 = 6;

fn read(position: &Position, text: &str) -> Result<Move, String> {
    notation::parse(position, text).map_err(|error| error.to_string())
}

fn square(text: &str) -> Result<Square, String> {
    text.parse().map_err(|error: crate::games::checkers::ParseSquareError| error.to_string())
}

fn letter(piece: Option<Piece>) -> &'static str {
    match piece.map(|Piece { side, rank }| (side, rank)) {
        Some((Side::First, Rank::Man)) => "red-man",
        Some((Side::First, Rank::King)) => "red-king",
        Some((Side::Second, Rank::Man)) => "white-man",
        Some((Side::Second, Rank::King)) => "white-king",
        None => "-",
    }
}

fn list(squares: impl IntoIterator<Item = impl Display>) -> String {
    let squares: Vec<String> = squares.into_iter().map(|square| square.to_string()).collect();
    if squares.is_empty() { "none".to_owned() } else { squares.join(" ") }
}
