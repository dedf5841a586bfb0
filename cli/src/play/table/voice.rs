//! What the core says of the game, to who sits here.

use annabella::games::chess::Color;
use annabella::session::Event;
use annabella::speech::{Question, Reading, Settings, Speaker, Style};
use annabella::table::TimeReached;

use super::host::Wishes;
use super::{Said, Table};

impl Table {
    pub(super) fn voice(&self) -> Speaker {
        Speaker::new(self.voice_settings())
    }

    /// Letters for the eye, words for the ear, and in play with the blind those of the
    /// Laws, unless something else is wanted.
    pub(super) fn voice_settings(&self) -> Settings {
        let usual = match (self.state().has_blind_player(), self.is_seen) {
            (true, _) => Style::Fide,
            (false, true) => Style::San,
            (false, false) => Style::Literate,
        };
        let Wishes { language, style } = self.host.settings.wishes;
        let style = style.unwrap_or(usual);
        // a screen reader knows how its user wants squares to be read
        let as_printed = matches!(style, Style::Literate | Style::Plain);
        Settings { language, style, as_printed, ..Settings::default() }
    }

    /// What these events are told as.
    pub(super) fn told(&self, events: &[Event]) -> Said {
        self.voice().events(self.state(), events, self.only_person())
    }

    /// `White has 5 minutes left.` to who wanted to be told.
    pub(super) fn times_reached(&self, reached: &[TimeReached]) -> Said {
        let told = |&TimeReached { of, left }: &TimeReached| {
            self.voice().time_left(self.state(), of, left, self.only_person())
        };
        reached.iter().filter_map(told).collect()
    }

    /// The answer to a question of the one at the keyboard.
    pub(super) fn answer(&self, question: &Question) -> Said {
        let asker = self.named.or(self.only_person());
        let now = self.at.game.game_time((self.host.means.now)());
        self.voice().answer(question, self.state(), asker, now)
    }

    pub(super) fn board_told(&self) -> Said {
        self.answer(&Question::Board(Reading::Pieces))
    }

    /// Whether one at the keyboard must not see all of the board.
    pub(crate) fn is_board_hidden(&self) -> bool {
        let asks = |color: Color| self.named.or(self.only_person()).is_none_or(|one| one == color);
        Color::ALL.into_iter().any(|color| {
            asks(color) && self.is_person(color) && !self.state().hidden(color).may_ask()
        })
    }
}
