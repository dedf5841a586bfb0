use crate::games::chess::{Color, Move, MoveKind, Piece, Position, Square};

/// A piece that was captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Captured {
    /// What was captured, as it stood on the board: a promoted pawn is what it became.
    pub piece: Piece,
    /// Where it stood.
    pub square: Square,
}

impl Captured {
    /// Who captured it.
    pub fn by(&self) -> Color {
        !self.piece.color
    }
}

/// What a move captures.
///
/// ```
/// use annabella::games::chess::{Position, Role, Square, notation::san, sight};
///
/// let position: Position = "4k3/8/8/3pP3/8/8/8/4K3 w - d6".parse().unwrap();
/// let mv = san::parse(&position, "exd6").unwrap();
/// let captured = sight::captured(&position, mv).unwrap();
/// assert_eq!((captured.piece.role, captured.square), (Role::Pawn, Square::D5));
/// ```
pub fn captured(before: &Position, mv: Move) -> Option<Captured> {
    let role = before.captured_by(mv)?;
    let square = match mv.kind() {
        MoveKind::EnPassant => Square::new(mv.to().file(), mv.from().rank()),
        _ => mv.to(),
    };
    Some(Captured { piece: Piece { color: !before.turn(), role }, square })
}
