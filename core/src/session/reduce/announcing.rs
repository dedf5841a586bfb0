//! Announcing, correcting and repeating moves (appendix E).

use super::Step;
use crate::games::{Path, Side};
use crate::session::blind::estimated_length;
use crate::session::ending_by_board::ending_by_position;
use crate::session::laws::Adjusting;
use crate::session::{Actor, Event, Phase, Refusal, Turn, Voice};

impl Step {
    /// A move is announced, or another one in its place (article E2.6).
    pub(in crate::session) fn announce(&mut self, path: Path) {
        let by = self.state.on_move();
        let is_correction = matches!(self.state.phase(), Phase::Playing(Turn::Announcing { .. }));
        let length = estimated_length(self.state.position(), path);
        let length = match self.state.setup().conduct[by as usize].voice {
            Voice::Estimated => length,
            Voice::Reports => 3 * length,
        };
        self.moment().announced_until = self.now.saturating_add(length);
        self.moment().laws.adjusting = Adjusting::Nothing;
        self.set_turn(Turn::Announcing { path, is_spoken: false });
        self.tell(Event::Announced { by, path, is_correction });
    }

    /// The announcement has been spoken to its end. A move that ends the game does that
    /// now, since it is executed (articles 5.1.a, E2.3).
    pub(super) fn finish_announcement(&mut self) {
        let Phase::Playing(Turn::Announcing { path, is_spoken: false }) = self.state.phase() else {
            return;
        };
        let now = self.now;
        self.moment().announced_until = now;
        self.set_turn(Turn::Announcing { path, is_spoken: true });
        let by = self.state.on_move();
        self.tell(Event::Spoken { by });
        let Ok(mv) = self.state.find(path) else { return };
        let position = self.state.position();
        let past = [self.state.earlier_keys(), &[position.key()]].concat();
        if ending_by_position(&position.after(mv), &past, self.state.setup().rulings).is_some() {
            self.bind_announcement();
        }
    }

    /// The opponent's clock is started: what was announced stands (article E2.6), legal
    /// or not.
    pub(super) fn bind_announcement(&mut self) {
        let Phase::Playing(Turn::Announcing { path, .. }) = self.state.phase() else { return };
        match self.state.find(path) {
            Ok(mv) => self.make(mv),
            Err(refusal) => self.bind_illegal_announcement(path, refusal),
        }
    }

    /// What was announced, or only placed, is taken back in time (article E2.6).
    pub(in crate::session) fn withdraw(&mut self) {
        let by = self.state.on_move();
        self.set_turn(Turn::Thinking);
        self.tell(Event::Corrected { by });
    }

    /// The opponent repeats what he has heard, and then it is made on his board; what he
    /// repeats wrongly is put right, and he repeats again (article E2.1).
    pub(in crate::session) fn repeat(&mut self, asked: Path) -> Result<(), Refusal> {
        self.check_form(asked)?;
        let by = self.state.on_move();
        let ply = self.state.plies().last().ok_or(Refusal::NothingToRepeat)?;
        let path = ply.mv.path();
        if ply.is_meant_by(asked) {
            self.set_turn(Turn::Thinking);
            self.tell(Event::Repeated { by, path });
            self.ask_to_seal_after_session();
        } else {
            self.tell(Event::WronglyRepeated { by, said: asked, path });
        }
        Ok(())
    }

    /// Refuses what cannot be written down as a move of the game, and so not be kept.
    pub(in crate::session) fn check_form(&self, asked: Path) -> Result<(), Refusal> {
        if self.state.shape().has_path(asked) {
            return Ok(());
        }
        self.state.find(asked).map(drop).map_err(Refusal::Illegal)
    }

    /// After a completed move: who has to repeat it does that first, for others it is
    /// done.
    pub(super) fn let_repeat(&mut self, mover: Side) {
        let by = !mover;
        if self.state.has_to_repeat(by) {
            self.set_turn(Turn::Repeating);
        } else if self.state.has_blind_player()
            && let Some(ply) = self.state.plies().last()
        {
            let path = ply.mv.path();
            self.tell(Event::Repeated { by, path });
        }
    }

    pub(in crate::session) fn peek(&mut self, by: Actor) {
        let by = Step::side_of(by, self.state.on_move());
        let number = &mut self.state.game.peeks[by as usize];
        *number += 1;
        let number = *number;
        self.tell(Event::Peeked { by, number });
    }
}
