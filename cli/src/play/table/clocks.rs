//! The clocks, for the ear and for the eye.

use annabella::games::chess::Color;
use annabella::session::{ClockView, Phase};

use super::{Said, Table, say};
use crate::play::times;

/// What the eye is shown of the clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    /// The times of White and Black.
    pub(crate) times: [String; 2],
    pub(crate) running: Option<Color>,
}

impl Table {
    fn clock_view(&self) -> Option<ClockView> {
        let game = &self.at.game;
        game.state().clock_view(game.game_time((self.host.means.now)()))
    }

    /// `Black's time runs, with 4 minutes left.`
    pub(super) fn time_running(&self) -> Option<String> {
        let view = self.clock_view()?;
        let color = view.running?;
        Some(match view.of(color).left {
            Some(left) => format!("{color}'s time runs, with {} left.", times::in_words(left)),
            None => format!("{color}'s time runs, without a limit."),
        })
    }

    /// Both times, as somebody asked for them.
    pub(super) fn clocks_told(&self) -> Said {
        let Some(view) = self.clock_view() else { return say("This game has no clock.") };
        let mut parts: Vec<String> = Color::ALL
            .into_iter()
            .map(|color| match view.of(color).left {
                Some(left) => format!("{color}: {}.", times::in_words(left)),
                None => format!("{color}: no limit."),
            })
            .collect();
        parts.push(match (view.running, self.state().phase()) {
            (Some(color), _) => format!("{color}'s time runs."),
            (None, Phase::Waiting) => "The game has not begun.".to_owned(),
            (None, _) => "The clocks stand.".to_owned(),
        });
        if let Some(color) = view.running {
            let face = view.of(color);
            if face.delay_left > 0 {
                let wait = times::in_words(face.delay_left);
                parts.push(format!("It waits {wait} before it runs down."));
            }
            parts.extend(face.moves_to_go.map(|count| {
                format!("{count} more move{} in this period.", if count == 1 { "" } else { "s" })
            }));
        }
        say(parts.join(" "))
    }

    pub(crate) fn clocks(&self) -> Option<Clocks> {
        let view = self.clock_view()?;
        let time = |color| match view.of(color).left {
            Some(left) => times::in_digits(left),
            None => "--:--".to_owned(),
        };
        Some(Clocks { times: Color::ALL.map(time), running: view.running })
    }

    /// In how many milliseconds the clocks look different.
    pub(crate) fn until_it_looks_new(&self) -> Option<u64> {
        let view = self.clock_view()?;
        let face = view.of(view.running?);
        Some(times::until_it_looks_new(face.left?, face.delay_left))
    }
}
