use crate::games::chess::Color;

use super::{Claim, Verdict};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The king of the other side is mated (article 5.1.a).
    Checkmate {
        /// Who mated.
        winner: Color,
    },
    /// The player on move has no legal move and is not in check (article 5.2.a).
    Stalemate,
    /// Nobody can mate any more (articles 5.2.b, 9.6).
    DeadPosition,
    /// A player gave up (article 5.1.b).
    Resignation {
        /// Who gave up.
        by: Color,
    },
    /// A player's time ran out (article 6.9).
    Flag {
        /// Whose.
        fallen: Color,
        /// The opponent cannot mate by any series of legal moves.
        is_drawn: bool,
    },
    /// The players agreed on a draw (articles 5.2.c, 9.1).
    Agreement,
    /// A player claimed a draw, rightly (articles 9.2, 9.3).
    Claimed(Claim),
    /// Who was not there in time has lost (article 6.6.a).
    Default {
        /// White came too late.
        white: bool,
        /// Black came too late.
        black: bool,
    },
    /// Somebody ruled so.
    Declared(Verdict),
}

impl Ending {
    /// Who has won; `None` after a draw, and when both have lost.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Ending::Checkmate { winner } | Ending::Declared(Verdict::Win(winner)) => Some(winner),
            Ending::Resignation { by: loser } | Ending::Flag { fallen: loser, is_drawn: false } => {
                Some(match loser {
                    Color::White => Color::Black,
                    Color::Black => Color::White,
                })
            }
            Ending::Default { white: true, black: false } => Some(Color::Black),
            Ending::Default { white: false, black: true } => Some(Color::White),
            _ => None,
        }
    }

    /// Whether what players or others said ended the game, and neither the board
    /// nor the clock.
    pub const fn is_by_word(self) -> bool {
        matches!(
            self,
            Ending::Resignation { .. }
                | Ending::Agreement
                | Ending::Claimed(_)
                | Ending::Declared(_)
        )
    }

    /// `1-0`, `0-1`, `1/2-1/2`, or `0-0` when both have lost.
    pub const fn result(self) -> &'static str {
        match (self.winner(), self) {
            (Some(Color::White), _) => "1-0",
            (Some(Color::Black), _) => "0-1",
            (None, Ending::Default { .. }) => "0-0",
            (None, _) => "1/2-1/2",
        }
    }

    /// The article of the Laws by which it ended.
    pub const fn article(self) -> Option<&'static str> {
        Some(match self {
            Ending::Checkmate { .. } => "5.1.a",
            Ending::Stalemate => "5.2.a",
            Ending::DeadPosition => "5.2.b",
            Ending::Resignation { .. } => "5.1.b",
            Ending::Flag { .. } => "6.9",
            Ending::Agreement => "5.2.c",
            Ending::Claimed(Claim::Repetition) => "9.2",
            Ending::Claimed(Claim::FiftyMoves) => "9.3",
            Ending::Default { .. } => "6.6.a",
            Ending::Declared(_) => return None,
        })
    }

    /// One word for the reason.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Checkmate { .. } => "checkmate",
            Ending::Stalemate => "stalemate",
            Ending::DeadPosition => "dead",
            Ending::Resignation { .. } => "resignation",
            Ending::Flag { .. } => "flag",
            Ending::Agreement => "agreement",
            Ending::Claimed(Claim::Repetition) => "repetition",
            Ending::Claimed(Claim::FiftyMoves) => "fifty",
            Ending::Default { .. } => "default",
            Ending::Declared(_) => "declared",
        }
    }
}
