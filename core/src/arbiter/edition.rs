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
    /// Whether a claimed illegal move loses at once in blitz without supervision (B3.c).
    pub loses_by_illegal_blitz_move: bool,
    /// What the opponent gets for a wrong claim of a draw (article 9.5.b).
    pub bonus_for_wrong_claim: Millis,
    /// How often a position ends the game as drawn without a claim.
    pub final_repetition: Option<usize>,
    /// After so many plies without a pawn move or a capture the game is drawn without
    /// a claim.
    pub final_quiet_plies: Option<u16>,
    /// With less in a period a player need not record, if there is no increment to
    /// speak of (article 8.4).
    pub record_from: Millis,
    /// From this increment on he has to (article 8.4).
    pub record_with_increment: Millis,
    /// With less in a quickplay finish a player may claim that he cannot be beaten by
    /// normal means (article 10.2).
    pub quickplay_claim_below: Millis,
    /// What the opponent gets when that claim is rejected, and may get when it is
    /// postponed (articles 10.2.b, 10.2.c).
    pub bonus_for_quickplay_claim: Millis,
    /// When each player has completed so many moves, wrong settings are no longer
    /// claimed in rapid games and blitz without supervision (A4.a).
    pub moves_to_claim_settings: u32,
    /// Who comes later than this to the resumption of an adjourned game has lost
    /// (guideline 7 for adjourned games).
    pub late_at_resumption: Millis,
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
    loses_by_illegal_blitz_move: true,
    bonus_for_wrong_claim: 3 * MINUTE,
    final_repetition: None,
    final_quiet_plies: None,
    record_from: 5 * MINUTE,
    record_with_increment: MINUTE / 2,
    quickplay_claim_below: 2 * MINUTE,
    bonus_for_quickplay_claim: 2 * MINUTE,
    moves_to_claim_settings: 3,
    late_at_resumption: 60 * MINUTE,
    rapid_from: 15 * MINUTE,
    classical_from: 60 * MINUTE,
};
