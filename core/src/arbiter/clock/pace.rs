use super::{Millis, TimeControl};
use crate::arbiter::edition::LAWS_2009;

/// How fast a game is, by main time + 60 × increment (appendices A and B of the
/// Laws). From fast to slow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pace {
    /// Less than 15 minutes (B1).
    Blitz,
    /// At least 15 and less than 60 minutes (A1).
    Rapid,
    /// 60 minutes and more.
    Classical,
    /// A time for each move.
    Correspondence,
    /// No clock.
    Untimed,
}

/// Time controls that players know, as [`TimeControl`] reads them, fast ones
/// first.
pub const PRESETS: [&str; 14] = [
    "3+2",
    "5",
    "5+3",
    "10",
    "10+5",
    "15+10",
    "25+10",
    "45",
    "60",
    "90+30",
    "40/90+30,30+30",
    "40/120,20/60,15+30",
    "1day",
    "3days",
];

/// Time controls that are agreed most often, fast ones first, which an app offers at once.
pub const FREQUENT: [&str; 5] = ["3+2", "5", "10+5", "15+10", "30"];

impl TimeControl {
    /// How fast a game with this control is.
    pub fn pace(&self) -> Pace {
        match self {
            TimeControl::Untimed => Pace::Untimed,
            TimeControl::DaysPerMove(_) => Pace::Correspondence,
            TimeControl::Periods(_) => match self.time_for_60_moves() {
                time if time < LAWS_2009.rapid_from => Pace::Blitz,
                time if time < LAWS_2009.classical_from => Pace::Rapid,
                _ => Pace::Classical,
            },
        }
    }

    /// What a player who makes 60 moves can use: the times of the periods that
    /// begin within them, and the bonus of each move.
    fn time_for_60_moves(&self) -> Millis {
        let mut time = 0;
        let mut number = 0;
        let mut left = 60;
        while left > 0
            && let Some(period) = self.period(number)
        {
            let moves = if period.moves == 0 { left } else { left.min(period.moves) };
            time += period.time + Millis::from(moves) * period.bonus.time();
            left -= moves;
            number += 1;
        }
        time
    }
}

impl Pace {
    /// Whether it is rapid or blitz, for which the Laws have appendices A and B.
    pub const fn is_quick(self) -> bool {
        matches!(self, Pace::Rapid | Pace::Blitz)
    }

    /// One word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Blitz => "blitz",
            Pace::Rapid => "rapid",
            Pace::Classical => "classical",
            Pace::Correspondence => "correspondence",
            Pace::Untimed => "untimed",
        }
    }
}
