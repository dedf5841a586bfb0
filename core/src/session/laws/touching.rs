//! Touch-move (article 4): only in strict games.

use super::state::Adjusting;
use crate::arbiter::touch::Duty;
use crate::games::Move;
use crate::games::chess::notation::{self, SquareMove};
use crate::games::chess::{self, Bitboard, Square};
use crate::session::reduce::Step;
use crate::session::{Event, Phase, Refusal, Turn};

impl Step {
    pub(in crate::session) fn adjust(&mut self, squares: Bitboard) -> Result<(), Refusal> {
        let Some(position) = self.state.chess() else { return Err(Refusal::OnlyChess) };
        let by = self.state.on_move();
        if !squares.is_empty() && !self.state.setup().rulings.adjusts_named_pieces {
            return Err(Refusal::OlderGame);
        }
        if let Some(square) = (squares & !position.board().occupied()).into_iter().next() {
            return Err(Refusal::Illegal(notation::Refusal::EmptySquare(square).into()));
        }
        self.moment().laws.adjusting =
            if squares.is_empty() { Adjusting::Next } else { Adjusting::Pieces(squares) };
        self.tell(Event::Adjusting { by, squares });
        Ok(())
    }

    /// Whether a touch of the piece on this square only puts it right; one touch of each piece
    /// does.
    pub(super) fn puts_right(&mut self, square: Square) -> bool {
        let adjusting = self.state.game.now.laws.adjusting;
        if adjusting.covers(square) {
            self.moment().laws.adjusting = adjusting.without(square);
            true
        } else {
            false
        }
    }

    pub(in crate::session) fn touch(&mut self, square: Square) -> Result<(), Refusal> {
        let Some(position) = self.state.chess() else { return Err(Refusal::OnlyChess) };
        let by = self.state.on_move();
        if self.state.is_blind(by) {
            // he feels it; touched is what is taken out of its hole (article E2.2)
            return Ok(());
        }
        if position.piece_at(square).is_none() {
            return Err(Refusal::Illegal(notation::Refusal::EmptySquare(square).into()));
        }
        self.check_released_pawn(square)?;
        if let Phase::Playing(Turn::Holding { from }) = self.state.phase() {
            self.check_adjusting(from)?;
        }
        if self.puts_right(square) {
            self.tell(Event::Adjusted { by, square });
            return Ok(());
        }
        self.bind(square);
        self.tell(Event::Touched { by, square });
        Ok(())
    }

    /// A touch on purpose, which in a strict game binds (article 4.3), and refuses
    /// the offer of the other side (article 9.1.b).
    pub(in crate::session) fn bind(&mut self, square: Square) {
        if self.state.is_strict() {
            let by = self.state.on_move();
            self.moment().laws.touches.add(square);
            self.decline_by_hand(by);
        }
    }

    /// A piece that is put right goes back to its square (article 4.2).
    pub(super) fn check_adjusting(&self, from: Square) -> Result<(), Refusal> {
        if self.state.game.now.laws.adjusting.covers(from) {
            Err(Refusal::Adjusting(from))
        } else {
            Ok(())
        }
    }

    /// A pawn that was released on the last rank stays there (article 4.6.c).
    pub(super) fn check_released_pawn(&self, square: Square) -> Result<(), Refusal> {
        match self.state.released_pawn() {
            Some((_, to)) if self.state.is_strict() && square != to => Err(Refusal::Released(to)),
            _ => Ok(()),
        }
    }

    /// Whether a legal move is one of those that are left to the player.
    pub(in crate::session) fn check_bonds(&self, mv: Move) -> Result<(), Refusal> {
        let (Some(position), Some(of_chess)) = (self.state.chess(), mv.chess()) else {
            return Ok(());
        };
        self.check_released_pawn(of_chess.to())?;
        // what was announced binds before what was touched later
        match self.state.announced() {
            Some(announced) if announced == mv => return Ok(()),
            Some(announced) => return Err(Refusal::Announced(announced.path())),
            None => {}
        }
        let touches = self.state.touches();
        if touches.is_empty()
            || !self.state.is_held_to_touches()
            || touches.moves_left(position).contains(&of_chess)
        {
            return Ok(());
        }
        if of_chess.is_castle() && touches.barred_rooks(position).contains(of_chess.to()) {
            return Err(Refusal::CastlingBarred(of_chess.to()));
        }
        Err(Refusal::Touched(touches.duty(position)))
    }

    /// Whether a move that is not legal is at least of the piece that was touched.
    pub(super) fn check_duty(&self, asked: SquareMove) -> Result<(), Refusal> {
        let duty = self.state.duty();
        let is_kept = match duty {
            Duty::Free => true,
            Duty::Move { piece } | Duty::CaptureWith { piece, .. } => asked.from == piece,
            Duty::MoveKing { king } => asked.from == king,
            Duty::Capture { piece } => asked.to == piece,
            Duty::Castle { .. } => self.king_on_move() == Some(asked.from),
        };
        if is_kept { Ok(()) } else { Err(Refusal::Touched(duty)) }
    }

    fn king_on_move(&self) -> Option<Square> {
        self.state.chess().map(|position| position.king(position.turn()))
    }

    /// What was announced with a wrong claim has to be made (article 9.5.b).
    pub(in crate::session) fn check_not_claimed(&self) -> Result<(), Refusal> {
        match self.state.announced() {
            Some(announced) => Err(Refusal::Announced(announced.path())),
            None => Ok(()),
        }
    }

    /// The same for a pawn that has still to become something.
    pub(super) fn check_bonds_of_pawn(&self, from: Square, to: Square) -> Result<(), Refusal> {
        let promotions = self.state.chess().map(chess::Position::legal_moves).unwrap_or_default();
        let of_pawn = promotions.into_iter().filter(|mv| (mv.from(), mv.to()) == (from, to));
        // any of them being left is enough, else the reason of the last one stands
        let mut last = Ok(());
        for mv in of_pawn {
            last = self.check_bonds(mv.into());
            if last.is_ok() {
                break;
            }
        }
        last
    }
}
