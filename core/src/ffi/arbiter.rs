use super::action::{GameDeed, GamePath};
use super::session::guarded;
use super::{GameError, GameSession, Phrase};
use crate::games::Side;
use crate::session::{Actor, Claim, Deed, DeedKind, Ruling};
use crate::speech::{Language, Settings, Speaker};

/// Where something stands in the Laws of chess.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ArticleName {
    /// As it is printed: `Article 13.4.a`.
    pub printed: String,
    /// As a reader can say it: `Article 13 point 4, letter A.`
    pub told: String,
}

/// The article by which the arbiter does something, where the Laws speak of it. How much time,
/// and which move, is without meaning here.
#[uniffi::export]
pub fn article_of_arbiter(
    deed: GameDeed,
    language: Language,
) -> Result<Option<ArticleName>, GameError> {
    guarded(|| {
        let speaker = Speaker::new(Settings { language, ..Settings::default() });
        let name = |article| ArticleName {
            printed: speaker.article_printed(article),
            told: speaker.article_told(article),
        };
        Ok(Deed::try_from(deed)?.article_of_arbiter().map(name))
    })
}

/// What the arbiter of a game sees beside the clocks.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ArbiterSheet {
    /// Which pieces the player on move has touched, until one of them is moved; none if nothing.
    pub touched: Option<Phrase>,
    /// Of each player who has made illegal moves that count, how many.
    pub illegal_moves: Vec<Phrase>,
    /// Whether the session can be ended now.
    pub may_adjourn: bool,
    /// Whether somebody plays by the rules for the blind, so that scoresheets are compared.
    pub has_blind_player: bool,
}

#[uniffi::export]
impl GameSession {
    /// What the arbiter sees beside the clocks.
    pub fn arbiter_sheet(&self) -> Result<ArbiterSheet, GameError> {
        self.with_game(|game| {
            let state = game.state();
            let touched =
                self.listener().told(|speaker| speaker.touched_told(state).into_iter().collect());
            Ok(ArbiterSheet {
                touched: touched.into_iter().next(),
                illegal_moves: self.listener().told(|speaker| speaker.illegal_moves_told(state)),
                may_adjourn: state.permits(Actor::Arbiter, DeedKind::Adjourn).is_ok(),
                has_blind_player: state.has_blind_player(),
            })
        })
    }

    /// What the arbiter is asked before he does this: whom it concerns, and what comes of it;
    /// none where it is done at once.
    pub fn arbiter_question(
        &self,
        deed: GameDeed,
        now_ms: u64,
    ) -> Result<Option<Phrase>, GameError> {
        let deed = Deed::try_from(deed)?;
        let asked = self.told_of(
            |speaker, state, _, now| {
                speaker.arbiter_question(state, &deed, now).into_iter().collect()
            },
            now_ms,
        );
        Ok(asked?.into_iter().next())
    }

    /// Why a player cannot claim a draw on this ground now, with its article, before anything
    /// else is asked; none where he can. Whether the claim is right is not told.
    pub fn claim_problem(
        &self,
        by: Side,
        ground: Claim,
        now_ms: u64,
    ) -> Result<Option<Phrase>, GameError> {
        let told = self.told_of(
            |speaker, state, side, now| {
                let refusal = state.check_claim(by, ground, now).err();
                let told = refusal.map(|refusal| {
                    speaker.refusal(state, Actor::Player(by), DeedKind::Claim, refusal, side)
                });
                told.into_iter().collect()
            },
            now_ms,
        );
        Ok(told?.into_iter().next())
    }
}

/// What the arbiter rules while the game goes on.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum GameRuling {
    /// A face of the clock shows this from now on.
    Time {
        /// Whose.
        side: Side,
        /// The time left.
        left_ms: u64,
    },
    /// A move counter shows this from now on.
    Moves {
        /// Whose.
        side: Side,
        /// How many moves, at most 10,000.
        moves: u32,
    },
    /// A player gets time.
    Give {
        /// Who.
        side: Side,
        /// How much.
        time_ms: u64,
    },
    /// A player is punished by more time for his opponent.
    GiveOpponent {
        /// Who.
        side: Side,
        /// How much.
        time_ms: u64,
    },
    /// A player loses time.
    Take {
        /// Who.
        side: Side,
        /// How much.
        time_ms: u64,
    },
    /// A player is warned.
    Warn {
        /// Who.
        side: Side,
    },
    /// A player has to leave the event.
    Expel {
        /// Who.
        side: Side,
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
        side: Side,
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
        path: GamePath,
    },
    /// What was sealed has no clear meaning, or is not legal: its player has lost.
    Unreadable,
    /// A player has completed an illegal move that the program could not see.
    IllegalMove {
        /// Who.
        side: Side,
    },
    /// A player forfeits the game. After the other one's forfeit, both do.
    Forfeit {
        /// Who.
        side: Side,
    },
    /// A player gets the whole point for a game that is over, whatever the other one has.
    RaisePoints {
        /// Who.
        side: Side,
    },
    /// A player loses half a point of a game that is over.
    LowerPoints {
        /// Who.
        side: Side,
    },
    /// The game does not count, and another is played.
    Void,
}

impl TryFrom<GameRuling> for Ruling {
    type Error = GameError;

    fn try_from(ruling: GameRuling) -> Result<Ruling, GameError> {
        Ok(match ruling {
            GameRuling::Time { side, left_ms } => Ruling::Time(side, left_ms),
            GameRuling::Moves { side, moves } => Ruling::Moves(side, moves),
            GameRuling::Give { side, time_ms } => Ruling::Give(side, time_ms),
            GameRuling::GiveOpponent { side, time_ms } => Ruling::GiveOpponent(side, time_ms),
            GameRuling::Take { side, time_ms } => Ruling::Take(side, time_ms),
            GameRuling::Warn { side } => Ruling::Warn(side),
            GameRuling::Expel { side } => Ruling::Expel(side),
            GameRuling::Restore { plies } => Ruling::Restore(plies),
            GameRuling::NextPeriod { side } => Ruling::NextPeriod(side),
            GameRuling::Reconstruct => Ruling::Reconstruct,
            GameRuling::Compare => Ruling::Compare,
            GameRuling::AllowDraw => Ruling::AllowDraw,
            GameRuling::SwapNames => Ruling::SwapNames,
            GameRuling::Agree => Ruling::Agree,
            GameRuling::Postpone { gives_time } => Ruling::Postpone { gives_time },
            GameRuling::Reject => Ruling::Reject,
            GameRuling::LostEnvelope => Ruling::LostEnvelope,
            GameRuling::ReadAs { path } => Ruling::ReadAs(path.try_into()?),
            GameRuling::Unreadable => Ruling::Unreadable,
            GameRuling::IllegalMove { side } => Ruling::IllegalMove(side),
            GameRuling::Forfeit { side } => Ruling::Forfeit(side),
            GameRuling::RaisePoints { side } => Ruling::RaisePoints(side),
            GameRuling::LowerPoints { side } => Ruling::LowerPoints(side),
            GameRuling::Void => Ruling::Void,
        })
    }
}

impl From<Ruling> for GameRuling {
    fn from(ruling: Ruling) -> GameRuling {
        match ruling {
            Ruling::Time(side, left_ms) => GameRuling::Time { side, left_ms },
            Ruling::Moves(side, moves) => GameRuling::Moves { side, moves },
            Ruling::Give(side, time_ms) => GameRuling::Give { side, time_ms },
            Ruling::GiveOpponent(side, time_ms) => GameRuling::GiveOpponent { side, time_ms },
            Ruling::Take(side, time_ms) => GameRuling::Take { side, time_ms },
            Ruling::Warn(side) => GameRuling::Warn { side },
            Ruling::Expel(side) => GameRuling::Expel { side },
            Ruling::Restore(plies) => GameRuling::Restore { plies },
            Ruling::NextPeriod(side) => GameRuling::NextPeriod { side },
            Ruling::Reconstruct => GameRuling::Reconstruct,
            Ruling::Compare => GameRuling::Compare,
            Ruling::AllowDraw => GameRuling::AllowDraw,
            Ruling::SwapNames => GameRuling::SwapNames,
            Ruling::Agree => GameRuling::Agree,
            Ruling::Postpone { gives_time } => GameRuling::Postpone { gives_time },
            Ruling::Reject => GameRuling::Reject,
            Ruling::LostEnvelope => GameRuling::LostEnvelope,
            Ruling::ReadAs(asked) => GameRuling::ReadAs { path: asked.into() },
            Ruling::Unreadable => GameRuling::Unreadable,
            Ruling::IllegalMove(side) => GameRuling::IllegalMove { side },
            Ruling::Forfeit(side) => GameRuling::Forfeit { side },
            Ruling::RaisePoints(side) => GameRuling::RaisePoints { side },
            Ruling::LowerPoints(side) => GameRuling::LowerPoints { side },
            Ruling::Void => GameRuling::Void,
        }
    }
}
