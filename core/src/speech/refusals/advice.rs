//! What to do next, in words that fit every front end.

use crate::games::chess::notation;
use crate::games::{self, Side};
use crate::session::{DeedKind, Refusal};
use crate::speech::telling::Telling;
use crate::speech::utterance::Utterance;
use crate::speech::words::key;

impl Telling<'_> {
    /// Nothing where there is nothing to do, or the reason says it.
    pub(super) fn advice(&self, by: Option<Side>, deed: DeedKind, refusal: Refusal) -> Utterance {
        let is_own = |side: Side| by.is_none_or(|by| by == side);
        let key = match refusal {
            Refusal::NotPressed(_) | Refusal::ComputerPlays(_) | Refusal::NotYourTurn(_)
                if self.is_to_press() && is_own(self.state.mover()) =>
            {
                key::ADVICE_PRESS
            }
            Refusal::CorrespondentPlays(_) => key::ADVICE_TAKE_IN,
            Refusal::NotYourTurn(side) if self.state.correspondent() == Some(side) => {
                key::ADVICE_TAKE_IN
            }
            Refusal::NotStarted if self.state.begins_with_next_move() => key::ADVICE_FIRST_MOVE,
            Refusal::NotStarted => key::ADVICE_START,
            Refusal::Paused if self.is_strict() => {
                self.key_of_arbiter_to_start(key::ADVICE_ARBITER_CONTINUES)
            }
            Refusal::Paused => key::ADVICE_CONTINUE,
            Refusal::GameOver if !self.is_strict() => key::ADVICE_NEW_GAME,
            Refusal::NotArrived(side) if is_own(side) => key::ADVICE_REPORT,
            Refusal::CallArbiter if deed == DeedKind::Pause => key::ADVICE_CALL,
            Refusal::TooSoonToOffer => key::ADVICE_WAIT_TO_OFFER,
            Refusal::OfferedAlready => key::ADVICE_OFFER_LATER,
            Refusal::NotSettled => key::ADVICE_CORRECT,
            Refusal::NotRepeated => return self.advice_to_repeat(),
            Refusal::ToSeal | Refusal::NothingSealed => key::ADVICE_SEAL,
            Refusal::WrongKey => key::ADVICE_LOST_PASSPHRASE,
            Refusal::Illegal(games::Refusal::Chess(notation::Refusal::PromotionMissing(_))) => {
                key::ADVICE_CHOOSE_PIECE
            }
            Refusal::Illegal(games::Refusal::Chess(notation::Refusal::Ambiguous { .. })) => {
                key::ADVICE_SAY_WHICH
            }
            _ => return Utterance::default(),
        };
        self.say(key)
    }

    /// The assistant says the move again (article E2.1).
    fn advice_to_repeat(&self) -> Utterance {
        let Some(last) = self.last_move_slot() else { return Utterance::default() };
        self.fill(key::ADVICE_REPEAT, [last])
    }
}
