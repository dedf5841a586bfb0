//! Values inside the search are `i32` centipawns from the mover's side; a mate
//! is [`MATE`] less the plies to it (chessprogramming.org, "Score").

use std::fmt;

/// No line grows longer than this many plies.
pub(super) const MAX_PLY: usize = 128;

pub(super) const DRAW: i32 = 0;

/// Being able to mate at once would be this less one ply. All values fit into
/// 16 bits, as the table stores them.
pub(super) const MATE: i32 = 32_000;

/// Greater than any value, its negative smaller than any.
pub(super) const INFINITY: i32 = MATE + 1;

/// Values from here up are mates: one found at the end of a line may be told
/// again, from the table, at the end of another.
pub(super) const MATE_BOUND: i32 = MATE - 2 * MAX_PLY as i32;

/// No evaluation is greater, however many queens there are.
pub(super) const EVALUATION_BOUND: i32 = 30_000;

/// The value of standing checkmated `ply` plies from the root.
pub(super) const fn mated_in(ply: usize) -> i32 {
    ply as i32 - MATE
}

/// Whether a mate is proved, for either side.
pub(super) const fn is_mate(value: i32) -> bool {
    value >= MATE_BOUND || value <= -MATE_BOUND
}

/// The worth of a position to its mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this many moves of the mover; negative when he is the one who
    /// is mated, after that many moves of the opponent.
    MateIn(i32),
}

impl Score {
    pub(super) const fn from_value(value: i32) -> Score {
        if value >= MATE_BOUND {
            Score::MateIn((MATE - value + 1) / 2)
        } else if value <= -MATE_BOUND {
            Score::MateIn(-((MATE + value + 1) / 2))
        } else {
            Score::Centipawns(value)
        }
    }
}

impl fmt::Display for Score {
    /// `+0.35`, `-12.00`, `#3`, `#-2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Score::Centipawns(value) => {
                let sign = if value < 0 { '-' } else { '+' };
                let size = value.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)
            }
            Score::MateIn(moves) => write!(f, "#{moves}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_told_in_moves() {
        assert_eq!(Score::from_value(MATE - 1), Score::MateIn(1));
        assert_eq!(Score::from_value(MATE - 5), Score::MateIn(3));
        assert_eq!(Score::from_value(mated_in(2)), Score::MateIn(-1));
        assert_eq!(Score::from_value(mated_in(4)), Score::MateIn(-2));
        assert_eq!(Score::from_value(EVALUATION_BOUND), Score::Centipawns(EVALUATION_BOUND));
    }

    #[test]
    fn scores_read_as_players_write_them() {
        let texts = [Score::Centipawns(35), Score::Centipawns(-1200), Score::MateIn(-2)];
        assert_eq!(texts.map(|score| score.to_string()), ["+0.35", "-12.00", "#-2"]);
    }
}
