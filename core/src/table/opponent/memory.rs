//! What the computer remembers of its moves.

use crate::engine::Strength;

/// How the computer saw the game at its earlier moves. It is not saved: after a game was gone
/// on with, it begins anew.
#[derive(Debug, Default)]
pub(super) struct Memory(Vec<View>);

#[derive(Clone, Copy, Debug)]
struct View {
    /// How many plies were made before.
    plies: usize,
    /// Another strength sees otherwise.
    strength: Strength,
    /// Hundredths of a pawn, for itself.
    lead: i32,
}

impl Memory {
    /// Keeps how it saw the game before a move; what was seen after so many plies was taken
    /// back.
    pub(super) fn keep(&mut self, plies: usize, strength: Strength, lead: i32) {
        self.0.retain(|view| view.plies < plies);
        self.0.push(View { plies, strength, lead });
    }

    /// How it saw the game at its moves in a row, the last first. The row ends where it does
    /// not know, or saw with other eyes.
    pub(super) fn leads(&self) -> impl Iterator<Item = i32> {
        let last = self.0.last().copied();
        let of_last = move |view: &&View| {
            last.is_some_and(|last| {
                view.strength == last.strength && (last.plies - view.plies).is_multiple_of(2)
            })
        };
        (0..).zip(self.0.iter().rev().filter(of_last)).map_while(move |(back, view)| {
            (last?.plies == view.plies + 2 * back).then_some(view.lead)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Level;

    const FOUR: Strength = Strength::Level(Level::DEFAULT);

    fn leads(views: &[(usize, Strength, i32)]) -> Vec<i32> {
        let mut memory = Memory::default();
        for &(plies, strength, lead) in views {
            memory.keep(plies, strength, lead);
        }
        memory.leads().collect()
    }

    #[test]
    fn the_last_moves_in_a_row_are_remembered() {
        assert_eq!(leads(&[]), [0; 0]);
        assert_eq!(leads(&[(1, FOUR, 10), (3, FOUR, 20), (5, FOUR, 30)]), [30, 20, 10]);
        assert_eq!(leads(&[(0, FOUR, 1), (1, FOUR, -1), (2, FOUR, 2)]), [2, 1], "both sides");
        assert_eq!(leads(&[(1, FOUR, 10), (5, FOUR, 30)]), [30], "a gap");
        assert_eq!(leads(&[(1, Strength::FULL, 10), (3, FOUR, 20)]), [20], "other eyes");
    }

    #[test]
    fn what_was_taken_back_is_forgotten() {
        assert_eq!(leads(&[(1, FOUR, 10), (3, FOUR, 20), (5, FOUR, 30), (3, FOUR, -5)]), [-5, 10]);
    }
}
