//! Moves as texts: `D4`, `pass`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::games::Path;
use crate::games::yin_yang::{Move, ParsePointError, Point, Position, Refusal, Size};

/// A point or a pass, legal or not, as GTP 2 has them ("vertex"); letters of either case are
/// read.
///
/// ```
/// use annabella::games::yin_yang::notation::Vertex;
///
/// assert_eq!("d4".parse::<Vertex>().unwrap().to_string(), "D4");
/// assert_eq!("PASS".parse(), Ok(Vertex(None)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vertex(pub Option<Point>);

impl Vertex {
    /// The path of it on a board of this size; none where the board does not have the point.
    pub fn path(self, size: Size) -> Option<Path> {
        let Some(point) = self.0 else { return Path::new(&[], 0) };
        if size.contains(point) { Path::new(&[size.number_of(point)], 0) } else { None }
    }

    /// What a path means on a board of this size; none where moves do not have its form.
    pub fn of_path(size: Size, path: Path) -> Option<Vertex> {
        match (path.points(), path.becomes()) {
            ([], 0) => Some(Vertex(None)),
            ([number], 0) => Some(Vertex(Some(size.point(*number)?))),
            _ => None,
        }
    }
}

impl fmt::Display for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(point) => point.fmt(f),
            None => f.write_str("pass"),
        }
    }
}

impl FromStr for Vertex {
    type Err = ParsePointError;

    fn from_str(text: &str) -> Result<Vertex, ParsePointError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Vertex(None));
        }
        text.parse().map(|point| Vertex(Some(point)))
    }
}

/// A text that is not a legal move of the position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseMoveError {
    /// The text is neither a point nor `pass`.
    #[error("{0}, or the word pass")]
    NoPoint(#[from] ParsePointError),
    /// The move is not legal.
    #[error(transparent)]
    Illegal(#[from] Refusal),
}

/// The legal move that a text means.
///
/// # Errors
///
/// That the text is no move, or why the move is not legal.
pub fn parse(position: &Position, text: &str, past: &[u64]) -> Result<Move, ParseMoveError> {
    match text.parse()? {
        Vertex(Some(point)) => Ok(position.placing(point, past)?),
        Vertex(None) if position.end().is_some() => Err(Refusal::Over.into()),
        Vertex(None) => Ok(Move::PASS),
    }
}
