//! What can be asked about a square, as a menu has it.

use crate::games::chess::Square;
use crate::speech::ChessQuestion;
use crate::speech::words::key;
use crate::speech::{Question, Speaker};

/// What decides what a square's menu has.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "facts that do not depend on each other")]
pub struct SquareFacts {
    /// A piece stands there.
    pub is_occupied: bool,
    /// Some of the board is hidden from somebody who plays.
    pub hides_board: bool,
    /// Questions that only advise are answered.
    pub allows_advice: bool,
    /// The game has a clock.
    pub has_clock: bool,
}

impl Speaker {
    /// The questions of a square's menu with their names, in the order in which they stand
    /// there. What would not be answered is not offered.
    pub fn square_menu(&self, square: Square, facts: SquareFacts) -> Vec<(Question, &'static str)> {
        let seen = !facts.hides_board;
        let advice = seen && facts.allows_advice;
        let all = [
            (
                seen && facts.is_occupied,
                Question::Chess(ChessQuestion::Moves(Some(square))),
                key::MENU_MOVES,
            ),
            (advice, Question::Chess(ChessQuestion::Attackers(square)), key::MENU_ATTACKERS),
            (
                advice && facts.is_occupied,
                Question::Chess(ChessQuestion::Defenders(square)),
                key::MENU_DEFENDERS,
            ),
            (seen, Question::Chess(ChessQuestion::File(square.file())), key::MENU_FILE),
            (seen, Question::Chess(ChessQuestion::Rank(square.rank())), key::MENU_RANK),
            (seen, Question::Chess(ChessQuestion::Diagonals(square)), key::MENU_DIAGONALS),
            (true, Question::LastMoves(1), key::MENU_REPEAT),
            (facts.has_clock, Question::Clocks, key::MENU_CLOCKS),
        ];
        let offered = all.into_iter().filter(|(is_offered, ..)| *is_offered);
        offered.map(|(_, question, name)| (question, self.words.text(name))).collect()
    }
}
