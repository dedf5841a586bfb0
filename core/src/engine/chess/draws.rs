//! Draws that the search sees on its way: repetition and the 50-move rule.

use crate::games::chess::{Move, Position};

/// The positions that led to the one being searched: the game's, then the
/// line's.
pub(super) struct Path {
    keys: Vec<u64>,
    /// The moves of the line, `None` for a pass.
    moves: Vec<Option<Move>>,
    /// How many of the keys are the game's.
    root: usize,
}

impl Path {
    /// With room for a line of so many plies.
    pub(super) fn with_capacity(plies: usize) -> Path {
        Path { keys: Vec::with_capacity(plies), moves: Vec::with_capacity(plies), root: 0 }
    }

    /// Begins at the root of a search.
    pub(super) fn restart(&mut self, history: &[u64]) {
        self.keys.clear();
        self.keys.extend_from_slice(history);
        self.keys.reserve(self.moves.capacity());
        self.moves.clear();
        self.root = history.len();
    }

    /// Leaves `position` by a move, or by a pass.
    pub(super) fn push(&mut self, position: &Position, mv: Option<Move>) {
        self.keys.push(position.key());
        self.moves.push(mv);
    }

    /// Goes back to the position left last.
    pub(super) fn pop(&mut self) {
        self.keys.pop();
        self.moves.pop();
    }

    /// The last move of the line, `None` after a pass and at the root.
    pub(super) fn last_move(&self) -> Option<Move> {
        self.moves.last().copied().flatten()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_repeats_once_and_a_game_twice() {
        let shuffle = ["8/8/4k3/8/8/3K4/8/R7 w - - 4 9", "8/8/4k3/8/8/3K4/8/1R6 b - - 5 9"];
        let [here, other] = shuffle.map(|fen| fen.parse::<Position>().unwrap());
        let (a, b) = (here.key(), other.key());
        let mut path = Path::with_capacity(8);

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
