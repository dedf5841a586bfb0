//! What can be typed now: the core's words fit every front end and name no commands.

use annabella::games::chess::Color;
use annabella::session::{DeedKind, Ending, Event, Phase, Player, Refusal, Turn};

use super::{Said, Table, own};
use crate::play::words::adjective;

/// What can be typed while somebody has to move.
pub(crate) const TO_MOVE: &str = "Type a move, such as e4 or knight f3, or help.";

impl Table {
    /// What belongs to these events, and what has to be typed next where that is new.
    pub(super) fn advice_after(&mut self, events: &[Event]) -> Said {
        let mut said: Said = events
            .iter()
            .filter_map(|event| match event {
                Event::Refused { deed, refusal, .. } => self.advice_against(*deed, *refusal),
                Event::ArbiterCalled { .. } => {
                    Some("Type arbiter for what can be ruled.".to_owned())
                }
                _ => None,
            })
            .map(own)
            .collect();
        let next = self.advice_for_now();
        if next != self.advised {
            said.extend(next.clone().map(own));
            self.advised = next;
        }
        said
    }

    /// The word that helps on where something was refused.
    pub(super) fn advice_against(&self, deed: DeedKind, refusal: Refusal) -> Option<String> {
        let arbiter = if self.is_strict() { "arbiter " } else { "" };
        let color = |color: Color| adjective(color);
        Some(match (deed, refusal) {
            (DeedKind::Pause, Refusal::CallArbiter) => {
                "Type call and a reason, for example call clock.".to_owned()
            }
            (DeedKind::Adjourn, Refusal::CallArbiter | Refusal::OnlyCasual) => {
                "Type arbiter adjourn, and when and where the game goes on.".to_owned()
            }
            (DeedKind::Seal, Refusal::NotAdjourning) => {
                format!("Type {arbiter}adjourn to end the session.")
            }
            (DeedKind::Open, Refusal::WrongKey) => {
                "Type open to try again, or arbiter lost envelope.".to_owned()
            }
            (_, Refusal::OnlyStrict) => {
                "Strict games begin with the option --mode strict.".to_owned()
            }
            (_, Refusal::DecisionDue) => "Type arbiter.".to_owned(),
            (_, Refusal::NotArrived(one) | Refusal::AnswererAbsent(one)) => {
                format!("Type {} arrive when that player comes.", color(one))
            }
            (_, Refusal::Unrecorded(one) | Refusal::SheetIncomplete(one)) => {
                format!("Type {} record and the move.", color(one))
            }
            (_, Refusal::NotVerified(one)) => format!("Type {} sign.", color(one)),
            (_, Refusal::ComputerPlays(one) | Refusal::NotYourTurn(one))
                if self.at.game.is_stopped() && self.state().player(one) != Player::Person =>
            {
                "Type go to let the computer move, or undo.".to_owned()
            }
            _ => return None,
        })
    }

    /// What can be typed by somebody who was not understood.
    pub(super) fn advice_on_typing(&self) -> String {
        if self.is_asked_by_game() {
            return "Type yes or no, or a move.".to_owned();
        }
        match self.state().phase() {
            Phase::Playing(Turn::Promoting { .. }) => {
                return "Type queen, rook, bishop or knight.".to_owned();
            }
            Phase::Playing(Turn::Repeating) => {
                return "Repeat the opponent's move first.".to_owned();
            }
            _ => {}
        }
        self.advice_for_now().unwrap_or_else(|| TO_MOVE.to_owned())
    }

    /// What has to be typed for the game to go on, where it is no move.
    pub(super) fn advice_for_now(&self) -> Option<String> {
        let text = match self.state().phase() {
            Phase::Over(Ending::Referred { .. }) => "Type sign, arbiter, save or quit.",
            Phase::Over(_) if self.is_strict() => "Type sign, save, new or quit.",
            Phase::Over(_) => "Type new for another game, undo, save or quit.",
            Phase::Waiting => "Type start, or press Enter, to begin.",
            Phase::Paused(_) if self.state().is_decision_due() => "Type arbiter.",
            Phase::Paused(_) => "Type continue to go on.",
            Phase::Adjourned => "Type resume to go on, or quit; the game is kept.",
            Phase::Resumed => match self.awaited() {
                Some(color) => {
                    let word = adjective(color);
                    return Some(format!("Type {word} arrive when that player is there."));
                }
                None if self.is_envelope_lost() => return None,
                None => "Type open to open the envelope.",
            },
            Phase::Playing(Turn::Sealing { is_sealed: true }) => "Type press to adjourn.",
            Phase::Playing(Turn::Sealing { .. }) => "Type seal, then press.",
            Phase::Playing(_) if self.state().is_decision_due() => "Type arbiter.",
            Phase::Playing(_) => return None,
        };
        Some(text.to_owned())
    }
}
