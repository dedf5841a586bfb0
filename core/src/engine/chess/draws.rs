//! Draws that the search sees on its way: repetition, the 50-move rule, and
//! material with which nobody can mate.

use crate::games::chess::{Bitboard, Board, Position, Role, Square};

/// The positions that led to the one being searched: the game's, then the
/// line's.
#[derive(Default)]
pub(super) struct Path {
    keys: Vec<u64>,
    /// Where the last move of the line arrived, `None` after a pass.
    arrivals: Vec<Option<Square>>,
    /// How many of the keys are the game's.
    root: usize,
}

impl Path {
    /// Begins at the root of a search.
    pub(super) fn restart(&mut self, history: &[u64]) {
        self.keys.clear();
        self.keys.extend_from_slice(history);
        self.arrivals.clear();
        self.root = history.len();
    }

    /// Leaves `position` by a move to `arrival`, or by a pass.
    pub(super) fn push(&mut self, position: &Position, arrival: Option<Square>) {
        self.keys.push(position.key());
        self.arrivals.push(arrival);
    }

    /// Goes back to the position left last.
    pub(super) fn pop(&mut self) {
        self.keys.pop();
        self.arrivals.pop();
    }

    /// Where the last move of the line arrived.
    pub(super) fn last_arrival(&self) -> Option<Square> {
        self.arrivals.last().copied().flatten()
    }

    /// Whether to score `position`, which ends this path, as drawn by
    /// repetition (article 9.2): it stood once before in the line searched,
    /// where whoever repeats once can repeat again, or twice before in the
    /// game.
    pub(super) fn repeats(&self, position: &Position) -> bool {
        let reach = usize::from(position.halfmove_clock()).min(self.keys.len());
        let mut in_game = 0;
        for back in (4..=reach).step_by(2) {
            let at = self.keys.len() - back;
            if self.keys[at] == position.key() {
                in_game += 1;
                if at >= self.root || in_game == 2 {
                    return true;
                }
            }
        }
        false
    }
}

/// Fifty moves of each side without capture or pawn move (article 9.3); a mate
/// on the last of them counts first.
pub(super) fn fifty_moves(position: &Position) -> bool {
    position.halfmove_clock() >= 100 && (!position.is_check() || position.has_legal_move())
}

/// Whether no series of moves can mate (article 9.6), as far as the material
/// shows it: at most one minor piece, or only bishops of one shade.
pub(super) fn nobody_can_mate(board: &Board) -> bool {
    let heavy = board.straight_sliders() | board.by_role(Role::Pawn);
    if !heavy.is_empty() {
        return false;
    }
    let knights = board.by_role(Role::Knight);
    let bishops = board.by_role(Role::Bishop);
    (knights | bishops).len() <= 1
        || knights.is_empty()
            && (!bishops.intersects(Bitboard::LIGHT) || !bishops.intersects(Bitboard::DARK))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bare_material_is_drawn() {
        let is_drawn = |fen: &str| nobody_can_mate(fen.parse::<Position>().unwrap().board());
        for fen in ["8/8/4k3/8/8/3K4/8/8 w - -", "8/8/4k3/8/8/3KN3/8/8 w - -"] {
            assert!(is_drawn(fen), "{fen}");
        }
        assert!(is_drawn("5b2/8/4k3/8/8/3KB3/8/8 w - -"), "bishops of one shade");
        assert!(!is_drawn("2b5/8/4k3/8/8/3KB3/8/8 w - -"), "bishops of both shades");
        assert!(!is_drawn("8/8/4k3/8/8/3K1NN1/8/8 w - -"), "a helpmate exists");
        assert!(!is_drawn("8/8/4k3/8/8/3K2P1/8/8 w - -"));
    }

    #[test]
    fn a_line_repeats_once_and_a_game_twice() {
        let shuffle = ["8/8/4k3/8/8/3K4/8/R7 w - - 4 9", "8/8/4k3/8/8/3K4/8/1R6 b - - 5 9"];
        let [here, other] = shuffle.map(|fen| fen.parse::<Position>().unwrap());
        let (a, b) = (here.key(), other.key());
        let mut path = Path::default();

        path.restart(&[a, b, b, b]);
        assert!(!path.repeats(&here), "once in the game");
        path.restart(&[]);
        for position in [&here, &other, &other, &other] {
            path.push(position, None);
        }
        assert!(path.repeats(&here), "once in the line");

        let late: Position = "8/8/4k3/8/8/3K4/8/R7 w - - 8 11".parse().unwrap();
        path.restart(&[a, b, b, b, a, b, b, b]);
        assert!(path.repeats(&late), "twice in the game");
    }
}
