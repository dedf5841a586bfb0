use super::pins;
use crate::games::chess::attacks::between;
use crate::games::chess::{Bitboard, Board, Color, Role, Square};

/// A piece that attacks a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attacker {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub role: Role,
    /// The piece of its own side that has to move there before it can.
    pub behind: Option<Square>,
    /// Whether it cannot go there because it is pinned to its king.
    pub is_pinned: bool,
}

/// The pieces of `color` that attack a square, whatever stands there: by usual value,
/// the pawns first, and after them those that attack it through other ones of their side.
///
/// A pinned piece attacks too (article 3.1), and is marked.
///
/// ```
/// use annabella::games::chess::{Color, Position, Square, sight};
///
/// let position: Position = "4k3/8/8/4p3/8/8/4R3/K3Q3 w - -".parse().unwrap();
/// let attackers = sight::attackers(position.board(), Square::E5, Color::White);
/// assert_eq!(attackers[0].square, Square::E2);
/// assert_eq!((attackers[1].square, attackers[1].behind), (Square::E1, Some(Square::E2)));
/// ```
pub fn attackers(board: &Board, square: Square, color: Color) -> Vec<Attacker> {
    let pins = pins(board, color);
    let is_pinned =
        |from: Square| pins.iter().any(|pin| pin.pinned == from && !pin.line().contains(square));
    let mut found = Vec::new();
    let mut occupied = board.occupied();
    let mut seen = Bitboard::EMPTY;
    loop {
        let next = board.attackers(square, color, occupied) & !seen;
        if next.is_empty() {
            return found;
        }
        for role in Role::ALL {
            for from in next & board.by_role(role) {
                let before = between(square, from) & seen;
                let behind = before.into_iter().min_by_key(|&at| between(from, at).len());
                found.push(Attacker { square: from, role, behind, is_pinned: is_pinned(from) });
            }
        }
        seen |= next;
        // nothing captures after a king
        occupied &= !(next & !board.by_role(Role::King));
    }
}
