use crate::games::Side;

/// How the board ends a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// A side has captured as many stones as the target says, or more.
    Target {
        /// Which.
        winner: Side,
    },
    /// Both sides have passed, one after the other.
    Passed {
        /// Who has captured more; nobody where it is as many.
        winner: Option<Side>,
    },
}

impl End {
    /// Who has won; nobody in a draw.
    pub const fn winner(self) -> Option<Side> {
        match self {
            End::Target { winner } => Some(winner),
            End::Passed { winner } => winner,
        }
    }
}
