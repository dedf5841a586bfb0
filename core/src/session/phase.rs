use super::Ending;
use crate::games::Path;
use crate::games::chess::Square;

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// It has not begun.
    Waiting,
    /// It goes on.
    Playing(Turn),
    /// It is paused, and nobody's time runs (article 6.12).
    Paused(Turn),
    /// It is adjourned: the move is sealed, and nobody's time runs (guideline 1 for
    /// adjourned games).
    Adjourned,
    /// The session goes on in which the envelope has still to be opened (guideline 6).
    Resumed,
    /// It is over.
    Over(Ending),
}

/// How far the move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The player on move thinks.
    Thinking,
    /// He has taken a piece into his hand.
    Holding {
        /// From where.
        from: Square,
    },
    /// His pawn has reached the last rank, and he has to say what it becomes.
    Promoting {
        /// From where the pawn came.
        from: Square,
        /// Where it stands.
        to: Square,
    },
    /// A blind player has put a piece on another square and has to announce his move
    /// (article E2.3).
    Placed {
        /// From where the piece came.
        from: Square,
        /// Where it stands.
        to: Square,
    },
    /// A blind player's move is being announced. It can be corrected until the opponent's
    /// clock is started (articles E2.3, E2.6); the position is the one before the move.
    Announcing {
        /// What is announced; in strict games it may be illegal.
        path: Path,
        /// Whether that has been spoken to its end.
        is_spoken: bool,
    },
    /// The player on move has to repeat his opponent's move, on his own time (article
    /// E2.1).
    Repeating,
    /// The player on move has to seal his move, and the clock is pressed when that is
    /// done (guideline 1.a for adjourned games).
    Sealing {
        /// Whether something lies in the envelope.
        is_sealed: bool,
    },
    /// The move was made and not yet completed: its player has to press the
    /// clock, and until then his time runs (article 6.7.a). The position is the
    /// one after the move.
    ToPress,
}

impl Phase {
    /// Whether the game is over.
    pub const fn is_over(self) -> bool {
        matches!(self, Phase::Over(_))
    }
}
