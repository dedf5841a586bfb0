use std::fmt;

/// Where something lies as Black sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum YinYangDirection {
    /// Towards the highest row.
    Up,
    /// Towards the last column.
    Right,
    /// Towards row 1.
    Down,
    /// Towards the A-column.
    Left,
}

impl YinYangDirection {
    /// All of them, in the order in which they are told.
    pub const ALL: [YinYangDirection; 4] = [
        YinYangDirection::Up,
        YinYangDirection::Right,
        YinYangDirection::Down,
        YinYangDirection::Left,
    ];

    const fn name(self) -> &'static str {
        match self {
            YinYangDirection::Up => "up",
            YinYangDirection::Right => "right",
            YinYangDirection::Down => "down",
            YinYangDirection::Left => "left",
        }
    }

    /// One step that way, in columns and rows.
    pub(in crate::speech) const fn step(self) -> (i8, i8) {
        match self {
            YinYangDirection::Up => (0, 1),
            YinYangDirection::Right => (1, 0),
            YinYangDirection::Down => (0, -1),
            YinYangDirection::Left => (-1, 0),
        }
    }

    pub(super) fn read(name: &str) -> Option<YinYangDirection> {
        YinYangDirection::ALL.into_iter().find(|direction| direction.name() == name)
    }
}

impl fmt::Display for YinYangDirection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
