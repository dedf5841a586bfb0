//! What editions of the Laws changed: each number and each switch, in one place.
//!
//! The Laws of 1 July 2009 are in force. Another edition is another constant here.

use super::clock::Millis;

/// The numbers of one edition of the Laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    /// At which illegal move a player has lost (article 7.4.b).
    pub losing_illegal_move: u32,
    /// What the opponent gets for each illegal move before (article 7.4.b).
    pub bonus_for_illegal_move: Millis,
    /// What the opponent gets for a wrong claim of a draw (article 9.5.b).
    pub bonus_for_wrong_claim: Millis,
    /// From which time for 60 moves on a game is rapid and no blitz (A1, B1).
    pub rapid_from: Millis,
    /// From which time for 60 moves on it is no longer rapid (A1).
    pub classical_from: Millis,
}

const MINUTE: Millis = 60_000;

/// The Laws that came into force on 1 July 2009.
pub const LAWS_2009: Edition = Edition {
    losing_illegal_move: 3,
    bonus_for_illegal_move: 2 * MINUTE,
    bonus_for_wrong_claim: 3 * MINUTE,
    rapid_from: 15 * MINUTE,
    classical_from: 60 * MINUTE,
};
