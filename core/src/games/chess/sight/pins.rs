use crate::games::chess::attacks::{between, bishop_rays, rook_rays};
use crate::games::chess::{Bitboard, Board, Color, Role, Square};

/// A piece that may not leave the line between its own king and an attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pin {
    /// Where the pinned piece stands.
    pub pinned: Square,
    /// Where the piece stands that pins it.
    pub by: Square,
    /// Where the king stands.
    pub king: Square,
}

impl Pin {
    /// The squares of the line that the pinned piece may be on, its own one included.
    pub fn line(&self) -> Bitboard {
        between(self.king, self.by) | self.by.into()
    }
}

/// The pieces of `color` that are pinned to their king, from a1 to h8 by the square of
/// what pins them.
///
/// ```
/// use annabella::games::chess::{Color, Position, Square, sight};
///
/// let position: Position = "4k3/8/8/8/1b6/8/3N4/4K3 w - -".parse().unwrap();
/// let pins = sight::pins(position.board(), Color::White);
/// assert_eq!((pins[0].pinned, pins[0].by), (Square::D2, Square::B4));
/// ```
pub fn pins(board: &Board, color: Color) -> Vec<Pin> {
    let Some(king) = board.pieces(color, Role::King).first() else { return Vec::new() };
    let snipers = ((bishop_rays(king) & board.diagonal_sliders())
        | (rook_rays(king) & board.straight_sliders()))
        & board.by_color(!color);
    let pin = |by: Square| {
        let screen = between(king, by) & board.occupied();
        let pinned = screen.first().filter(|_| !screen.has_several())?;
        board.by_color(color).contains(pinned).then_some(Pin { pinned, by, king })
    };
    snipers.into_iter().filter_map(pin).collect()
}
