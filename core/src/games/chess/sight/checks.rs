use crate::games::chess::{Move, Position};

/// A move that gives check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Check {
    /// The move.
    pub mv: Move,
    /// Whether it mates.
    pub is_mate: bool,
}

/// The legal moves that give check.
///
/// ```
/// use annabella::games::chess::{Position, sight};
///
/// let position: Position = "6k1/5ppp/8/8/8/8/8/R3K3 w - -".parse().unwrap();
/// let checks = sight::checks(&position);
/// assert_eq!(checks.len(), 1);
/// assert!(checks[0].is_mate);
/// ```
pub fn checks(position: &Position) -> Vec<Check> {
    let check = |mv: Move| {
        let after = position.after_legal(mv);
        after.is_check().then(|| Check { mv, is_mate: !after.has_legal_move() })
    };
    position.legal_moves().into_iter().filter_map(check).collect()
}
