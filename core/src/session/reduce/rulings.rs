//! What the arbiter does: illegal moves, calls, rulings (articles 6, 7, 13).

use super::Step;
use crate::arbiter::clock::{Millis, TimeControl};
use crate::games::chess::notation::{self, SquareMove};
use crate::games::chess::{Budget, Color, Winnability};
use crate::session::state::Moment;
use crate::session::{
    Actor, Ending, Event, NewGame, Phase, Press, Reason, Refusal, Ruling, State, Turn,
};

impl Step {
    /// Whether a move that is not legal counts for something: in a strict game, of a person.
    pub(super) fn counts_as_illegal_move(
        &self,
        asked: SquareMove,
        refusal: notation::Refusal,
    ) -> bool {
        let by = self.state.position().turn();
        let is_no_move = match refusal {
            notation::Refusal::EmptySquare(_) | notation::Refusal::PromotionMissing(_) => true,
            // what no board can show is not put on it
            _ if self.state.is_supervised() && self.state.lets_illegal_moves_stand(by) => {
                asked.irregular(self.state.position()).is_none()
            }
            // nobody lets that stand, also where nobody watches
            notation::Refusal::OpponentsPiece { .. } => !self.state.is_supervised(),
            _ => false,
        };
        let is_completed = self.state.setup().press == Press::Auto
            || self.state.is_blind(by)
            || self.state.lets_illegal_moves_stand(by);
        self.state.is_strict()
            && is_completed
            && self.state.is_person(by)
            && !is_no_move
            && asked.from != asked.to
    }

    /// The position comes back as it was before the move, which was touched: article
    /// 4.3 holds for the move that replaces it. The opponent gets time, or has won
    /// (article 7.4).
    pub(super) fn complete_illegal_move(&mut self, asked: SquareMove, refusal: notation::Refusal) {
        let by = self.state.position().turn();
        self.moment().is_adjusting = false;
        if !self.is_pawn_released() {
            self.set_turn(Turn::Thinking);
            self.bind(asked.from);
            if self.state.position().piece_at(asked.to).is_some() {
                self.bind(asked.to);
            }
        }
        self.count_illegal_move(by, asked, refusal);
        self.penalise_illegal_move(by);
    }

    /// The move that the arbiter has seen counts, and costs, like one that the program sees.
    fn rule_illegal_move(&mut self, by: Color) {
        self.state.game.illegal_moves[by as usize] += 1;
        self.penalise_illegal_move(by);
    }

    pub(super) fn count_illegal_move(
        &mut self,
        by: Color,
        asked: SquareMove,
        refusal: notation::Refusal,
    ) {
        let number = &mut self.state.game.illegal_moves[by as usize];
        *number += 1;
        let number = *number;
        self.tell(Event::IllegalMove { by, squares: asked, number, refusal });
    }

    /// The press completes the illegal move that stands on the board, or a move of a pawn
    /// that has not become a piece: the position before it comes back (article 7.4).
    pub(super) fn complete_illegal_move_by_press(&mut self, by: Color) {
        let (asked, before) = match (self.state.phase(), self.state.plies().last()) {
            (Phase::Playing(Turn::Promoting { from, to }), _) => {
                (SquareMove { from, to, promotion: None }, *self.state.position())
            }
            (_, Some(ply)) => (SquareMove::of(ply.mv), ply.before),
            (_, None) => return,
        };
        let refusal = asked.find(&before).err().unwrap_or(notation::Refusal::OtherForm);
        // the pawn was released on a legal square and stays there (article 4.6.c)
        if !self.is_pawn_released() {
            self.retract(by);
        }
        self.count_illegal_move(by, asked, refusal);
        self.penalise_illegal_move(by);
        if self.state.phase() == Phase::Playing(Turn::Thinking) {
            self.ask_to_seal_after_session();
        }
    }

    /// The opponent gets time, or has won (article 7.4.b).
    pub(super) fn penalise_illegal_move(&mut self, by: Color) {
        let edition = self.state.edition();
        let number = self.state.illegal_moves(by);
        if number < edition.losing_illegal_move {
            self.give_time(!by, edition.bonus_for_illegal_move, "7.4.b");
        } else {
            let can_mate = self.can_mate(!by);
            self.end(Ending::IllegalMove { by, can_mate });
        }
    }

    /// Whether a side can still mate by any series of legal moves.
    pub(super) fn can_mate(&self, color: Color) -> Winnability {
        self.state.sound_position().winnability(color, Budget::RULING)
    }

    fn is_pawn_released(&self) -> bool {
        self.state.released_pawn().is_some()
    }

    pub(super) fn give_time(&mut self, to: Color, time: Millis, article: &'static str) {
        let now = self.now;
        let State { setup, game, .. } = &mut self.state;
        let time = game.now.clock.give(&setup.controls, to, time, now);
        if time > 0 {
            self.tell(Event::TimeGiven { to, time, article });
        }
    }

    pub(super) fn call(&mut self, by: Actor, reason: Reason) -> Result<(), Refusal> {
        let color = Step::color_of(by, self.state.mover());
        if reason == Reason::Settings {
            self.state.check_settings_claim(color)?;
        }
        self.tell(Event::ArbiterCalled { by: color, reason });
        self.pause(by);
        Ok(())
    }

    pub(super) fn rule(&mut self, ruling: Ruling) -> Result<(), Refusal> {
        let now = self.now;
        self.check_ruling(ruling)?;
        self.tell(Event::Ruled { ruling });
        let controls = &self.state.setup.controls;
        let clock = &mut self.state.game.now.clock;
        match ruling {
            Ruling::Time(color, left) => clock.set_left(controls, color, left, now),
            Ruling::Moves(color, moves) => clock.set_moves(controls, color, moves, now),
            Ruling::Give(color, time) => {
                clock.give(controls, color, time, now);
            }
            Ruling::Take(color, time) => {
                let left = clock.left(controls, color, now).unwrap_or(0);
                clock.set_left(controls, color, left.saturating_sub(time), now);
            }
            Ruling::Warn(_) | Ruling::Expel(_) => {}
            Ruling::Restore(plies) => self.restore_position(plies as usize),
            Ruling::NextPeriod(color) => self.begin_next_period(color),
            Ruling::Reconstruct => self.complete_sheets(),
            Ruling::Compare => self.compare_sheets(),
            Ruling::AllowDraw => self.state.game.is_draw_allowed = true,
            Ruling::SwapNames => self.state.game.are_names_swapped ^= true,
            Ruling::Agree | Ruling::Postpone { .. } | Ruling::Reject => self.decide(ruling),
            Ruling::LostEnvelope => self.lose_envelope(),
            Ruling::ReadAs(asked) => {
                let mv = self.check_sealed_as(asked)?;
                self.make_sealed(mv);
            }
            Ruling::Unreadable => self.lose_by_sealed_move(),
            Ruling::IllegalMove(color) => self.rule_illegal_move(color),
            Ruling::Void => self.end(Ending::Void),
        }
        // a face that was set to nothing has lost its flag
        self.catch_up();
        Ok(())
    }

    fn check_ruling(&self, ruling: Ruling) -> Result<(), Refusal> {
        let is_of_envelope =
            matches!(ruling, Ruling::LostEnvelope | Ruling::ReadAs(_) | Ruling::Unreadable);
        if !self.state.is_strict() && !is_of_envelope {
            return Err(Refusal::OnlyStrict);
        }
        let is_about_play = matches!(
            ruling,
            Ruling::Time(..)
                | Ruling::Moves(..)
                | Ruling::Give(..)
                | Ruling::Take(..)
                | Ruling::NextPeriod(_)
                | Ruling::AllowDraw
                | Ruling::IllegalMove(_)
        );
        if is_about_play && self.state.phase().is_over() {
            return Err(Refusal::GameOver);
        }
        match ruling {
            Ruling::NextPeriod(color) if !self.state.has_next_period(color) => {
                Err(Refusal::NoNextPeriod)
            }
            Ruling::Agree | Ruling::Postpone { .. } | Ruling::Reject => self.check_decision(ruling),
            Ruling::LostEnvelope => self.state.check_envelope(),
            Ruling::ReadAs(asked) => {
                self.state.check_unclear()?;
                self.check_sealed_as(asked).map(|_| ())
            }
            Ruling::Unreadable => self.state.check_unclear(),
            Ruling::IllegalMove(_) if !self.state.setup().rulings.arbiter_sees_illegal_moves => {
                Err(Refusal::OlderGame)
            }
            Ruling::Time(color, _)
            | Ruling::Moves(color, _)
            | Ruling::Give(color, _)
            | Ruling::Take(color, _)
                if self.state.controls()[color] == TimeControl::Untimed =>
            {
                Err(Refusal::NoClock)
            }
            Ruling::Time(_, time) | Ruling::Give(_, time) | Ruling::Take(_, time)
                if time > Ruling::MAX_TIME =>
            {
                Err(Refusal::TooMuchTime)
            }
            Ruling::Moves(_, moves) if moves as usize > NewGame::MAX_MOVES => {
                Err(Refusal::TooManyMoves)
            }
            Ruling::Restore(plies) if plies as usize >= self.state.plies().len() => {
                Err(Refusal::NoSuchPly(self.state.plies().len() as u32))
            }
            _ => Ok(()),
        }
    }

    /// The last of the plies go, and the clock stands until the arbiter starts it
    /// again.
    pub(super) fn restore_position(&mut self, plies: usize) {
        let now = self.now;
        let State { setup, game, .. } = &mut self.state;
        let Some(first) = game.plies.drain(plies..).next() else { return };
        game.undone.clear();
        game.forget_after(plies);
        game.now.clock.stop(&setup.controls, now);
        game.now = Moment {
            phase: if game.has_begun { Phase::Paused(Turn::Thinking) } else { Phase::Waiting },
            paused_at: now,
            ..Moment::new(first.before, game.now.clock)
        };
        self.set_boards_right();
    }
}
