//! A point as somebody names it.

use std::fmt;

use crate::games::yin_yang::{Point, Size};

/// A point as somebody names it, whether or not there is such a one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Named {
    /// A capital.
    pub(super) column: char,
    /// From 1.
    pub(super) row: u16,
}

impl Named {
    /// None where no board has it.
    pub(super) fn point(self) -> Option<Point> {
        self.to_string().parse().ok()
    }

    /// None where a board of this size does not have it.
    pub(super) fn point_on(self, size: Size) -> Option<Point> {
        self.point().filter(|point| size.contains(*point))
    }

    /// As voices read it: `T 25`.
    pub(super) fn spaced(self) -> String {
        // without a pause a voice takes an A for the article
        let pause = if self.column == 'A' { "," } else { "" };
        format!("{}{pause} {}", self.column, self.row)
    }
}

impl fmt::Display for Named {
    /// `T25`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column, self.row)
    }
}
