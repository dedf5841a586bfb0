use thiserror::Error;

use crate::games::{GameKind, Move};
use crate::session::{DeedKind, Refusal};

/// Why nothing was taken in of what somebody has shared. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotTaken {
    /// Neither a game nor a move is in it.
    #[error("the text has no link to a game, and is no move")]
    NoLink,
    /// The link is cut or changed.
    #[error("the link is not as it was written")]
    Damaged,
    /// The link has another version than is known here.
    #[error("the link has another version than this program knows")]
    OtherVersion,
    /// The link names a game that is not known here.
    #[error("the link is of a game that this program does not know")]
    UnknownKind,
    /// It is one of another game.
    #[error("the link is of {}, and the game here of {}", .found.name(), .expected.name())]
    OtherKind {
        /// What is played here.
        expected: GameKind,
        /// What is played there.
        found: GameKind,
    },
    /// It belongs to another game than this one.
    #[error("the link belongs to another game")]
    OtherGame,
    /// The game is none by correspondence.
    #[error("nobody plays this game from another device")]
    NoCorrespondence,
    /// The game begins elsewhere there, or on other terms.
    #[error("the game of the link begins from another position")]
    OtherBeginning,
    /// What was shared here has come back.
    #[error("the text was shared from here")]
    Own,
    /// All that is known here.
    #[error("the game knows all that is in the text")]
    NothingNew {
        /// The number of the move at which the game here is.
        number: u32,
    },
    /// Other moves were made there.
    #[error("ply {} is another one", .ply + 1)]
    Changed {
        /// Which ply, from 0.
        ply: usize,
        /// What stands there.
        there: Move,
    },
    /// A move of the player here that he has not made.
    #[error("ply {} was not made here", .ply + 1)]
    NotMadeHere {
        /// Which ply, from 0.
        ply: usize,
    },
    /// More than the opponent's next move.
    #[error("{plies} plies are new, where one was expected")]
    TooMany {
        /// How many plies are new.
        plies: usize,
    },
    /// A move is not legal.
    #[error("ply {} is not legal", .ply + 1)]
    Illegal {
        /// Which ply, from 0.
        ply: usize,
        /// Its number, as a scoresheet has it.
        number: u32,
        /// As it is written there.
        text: String,
    },
    /// Somebody has typed a move where the game waits for one of the player here.
    #[error("it is the turn of the player here")]
    OwnTurn,
    /// What is said there is not possible here.
    #[error("{refusal}")]
    Refused {
        /// What the opponent would do.
        deed: DeedKind,
        /// Why he cannot.
        refusal: Refusal,
    },
}

impl NotTaken {
    /// One word for it, which does not change.
    pub const fn name(&self) -> &'static str {
        match self {
            NotTaken::NoLink => "no-link",
            NotTaken::Damaged => "damaged",
            NotTaken::OtherVersion => "other-version",
            NotTaken::UnknownKind => "unknown-kind",
            NotTaken::OtherKind { .. } => "other-kind",
            NotTaken::OtherGame => "other-game",
            NotTaken::NoCorrespondence => "no-correspondence",
            NotTaken::OtherBeginning => "other-beginning",
            NotTaken::Own => "own",
            NotTaken::NothingNew { .. } => "nothing-new",
            NotTaken::Changed { .. } => "changed",
            NotTaken::NotMadeHere { .. } => "not-made-here",
            NotTaken::TooMany { .. } => "too-many",
            NotTaken::Illegal { .. } => "illegal",
            NotTaken::OwnTurn => "own-turn",
            NotTaken::Refused { .. } => "refused",
        }
    }
}
