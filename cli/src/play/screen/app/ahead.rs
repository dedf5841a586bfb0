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
            let game = self.table.game_in_front();
            self.ahead.push_back((game, text.to_owned()));
            let of_game = self.ahead.iter().filter(|(of, _)| *of == game);
            let all: Vec<&str> = of_game.map(|(_, text)| text.as_str()).collect();
            self.say(vec![self.table.waits_told(&all)]);
        }
        true
    }

    /// Hears what was kept for the game in front, as far as the computer does not think again
    /// and nothing is asked.
    pub(super) fn go_on_with_ahead(&mut self) {
        while !self.is_waited_for()
            && !self.table.is_asked()
            && let Some(text) = self.first_ahead()
        {
            let before = std::mem::take(&mut self.said);
            self.answer_with(|table| table.hear(&text));
            let answer = std::mem::replace(&mut self.said, before);
            self.said.extend(answer);
        }
    }

    fn first_ahead(&mut self) -> Option<String> {
        let game = self.table.game_in_front();
        let at = self.ahead.iter().position(|(of, _)| *of == game)?;
        self.ahead.remove(at).map(|(_, text)| text)
    }

    /// Forgets what was kept for a game, but for the line that was kept last, which goes back
    /// where it was typed.
    pub(super) fn drop_ahead(&mut self, game: u64) {
        self.take_ahead_back();
        self.ahead.retain(|(of, _)| *of != game);
    }

    /// Puts the line that was kept last for the game in front back where it was typed; whether
    /// there was one.
    pub(super) fn take_ahead_back(&mut self) -> bool {
        let game = self.table.game_in_front();
        let Some(at) = self.ahead.iter().rposition(|(of, _)| *of == game) else { return false };
        let Some((_, text)) = self.ahead.remove(at) else { return false };
        if self.line.is_empty() {
            self.line.set(&text);
        }
        true
    }
}
