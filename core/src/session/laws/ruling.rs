use std::fmt;

use crate::arbiter::clock::{Millis, parse_time, write_time};
use crate::games::chess::notation::SquareMove;
use crate::games::{GameKind, Side};

/// What the arbiter rules while the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// A face of the clock shows this from now on (articles 6.10.b, 6.13).
    Time(Side, Millis),
    /// A move counter shows this from now on (articles 6.10.b, 6.13).
    Moves(Side, u32),
    /// A player gets time (article 13.5).
    Give(Side, Millis),
    /// A player is punished by more time for his opponent (article 13.4.b).
    GiveOpponent(Side, Millis),
    /// A player loses time (article 13.4.c).
    Take(Side, Millis),
    /// A player is warned (article 13.4.a).
    Warn(Side),
    /// A player has to leave the event (article 13.4.g).
    Expel(Side),
    /// The position that stood after so many plies stands again, with the times as
    /// they are (articles 7.4.a, 7.5).
    Restore(u32),
    /// The next move of a player is the first of his next period (article 8.6).
    NextPeriod(Side),
    /// Both scoresheets are complete again, from the record of the program (article
    /// 8.5.c).
    Reconstruct,
    /// The scoresheets are compared, and the boards put right by them (articles E2.7,
    /// E2.8).
    Compare,
    /// The players may agree on a draw all the same (article 9.1.a).
    AllowDraw,
    /// The players have the other colours than was meant: their names change sides,
    /// the game goes on (article 7.2).
    SwapNames,
    /// A claim in a quickplay finish is right: the game is drawn (article 10.2.a).
    Agree,
    /// The decision on it is put off (article 10.2.b).
    Postpone {
        /// Whether the opponent gets time for it.
        gives_time: bool,
    },
    /// The claim is wrong, and the opponent gets time (article 10.2.c).
    Reject,
    /// The envelope is lost: its player makes the move that he says he has sealed
    /// (guideline 7 for adjourned games).
    LostEnvelope,
    /// What was sealed is not clear, and is read as this move (guideline 8 for adjourned games).
    ReadAs(SquareMove),
    /// What was sealed has no clear meaning, or is not legal: its player has lost (guideline 8).
    Unreadable,
    /// A player has completed an illegal move that the program could not see, as on a board of
    /// wood: it counts like one that it has seen (article 7.4.b).
    IllegalMove(Side),
    /// A player forfeits the game, as who does not come to it or leaves (article 11.1). After
    /// the other one's forfeit, both do.
    Forfeit(Side),
    /// A player gets the whole point for a game that is over, whatever the other one has
    /// (article 13.4.f).
    RaisePoints(Side),
    /// A player loses half a point of a game that is over (article 13.4.e).
    LowerPoints(Side),
    /// The game does not count, and another is played (article 7.1.a).
    Void,
}

const RULINGS: &str = "time, moves, give, give-opponent, take, warn, expel, restore, next-period, \
                       reconstruct, compare, allow-draw, swap-names, agree, postpone, \
                       postpone-with-time, reject, lost-envelope, read-as, unreadable, illegal-move, \
                       forfeit, raise-points, lower-points or void";

impl Ruling {
    /// No clock shows more, in milliseconds: as many days as a move can have.
    pub const MAX_TIME: Millis = u16::MAX as Millis * 24 * 60 * 60 * 1_000;

    /// The article of the Laws behind it.
    pub const fn article(self) -> &'static str {
        match self {
            Ruling::Time(..) | Ruling::Moves(..) => "6.13",
            Ruling::Give(..) => "13.5",
            Ruling::GiveOpponent(..) => "13.4.b",
            Ruling::Take(..) => "13.4.c",
            Ruling::Warn(_) => "13.4.a",
            Ruling::Expel(_) => "13.4.g",
            Ruling::Restore(_) => "7.5",
            Ruling::NextPeriod(_) => "8.6",
            Ruling::Reconstruct => "8.5.c",
            Ruling::Compare => "E2.7",
            Ruling::AllowDraw => "9.1.a",
            Ruling::SwapNames => "7.2",
            Ruling::Agree => "10.2.a",
            Ruling::Postpone { .. } => "10.2.b",
            Ruling::Reject => "10.2.c",
            Ruling::LostEnvelope => "G11.a",
            Ruling::ReadAs(_) | Ruling::Unreadable => "G8",
            Ruling::IllegalMove(_) => "7.4.b",
            Ruling::Forfeit(_) => "11.1",
            Ruling::RaisePoints(_) => "13.4.f",
            Ruling::LowerPoints(_) => "13.4.e",
            Ruling::Void => "7.1.a",
        }
    }

    /// What [`text`](Ruling::text) gives.
    pub(in crate::session) fn read(kind: GameKind, text: &str) -> Result<Ruling, &'static str> {
        let mut words = text.split(' ');
        let mut word = || words.next().unwrap_or("");
        let (name, first, second) = (word(), word(), word());
        let is_over = word().is_empty();
        let side = || kind.read_side(first).ok_or("white or black");
        let time = || parse_time(second).ok_or("a time such as 1:30 or 0:01:30");
        let ruling = match name {
            "time" => Ruling::Time(side()?, time()?),
            "moves" => {
                Ruling::Moves(side()?, second.parse().map_err(|_| "how many moves were made")?)
            }
            "give" => Ruling::Give(side()?, time()?),
            "give-opponent" => Ruling::GiveOpponent(side()?, time()?),
            "take" => Ruling::Take(side()?, time()?),
            "warn" if second.is_empty() => Ruling::Warn(side()?),
            "expel" if second.is_empty() => Ruling::Expel(side()?),
            "restore" if second.is_empty() => {
                Ruling::Restore(first.parse().map_err(|_| "how many plies are left")?)
            }
            "next-period" if second.is_empty() => Ruling::NextPeriod(side()?),
            "illegal-move" if second.is_empty() => Ruling::IllegalMove(side()?),
            "forfeit" if second.is_empty() => Ruling::Forfeit(side()?),
            "raise-points" if second.is_empty() => Ruling::RaisePoints(side()?),
            "lower-points" if second.is_empty() => Ruling::LowerPoints(side()?),
            "read-as" if second.is_empty() => {
                Ruling::ReadAs(first.parse().map_err(|_| "two squares such as e2e4 or e7e8q")?)
            }
            _ if !first.is_empty() => return Err(RULINGS),
            "reconstruct" => Ruling::Reconstruct,
            "compare" => Ruling::Compare,
            "allow-draw" => Ruling::AllowDraw,
            "swap-names" => Ruling::SwapNames,
            "agree" => Ruling::Agree,
            "postpone" => Ruling::Postpone { gives_time: false },
            "postpone-with-time" => Ruling::Postpone { gives_time: true },
            "reject" => Ruling::Reject,
            "lost-envelope" => Ruling::LostEnvelope,
            "unreadable" => Ruling::Unreadable,
            "void" => Ruling::Void,
            _ => return Err(RULINGS),
        };
        if is_over { Ok(ruling) } else { Err("one ruling") }
    }
}

impl Ruling {
    /// The text behind `rule`, as this game names its players.
    pub fn text(self, kind: GameKind) -> impl fmt::Display {
        fmt::from_fn(move |f| self.write(kind, f))
    }

    fn write(self, kind: GameKind, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let timed = |f: &mut fmt::Formatter<'_>, name, side, time| {
            write!(f, "{name} {} {}", kind.side_name(side), write_time(time))
        };
        match self {
            Ruling::Time(side, left) => timed(f, "time", side, left),
            Ruling::Moves(side, moves) => write!(f, "moves {} {moves}", kind.side_name(side)),
            Ruling::Give(side, time) => timed(f, "give", side, time),
            Ruling::GiveOpponent(side, time) => timed(f, "give-opponent", side, time),
            Ruling::Take(side, time) => timed(f, "take", side, time),
            Ruling::Warn(side) => write!(f, "warn {}", kind.side_name(side)),
            Ruling::Expel(side) => write!(f, "expel {}", kind.side_name(side)),
            Ruling::Restore(plies) => write!(f, "restore {plies}"),
            Ruling::NextPeriod(side) => write!(f, "next-period {}", kind.side_name(side)),
            Ruling::Reconstruct => f.write_str("reconstruct"),
            Ruling::Compare => f.write_str("compare"),
            Ruling::AllowDraw => f.write_str("allow-draw"),
            Ruling::SwapNames => f.write_str("swap-names"),
            Ruling::Agree => f.write_str("agree"),
            Ruling::Postpone { gives_time: false } => f.write_str("postpone"),
            Ruling::Postpone { gives_time: true } => f.write_str("postpone-with-time"),
            Ruling::Reject => f.write_str("reject"),
            Ruling::LostEnvelope => f.write_str("lost-envelope"),
            Ruling::ReadAs(asked) => write!(f, "read-as {asked}"),
            Ruling::Unreadable => f.write_str("unreadable"),
            Ruling::IllegalMove(side) => write!(f, "illegal-move {}", kind.side_name(side)),
            Ruling::Forfeit(side) => write!(f, "forfeit {}", kind.side_name(side)),
            Ruling::RaisePoints(side) => write!(f, "raise-points {}", kind.side_name(side)),
            Ruling::LowerPoints(side) => write!(f, "lower-points {}", kind.side_name(side)),
            Ruling::Void => f.write_str("void"),
        }
    }
}
