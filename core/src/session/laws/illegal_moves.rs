//! Illegal moves (article 7.4): which count, which stand on the board until they are claimed
//! or the clock is pressed, and what becomes of them.

use super::state::{Adjusting, TurnLaws};
use crate::arbiter::clock::{Clock, Pace};
use crate::games::chess::Square;
use crate::games::chess::notation::{self, SquareMove};
use crate::games::{self, Move, Path, Position, Side};
use crate::session::reduce::Step;
use crate::session::state::{Moment, State};
use crate::session::{Ending, Event, Phase, Ply, Press, Refusal, Turn};

impl State {
    /// Whether an illegal move of a person is made on the board: where it can be claimed, and
    /// where its player has still to press the clock.
    pub(in crate::session) fn lets_illegal_moves_stand(&self, side: Side) -> bool {
        let is_unsupervised = !self.is_supervised() && self.is_strict() && self.is_person(side);
        is_unsupervised || self.completes_illegal_moves_by_press(side)
    }

    /// Whether an illegal move of this side is completed when its player presses the clock
    /// himself, and until then is nothing (articles 6.7, 7.4).
    pub(in crate::session) fn completes_illegal_moves_by_press(&self, side: Side) -> bool {
        self.setup.rulings.completes_illegal_moves_by_press
            && self.is_strict()
            && self.setup.press == Press::ByHand
            && self.is_person(side)
            && !self.is_blind(side)
    }

    /// Whether an illegal move was made over which somebody watches, and its player has not
    /// pressed the clock yet.
    pub(in crate::session) fn is_illegal_move_unpressed(&self) -> bool {
        self.is_supervised()
            && self.has_standing_illegal_move()
            && matches!(self.turn(), Some(Turn::ToPress))
    }

    /// Whether an illegal move stands on the board (articles 7.4, A4.c).
    pub(super) fn has_standing_illegal_move(&self) -> bool {
        self.game.plies.last().is_some_and(|ply| !ply.is_legal)
    }

    /// Whether the last move is an illegal one on which nothing has been ruled: the opponent may
    /// not have noticed it, or its player has not pressed the clock.
    pub(crate) fn is_last_move_open(&self) -> bool {
        self.has_standing_illegal_move() && !self.phase().is_over()
    }

    /// The last position that came about by legal moves.
    pub(crate) fn sound_position(&self) -> &Position {
        match self.game.plies.last() {
            Some(ply) if !ply.is_legal => &ply.before,
            _ => self.position(),
        }
    }

    /// Whether a move that is not legal can be made on the board all the same.
    pub(super) fn can_stand(&self, asked: SquareMove) -> bool {
        self.chess().is_some_and(|position| asked.irregular(position).is_some())
    }

    /// Where an illegal move stands a king could be captured, which is not allowed either
    /// (article 1.2).
    pub(in crate::session) fn check_king_stays(&self, mv: Move) -> Result<(), games::Refusal> {
        let (Some(position), Some(mv)) = (self.chess(), mv.chess()) else { return Ok(()) };
        let king = position.king(!position.turn());
        if mv.to() == king { Err(notation::Refusal::KingCapture(king).into()) } else { Ok(()) }
    }

    /// Whether the player of the last move may still put it right: he has made an illegal
    /// one, and has not pressed the clock.
    pub(in crate::session) fn may_correct(&self) -> bool {
        self.phase() == Phase::Playing(Turn::ToPress) && self.has_standing_illegal_move()
    }
}

impl Moment {
    /// An earlier position on the board again, where its player thinks; what was said stands.
    fn gone_back(self, position: Position, clock: Clock, turn_began: Clock) -> Moment {
        Moment {
            turn_began,
            offer: self.offer,
            unnoted: self.unnoted,
            has_offered: self.has_offered,
            resigning: self.resigning,
            phase: Phase::Playing(Turn::Thinking),
            ..Moment::new(position, clock)
        }
    }
}

impl Step {
    /// A move that is not legal: in strict games it can count as one, is announced or stands.
    pub(in crate::session) fn try_illegal_move(
        &mut self,
        path: Path,
        refusal: games::Refusal,
    ) -> Result<(), Refusal> {
        let of_chess = refusal.chess().ok_or(Refusal::Illegal(refusal))?;
        let counted = SquareMove::try_from(path)
            .ok()
            .filter(|&asked| self.counts_as_illegal_move(asked, of_chess));
        let Some(asked) = counted else { return Err(Refusal::Illegal(refusal)) };
        if self.state.is_blind(self.state.on_move()) {
            // it can still be corrected (article E2.6)
            self.check_not_claimed()?;
            self.announce(path);
        } else if self.state.lets_illegal_moves_stand(self.state.on_move()) {
            self.let_stand(asked, of_chess)?;
        } else {
            self.complete_illegal_move(asked, of_chess);
        }
        Ok(())
    }

    /// What was announced and is not legal, when the opponent's clock is started.
    pub(in crate::session) fn bind_illegal_announcement(
        &mut self,
        path: Path,
        refusal: games::Refusal,
    ) {
        let Some((asked, refusal)) = SquareMove::try_from(path).ok().zip(refusal.chess()) else {
            return;
        };
        if self.state.is_supervised() {
            self.complete_illegal_move(asked, refusal);
        } else if self.let_stand(asked, refusal).is_err() {
            self.set_turn(Turn::Thinking);
        }
    }

    /// Whether a move that is not legal counts for something: in a strict game, of a person.
    fn counts_as_illegal_move(&self, asked: SquareMove, refusal: notation::Refusal) -> bool {
        let by = self.state.on_move();
        let is_no_move = match refusal {
            notation::Refusal::EmptySquare(_) | notation::Refusal::PromotionMissing(_) => true,
            // what no board can show is not put on it
            _ if self.state.is_supervised() && self.state.lets_illegal_moves_stand(by) => {
                !self.state.can_stand(asked)
            }
            // nobody lets that stand, also where nobody watches
            notation::Refusal::OpponentsPiece { .. } => !self.state.is_supervised(),
            _ => false,
        };
        let is_completed = self.state.setup().press == Press::Automatic
            || self.state.is_blind(by)
            || self.state.lets_illegal_moves_stand(by);
        self.state.is_strict()
            && is_completed
            && self.state.is_person(by)
            && !is_no_move
            && asked.from != asked.to
    }

    /// An illegal move stands on the board: without supervision until it is claimed, else
    /// until its player presses the clock. Without supervision, where the game could not go
    /// on, and in rapid games when both kings are in check, the arbiter steps in all the same
    /// (A4.c).
    pub(in crate::session) fn let_stand(
        &mut self,
        asked: SquareMove,
        refusal: notation::Refusal,
    ) -> Result<(), Refusal> {
        self.check_not_claimed()?;
        if self.state.is_supervised() {
            self.check_released_pawn(asked.to)?;
            self.check_duty(asked)?;
        }
        let irregular = self.state.chess().and_then(|position| asked.irregular(position));
        let Some((mv, after)) = irregular else {
            self.step_in(asked, refusal);
            return Ok(());
        };
        let own_king = after.king(!after.turn());
        let occupied = after.board().occupied();
        let is_own_check = !after.board().attackers(own_king, after.turn(), occupied).is_empty();
        let is_seen = !self.state.is_supervised() && is_own_check;
        if is_seen && after.is_check() && self.state.controls().pace() != Pace::Blitz {
            self.step_in(asked, refusal);
        } else {
            self.make_to(mv.into(), after.into(), false);
        }
        Ok(())
    }

    /// Until he has pressed the clock a player can put his illegal move right; he has
    /// touched the piece.
    pub(in crate::session) fn correct(&mut self, asked: Path) -> Result<(), Refusal> {
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
        let (Some(position), Some(mv)) = (self.state.chess(), ply.mv.chess()) else {
            return Err(Refusal::OnlyChess);
        };
        let stands = if mv.is_castle() { position.king(by.into()) } else { mv.to() };
        if square != stands {
            return Err(Refusal::NotPressed(by));
        }
        self.retract(by);
        self.set_turn(Turn::Holding { from: mv.from() });
        self.tell(Event::Lifted { by, square: mv.from() });
        Ok(())
    }

    /// The position comes back as it was before the move, which was touched: article
    /// 4.3 holds for the move that replaces it. The opponent gets time, or has won
    /// (article 7.4).
    pub(in crate::session) fn complete_illegal_move(
        &mut self,
        asked: SquareMove,
        refusal: notation::Refusal,
    ) {
        let by = self.state.on_move();
        self.moment().laws.adjusting = Adjusting::Nothing;
        if !self.is_pawn_released() {
            self.set_turn(Turn::Thinking);
            self.bind(asked.from);
            if self.state.chess().is_some_and(|position| position.piece_at(asked.to).is_some()) {
                self.bind(asked.to);
            }
        }
        self.count_illegal_move(by, asked, refusal);
        self.penalise_illegal_move(by);
    }

    /// The press completes the illegal move that stands on the board, or a move of a pawn
    /// that has not become a piece: the position before it comes back (article 7.4).
    pub(in crate::session) fn complete_illegal_move_by_press(&mut self, by: Side) {
        let (asked, before) = match (self.state.phase(), self.state.plies().last()) {
            (Phase::Playing(Turn::Promoting { from, to }), _) => {
                (SquareMove { from, to, promotion: None }, *self.state.position())
            }
            (_, Some(ply)) => match ply.mv.path().try_into() {
                Ok(asked) => (asked, ply.before),
                Err(()) => return,
            },
            (_, None) => return,
        };
        let refusal = why_illegal(&before, asked);
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

    /// The move that the arbiter has seen counts, and costs, like one that the program sees.
    pub(super) fn rule_illegal_move(&mut self, by: Side) {
        self.state.game.laws.illegal_moves[by as usize] += 1;
        self.penalise_illegal_move(by);
    }

    pub(super) fn count_illegal_move(
        &mut self,
        by: Side,
        asked: SquareMove,
        refusal: notation::Refusal,
    ) {
        let number = &mut self.state.game.laws.illegal_moves[by as usize];
        *number += 1;
        let number = *number;
        self.tell(Event::IllegalMove { by, squares: asked, number, refusal });
    }

    /// The opponent gets time, or has won (article 7.4.b).
    pub(super) fn penalise_illegal_move(&mut self, by: Side) {
        let edition = self.state.edition();
        let number = self.state.illegal_moves(by);
        if number < edition.losing_illegal_move {
            self.give_time(!by, edition.bonus_for_illegal_move, "7.4.b");
        } else {
            let can_mate = self.state.can_mate(!by);
            self.end(Ending::IllegalMove { by, can_mate });
        }
    }

    /// The last move goes back, and with it what it earned on the clock; the time that
    /// was used since is used (article 6.13).
    pub(super) fn retract(&mut self, by: Side) {
        let now = self.now;
        let is_completed = self.state.phase() != Phase::Playing(Turn::ToPress);
        let State { setup, game, .. } = &mut self.state;
        let Some(Ply { mv, before, turn_began, is_legal, offered, .. }) = game.plies.pop() else {
            return;
        };
        let mut clock = game.now.clock;
        if is_completed {
            clock.stop(&setup.controls, now);
            if let Some((before, after)) = &game.now.laws.press {
                clock.take_back_move(by, before, after);
            }
            clock.start(by, now);
        }
        let mut kept = game.now;
        kept.unnoted[by as usize] |= offered;
        game.now = Moment {
            laws: TurnLaws { touches: kept.laws.last_touches, ..TurnLaws::default() },
            ..kept.gone_back(before, clock, turn_began)
        };
        if setup.rulings.completes_illegal_moves_by_press {
            game.forget_plies_after(game.plies.len());
            game.laws.sealed = None;
            game.laws.is_leaving_early = false;
        } else {
            game.forget_after(game.plies.len());
        }
        self.set_boards_right();
        self.tell(Event::Retracted { by, plies: 1 });
        if !is_legal {
            // he has touched them, whatever was offered since
            self.touch_by_move(mv, &before);
        }
    }

    /// The position before an illegal move comes back, whenever that was made. What moves took
    /// that do not stand is not counted; what was ruled meanwhile stays (articles 6.13, 7.4.a).
    pub(super) fn go_back_to(&mut self, index: usize) {
        if matches!(self.state.phase(), Phase::Playing(Turn::Announcing { .. })) {
            self.withdraw();
        }
        let now = self.now;
        let State { setup, game, .. } = &mut self.state;
        let plies = game.plies.len().saturating_sub(index);
        let Some(&Ply { mv, before, turn_began, thought, .. }) = game.plies.get(index) else {
            return;
        };
        let by = before.turn();
        if plies == 1 && game.now.laws.press.is_some() {
            self.retract(by);
            return;
        }
        game.plies.split_off(index);
        game.forget_plies_after(index);
        game.laws.quickplay = [None; 2];
        game.laws.sealed = None;
        game.laws.is_leaving_early = false;
        let mut clock = game.now.clock.gone_back_to(&turn_began);
        let thought_before = turn_began.face(by).thought;
        clock.charge(&setup.controls, by, thought.saturating_sub(thought_before));
        clock.start(by, now);
        game.now = game.now.gone_back(before, clock, turn_began);
        self.set_boards_right();
        self.tell(Event::Retracted { by, plies });
        self.touch_by_move(mv, &before);
    }

    /// A move that went back was of these pieces, so that they are touched (article 4.3).
    fn touch_by_move(&mut self, mv: Move, before: &Position) {
        let (Some(before), Some(mv)) = (before.chess(), mv.chess()) else { return };
        let touches = &mut self.moment().laws.touches;
        touches.add(mv.from());
        if before.piece_at(mv.to()).is_some() {
            touches.add(mv.to());
        }
    }

    fn is_pawn_released(&self) -> bool {
        self.state.released_pawn().is_some()
    }
}

/// Why a move that stands on the board is not legal.
pub(super) fn why_illegal(before: &Position, asked: SquareMove) -> notation::Refusal {
    let found = before.chess().map(|before| asked.find(before));
    found.and_then(Result::err).unwrap_or(notation::Refusal::OtherForm)
}
