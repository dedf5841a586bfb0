//! The board: lifting, moving, promoting.

use super::Step;
use crate::games::{Move, Path, Position};
use crate::session::laws::TurnLaws;
use crate::session::{Event, Hint, Phase, Ply, Refusal, Turn};

impl Step {
    /// A whole move at once. In a strict game where the program presses the clock
    /// it is completed even if it is not legal.
    pub(in crate::session) fn announce_move(&mut self, asked: Path) -> Result<(), Refusal> {
        match self.state.phase() {
            Phase::Playing(Turn::Sealing { .. }) => return self.seal_on_board(asked),
            Phase::Playing(Turn::ToPress) => return self.correct(asked),
            Phase::Resumed => return self.move_again(asked),
            _ => {}
        }
        match self.move_piece(asked, false) {
            Err(Refusal::Illegal(refusal)) => self.try_illegal_move(asked, refusal),
            done => done,
        }
    }

    /// By hand, on the board, or else in words: for a blind player that is not the same.
    pub(in crate::session) fn move_piece(
        &mut self,
        asked: Path,
        is_by_hand: bool,
    ) -> Result<(), Refusal> {
        match self.state.find(asked) {
            Ok(mv) => {
                self.check_bonds(mv)?;
                let is_blind = self.state.is_blind(self.state.on_move());
                match (is_blind, is_by_hand) {
                    (false, _) => self.make(mv),
                    (true, true) => self.place(mv.path()),
                    (true, false) => self.announce(mv.path()),
                }
                Ok(())
            }
            Err(refusal) => self.ask_for_promotion(asked, refusal),
        }
    }

    pub(in crate::session) fn make(&mut self, mv: Move) {
        let after = self.state.position().after(mv);
        self.make_to(mv, after, true);
    }

    /// Makes a move that leads to `after`.
    pub(in crate::session) fn make_to(&mut self, mv: Move, after: Position, is_legal: bool) {
        let before = *self.state.position();
        let by = before.turn();
        self.decline_by_hand(by);
        let last_touches = self.touches_to_keep(mv, is_legal);
        let now = self.now;
        let game = &mut self.state.game;
        game.plies.push(Ply {
            mv,
            before,
            thought: game.now.clock.thought(by, now),
            offered: std::mem::take(&mut game.now.unnoted[by as usize]),
            is_legal,
            is_from_elsewhere: false,
            turn_began: game.now.turn_began,
        });
        game.undone.clear();
        game.now.position = after;
        game.now.laws = TurnLaws { last_touches, ..TurnLaws::default() };
        game.now.has_offered[by as usize] = false;
        game.now.hint = Hint::None;
        game.now.resigning[by as usize] = false;
        self.put_on_own_boards(mv, &before);
        self.set_turn(Turn::ToPress);
        self.tell(moved(&before, mv, self.state.position()));
        // mate and stalemate end the game only by a legal move (articles 5.1.a, 5.2.a)
        let ending = if is_legal { self.state.ending_by_board() } else { None };
        if let Some(ending) = ending {
            self.end(ending);
            return;
        }
        if self.state.is_pressed_for(by) || self.state.is_blind(by) {
            self.complete_move(by);
        }
    }
}

fn moved(before: &Position, mv: Move, after: &Position) -> Event {
    Event::Moved {
        by: before.turn(),
        mv,
        notation: before.notation(mv),
        is_capture: before.captures(mv),
        is_alarm: !after.alarms().is_empty(),
    }
}
