use crate::games::{Side, Winnability};

use super::{Claim, Points, Verdict};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The king of the other side is mated (article 5.1.a).
    Checkmate {
        /// Who mated.
        winner: Side,
    },
    /// The player on move has no legal move and is not in check (article 5.2.a).
    Stalemate,
    /// Nobody can mate any more (articles 5.2.b, 9.6).
    DeadPosition,
    /// The player on move has no legal move, and so has lost.
    NoMoves {
        /// The other player.
        winner: Side,
    },
    /// A player has captured as many stones as win the game.
    Target {
        /// Who.
        winner: Side,
    },
    /// Both players have passed in succession.
    Passed {
        /// Who has captured more, if anybody has.
        winner: Option<Side>,
    },
    /// A player gave up (article 5.1.b).
    Resignation {
        /// Who gave up.
        by: Side,
    },
    /// A player's time ran out (article 6.9).
    Flag {
        /// Whose.
        fallen: Side,
        /// Whether the opponent can mate by some series of legal moves; if that was
        /// not decided, it counts as yes.
        can_mate: Winnability,
    },
    /// A player has made one illegal move too many (article 7.4.b).
    IllegalMove {
        /// Who.
        by: Side,
        /// Whether the opponent can mate by some series of legal moves; if that was
        /// not decided, it counts as yes.
        can_mate: Winnability,
    },
    /// In blitz without supervision the opponent has claimed an illegal move (B3.c).
    IllegalBlitzMove {
        /// Who made it.
        by: Side,
        /// Whether the opponent can mate by some series of legal moves; if that was
        /// not decided, it counts as yes.
        can_mate: Winnability,
    },
    /// The sealed move has no clear meaning or is not legal (guideline 6 for adjourned
    /// games).
    SealedMove {
        /// Who sealed it.
        by: Side,
        /// Whether the opponent can mate by some series of legal moves; if that was
        /// not decided, it counts as yes.
        can_mate: Winnability,
    },
    /// Both flags have fallen, and nobody knows which was first (articles 6.11.b,
    /// A4.d.3).
    BothFlags,
    /// The players agreed that the game is over: on a draw (articles 5.2.c, 9.1), but in Yin-Yang
    /// whoever has captured more has won.
    Agreement {
        /// Who has won, if anybody has.
        winner: Option<Side>,
    },
    /// A player claimed a draw, rightly (articles 9.2, 9.3, 10.2).
    Claimed(Claim),
    /// The edition of the Laws ends the game so without a claim (article 9.6).
    Automatic(Claim),
    /// So does what was agreed before a friendly game.
    AutomaticByAgreement(Claim),
    /// A claim in a quickplay finish without an arbiter has ended the game; an arbiter
    /// decides on it later (appendix D).
    Referred {
        /// Who claimed.
        by: Side,
        /// On what ground.
        claim: Claim,
    },
    /// Who was not there in time has lost (article 6.6.a).
    Default {
        /// The first player came too late.
        first: bool,
        /// The other one came too late.
        second: bool,
    },
    /// Who came too late to the resumption of an adjourned game has lost (guideline 7).
    Late {
        /// The first player came too late.
        first: bool,
        /// The other one came too late.
        second: bool,
    },
    /// Who forfeits has lost (article 11.1).
    Forfeit {
        /// The first player does.
        first: bool,
        /// The other one does.
        second: bool,
    },
    /// Somebody ruled so.
    Declared(Verdict),
    /// The game does not count (article 7.1.a).
    Void,
}

impl Ending {
    /// Who has won; `None` after a draw, and when both have lost.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Ending::Checkmate { winner }
            | Ending::NoMoves { winner }
            | Ending::Target { winner } => Some(winner),
            Ending::Passed { winner } | Ending::Agreement { winner } => winner,
            Ending::Declared(verdict) => verdict.winner(),
            Ending::Flag { can_mate: Winnability::Unwinnable, .. }
            | Ending::IllegalMove { can_mate: Winnability::Unwinnable, .. }
            | Ending::IllegalBlitzMove { can_mate: Winnability::Unwinnable, .. }
            | Ending::SealedMove { can_mate: Winnability::Unwinnable, .. } => None,
            Ending::Resignation { by: loser }
            | Ending::Flag { fallen: loser, .. }
            | Ending::IllegalMove { by: loser, .. }
            | Ending::IllegalBlitzMove { by: loser, .. }
            | Ending::SealedMove { by: loser, .. } => Some(match loser {
                Side::First => Side::Second,
                Side::Second => Side::First,
            }),
            Ending::Default { first: true, second: false }
            | Ending::Late { first: true, second: false }
            | Ending::Forfeit { first: true, second: false } => Some(Side::Second),
            Ending::Default { first: false, second: true }
            | Ending::Late { first: false, second: true }
            | Ending::Forfeit { first: false, second: true } => Some(Side::First),
            Ending::Default { .. }
            | Ending::Late { .. }
            | Ending::Forfeit { .. }
            | Ending::Stalemate
            | Ending::DeadPosition
            | Ending::BothFlags
            | Ending::Claimed(_)
            | Ending::Automatic(_)
            | Ending::AutomaticByAgreement(_)
            | Ending::Referred { .. }
            | Ending::Void => None,
        }
    }

    /// Whether what players or others said ended the game, and neither the board
    /// nor the clock.
    pub const fn is_by_word(self) -> bool {
        matches!(
            self,
            Ending::Resignation { .. }
                | Ending::Agreement { .. }
                | Ending::Claimed(_)
                | Ending::Referred { .. }
                | Ending::Forfeit { .. }
                | Ending::Declared(_)
                | Ending::Void
        )
    }

    /// Both sides' points, such as `1-0`, `1/2-1/2`, or `0-0` when both have lost;
    /// `*` if the game does not count or nobody has decided yet.
    pub const fn result(self) -> &'static str {
        match (self.winner(), self) {
            (_, Ending::Declared(verdict)) => verdict.name(),
            (_, Ending::Void | Ending::Referred { .. }) => "*",
            (Some(Side::First), _) => "1-0",
            (Some(Side::Second), _) => "0-1",
            (None, Ending::Default { .. } | Ending::Late { .. } | Ending::Forfeit { .. }) => "0-0",
            (None, _) => "1/2-1/2",
        }
    }

    /// What it gives each player in half points; nothing where the game does not count.
    pub fn half_points(self) -> Option<[u32; 2]> {
        let Verdict { first, second } = Verdict::read(self.result())?;
        Some([first, second].map(Points::halves))
    }

    /// Whether it hangs on the question if a side can still mate, and that was not
    /// decided.
    pub const fn is_undecided(self) -> bool {
        matches!(
            self,
            Ending::Flag { can_mate: Winnability::Undecided, .. }
                | Ending::IllegalMove { can_mate: Winnability::Undecided, .. }
                | Ending::IllegalBlitzMove { can_mate: Winnability::Undecided, .. }
                | Ending::SealedMove { can_mate: Winnability::Undecided, .. }
        )
    }

    /// The article of the Laws by which it ended.
    pub const fn article(self) -> Option<&'static str> {
        Some(match self {
            Ending::Checkmate { .. } => "5.1.a",
            Ending::Stalemate => "5.2.a",
            Ending::DeadPosition => "5.2.b",
            Ending::Resignation { .. } => "5.1.b",
            Ending::Flag { .. } => "6.9",
            Ending::IllegalMove { .. } => "7.4.b",
            Ending::IllegalBlitzMove { .. } => "B3.c",
            Ending::SealedMove { .. } => "G8",
            Ending::BothFlags => "6.11.b",
            Ending::Agreement { .. } => "5.2.c",
            Ending::Claimed(Claim::Repetition) => "9.2",
            Ending::Claimed(Claim::FiftyMoves) => "9.3",
            Ending::Claimed(Claim::CannotWin | Claim::NoEffort) => "10.2",
            Ending::Automatic(_) => "9.6",
            Ending::Referred { .. } => "D1",
            Ending::Late { .. } => "G10",
            Ending::Default { .. } => "6.6.a",
            Ending::Forfeit { .. } => "11.1",
            Ending::Void => "7.1.a",
            Ending::NoMoves { .. }
            | Ending::Target { .. }
            | Ending::Passed { .. }
            | Ending::AutomaticByAgreement(_)
            | Ending::Declared(_) => {
                return None;
            }
        })
    }

    /// One word for the reason.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Checkmate { .. } => "checkmate",
            Ending::Stalemate => "stalemate",
            Ending::DeadPosition => "dead",
            Ending::NoMoves { .. } => "no-moves",
            Ending::Resignation { .. } => "resignation",
            Ending::Flag { .. } => "flag",
            Ending::IllegalMove { .. } => "illegal-moves",
            Ending::IllegalBlitzMove { .. } => "illegal-move",
            Ending::SealedMove { .. } => "sealed-move",
            Ending::BothFlags => "both-flags",
            Ending::Agreement { .. } => "agreement",
            Ending::Target { .. } => "target",
            Ending::Passed { .. } => "passed",
            Ending::Claimed(claim) => claim.name(),
            Ending::Automatic(claim) | Ending::AutomaticByAgreement(claim) => match claim {
                Claim::Repetition => "automatic-repetition",
                _ => "automatic-quiet-moves",
            },
            Ending::Referred { .. } => "referred",
            Ending::Late { .. } => "late",
            Ending::Default { .. } => "default",
            Ending::Forfeit { .. } => "forfeit",
            Ending::Declared(_) => "declared",
            Ending::Void => "void",
        }
    }
}
