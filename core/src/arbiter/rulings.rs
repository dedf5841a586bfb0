//! How the program rules where the Laws leave something to the arbiter, or where it ruled
//! wrongly before: each change has a switch here. A game goes on by what held when it
//! began, so that a saved game replays as it was played.

/// One set of rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::struct_excessive_bools, reason = "changes that do not depend on each other")]
pub struct Rulings {
    /// Its number, as saved games have it.
    pub number: u32,
    /// Where the player presses the clock himself, an illegal move is made on the board, and
    /// the press completes it (articles 4.3, 6.7, 7.4). Before, it was refused.
    pub completes_illegal_moves_by_press: bool,
    /// Who is told to seal a move may claim a draw before, and an offer stands until it is
    /// answered or the sealed move is made (articles 9.1.b, 9.2, 9.3). Before, he could not,
    /// and sealing declined it.
    pub talks_before_sealing: bool,
    /// A sealed text is read as people write (article C3), and where it is not clear the
    /// arbiter may say how he reads it before the game is lost (guideline 8). Before, only
    /// English letters counted, and what was not clear lost at once.
    pub reads_sealed_moves_as_written: bool,
    /// Without supervision a player who has touched a piece before his opponent's press can
    /// still claim that the opponent's move was illegal, as he has not made his own (A4.c).
    /// Before, that touch gave the claim up.
    pub touch_keeps_claim: bool,
    /// The arbiter can rule that a player has completed an illegal move which the program did
    /// not see (article 7.4.b).
    pub arbiter_sees_illegal_moves: bool,
    /// The game is over where every line of forced moves ends in a dead position (articles
    /// 5.2.b, 9.6). Before, it was over when that position stood on the board.
    pub follows_forced_moves: bool,
    /// Without supervision an illegal move is put right whenever it is claimed in a game that
    /// is slower than rapid (article 7.4.a), and in blitz where both players agree (B3.c). After
    /// the end of a session its player seals the one in its place. Before, it had to be claimed
    /// before the next move, and its player made the other one on the board.
    pub corrects_older_moves: bool,
    /// Several pieces can be named that are put right (article 4.2).
    pub adjusts_named_pieces: bool,
    /// An illegal move that is announced with a claim of a draw makes the claim wrong, and its
    /// piece has to be moved (article 9.5.b). Before, it was refused.
    pub binds_by_illegal_intention: bool,
    /// The arbiter can mark a forfeit (article 11.1) and raise a player's points (article
    /// 13.4.f).
    pub arbiter_marks_points: bool,
    /// A claim of a draw stops the clocks of two people, and after an answer to it the arbiter
    /// starts them, when he has told it (articles 6.12, 9.5, 10.2). Before, a wrong claim left
    /// them running, and the answer to a claim in a quickplay finish started them.
    pub stops_clocks_for_claims: bool,
    /// With an increment there is no quickplay finish, as the time is not limited (article 10.1).
    /// Before, each last period was one.
    pub knows_increments_in_quickplay: bool,
    /// Who is bound to a piece cannot take up another one that does not help him (article 4.3).
    /// Before, it stayed in his hand.
    pub lifts_what_can_move: bool,
    /// A player stops the clocks at once and says then for what he has called the arbiter, also
    /// for an illegal move, a touched piece or what his opponent does (article 6.12.b). Before,
    /// the reason came with the call.
    pub calls_before_reasons: bool,
    /// The arbiter can give time to an offender's opponent and take points from the offender
    /// (articles 13.4.b, 13.4.e).
    pub arbiter_has_all_penalties: bool,
    /// The arbiter can adjourn a game whose clocks stand: they run again while the player on move
    /// seals (guideline 1). Before, he had to start them first.
    pub adjourns_stopped_games: bool,
}

impl Rulings {
    /// Of games that were saved before rulings had a number.
    pub const FIRST: Rulings = Rulings {
        number: 1,
        completes_illegal_moves_by_press: false,
        talks_before_sealing: false,
        reads_sealed_moves_as_written: false,
        touch_keeps_claim: false,
        arbiter_sees_illegal_moves: false,
        follows_forced_moves: false,
        corrects_older_moves: false,
        adjusts_named_pieces: false,
        binds_by_illegal_intention: false,
        arbiter_marks_points: false,
        stops_clocks_for_claims: false,
        knows_increments_in_quickplay: false,
        lifts_what_can_move: false,
        calls_before_reasons: false,
        arbiter_has_all_penalties: false,
        adjourns_stopped_games: false,
    };

    /// Of games that were saved in version 2 of the format.
    pub const SECOND: Rulings = Rulings {
        number: 2,
        completes_illegal_moves_by_press: true,
        talks_before_sealing: true,
        reads_sealed_moves_as_written: true,
        touch_keeps_claim: true,
        arbiter_sees_illegal_moves: true,
        follows_forced_moves: true,
        ..Rulings::FIRST
    };

    /// Of games that were saved before a claim of a draw stopped the clocks.
    pub const THIRD: Rulings = Rulings {
        number: 3,
        corrects_older_moves: true,
        adjusts_named_pieces: true,
        binds_by_illegal_intention: true,
        arbiter_marks_points: true,
        ..Rulings::SECOND
    };

    /// Of games that were saved before a call could stop the clocks ahead of its reason.
    pub const FOURTH: Rulings = Rulings {
        number: 4,
        stops_clocks_for_claims: true,
        knows_increments_in_quickplay: true,
        lifts_what_can_move: true,
        ..Rulings::THIRD
    };

    /// Of games that begin today.
    pub const TODAY: Rulings = Rulings {
        number: 5,
        calls_before_reasons: true,
        arbiter_has_all_penalties: true,
        adjourns_stopped_games: true,
        ..Rulings::FOURTH
    };

    /// The rulings of a number.
    pub fn numbered(number: u32) -> Option<Rulings> {
        [Rulings::FIRST, Rulings::SECOND, Rulings::THIRD, Rulings::FOURTH, Rulings::TODAY]
            .into_iter()
            .find(|rulings| rulings.number == number)
    }
}

impl Default for Rulings {
    /// Today's.
    fn default() -> Rulings {
        Rulings::TODAY
    }
}
