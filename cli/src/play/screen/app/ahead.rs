//! Lines entered before it is their turn: nothing typed is lost while the computer thinks.

use annabella::table::Purpose;

use super::App;
use crate::words::key;

impl App {
    /// Whether the computer thinks about its move.
    pub(super) fn is_waited_for(&self) -> bool {
        !self.is_show() && self.table.thinks_about() == Some(Purpose::Move)
    }

    /// Whether a line is a move for which it is too early; it is kept then.
    pub(super) fn keeps_for_later(&mut self, text: &str) -> bool {
        if !self.is_waited_for() || !self.table.is_like_a_move(text) {
            return false;
        }
        if self.table.is_strict() {
            // there a move cannot be taken back, so who has typed it looks once more
            self.line.set(text);
            self.say(vec![self.table.own(key::SCREEN_TOO_EARLY)]);
        } else {
            self.ahead.push_back(text.to_owned());
            let all: Vec<&str> = self.ahead.iter().map(String::as_str).collect();
            self.say(vec![self.table.waits_told(&all)]);
        }
        true
    }

    /// Hears what was kept, as far as the computer does not think again.
    pub(super) fn go_on_with_ahead(&mut self) {
        while !self.is_waited_for()
            && let Some(text) = self.ahead.pop_front()
        {
            let before = std::mem::take(&mut self.said);
            self.answer_with(|table| table.hear(&text));
            let answer = std::mem::replace(&mut self.said, before);
            self.said.extend(answer);
        }
    }

    /// Puts the line that was kept last back where it was typed; whether there was one.
    pub(super) fn take_ahead_back(&mut self) -> bool {
        let Some(text) = self.ahead.pop_back() else { return false };
        if self.line.is_empty() {
            self.line.set(&text);
        }
        true
    }
}
