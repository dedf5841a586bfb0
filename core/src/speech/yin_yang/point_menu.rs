//! What can be asked about a point, as a menu has it.

use crate::games::yin_yang::Point;
use crate::speech::words::key;
use crate::speech::{Question, Speaker, SquareFacts, YinYangQuestion};

impl Speaker {
    /// The questions of a point's menu with their names, in the order in which they stand
    /// there. What would not be answered is not offered.
    pub fn yin_yang_menu(&self, point: Point, facts: SquareFacts) -> Vec<(Question, &'static str)> {
        let seen = !facts.hides_board;
        let about = |question| Question::YinYang(question);
        let all = [
            (seen && facts.is_occupied, about(YinYangQuestion::Group { point }), key::MENU_GROUP),
            (seen, about(YinYangQuestion::Near { point }), key::MENU_NEAR),
            (seen, about(YinYangQuestion::Row { row: point.row() + 1 }), key::MENU_ROW),
            (seen, about(YinYangQuestion::Column { column: point.column() + 1 }), key::MENU_COLUMN),
            (seen, about(YinYangQuestion::Forbidden { side: None }), key::MENU_FORBIDDEN),
            (
                seen && facts.allows_advice,
                about(YinYangQuestion::Danger { side: None }),
                key::MENU_DANGER,
            ),
            (seen, about(YinYangQuestion::Target), key::MENU_TARGET),
            (true, Question::LastMoves(1), key::MENU_REPEAT),
            (facts.has_clock, Question::Clocks, key::MENU_CLOCKS),
        ];
        let offered = all.into_iter().filter(|(is_offered, ..)| *is_offered);
        offered.map(|(_, question, name)| (question, self.words.text(name))).collect()
    }
}
