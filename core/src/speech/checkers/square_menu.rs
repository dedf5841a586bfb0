//! What can be asked about a square, as a menu has it.

use crate::games::checkers::Square;
use crate::speech::words::key;
use crate::speech::{CheckersQuestion, Question, Speaker, SquareFacts};

impl Speaker {
    /// The questions of a square's menu with their names, in the order in which they stand
    /// there. What would not be answered is not offered.
    pub fn checkers_menu(
        &self,
        square: Square,
        facts: SquareFacts,
    ) -> Vec<(Question, &'static str)> {
        let seen = !facts.hides_board;
        let about = |question| Question::Checkers(question);
        let all = [
            (
                seen && facts.is_occupied,
                about(CheckersQuestion::Moves { square: Some(square) }),
                key::MENU_MOVES,
            ),
            (seen, about(CheckersQuestion::Diagonals { square }), key::MENU_DIAGONALS),
            (seen, about(CheckersQuestion::Jumpers), key::MENU_JUMPERS),
            (
                seen && facts.allows_advice,
                about(CheckersQuestion::Threats { side: None }),
                key::MENU_THREATS,
            ),
            (
                seen && facts.is_occupied && facts.allows_advice,
                about(CheckersQuestion::Attackers { square }),
                key::MENU_CAN_BE_JUMPED,
            ),
            (true, Question::LastMoves(1), key::MENU_REPEAT),
            (facts.has_clock, Question::Clocks, key::MENU_CLOCKS),
        ];
        let offered = all.into_iter().filter(|(is_offered, ..)| *is_offered);
        offered.map(|(_, question, name)| (question, self.words.text(name))).collect()
    }
}
