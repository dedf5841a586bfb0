use super::GameError;
use super::action::MoveSquares;
use super::chess::PlayerColor;
use crate::session::Ruling;

/// What the arbiter rules while the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum GameRuling {
    /// A face of the clock shows this from now on.
    Time {
        /// Whose.
        color: PlayerColor,
        /// The time left.
        left_ms: u64,
    },
    /// A move counter shows this from now on.
    Moves {
        /// Whose.
        color: PlayerColor,
        /// How many moves, at most 10,000.
        moves: u32,
    },
    /// A player gets time.
    Give {
        /// Who.
        color: PlayerColor,
        /// How much.
        time_ms: u64,
    },
    /// A player loses time.
    Take {
        /// Who.
        color: PlayerColor,
        /// How much.
        time_ms: u64,
    },
    /// A player is warned.
    Warn {
        /// Who.
        color: PlayerColor,
    },
    /// A player has to leave the event.
    Expel {
        /// Who.
        color: PlayerColor,
    },
    /// The position after so many moves of either side stands again, with the times
    /// as they are.
    Restore {
        /// How many moves of either side are left.
        plies: u32,
    },
    /// The next move of a player is the first of the next period.
    NextPeriod {
        /// Whose.
        color: PlayerColor,
    },
    /// Both scoresheets are complete again, from the app's own record.
    Reconstruct,
    /// The scoresheets are compared, and the boards put right by them.
    Compare,
    /// The players may agree on a draw where the competition forbids it.
    AllowDraw,
    /// The names of the players change sides.
    SwapNames,
    /// A claim in a quickplay finish is right: the game is drawn.
    Agree,
    /// The decision on it is put off.
    Postpone {
        /// Whether the opponent gets time for it.
        gives_time: bool,
    },
    /// The claim is wrong, and the opponent gets time.
    Reject,
    /// The envelope is lost: its player makes the move again.
    LostEnvelope,
    /// What was sealed is not clear, and is read as this move.
    ReadAs {
        /// Which.
        squares: MoveSquares,
    },
    /// What was sealed has no clear meaning, or is not legal: its player has lost.
    Unreadable,
    /// A player has completed an illegal move that the program could not see.
    IllegalMove {
        /// Who.
        color: PlayerColor,
    },
    /// A player forfeits the game. After the other one's forfeit, both do.
    Forfeit {
        /// Who.
        color: PlayerColor,
    },
    /// A player gets the whole point for a game that is over, whatever the other one has.
    RaisePoints {
        /// Who.
        color: PlayerColor,
    },
    /// The game does not count, and another is played.
    Void,
}

impl TryFrom<GameRuling> for Ruling {
    type Error = GameError;

    fn try_from(ruling: GameRuling) -> Result<Ruling, GameError> {
        Ok(match ruling {
            GameRuling::Time { color, left_ms } => Ruling::Time(color.into(), left_ms),
            GameRuling::Moves { color, moves } => Ruling::Moves(color.into(), moves),
            GameRuling::Give { color, time_ms } => Ruling::Give(color.into(), time_ms),
            GameRuling::Take { color, time_ms } => Ruling::Take(color.into(), time_ms),
            GameRuling::Warn { color } => Ruling::Warn(color.into()),
            GameRuling::Expel { color } => Ruling::Expel(color.into()),
            GameRuling::Restore { plies } => Ruling::Restore(plies),
            GameRuling::NextPeriod { color } => Ruling::NextPeriod(color.into()),
            GameRuling::Reconstruct => Ruling::Reconstruct,
            GameRuling::Compare => Ruling::Compare,
            GameRuling::AllowDraw => Ruling::AllowDraw,
            GameRuling::SwapNames => Ruling::SwapNames,
            GameRuling::Agree => Ruling::Agree,
            GameRuling::Postpone { gives_time } => Ruling::Postpone { gives_time },
            GameRuling::Reject => Ruling::Reject,
            GameRuling::LostEnvelope => Ruling::LostEnvelope,
            GameRuling::ReadAs { squares } => Ruling::ReadAs(squares.try_into()?),
            GameRuling::Unreadable => Ruling::Unreadable,
            GameRuling::IllegalMove { color } => Ruling::IllegalMove(color.into()),
            GameRuling::Forfeit { color } => Ruling::Forfeit(color.into()),
            GameRuling::RaisePoints { color } => Ruling::RaisePoints(color.into()),
            GameRuling::Void => Ruling::Void,
        })
    }
}

impl From<Ruling> for GameRuling {
    fn from(ruling: Ruling) -> GameRuling {
        match ruling {
            Ruling::Time(color, left_ms) => GameRuling::Time { color: color.into(), left_ms },
            Ruling::Moves(color, moves) => GameRuling::Moves { color: color.into(), moves },
            Ruling::Give(color, time_ms) => GameRuling::Give { color: color.into(), time_ms },
            Ruling::Take(color, time_ms) => GameRuling::Take { color: color.into(), time_ms },
            Ruling::Warn(color) => GameRuling::Warn { color: color.into() },
            Ruling::Expel(color) => GameRuling::Expel { color: color.into() },
            Ruling::Restore(plies) => GameRuling::Restore { plies },
            Ruling::NextPeriod(color) => GameRuling::NextPeriod { color: color.into() },
            Ruling::Reconstruct => GameRuling::Reconstruct,
            Ruling::Compare => GameRuling::Compare,
            Ruling::AllowDraw => GameRuling::AllowDraw,
            Ruling::SwapNames => GameRuling::SwapNames,
            Ruling::Agree => GameRuling::Agree,
            Ruling::Postpone { gives_time } => GameRuling::Postpone { gives_time },
            Ruling::Reject => GameRuling::Reject,
            Ruling::LostEnvelope => GameRuling::LostEnvelope,
            Ruling::ReadAs(asked) => GameRuling::ReadAs { squares: asked.into() },
            Ruling::Unreadable => GameRuling::Unreadable,
            Ruling::IllegalMove(color) => GameRuling::IllegalMove { color: color.into() },
            Ruling::Forfeit(color) => GameRuling::Forfeit { color: color.into() },
            Ruling::RaisePoints(color) => GameRuling::RaisePoints { color: color.into() },
            Ruling::Void => GameRuling::Void,
        }
    }
}
