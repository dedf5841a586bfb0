//! The hand on a chess board: lifting, releasing, what a pawn becomes (article 4.6).

use crate::arbiter::touch::Duty;
use crate::games::chess::notation::{self, SquareMove};
use crate::games::chess::{Piece, Role, Square};
use crate::games::{self, Path, Side};
use crate::session::reduce::Step;
use crate::session::{AssistantDuty, Event, Phase, Refusal, Turn};

impl Step {
    pub(in crate::session) fn lift(&mut self, square: Square) -> Result<(), Refusal> {
        let Some(position) = self.state.chess().copied() else { return Err(Refusal::OnlyChess) };
        let by = self.state.on_move();
        match self.state.phase() {
            Phase::Playing(Turn::Placed { from, to }) if square == to => {
                self.set_turn(Turn::Holding { from });
                self.tell(Event::Lifted { by, square });
                return Ok(());
            }
            Phase::Playing(Turn::Placed { .. }) => return Err(Refusal::NotSettled),
            _ => {}
        }
        if self.state.phase() == Phase::Playing(Turn::ToPress) {
            return self.take_back_into_hand(square);
        }
        match position.piece_at(square) {
            None => return Err(Refusal::Illegal(notation::Refusal::EmptySquare(square).into())),
            Some(Piece { color, .. }) if Side::from(color) != by && self.state.is_blind(by) => {
                self.check_released_pawn(square)?;
                self.take_out(square);
                return Ok(());
            }
            Some(Piece { color, role }) if Side::from(color) != by => {
                let refusal =
                    notation::Refusal::OpponentsPiece { color: by.into(), role, from: square };
                return Err(Refusal::Illegal(refusal.into()));
            }
            Some(_) => self.check_released_pawn(square)?,
        }
        if matches!(self.state.phase(), Phase::Playing(Turn::Announcing { .. })) {
            self.withdraw();
        }
        let holding = Turn::Holding { from: square };
        if self.state.phase() != Phase::Playing(holding) {
            if !self.state.game.now.laws.adjusting.covers(square) {
                self.check_lift(square)?;
                self.bind(square);
            }
            self.set_turn(holding);
            self.tell(Event::Lifted { by, square });
        }
        Ok(())
    }

    /// Another piece than the one that he is bound to stays where it is, unless a move that is
    /// left to him begins with it.
    fn check_lift(&self, square: Square) -> Result<(), Refusal> {
        let state = &self.state;
        let is_bound = state.setup().rulings.lifts_what_can_move
            && self.is_bound()
            && !state.is_blind(state.on_move());
        let helps = |mv: &games::Move| {
            let mv = mv.of_chess();
            mv.from() == square || mv.is_castle() && mv.to() == square
        };
        if is_bound && !state.moves_left().iter().any(helps) {
            return Err(Refusal::Touched(state.duty()));
        }
        Ok(())
    }

    /// Whether what was touched has to be moved or captured (article 4.3).
    fn is_bound(&self) -> bool {
        let state = &self.state;
        state.is_held_to_touches() && !state.touches().is_empty() && state.duty() != Duty::Free
    }

    pub(in crate::session) fn release(&mut self, square: Square) -> Result<(), Refusal> {
        let by = self.state.on_move();
        let Phase::Playing(Turn::Holding { from } | Turn::Promoting { from, .. }) =
            self.state.phase()
        else {
            // a piece that was not let into the hand: why that is has just been said
            let is_bound = self.is_bound();
            let duty = Refusal::Touched(self.state.duty());
            return Err(if is_bound { duty } else { Refusal::HandEmpty });
        };
        if square != from {
            self.check_adjusting(from)?;
            let asked = SquareMove { from, to: square, promotion: None };
            let can_stand = self.state.can_stand(asked);
            return if can_stand && self.state.completes_illegal_moves_by_press(by) {
                self.announce_move(asked.into())
            } else {
                self.move_piece(asked.into(), true)
            };
        }
        self.check_released_pawn(square)?;
        self.set_turn(Turn::Thinking);
        if self.puts_right(square) {
            self.tell(Event::Adjusted { by, square });
        } else {
            self.tell(Event::PutBack { by, square });
        }
        Ok(())
    }

    pub(in crate::session) fn promote(&mut self, role: Role) -> Result<(), Refusal> {
        match self.state.phase() {
            Phase::Playing(Turn::Promoting { from, to }) => {
                let asked = SquareMove { from, to, promotion: Some(role) };
                self.move_piece(asked.into(), false)
            }
            _ => Err(Refusal::NoPromotion),
        }
    }

    /// A blind player has put a piece on another square. Whoever announces his moves for
    /// him does it now (article E2.9.b).
    pub(in crate::session) fn place(&mut self, path: Path) {
        let by = self.state.on_move();
        let Ok(squares) = SquareMove::try_from(path) else { return };
        let SquareMove { from, to, .. } = squares;
        self.tell(Event::Placed { by, squares });
        if self.state.is_assisted(AssistantDuty::Announcements) {
            self.announce(path);
        } else {
            self.set_turn(Turn::Placed { from, to });
        }
    }

    /// A pawn that has to become something is asked what; other moves that are not legal are
    /// refused.
    pub(in crate::session) fn ask_for_promotion(
        &mut self,
        asked: Path,
        refusal: games::Refusal,
    ) -> Result<(), Refusal> {
        let is_missing =
            matches!(refusal, games::Refusal::Chess(notation::Refusal::PromotionMissing(_)));
        let Ok(SquareMove { from, to, .. }) = SquareMove::try_from(asked) else {
            return Err(Refusal::Illegal(refusal));
        };
        let turn = Turn::Promoting { from, to };
        let by = self.state.on_move();
        let has_been_asked = self.state.phase() == Phase::Playing(turn);
        if !is_missing || has_been_asked || !self.state.is_person(by) {
            return Err(Refusal::Illegal(refusal));
        }
        self.check_bonds_of_pawn(from, to)?;
        self.bind(from);
        self.set_turn(turn);
        self.tell(Event::PromotionAsked { by, square: to });
        Ok(())
    }
}
