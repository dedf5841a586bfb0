use std::fmt;

use crate::arbiter::clock::{Millis, parse_time, write_time};
use crate::games::chess::Color;
use crate::session::actor::{color_name, parse_color};

/// What the arbiter rules while the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// A face of the clock shows this from now on (articles 6.10.b, 6.13).
    Time(Color, Millis),
    /// A move counter shows this from now on (articles 6.10.b, 6.13).
    Moves(Color, u32),
    /// A player gets time (articles 13.4.b, 13.5).
    Give(Color, Millis),
    /// A player loses time (article 13.4.c).
    Take(Color, Millis),
    /// A player is warned (article 13.4.a).
    Warn(Color),
    /// A player has to leave the event (article 13.4.g).
    Expel(Color),
    /// The position that stood after so many plies stands again, with the times as
    /// they are (articles 7.4.a, 7.5).
    Restore(u32),
    /// The game does not count, and another is played (article 7.1.a).
    Void,
}

impl Ruling {
    /// No clock shows more, in milliseconds: as many days as a move can have.
    pub const MAX_TIME: Millis = u16::MAX as Millis * 24 * 60 * 60 * 1_000;

    /// The article of the Laws behind it.
    pub const fn article(self) -> &'static str {
        match self {
            Ruling::Time(..) | Ruling::Moves(..) => "6.13",
            Ruling::Give(..) => "13.5",
            Ruling::Take(..) => "13.4.c",
            Ruling::Warn(_) => "13.4.a",
            Ruling::Expel(_) => "13.4.g",
            Ruling::Restore(_) => "7.5",
            Ruling::Void => "7.1.a",
        }
    }

    /// The text behind `rule`.
    pub(super) fn read(text: &str) -> Result<Ruling, &'static str> {
        let mut words = text.split(' ');
        let mut word = || words.next().unwrap_or("");
        let (name, first, second) = (word(), word(), word());
        let is_over = word().is_empty();
        let color = || parse_color(first).ok_or("white or black");
        let time = || parse_time(second).ok_or("a time such as 1:30 or 0:01:30");
        let ruling = match name {
            "time" => Ruling::Time(color()?, time()?),
            "moves" => {
                Ruling::Moves(color()?, second.parse().map_err(|_| "how many moves were made")?)
            }
            "give" => Ruling::Give(color()?, time()?),
            "take" => Ruling::Take(color()?, time()?),
            "warn" if second.is_empty() => Ruling::Warn(color()?),
            "expel" if second.is_empty() => Ruling::Expel(color()?),
            "restore" if second.is_empty() => {
                Ruling::Restore(first.parse().map_err(|_| "how many plies are left")?)
            }
            "void" if first.is_empty() => Ruling::Void,
            _ => return Err("time, moves, give, take, warn, expel, restore or void"),
        };
        if is_over { Ok(ruling) } else { Err("one ruling") }
    }
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let timed = |f: &mut fmt::Formatter<'_>, name, color, time| {
            write!(f, "{name} {} {}", color_name(color), write_time(time))
        };
        match *self {
            Ruling::Time(color, left) => timed(f, "time", color, left),
            Ruling::Moves(color, moves) => write!(f, "moves {} {moves}", color_name(color)),
            Ruling::Give(color, time) => timed(f, "give", color, time),
            Ruling::Take(color, time) => timed(f, "take", color, time),
            Ruling::Warn(color) => write!(f, "warn {}", color_name(color)),
            Ruling::Expel(color) => write!(f, "expel {}", color_name(color)),
            Ruling::Restore(plies) => write!(f, "restore {plies}"),
            Ruling::Void => f.write_str("void"),
        }
    }
}
