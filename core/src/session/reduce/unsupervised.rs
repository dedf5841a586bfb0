//! Strict games over which nobody watches: flags, illegal moves and touched pieces count
//! when a player claims them (articles 4.7, 6.8, 6.11, A4, B3).

use super::Step;
use crate::arbiter::clock::{Pace, TimeControl};
use crate::arbiter::touch::Touches;
use crate::games::chess::notation::{self, SquareMove};
use crate::games::chess::{Color, Move, Square};
use crate::session::state::{Moment, State};
use crate::session::{Actor, Ending, Event, Phase, Ply, Refusal, Turn};

impl State {
    /// Wrong settings are claimed in the first moves (A4.a), those of a resumption before
    /// the own first move after it (guideline 7 for adjourned games).
    pub(in crate::session) fn check_settings_claim(&self, by: Color) -> Result<(), Refusal> {
        if self.has_moved_since_resumption(by) {
            return Err(Refusal::ResumptionTooLate);
        }
        let limit = self.edition.moves_to_claim_settings;
        let made =
            |color| self.plies().iter().filter(|ply| ply.before.turn() == color).count() as u32;
        let is_late = Color::ALL.into_iter().all(|color| made(color) >= limit);
        let is_quick = self.controls().pace().is_quick();
        if is_late && is_quick && !self.is_supervised() {
            return Err(Refusal::SettingsTooLate);
        }
        Ok(())
    }

    /// Whether a player has to make all remaining moves in the time that is left.
    pub(in crate::session) fn is_in_last_period(&self, color: Color) -> bool {
        let period = self.controls()[color].period(self.clock().face(color).period);
        period.is_some_and(|period| period.moves == 0)
    }

    /// Whether a period follows for a player.
    pub(in crate::session) fn has_next_period(&self, color: Color) -> bool {
        let period = self.controls()[color].period(self.clock().face(color).period);
        period.is_some_and(|period| period.moves > 0)
    }

    /// Whether the player of the last move may still put it right: he has made an illegal
    /// one, and has not pressed the clock.
    pub(in crate::session) fn may_correct(&self) -> bool {
        self.phase() == Phase::Playing(Turn::ToPress) && self.has_standing_illegal_move()
    }
}

impl Step {
    /// Both flags down: the game is drawn where no period follows, else it goes on
    /// (articles 6.11, A4.d.3).
    pub(super) fn check_both_flags(&mut self) {
        let is_quick = self.state.controls().pace().is_quick();
        let is_last = |color| is_quick || !self.state.has_next_period(color);
        if Color::ALL.into_iter().all(|color| self.is_flag_down(color) && is_last(color)) {
            self.end(Ending::BothFlags);
        }
    }

    pub(super) fn is_flag_down(&self, color: Color) -> bool {
        self.state.clock().face(color).is_out_of_time()
    }

    /// Succeeds if the own flag is up and the opponent's down (A4.d.2).
    pub(super) fn claim_flag(&mut self, by: Actor) -> Result<(), Refusal> {
        let by = Step::color_of(by, self.state.mover());
        if self.state.controls()[!by] == TimeControl::Untimed {
            return Err(Refusal::NoClock);
        }
        match (self.is_flag_down(!by), self.is_flag_down(by)) {
            (false, _) => Err(Refusal::FlagUp(!by)),
            (true, false) => {
                let period = self.state.clock().face(!by).flags;
                self.tell(Event::FlagFell { by: !by, period, is_out_of_time: true });
                self.lose_on_time(!by);
                Ok(())
            }
            (true, true) => {
                for color in Color::ALL {
                    self.begin_next_period(color);
                }
                // the arbiter may have let the game go on
                self.check_both_flags();
                Ok(())
            }
        }
    }

    pub(super) fn begin_next_period(&mut self, by: Color) {
        let now = self.now;
        let State { setup, game, .. } = &mut self.state;
        if game.now.clock.begin_next_period(&setup.controls, by, now) {
            let period = game.now.clock.face(by).period + 1;
            self.tell(Event::PeriodBegan { by, period });
        }
    }

    /// What the player on move has touched and could be held to; what he has announced
    /// binds before that.
    pub(super) fn touches_to_keep(&self, mv: Move, is_legal: bool) -> Touches {
        let is_free = self.state.is_supervised() && is_legal || self.state.announced() == Some(mv);
        if is_free { Touches::default() } else { *self.state.touches() }
    }

    /// An illegal move stands on the board: without supervision until it is claimed, else
    /// until its player presses the clock. Without supervision, where the game could not go
    /// on, and in rapid games when both kings are in check, the arbiter steps in all the same
    /// (A4.c).
    pub(super) fn let_stand(
        &mut self,
        asked: SquareMove,
        refusal: notation::Refusal,
    ) -> Result<(), Refusal> {
        self.check_not_claimed()?;
        if self.state.is_supervised() {
            self.check_released_pawn(asked.to)?;
            self.check_duty(asked)?;
        }
        let position = *self.state.position();
        let Some((mv, after)) = asked.irregular(&position) else {
            self.step_in(asked, refusal);
            return Ok(());
        };
        let own_king = after.king(position.turn());
        let occupied = after.board().occupied();
        let is_own_check = !after.board().attackers(own_king, after.turn(), occupied).is_empty();
        let is_seen = !self.state.is_supervised() && is_own_check;
        if is_seen && after.is_check() && self.state.controls().pace() != Pace::Blitz {
            self.step_in(asked, refusal);
        } else {
            self.make_to(mv, after, false);
        }
        Ok(())
    }

    /// The arbiter rules without a claim; in blitz as after one.
    fn step_in(&mut self, asked: SquareMove, refusal: notation::Refusal) {
        let by = self.state.position().turn();
        if self.loses_by_illegal_blitz_move() {
            self.lose_by_illegal_blitz_move(by, asked, refusal);
        } else {
            self.complete_illegal_move(asked, refusal);
        }
    }

    fn loses_by_illegal_blitz_move(&self) -> bool {
        let is_blitz = self.state.controls().pace() == Pace::Blitz;
        self.state.edition().loses_by_illegal_blitz_move && is_blitz
    }

    fn lose_by_illegal_blitz_move(
        &mut self,
        by: Color,
        asked: SquareMove,
        refusal: notation::Refusal,
    ) {
        self.count_illegal_move(by, asked, refusal);
        let can_mate = self.can_mate(!by);
        self.end(Ending::IllegalBlitzMove { by, can_mate });
    }

    /// Until he has pressed the clock a player can put his illegal move right; he has
    /// touched the piece.
    pub(super) fn correct(&mut self, asked: SquareMove) -> Result<(), Refusal> {
        let by = self.state.mover();
        self.or_nothing(|step| {
            step.retract(by);
            step.announce_move(asked)
        })
    }

    /// The player takes the piece of his illegal move into his hand again.
    pub(super) fn take_back_into_hand(&mut self, square: Square) -> Result<(), Refusal> {
        let by = self.state.mover();
        let Some(ply) = self.state.plies().last() else { return Err(Refusal::NotPressed(by)) };
        let mv = ply.mv;
        let stands = if mv.is_castle() { self.state.position().king(by) } else { mv.to() };
        if square != stands {
            return Err(Refusal::NotPressed(by));
        }
        self.retract(by);
        self.set_turn(Turn::Holding { from: mv.from() });
        self.tell(Event::Lifted { by, square: mv.from() });
        Ok(())
    }

    /// Before his own move the opponent claims. In blitz he has won, or draws if he could
    /// not mate (B3.c); else the position before comes back (article 7.4).
    pub(super) fn claim_illegal_move(&mut self) -> Result<(), Refusal> {
        let by = !self.state.mover();
        let &Ply { mv, before, is_legal: false, .. } =
            self.state.plies().last().ok_or(Refusal::NoIllegalMove)?
        else {
            return Err(Refusal::NoIllegalMove);
        };
        if !self.state.game.now.is_claimable {
            return Err(Refusal::NoIllegalMove);
        }
        let asked = SquareMove::of(mv);
        let refusal = asked.find(&before).err().unwrap_or(notation::Refusal::OtherForm);
        if self.loses_by_illegal_blitz_move() {
            self.lose_by_illegal_blitz_move(by, asked, refusal);
            return Ok(());
        }
        self.retract(by);
        self.moment().is_held_to_touches = true;
        self.count_illegal_move(by, asked, refusal);
        self.penalise_illegal_move(by);
        Ok(())
    }

    /// The position before the last move comes back, and now its player is held to what
    /// he had touched (articles 4.3, A4.b).
    pub(super) fn claim_touch(&mut self) -> Result<(), Refusal> {
        if !self.state.has_broken_touches() {
            return Err(Refusal::TouchKept);
        }
        let by = !self.state.position().turn();
        self.tell(Event::TouchBroken { by });
        self.retract(by);
        self.moment().is_held_to_touches = true;
        Ok(())
    }

    /// The last move goes back, and with it what it earned on the clock; the time that
    /// was used since is used (article 6.13).
    pub(super) fn retract(&mut self, by: Color) {
        let now = self.now;
        let is_completed = self.state.phase() != Phase::Playing(Turn::ToPress);
        let State { setup, game, .. } = &mut self.state;
        let Some(Ply { mv, before, turn_began, is_legal, offered, .. }) = game.plies.pop() else {
            return;
        };
        let mut clock = game.now.clock;
        if is_completed {
            clock.stop(&setup.controls, now);
            if let Some((before, after)) = &game.now.press {
                clock.take_back_move(by, before, after);
            }
            clock.start(by, now);
        }
        let mut kept = game.now;
        kept.unnoted[by as usize] |= offered;
        game.now = Moment {
            turn_began,
            offer: kept.offer,
            unnoted: kept.unnoted,
            has_offered: kept.has_offered,
            resigning: kept.resigning,
            touches: kept.last_touches,
            phase: Phase::Playing(Turn::Thinking),
            ..Moment::new(before, clock)
        };
        if setup.rulings.completes_illegal_moves_by_press {
            game.forget_plies_after(game.plies.len());
            game.sealed = None;
            game.is_leaving_early = false;
        } else {
            game.forget_after(game.plies.len());
        }
        self.set_boards_right();
        self.tell(Event::Retracted { by });
        if !is_legal {
            // he has touched them, whatever was offered since
            let touches = &mut self.moment().touches;
            touches.add(mv.from());
            if before.piece_at(mv.to()).is_some() {
                touches.add(mv.to());
            }
        }
    }
}
