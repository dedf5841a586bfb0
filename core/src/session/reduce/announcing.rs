//! Announcing, correcting and repeating moves (appendix E).

use super::Step;
use crate::games::chess::notation::SquareMove;
use crate::games::chess::{Board, Color, Move, Position, Square};
use crate::session::blind::estimated_length;
use crate::session::state::{Adjusting, ending_by_position};
use crate::session::{Actor, AssistantDuty, Event, Phase, Refusal, Turn, Voice};

impl Step {
    /// A blind player has put a piece on another square. Whoever announces his moves for
    /// him does it now (article E2.9.b).
    pub(super) fn place(&mut self, squares: SquareMove) {
        let by = self.state.position().turn();
        let SquareMove { from, to, .. } = squares;
        self.tell(Event::Placed { by, squares });
        if self.state.is_assisted(AssistantDuty::Announcements) {
            self.announce(squares);
        } else {
            self.set_turn(Turn::Placed { from, to });
        }
    }

    /// A move is announced, or another one in its place (article E2.6).
    pub(super) fn announce(&mut self, squares: SquareMove) {
        let by = self.state.position().turn();
        let is_correction = matches!(self.state.phase(), Phase::Playing(Turn::Announcing { .. }));
        let length = estimated_length(self.state.position(), squares);
        let length = match self.state.setup().conduct[by as usize].voice {
            Voice::Estimated => length,
            Voice::Reports => 3 * length,
        };
        self.moment().announced_until = self.now.saturating_add(length);
        self.moment().adjusting = Adjusting::Nothing;
        self.set_turn(Turn::Announcing { squares, is_spoken: false });
        self.tell(Event::Announced { by, squares, is_correction });
    }

    /// The announcement has been spoken to its end. A move that ends the game does that
    /// now, since it is executed (articles 5.1.a, E2.3).
    pub(super) fn finish_announcement(&mut self) {
        let Phase::Playing(Turn::Announcing { squares, is_spoken: false }) = self.state.phase()
        else {
            return;
        };
        let now = self.now;
        self.moment().announced_until = now;
        self.set_turn(Turn::Announcing { squares, is_spoken: true });
        let by = self.state.position().turn();
        self.tell(Event::Spoken { by });
        let after = self.find(squares).ok().map(|mv| self.state.position().after_legal(mv));
        let rulings = self.state.setup().rulings;
        if after.is_some_and(|after| ending_by_position(&after, rulings).is_some()) {
            self.bind_announcement();
        }
    }

    /// The opponent's clock is started: what was announced stands (article E2.6), legal
    /// or not.
    pub(super) fn bind_announcement(&mut self) {
        let Phase::Playing(Turn::Announcing { squares, .. }) = self.state.phase() else { return };
        match self.find(squares) {
            Ok(mv) => self.make(mv),
            Err(refusal) if self.state.is_supervised() => {
                self.complete_illegal_move(squares, refusal);
            }
            Err(refusal) => {
                if self.let_stand(squares, refusal).is_err() {
                    self.set_turn(Turn::Thinking);
                }
            }
        }
    }

    /// What was announced, or only placed, is taken back in time (article E2.6).
    pub(super) fn withdraw(&mut self) {
        let by = self.state.position().turn();
        self.set_turn(Turn::Thinking);
        self.tell(Event::Corrected { by });
    }

    /// The opponent repeats what he has heard, and then it is made on his board; what he
    /// repeats wrongly is put right, and he repeats again (article E2.1).
    pub(super) fn repeat(&mut self, asked: SquareMove) -> Result<(), Refusal> {
        let by = self.state.position().turn();
        let ply = self.state.plies().last().ok_or(Refusal::NothingToRepeat)?;
        let squares = SquareMove::of(ply.mv);
        if asked == squares || asked.find(&ply.before) == Ok(ply.mv) {
            self.set_turn(Turn::Thinking);
            self.tell(Event::Repeated { by, squares });
            self.ask_to_seal_after_session();
        } else {
            self.tell(Event::WronglyRepeated { by, said: asked, squares });
        }
        Ok(())
    }

    /// After a completed move: who has to repeat it does that first, for others it is
    /// done.
    pub(super) fn let_repeat(&mut self, mover: Color) {
        let by = !mover;
        if self.state.has_to_repeat(by) {
            self.set_turn(Turn::Repeating);
        } else if self.state.has_blind_player()
            && let Some(ply) = self.state.plies().last()
        {
            let squares = SquareMove::of(ply.mv);
            self.tell(Event::Repeated { by, squares });
        }
    }

    /// A blind player takes a piece of the opponent out of its hole: he has touched it
    /// (articles E2.2, E2.3.a). An announcement that does not fit that has to be corrected.
    pub(super) fn take_out(&mut self, square: Square) {
        let by = self.state.position().turn();
        self.bind(square);
        if let Phase::Playing(Turn::Announcing { squares, .. }) = self.state.phase()
            && self.find(squares).is_ok_and(|mv| self.check_bonds(mv).is_err())
        {
            self.withdraw();
        }
        self.tell(Event::TakenOut { by, square });
    }

    /// A player makes a move on his own board, right or wrong (article E2.7).
    pub(super) fn follow(&mut self, by: Actor, asked: SquareMove) -> Result<(), Refusal> {
        let by = Step::color_of(by, self.state.position().turn());
        let last = self.state.plies().last().copied();
        let board = &mut self.state.game.boards[by as usize];
        match last.filter(|ply| asked.find(&ply.before) == Ok(ply.mv)) {
            Some(ply) => put_on(board, ply.mv, &ply.before),
            None if !put_by_hand(board, asked) => {
                return Err(Refusal::NothingThere(asked.from));
            }
            None => {}
        }
        self.tell(Event::Followed { by, squares: asked });
        Ok(())
    }

    /// A player's own move on his own board.
    pub(super) fn put_on_own_board(&mut self, mv: Move, before: &Position) {
        if !self.state.has_own_boards() {
            return;
        }
        let by = before.turn();
        put_on(&mut self.state.game.boards[by as usize], mv, before);
    }

    /// Both boards as the moves have it.
    pub(super) fn set_boards_right(&mut self) {
        if self.state.has_own_boards() {
            self.state.game.boards = [*self.state.position().board(); 2];
        }
    }

    /// The scoresheets are compared. Where they agree, boards that differ are put right;
    /// where not, the game goes back to the last ply at which they did, with the times
    /// of that moment (articles E2.7, E2.8).
    pub(super) fn compare_sheets(&mut self) {
        let differing = |misread: &Vec<(usize, SquareMove)>| misread.first().map(|(ply, _)| *ply);
        let first = self.state.game.misrecorded.iter().filter_map(differing).min();
        if let Some(ply) = first {
            let clock = self.state.plies().get(ply).map(|ply| ply.turn_began);
            self.tell(Event::SheetsDiffer { number: ply as u32 + 1 });
            self.restore_position(ply);
            if let Some(mut clock) = clock {
                let now = self.now;
                // nothing has run since then
                clock.start(self.state.position().turn(), now);
                clock.stop(&self.state.setup.controls, now);
                self.moment().clock = clock;
                self.moment().turn_began = clock;
            }
            return;
        }
        for of in Color::ALL {
            let has_own = self.state.has_own_boards();
            if has_own && self.state.board_of(of) != *self.state.position().board() {
                self.tell(Event::BoardSetRight { of });
            }
        }
        self.set_boards_right();
    }

    /// The assistant of a blind player claims for him (article E2.9.e).
    pub(super) fn claim_flag_for_blind(&mut self, fallen: Color) {
        let is_going_on = !self.state.phase().is_over();
        let has_time = !self.is_flag_down(!fallen);
        if is_going_on && has_time && self.state.assists(!fallen, AssistantDuty::Claims) {
            // the flag is down, so the claim is right
            let _ = self.claim_flag(Actor::Player(!fallen));
        }
    }

    pub(super) fn peek(&mut self, by: Actor) {
        let by = Step::color_of(by, self.state.position().turn());
        let number = &mut self.state.game.peeks[by as usize];
        *number += 1;
        let number = *number;
        self.tell(Event::Peeked { by, number });
    }
}

/// What changes on the board by a move goes over to a board that may be another one.
fn put_on(board: &mut Board, mv: Move, before: &Position) {
    let after = before.after_legal(mv);
    for square in Square::ALL {
        if before.piece_at(square) != after.piece_at(square) {
            board.set(square, after.piece_at(square));
        }
    }
}

/// Whatever stands on one square is put on another; false if nothing stands there.
fn put_by_hand(board: &mut Board, asked: SquareMove) -> bool {
    let Some(mut piece) = board.piece_at(asked.from) else { return false };
    piece.role = asked.promotion.unwrap_or(piece.role);
    board.set(asked.from, None);
    board.set(asked.to, Some(piece));
    true
}
