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

    /// How likely the mover is to win, to draw and to lose, in thousandths: what to
    /// show people, not a promise (chessprogramming.org, "Pawn Advantage, Win
    /// Percentage, and Elo").
    pub fn chances(self) -> [i32; 3] {
        match self {
            Score::MateIn(1..) => [1000, 0, 0],
            Score::MateIn(_) => [0, 0, 1000],
            Score::Centipawns(value) => {
                let win = logistic(value.saturating_sub(EVEN_CHANCE));
                let loss = logistic(value.saturating_neg().saturating_sub(EVEN_CHANCE));
                [win, 1000 - win - loss, loss]
            }
        }
    }

    /// What can be expected of it, in thousandths of a point.
    pub(super) fn expected(self) -> i32 {
        let [win, draw, _] = self.chances();
        win + draw / 2
    }
}

/// With so many centipawns more, every second game is won.
const EVEN_CHANCE: i32 = 150;

/// Centipawns from one entry of [`LOGISTIC`] to the next.
const STEP: i32 = 15;

/// 1000 / (1 + exp(-n / 4)) for n from 0 on.
const LOGISTIC: [i32; 33] = [
    500, 562, 622, 679, 731, 777, 818, 852, 881, 905, 924, 940, 953, 963, 971, 977, 982, 986, 989,
    991, 993, 995, 996, 997, 998, 998, 998, 999, 999, 999, 999, 1000, 1000,
];

/// The logistic curve in thousandths, straight between the entries.
fn logistic(value: i32) -> i32 {
    let size = value.saturating_abs().min(STEP * (LOGISTIC.len() as i32 - 1));
    let (index, rest) = ((size / STEP) as usize, size % STEP);
    let next = LOGISTIC[(index + 1).min(LOGISTIC.len() - 1)];
    let height = LOGISTIC[index] + (next - LOGISTIC[index]) * rest / STEP;
    if value < 0 { 1000 - height } else { height }
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
    fn chances_rise_with_the_score_and_mirror() {
        let mut before = [0, 0, 1000];
        for value in -31_000..=31_000 {
            let chances = Score::Centipawns(value).chances();
            let [win, draw, loss] = chances;
            assert!(win >= before[0] && loss <= before[2] && draw >= 0, "{value}: {chances:?}");
            assert_eq!(win + draw + loss, 1000);
            assert_eq!(Score::Centipawns(-value).chances(), [loss, draw, win], "{value}");
            before = chances;
        }
        assert_eq!(before, [1000, 0, 0]);
        assert_eq!(Score::Centipawns(0).chances(), [76, 848, 76]);
        assert_eq!(Score::Centipawns(EVEN_CHANCE).chances()[0], 500);
        assert_eq!(Score::Centipawns(i32::MIN).chances(), [0, 0, 1000]);
        assert_eq!([2, -2].map(|n| Score::MateIn(n).chances()), [[1000, 0, 0], [0, 0, 1000]]);
    }

    #[test]
    fn scores_read_as_players_write_them() {
        let texts = [Score::Centipawns(35), Score::Centipawns(-1200), Score::MateIn(-2)];
        assert_eq!(texts.map(|score| score.to_string()), ["+0.35", "-12.00", "#-2"]);
    }
}
