//! What can be typed now: the core's words fit every front end and name no commands.

use annabella::games::{GameKind, Side};
use annabella::session::{Awaits, DeedKind, Ending, Event, Phase, Player, Refusal, Turn};
use annabella::speech::Phrase;

use super::{Said, Table};
use crate::words::{Key, key};

impl Table {
    /// What belongs to these events, and what has to be typed next where that is new.
    pub(super) fn advice_after(&mut self, events: &[Event]) -> Said {
        let mut said: Said = events
            .iter()
            .filter_map(|event| match event {
                Event::Refused { deed, refusal, .. } => self.advice_against(*deed, *refusal),
                Event::ArbiterCalled { .. } => Some(self.own(key::TYPE_ARBITER_FOR_LIST)),
                _ => None,
            })
            .collect();
        let next = self.advice_for_now();
        if next != self.advised {
            said.extend(next.clone());
            self.advised = next;
        }
        said
    }

    /// The word that helps on where something was refused.
    pub(super) fn advice_against(&self, deed: DeedKind, refusal: Refusal) -> Option<Phrase> {
        let key = match (deed, refusal) {
            (DeedKind::Pause, Refusal::CallArbiter) => key::TYPE_CALL,
            (DeedKind::Adjourn, Refusal::CallArbiter | Refusal::OnlyCasual) => {
                key::TYPE_ARBITER_ADJOURN
            }
            (DeedKind::Seal, Refusal::NotAdjourning) => {
                let strict = if self.is_strict() { "yes" } else { "no" };
                return Some(self.own_with(key::TYPE_ADJOURN, [("strict", strict.into())]));
            }
            (DeedKind::Open, Refusal::WrongKey) => key::TYPE_OPEN_AGAIN,
            (_, Refusal::OnlyStrict) => key::STRICT_BY_OPTION,
            (_, Refusal::DecisionDue) => key::TYPE_ARBITER,
            (_, Refusal::NotArrived(one) | Refusal::AnswererAbsent(one)) => {
                return Some(self.own_of_side(key::TYPE_ARRIVE, one));
            }
            (_, Refusal::Unrecorded(one) | Refusal::SheetIncomplete(one)) => {
                return Some(self.own_of_side(key::TYPE_RECORD, one));
            }
            (_, Refusal::NotVerified(one)) => return Some(self.own_of_side(key::TYPE_SIGN, one)),
            (_, Refusal::ComputerPlays(one) | Refusal::NotYourTurn(one))
                if self.at.game.is_stopped() && self.state().player(one) != Player::Person =>
            {
                key::TYPE_GO
            }
            _ => return None,
        };
        Some(self.own(key))
    }

    /// With the colour that is typed in front.
    fn own_of_side(&self, key: Key, side: Side) -> Phrase {
        let side = self.words().player(side).to_lowercase();
        self.own_with(key, [("side", side.into())])
    }

    /// What can be typed by somebody who was not understood.
    pub(super) fn advice_on_typing(&self) -> Phrase {
        if self.is_asked_by_game() {
            return self.own(key::TYPE_YES_OR_NO);
        }
        match self.state().phase() {
            Phase::Playing(Turn::Promoting { .. }) => {
                return self.own(key::TYPE_PROMOTION);
            }
            Phase::Playing(Turn::Repeating) => {
                return self.own(key::TYPE_REPETITION);
            }
            _ => {}
        }
        self.advice_for_now().unwrap_or_else(|| self.advice_on_moves())
    }

    /// How a move is typed in this game.
    pub(crate) fn advice_on_moves(&self) -> Phrase {
        self.own(match self.kind() {
            GameKind::Chess | GameKind::Chess960 => key::TYPE_MOVE,
            GameKind::Checkers => key::TYPE_CHECKERS_MOVE,
            GameKind::YinYang => key::TYPE_YIN_YANG_MOVE,
        })
    }

    /// What has to be typed for the game to go on, where it is no move.
    pub(super) fn advice_for_now(&self) -> Option<Phrase> {
        match self.state().correspondence(self.state().time()).map(|stands| stands.awaits) {
            Some(Awaits::Sending) => return Some(self.own(key::TYPE_SEND)),
            Some(Awaits::Correspondent) => return Some(self.own(key::TYPE_TAKE_IN)),
            _ => {}
        }
        let key = match self.state().phase() {
            Phase::Over(Ending::Referred { .. }) => key::TYPE_AFTER_CLAIM,
            Phase::Over(_) if self.is_strict() => key::TYPE_AFTER_STRICT,
            Phase::Over(_) if self.has_several_boards() => key::TYPE_AFTER_GAME_OF_SEVERAL,
            Phase::Over(_) => key::TYPE_AFTER_GAME,
            Phase::Waiting if self.state().setup().begin.is_scheduled() => {
                let [first, second] =
                    Side::ALL.map(|side| self.words().player(side).to_lowercase());
                let sides = [("first", first.into()), ("second", second.into())];
                return Some(self.own_with(key::TYPE_START_SCHEDULED, sides));
            }
            Phase::Waiting => key::TYPE_START,
            Phase::Paused(_) if self.state().is_decision_due() => key::TYPE_ARBITER,
            Phase::Paused(_) if self.is_strict() && self.state().is_supervised() => {
                key::TYPE_CONTINUE_ARBITER
            }
            Phase::Paused(_) => key::TYPE_CONTINUE,
            Phase::Adjourned => key::TYPE_RESUME,
            Phase::Resumed => match self.awaited() {
                Some(side) => return Some(self.own_of_side(key::TYPE_ARRIVE_THERE, side)),
                None if self.is_envelope_lost() => return None,
                None if self.is_sealed_move_unclear() => key::TYPE_READ_AS,
                None => key::TYPE_OPEN,
            },
            Phase::Playing(Turn::Sealing { is_sealed: true }) => key::TYPE_PRESS,
            Phase::Playing(Turn::Sealing { .. }) => key::TYPE_SEAL,
            Phase::Playing(_) if self.state().is_decision_due() => key::TYPE_ARBITER,
            Phase::Playing(_) => return None,
        };
        Some(self.own(key))
    }
}
