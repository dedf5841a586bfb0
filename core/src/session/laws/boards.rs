//! The boards of both players of a game with a blind player (articles E2.7, E2.8).

use crate::games::chess::notation::SquareMove;
use crate::games::chess::{Board, Square};
use crate::games::{Move, Path, Position, Side};
use crate::session::blind::board;
use crate::session::reduce::Step;
use crate::session::{Actor, AssistantDuty, Event, Phase, Player, Refusal, Turn};

impl Step {
    /// A blind player takes a piece of the opponent out of its hole: he has touched it
    /// (articles E2.2, E2.3.a). An announcement that does not fit that has to be corrected.
    pub(super) fn take_out(&mut self, square: Square) {
        let by = self.state.on_move();
        self.bind(square);
        if let Phase::Playing(Turn::Announcing { path, .. }) = self.state.phase()
            && self.state.find(path).is_ok_and(|mv| self.check_bonds(mv).is_err())
        {
            self.withdraw();
        }
        self.tell(Event::TakenOut { by, square });
    }

    /// A player makes a move on his own board, right or wrong (article E2.7).
    pub(in crate::session) fn follow(
        &mut self,
        by: Actor,
        asked: SquareMove,
    ) -> Result<(), Refusal> {
        let by = Step::side_of(by, self.state.on_move());
        let last = self.state.plies().last().copied();
        let board = &mut self.state.game.laws.boards[by as usize];
        match last.filter(|ply| ply.before.find(asked.into(), &[]) == Ok(ply.mv)) {
            Some(ply) => put_on(board, ply.mv, &ply.before),
            None if !put_by_hand(board, asked) => {
                return Err(Refusal::NothingThere(asked.from));
            }
            None => {}
        }
        self.tell(Event::Followed { by, squares: asked });
        Ok(())
    }

    /// A player's own move on his own board, and on that of a computer, which follows by itself.
    pub(in crate::session) fn put_on_own_boards(&mut self, mv: Move, before: &Position) {
        if !self.state.has_own_boards() {
            return;
        }
        for of in Side::ALL {
            if of == before.turn() || self.state.player(of) != Player::Person {
                put_on(&mut self.state.game.laws.boards[of as usize], mv, before);
            }
        }
    }

    /// Both boards as the moves have it.
    pub(in crate::session) fn set_boards_right(&mut self) {
        if self.state.has_own_boards() {
            self.state.game.laws.boards = [board(self.state.position()); 2];
        }
    }

    /// The scoresheets are compared. Where they agree, boards that differ are put right;
    /// where not, the game goes back to the last ply at which they did, with the times
    /// of that moment (articles E2.7, E2.8).
    pub(super) fn compare_sheets(&mut self) {
        let differing = |misread: &Vec<(usize, Path)>| misread.first().map(|(ply, _)| *ply);
        let first = self.state.game.laws.misrecorded.iter().filter_map(differing).min();
        if let Some(ply) = first {
            let clock = self.state.plies().get(ply).map(|ply| ply.turn_began);
            self.tell(Event::SheetsDiffer { number: ply as u32 + 1 });
            self.restore_position(ply);
            if let Some(mut clock) = clock {
                let now = self.now;
                // nothing has run since then
                clock.start(self.state.on_move(), now);
                clock.stop(&self.state.setup.controls, now);
                self.moment().clock = clock;
                self.moment().turn_began = clock;
            }
            return;
        }
        for of in Side::ALL {
            let has_own = self.state.has_own_boards();
            if has_own && self.state.board_of(of) != board(self.state.position()) {
                self.tell(Event::BoardSetRight { of });
            }
        }
        self.set_boards_right();
    }

    /// The assistant of a blind player claims for him (article E2.9.e).
    pub(in crate::session) fn claim_flag_for_blind(&mut self, fallen: Side) {
        let is_going_on = !self.state.phase().is_over();
        let has_time = !self.is_flag_down(!fallen);
        if is_going_on && has_time && self.state.assists(!fallen, AssistantDuty::Claims) {
            // the flag is down, so the claim is right
            let _ = self.claim_flag(Actor::Player(!fallen));
        }
    }
}

/// What changes on the board by a move goes over to a board that may be another one.
fn put_on(board: &mut Board, mv: Move, before: &Position) {
    let (Some(before), Some(mv)) = (before.chess(), mv.chess()) else { return };
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
