use std::fmt;

/// A corner of the board as Black sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum YinYangCorner {
    /// At A1.
    LowerLeft,
    /// At the end of row 1.
    LowerRight,
    /// At the end of the A-column.
    UpperLeft,
    /// Opposite to A1.
    UpperRight,
}

impl YinYangCorner {
    /// All of them, in the order in which regions are told.
    pub const ALL: [YinYangCorner; 4] = [
        YinYangCorner::LowerLeft,
        YinYangCorner::LowerRight,
        YinYangCorner::UpperLeft,
        YinYangCorner::UpperRight,
    ];

    const fn name(self) -> &'static str {
        match self {
            YinYangCorner::LowerLeft => "lower-left",
            YinYangCorner::LowerRight => "lower-right",
            YinYangCorner::UpperLeft => "upper-left",
            YinYangCorner::UpperRight => "upper-right",
        }
    }

    /// Its row and column among the three by three regions of the board.
    pub(in crate::speech) const fn region(self) -> [usize; 2] {
        match self {
            YinYangCorner::LowerLeft => [0, 0],
            YinYangCorner::LowerRight => [0, 2],
            YinYangCorner::UpperLeft => [2, 0],
            YinYangCorner::UpperRight => [2, 2],
        }
    }

    pub(super) fn read(name: &str) -> Option<YinYangCorner> {
        YinYangCorner::ALL.into_iter().find(|corner| corner.name() == name)
    }
}

impl fmt::Display for YinYangCorner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
