//! What a player can ask about a board of Yin-Yang.

mod direction;
mod term;

use std::fmt;

pub use direction::YinYangDirection;
pub use term::YinYangTerm;

use crate::games::yin_yang::{Point, Size};
use crate::games::{GameKind, Side};

/// What a player can ask that only Yin-Yang has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum YinYangQuestion {
    /// Where all stones stand, by rows.
    Board,
    /// How the stones are spread over the corners, the sides and the centre.
    Regions,
    /// Where stones stand, of one side or both.
    Where {
        /// Whose.
        side: Option<Side>,
    },
    /// How many stones there are, of one side or both.
    Count {
        /// Whose.
        side: Option<Side>,
    },
    /// What stands on a point.
    On {
        /// Which.
        point: Point,
    },
    /// Whether nothing stands on a point.
    Free {
        /// Which.
        point: Point,
    },
    /// What stands on a row.
    Row {
        /// From 1, Black's nearest.
        row: u8,
    },
    /// What stands on a column.
    Column {
        /// From 1, the A-column.
        column: u8,
    },
    /// What stands on the row and the column of a point, from there outwards.
    Lines {
        /// Which.
        point: Point,
    },
    /// The group on a point, and its liberties.
    Group {
        /// Which.
        point: Point,
    },
    /// All groups with their liberties, of one side or both.
    Groups {
        /// Whose.
        side: Option<Side>,
    },
    /// The groups that are caught if the other side has the move: in atari, in a ladder or in a
    /// net; of one side or both.
    Danger {
        /// Whose.
        side: Option<Side>,
    },
    /// Where stones save the groups that are in danger, of one side or both.
    Rescue {
        /// Whose.
        side: Option<Side>,
    },
    /// Whether the group on a point is in atari, or caught in a ladder or a net.
    InDanger {
        /// Which.
        point: Point,
    },
    /// Whether the group on a point can be captured neither at once nor in a ladder or a net.
    Safe {
        /// Which.
        point: Point,
    },
    /// Whether any group is in danger, of one side or both, and which.
    AnyDanger {
        /// Whose.
        side: Option<Side>,
    },
    /// Whether the group on a point is in atari.
    InAtari {
        /// Which.
        point: Point,
    },
    /// Whether nothing saves the group on a point.
    Lost {
        /// Which.
        point: Point,
    },
    /// Whether the group on a point can be saved, and where.
    Escape {
        /// Which.
        point: Point,
    },
    /// Whether the stones on two points belong to one group.
    Connected {
        /// Which.
        point: Point,
        /// The other one.
        other: Point,
    },
    /// Whether no group of a side is in danger.
    AllSafe {
        /// Whose.
        side: Side,
    },
    /// Whether the asker can capture the group on a point.
    Capture {
        /// Which.
        point: Point,
    },
    /// Where a stone saves the group on a point, if it is in danger.
    Saving {
        /// Which.
        point: Point,
    },
    /// The nearest stones in each direction.
    Near {
        /// From where.
        point: Point,
    },
    /// The nearest stone from a point in one direction; without a point, how the stones are
    /// spread over that side of the board.
    Towards {
        /// Which way.
        direction: YinYangDirection,
        /// From where.
        from: Option<Point>,
    },
    /// Whether a side, or the asker, may place a stone on a point, and why it may not.
    Allowed {
        /// Whose.
        side: Option<Side>,
        /// Which.
        point: Point,
    },
    /// The same, and what the stone would do.
    WhatIf {
        /// Whose.
        side: Option<Side>,
        /// Which.
        point: Point,
    },
    /// Whether a stone of the asker on a point would be good, as far as that is known.
    Good {
        /// Which.
        point: Point,
    },
    /// What the last stone on a point was good for; without a point, the last move of a side,
    /// or else of the other one than the asker's.
    WhyPlayed {
        /// Whose, where no point is named.
        side: Option<Side>,
        /// Which.
        point: Option<Point>,
    },
    /// What stands on the point in the middle, and around it.
    Middle,
    /// On how many points a side may place a stone, and where it may not.
    Playable {
        /// Whose.
        side: Side,
    },
    /// The empty points on which a side, or the player on move, may not place a stone, and why.
    Forbidden {
        /// Whose.
        side: Option<Side>,
    },
    /// Where the player on move can capture.
    Captures,
    /// Where a side can capture, if it has the move.
    CapturesOf {
        /// Which.
        side: Side,
    },
    /// What comes of a pass of the asker, or else of the player on move.
    Pass,
    /// Whether a pass is good.
    ShouldPass,
    /// What each side has captured, and how many stones win.
    Target,
    /// How many stones a side has still to capture.
    Needed {
        /// Which.
        side: Side,
    },
    /// Whether a side wins with its next stone, and where.
    Winning {
        /// Which.
        side: Side,
    },
    /// The groups that are caught in a ladder or a net, of one side or both.
    Ladders {
        /// Whose.
        side: Option<Side>,
    },
    /// Whether it is time to resign.
    ShouldResign,
    /// Who has captured more.
    Lead,
    /// How large the board is.
    Size,
    /// Why the computer advises the move of its last hint, beyond what was told with it; without a
    /// hint, what the last move was for.
    Why,
    /// The same of a hint alone.
    WhyHint,
    /// What a word of the game means.
    Meaning {
        /// Which.
        term: YinYangTerm,
    },
}

impl YinYangQuestion {
    /// Whether the answer is more than everybody sees on the board.
    pub const fn is_advice(self) -> bool {
        matches!(
            self,
            YinYangQuestion::Danger { .. }
                | YinYangQuestion::Rescue { .. }
                | YinYangQuestion::InDanger { .. }
                | YinYangQuestion::Safe { .. }
                | YinYangQuestion::AllSafe { .. }
                | YinYangQuestion::AnyDanger { .. }
                | YinYangQuestion::Lost { .. }
                | YinYangQuestion::Escape { .. }
                | YinYangQuestion::Good { .. }
                | YinYangQuestion::WhyPlayed { .. }
                | YinYangQuestion::Why
                | YinYangQuestion::WhyHint
                | YinYangQuestion::WhatIf { .. }
                | YinYangQuestion::Capture { .. }
                | YinYangQuestion::Saving { .. }
                | YinYangQuestion::Captures
                | YinYangQuestion::CapturesOf { .. }
                | YinYangQuestion::Winning { .. }
                | YinYangQuestion::Ladders { .. }
                | YinYangQuestion::ShouldPass
                | YinYangQuestion::ShouldResign
        )
    }

    /// Whether the answer tells where stones stand. What was captured is told with each move, and
    /// the size is agreed; a hint has been told.
    pub(super) const fn is_about_position(self) -> bool {
        !matches!(
            self,
            YinYangQuestion::Target
                | YinYangQuestion::Lead
                | YinYangQuestion::Size
                | YinYangQuestion::Pass
                | YinYangQuestion::ShouldPass
                | YinYangQuestion::Needed { .. }
                | YinYangQuestion::ShouldResign
                | YinYangQuestion::Meaning { .. }
        )
    }

    /// The point that it is about, if it is about one.
    pub const fn point(self) -> Option<Point> {
        match self {
            YinYangQuestion::On { point }
            | YinYangQuestion::Free { point }
            | YinYangQuestion::Lines { point }
            | YinYangQuestion::Group { point }
            | YinYangQuestion::InDanger { point }
            | YinYangQuestion::InAtari { point }
            | YinYangQuestion::Lost { point }
            | YinYangQuestion::Escape { point }
            | YinYangQuestion::Connected { point, .. }
            | YinYangQuestion::Good { point }
            | YinYangQuestion::Safe { point }
            | YinYangQuestion::Capture { point }
            | YinYangQuestion::Saving { point }
            | YinYangQuestion::Allowed { point, .. }
            | YinYangQuestion::WhatIf { point, .. }
            | YinYangQuestion::Near { point } => Some(point),
            YinYangQuestion::Towards { from, .. } => from,
            YinYangQuestion::WhyPlayed { point, .. } => point,
            _ => None,
        }
    }

    /// Whether it is about all stones of a side, or of both.
    pub(crate) const fn is_about_all_stones(self) -> bool {
        matches!(
            self,
            YinYangQuestion::AllSafe { .. }
                | YinYangQuestion::AnyDanger { .. }
                | YinYangQuestion::Danger { .. }
                | YinYangQuestion::Rescue { .. }
        )
    }

    /// Whether the answer names stones or points, as far as there are any.
    pub(crate) const fn names_points(self) -> bool {
        self.is_about_all_stones()
            || self.point().is_some()
            || matches!(
                self,
                YinYangQuestion::Ladders { .. }
                    | YinYangQuestion::Groups { side: Some(_) }
                    | YinYangQuestion::Captures
                    | YinYangQuestion::CapturesOf { .. }
                    | YinYangQuestion::Winning { .. }
                    | YinYangQuestion::Why
                    | YinYangQuestion::WhyHint
                    | YinYangQuestion::WhyPlayed { .. }
            )
    }

    /// Whether it is about the stone on a point, and not about one that could be placed there.
    pub(crate) const fn is_about_stone(self) -> bool {
        matches!(
            self,
            YinYangQuestion::Group { .. }
                | YinYangQuestion::InDanger { .. }
                | YinYangQuestion::InAtari { .. }
                | YinYangQuestion::Lost { .. }
                | YinYangQuestion::Escape { .. }
                | YinYangQuestion::Safe { .. }
                | YinYangQuestion::Capture { .. }
                | YinYangQuestion::Saving { .. }
        )
    }

    /// Whether a stone is meant that the asker has, or else one of the other side; none where it can
    /// be either.
    pub(crate) const fn is_about_own_stone(self) -> Option<bool> {
        match self {
            YinYangQuestion::Saving { .. }
            | YinYangQuestion::Escape { .. }
            | YinYangQuestion::Lost { .. } => Some(true),
            YinYangQuestion::Capture { .. } => Some(false),
            _ => None,
        }
    }

    /// Whether a stone that could be placed is meant as well as one that stands there.
    pub(crate) const fn is_about_any_stone(self) -> bool {
        matches!(self, YinYangQuestion::Safe { .. } | YinYangQuestion::InDanger { .. })
    }

    /// Whether it is about a stone that could be placed on a point.
    pub(crate) const fn is_about_placing(self) -> bool {
        matches!(
            self,
            YinYangQuestion::Good { .. }
                | YinYangQuestion::WhatIf { .. }
                | YinYangQuestion::Allowed { .. }
        )
    }

    /// Whether a board of this size has the place that it is about.
    pub(in crate::speech) fn fits(self, size: Size) -> bool {
        match self {
            YinYangQuestion::Row { row } => (1..=size.rows()).contains(&row),
            YinYangQuestion::Column { column } => (1..=size.columns()).contains(&column),
            YinYangQuestion::Connected { point, other } => {
                size.contains(point) && size.contains(other)
            }
            _ => self.point().is_none_or(|point| size.contains(point)),
        }
    }

    /// The question of this text, as it is written.
    pub(super) fn read(text: &str) -> Option<YinYangQuestion> {
        let mut words = text.split(' ').peekable();
        let name = words.next()?;
        let read_side = |word: &str| GameKind::YinYang.read_side(word);
        let side = words.next_if(|word| read_side(word).is_some()).and_then(read_side);
        if name == "towards" {
            let direction = YinYangDirection::read(words.next()?)?;
            let from = words.next().map(str::parse).transpose().ok()?;
            let is_whole = side.is_none() && words.next().is_none();
            return is_whole.then_some(YinYangQuestion::Towards { direction, from });
        }
        if name == "connected" {
            let mut point = || words.next()?.parse().ok();
            let (point, other) = (point()?, point()?);
            let is_whole = side.is_none() && words.next().is_none();
            return is_whole.then_some(YinYangQuestion::Connected { point, other });
        }
        let last = words.next();
        let is_of_both = matches!(name, "allowed" | "what-if" | "why-played");
        if words.next().is_some() || side.is_some() && last.is_some() && !is_of_both {
            return None;
        }
        let point = || last?.parse::<Point>().ok();
        let line = |most: u8| last?.parse().ok().filter(|number| (1..=most).contains(number));
        Some(match name {
            "where" if last.is_none() => YinYangQuestion::Where { side },
            "count" if last.is_none() => YinYangQuestion::Count { side },
            "groups" if last.is_none() => YinYangQuestion::Groups { side },
            "danger" | "hanging" | "threats" if last.is_none() => YinYangQuestion::Danger { side },
            "rescue" if last.is_none() => YinYangQuestion::Rescue { side },
            "any-danger" if last.is_none() => YinYangQuestion::AnyDanger { side },
            "playable" => YinYangQuestion::Playable { side: side? },
            "needed" => YinYangQuestion::Needed { side: side? },
            "winning" => YinYangQuestion::Winning { side: side? },
            "ladders" if last.is_none() => YinYangQuestion::Ladders { side },
            // what a side threatens is what the other one can lose
            "threats-of" => YinYangQuestion::Danger { side: Some(!side?) },
            "captures" if let Some(side) = side => YinYangQuestion::CapturesOf { side },
            "all-safe" => YinYangQuestion::AllSafe { side: side? },
            "allowed" => YinYangQuestion::Allowed { side, point: point()? },
            "what-if" => YinYangQuestion::WhatIf { side, point: point()? },
            "why-played" => {
                let point = last.map(str::parse).transpose().ok()?;
                YinYangQuestion::WhyPlayed { side, point }
            }
            "forbidden" if last.is_none() => YinYangQuestion::Forbidden { side },
            _ if side.is_some() => return None,
            "on" => YinYangQuestion::On { point: point()? },
            "free" => YinYangQuestion::Free { point: point()? },
            // as the phrases of all games have them
            "row" | "rank" => YinYangQuestion::Row { row: line(MOST_LINES)? },
            "column" | "file" => YinYangQuestion::Column { column: line(MOST_LINES)? },
            "lines" => YinYangQuestion::Lines { point: point()? },
            "group" => YinYangQuestion::Group { point: point()? },
            "in-danger" => YinYangQuestion::InDanger { point: point()? },
            "in-atari" => YinYangQuestion::InAtari { point: point()? },
            "lost" => YinYangQuestion::Lost { point: point()? },
            "escape" => YinYangQuestion::Escape { point: point()? },
            "good" => YinYangQuestion::Good { point: point()? },
            "safe" => YinYangQuestion::Safe { point: point()? },
            "capture" => YinYangQuestion::Capture { point: point()? },
            "saving" => YinYangQuestion::Saving { point: point()? },
            "meaning" => YinYangQuestion::Meaning { term: YinYangTerm::read(last?)? },
            "near" | "neighbours" => YinYangQuestion::Near { point: point()? },
            _ if last.is_some() => return None,
            "board" => YinYangQuestion::Board,
            "regions" => YinYangQuestion::Regions,
            "middle" => YinYangQuestion::Middle,
            "should-resign" => YinYangQuestion::ShouldResign,
            "captures" => YinYangQuestion::Captures,
            "target" | "material" => YinYangQuestion::Target,
            "lead" => YinYangQuestion::Lead,
            "size" => YinYangQuestion::Size,
            "why" => YinYangQuestion::Why,
            "why-hint" => YinYangQuestion::WhyHint,
            "pass" => YinYangQuestion::Pass,
            "should-pass" => YinYangQuestion::ShouldPass,
            _ => return None,
        })
    }
}

/// The largest board has so many rows and columns.
const MOST_LINES: u8 = 19;

impl fmt::Display for YinYangQuestion {
    /// Its name, and behind it what it is about: `on D4`, `groups black`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let of = |f: &mut fmt::Formatter<'_>, name, side: Option<Side>| {
            f.write_str(name)?;
            side.map_or(Ok(()), |side| write!(f, " {}", GameKind::YinYang.side_name(side)))
        };
        match *self {
            YinYangQuestion::Board => f.write_str("board"),
            YinYangQuestion::Regions => f.write_str("regions"),
            YinYangQuestion::Where { side } => of(f, "where", side),
            YinYangQuestion::Count { side } => of(f, "count", side),
            YinYangQuestion::On { point } => write!(f, "on {point}"),
            YinYangQuestion::Free { point } => write!(f, "free {point}"),
            YinYangQuestion::Row { row } => write!(f, "row {row}"),
            YinYangQuestion::Column { column } => write!(f, "column {column}"),
            YinYangQuestion::Lines { point } => write!(f, "lines {point}"),
            YinYangQuestion::Group { point } => write!(f, "group {point}"),
            YinYangQuestion::Groups { side } => of(f, "groups", side),
            YinYangQuestion::Danger { side } => of(f, "danger", side),
            YinYangQuestion::Rescue { side } => of(f, "rescue", side),
            YinYangQuestion::InDanger { point } => write!(f, "in-danger {point}"),
            YinYangQuestion::AnyDanger { side } => of(f, "any-danger", side),
            YinYangQuestion::InAtari { point } => write!(f, "in-atari {point}"),
            YinYangQuestion::Lost { point } => write!(f, "lost {point}"),
            YinYangQuestion::Escape { point } => write!(f, "escape {point}"),
            YinYangQuestion::Connected { point, other } => write!(f, "connected {point} {other}"),
            YinYangQuestion::Good { point } => write!(f, "good {point}"),
            YinYangQuestion::WhyPlayed { side, point } => {
                of(f, "why-played", side)?;
                point.map_or(Ok(()), |point| write!(f, " {point}"))
            }
            YinYangQuestion::Middle => f.write_str("middle"),
            YinYangQuestion::Playable { side } => of(f, "playable", Some(side)),
            YinYangQuestion::Needed { side } => of(f, "needed", Some(side)),
            YinYangQuestion::Winning { side } => of(f, "winning", Some(side)),
            YinYangQuestion::Ladders { side } => of(f, "ladders", side),
            YinYangQuestion::ShouldResign => f.write_str("should-resign"),
            YinYangQuestion::Safe { point } => write!(f, "safe {point}"),
            YinYangQuestion::AllSafe { side } => of(f, "all-safe", Some(side)),
            YinYangQuestion::Capture { point } => write!(f, "capture {point}"),
            YinYangQuestion::Saving { point } => write!(f, "saving {point}"),
            YinYangQuestion::Allowed { side, point } => {
                of(f, "allowed", side)?;
                write!(f, " {point}")
            }
            YinYangQuestion::WhatIf { side, point } => {
                of(f, "what-if", side)?;
                write!(f, " {point}")
            }
            YinYangQuestion::Near { point } => write!(f, "near {point}"),
            YinYangQuestion::Towards { direction, from } => {
                write!(f, "towards {direction}")?;
                from.map_or(Ok(()), |point| write!(f, " {point}"))
            }
            YinYangQuestion::Forbidden { side } => of(f, "forbidden", side),
            YinYangQuestion::Captures => f.write_str("captures"),
            YinYangQuestion::CapturesOf { side } => of(f, "captures", Some(side)),
            YinYangQuestion::Pass => f.write_str("pass"),
            YinYangQuestion::ShouldPass => f.write_str("should-pass"),
            YinYangQuestion::Target => f.write_str("target"),
            YinYangQuestion::Lead => f.write_str("lead"),
            YinYangQuestion::Size => f.write_str("size"),
            YinYangQuestion::Why => f.write_str("why"),
            YinYangQuestion::WhyHint => f.write_str("why-hint"),
            YinYangQuestion::Meaning { term } => write!(f, "meaning {term}"),
        }
    }
}
