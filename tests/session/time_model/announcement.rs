//! What a blind player announces, and when that has become a move.

use annabella::arbiter::clock::Millis;
use annabella::games::Side;
use annabella::games::chess::notation::SquareMove;
use annabella::games::chess::{Position, Role};
use annabella::session::{AssistantDuty, Conduct, Deed, Ending, Event, Voice};

use super::TimeModel;

#[derive(Clone, Copy, Debug)]
pub struct Announcement {
    /// When it has been spoken to its end, or was.
    pub until: Millis,
    is_spoken: bool,
    /// When it binds after that; by itself only where the clock is pressed for the
    /// player.
    correction: Option<Millis>,
}

impl Announcement {
    pub fn new(
        position: &Position,
        squares: SquareMove,
        conduct: &Conduct,
        now: Millis,
    ) -> Announcement {
        let mut words = 2;
        words += u64::from(position.board().role_at(squares.from) != Some(Role::Pawn));
        words += u64::from(position.piece_at(squares.to).is_some());
        words += u64::from(squares.promotion.is_some());
        let length = 400 + 450 * words;
        let length = if conduct.voice == Voice::Reports { 3 * length } else { length };
        let is_pressed = conduct.assistant.contains(AssistantDuty::Score);
        Announcement {
            until: now.saturating_add(length),
            is_spoken: false,
            correction: is_pressed.then_some(conduct.correction),
        }
    }

    pub fn finish(&mut self, moment: Millis) {
        assert!(!self.is_spoken, "it is told once");
        (self.until, self.is_spoken) = (moment, true);
    }

    /// When it becomes a move by itself.
    fn binds(&self) -> Option<Millis> {
        Some(self.until.saturating_add(self.correction.filter(|_| self.is_spoken)?))
    }
}

impl TimeModel {
    /// When an event happened that has to do with an announcement, or follows from a move
    /// that may have been completed by itself; `None` for what a deed does now.
    pub(super) fn moment_of_announcement(
        &self,
        event: &Event,
        before: Option<&Event>,
        deed: Option<&Deed>,
        ends_by_position: bool,
        now: Millis,
    ) -> Option<Millis> {
        let binds = self.announcement.and_then(|announcement| announcement.binds());
        match (event, before) {
            // by the front end's report, if that comes in time
            (Event::Spoken { .. }, _) => Some(self.announcement?.until.min(now)),
            (Event::Declined { .. } | Event::Moved { .. }, Some(Event::Spoken { .. }))
                if ends_by_position =>
            {
                Some(self.last_change)
            }
            (Event::Moved { .. }, Some(Event::Declined { .. })) => Some(self.last_change),
            (Event::Declined { .. } | Event::Moved { .. } | Event::IllegalMove { .. }, _) => {
                binds.filter(|&binds| binds <= now)
            }
            (Event::FlagFell { by, .. }, Some(Event::FlagDown { .. })) => {
                self.claims_for(!*by).then_some(self.last_change)
            }
            (Event::Repeated { .. }, _) if matches!(deed, Some(Deed::Repeat(_))) => None,
            (Event::Sealing { .. }, _) if matches!(deed, Some(Deed::Adjourn(_))) => None,
            _ => self.is_consequence(event, before).then_some(self.last_change),
        }
    }

    /// The assistant of a blind player claims a flag at once.
    fn claims_for(&self, color: Side) -> bool {
        let conduct = &self.setup.conduct[color as usize];
        conduct.is_blind && conduct.assistant.contains(AssistantDuty::Claims)
    }

    /// What comes from a completed move, legal or not, and not from a deed.
    fn is_consequence(&self, event: &Event, before: Option<&Event>) -> bool {
        let Some(before) = before else { return false };
        let follows_move = matches!(
            before,
            Event::Moved { .. }
                | Event::IllegalMove { .. }
                | Event::TimeGiven { .. }
                | Event::PeriodBegan { .. }
                | Event::Repeated { .. }
        );
        match event {
            Event::PeriodBegan { by, period } => {
                let is_told_late = self.now.sides[*by as usize].period + 1 == *period;
                follows_move && is_told_late
            }
            Event::TimeGiven { .. } => matches!(before, Event::IllegalMove { .. }),
            Event::Repeated { .. } => follows_move,
            Event::Sealing { .. } => follows_move && self.session.is_over,
            Event::Ended { ending } => {
                let is_by_move = matches!(
                    ending,
                    Ending::Checkmate { .. }
                        | Ending::Stalemate
                        | Ending::Automatic(_)
                        | Ending::AutomaticByAgreement(_)
                        | Ending::DeadPosition
                        | Ending::IllegalMove { .. }
                        | Ending::IllegalBlitzMove { .. }
                );
                follows_move && is_by_move
            }
            _ => false,
        }
    }
}
