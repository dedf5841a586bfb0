//! What a player can ask about a board of Yin-Yang.

mod corner;
mod direction;
mod term;
mod text;

pub use corner::YinYangCorner;
pub use direction::YinYangDirection;
pub use term::YinYangTerm;

use crate::games::Side;
use crate::games::yin_yang::{Point, Size};

/// What a player can ask that only Yin-Yang has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum YinYangQuestion {
    /// Where all stones stand, by rows.
    Board,
    /// How the stones are spread over the corners, the sides and the centre.
    Regions,
    /// What stands in one corner.
    Corner {
        /// Which.
        corner: YinYangCorner,
    },
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
    /// The groups with the most stones, of one side or both.
    Largest {
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
                    | YinYangQuestion::Largest { .. }
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
}
