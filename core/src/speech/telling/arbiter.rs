//! Calls for the arbiter, and what he rules.

use super::{Place, Sentence, Telling};
use crate::session::{Event, Reason, Ruling};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl Telling<'_> {
    pub(super) fn about_arbiter(&self, event: &Event, place: &Place<'_>) -> Option<Sentence> {
        match event {
            Event::ArbiterCalled { by, reason } => {
                let key = match reason {
                    Reason::Unsaid => key::ARBITER_CALLED_UNSAID,
                    Reason::IllegalMove => key::ARBITER_CALLED_ILLEGAL_MOVE,
                    Reason::Touch => key::ARBITER_CALLED_TOUCH,
                    Reason::Conduct => key::ARBITER_CALLED_CONDUCT,
                    Reason::Other => key::ARBITER_CALLED_OTHER,
                    Reason::Piece => key::ARBITER_CALLED_PIECE,
                    Reason::Clock => key::ARBITER_CALLED_CLOCK,
                    Reason::Board => key::ARBITER_CALLED_BOARD,
                    Reason::Settings => key::ARBITER_CALLED_SETTINGS,
                    Reason::Disturbance => key::ARBITER_CALLED_DISTURBANCE,
                    Reason::Help => key::ARBITER_CALLED_HELP,
                };
                // of two people either may be meant, who says so with the reason
                let said = match reason {
                    Reason::Unsaid => self.say(key),
                    _ => self.of(key, *by),
                };
                Sentence::in_turn(said)
            }
            Event::Ruled { ruling } => {
                let said = self.ruling(*ruling);
                if said.is_empty() {
                    return None;
                }
                if self.is_brief() {
                    return Sentence::in_turn(said);
                }
                let mut said = self.fill(key::RULED, [("ruling", Slot::Said(said))]);
                if !place.ends_the_game() {
                    said.append(self.article(Some(ruling.article())));
                }
                Sentence::in_turn(said)
            }
            _ => None,
        }
    }

    /// A ruling as a sentence; nothing where what follows tells it.
    fn ruling(&self, ruling: Ruling) -> Utterance {
        match ruling {
            Ruling::Time(color, time) => {
                self.fill(key::RULED_TIME, [self.who(color), self.player(color), self.time(time)])
            }
            Ruling::Moves(color, moves) => {
                let count = ("count", Slot::Number(moves.into()));
                self.fill(key::RULED_MOVES, [self.who(color), self.player(color), count])
            }
            Ruling::Give(color, time) => self.time_given_sentence(color, time),
            Ruling::GiveOpponent(color, time) => {
                let (_, other) = self.player(!color);
                let slots =
                    [self.who(color), self.player(color), ("other", other), self.time(time)];
                self.fill(key::RULED_GIVE_OPPONENT, slots)
            }
            Ruling::Take(color, time) => {
                self.fill(key::RULED_TAKE, [self.who(color), self.player(color), self.time(time)])
            }
            Ruling::Warn(color) => self.of(key::RULED_WARN, color),
            Ruling::Expel(color) => self.of(key::RULED_EXPEL, color),
            Ruling::Restore(plies) => self.restored(plies as usize),
            Ruling::Reconstruct => self.say(key::RULED_RECONSTRUCT),
            Ruling::Compare => self.say(key::RULED_COMPARE),
            Ruling::AllowDraw => self.say(key::RULED_ALLOW_DRAW),
            Ruling::SwapNames => self.say(key::RULED_SWAP_NAMES),
            Ruling::Agree => self.say(key::RULED_AGREE),
            Ruling::Postpone { .. } => self.say(key::RULED_POSTPONE),
            Ruling::Reject => self.say(key::RULED_REJECT),
            Ruling::LostEnvelope => {
                let by = self.state.on_move();
                self.of(key::RULED_LOST_ENVELOPE, by)
            }
            Ruling::IllegalMove(color) => {
                let mut said = self.of(key::RULED_ILLEGAL_MOVE, color);
                let count = Slot::Number(self.state.illegal_moves(color).into());
                said.append(self.fill(key::ILLEGAL_COUNT, [("count", count)]));
                said
            }
            // the period, the move and the end are told by what follows
            Ruling::NextPeriod(_)
            | Ruling::ReadAs(_)
            | Ruling::Unreadable
            | Ruling::Forfeit(_)
            | Ruling::RaisePoints(_)
            | Ruling::LowerPoints(_)
            | Ruling::Void => Utterance::default(),
        }
    }

    fn restored(&self, plies: usize) -> Utterance {
        let last = plies.checked_sub(1).and_then(|last| self.state.plies().get(last));
        match last {
            Some(ply) => {
                let number = ("number", Slot::Number(ply.before.move_number().into()));
                self.fill(key::RULED_RESTORE, [number, self.player(ply.by())])
            }
            None => self.say(key::RULED_RESTORE_START),
        }
    }
}
