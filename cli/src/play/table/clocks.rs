//! The clocks, for the eye.

use annabella::games::Side;
use annabella::session::ClockView;

use super::Table;
use crate::play::times;

/// What the eye is shown of the clocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    /// The times of White and Black.
    pub(crate) times: [String; 2],
    pub(crate) running: Option<Side>,
}

impl Table {
    fn clock_view(&self) -> Option<ClockView> {
        let game = &self.at.game;
        game.state().clock_view(game.game_time((self.host.means.now)()))
    }

    pub(crate) fn clocks(&self) -> Option<Clocks> {
        let view = self.clock_view()?;
        let time = |side| match view.of(side).left {
            Some(left) => times::in_digits(left),
            None => "--:--".to_owned(),
        };
        Some(Clocks { times: Side::ALL.map(time), running: view.running })
    }

    /// In how many milliseconds the clocks look different.
    pub(crate) fn until_it_looks_new(&self) -> Option<u64> {
        let view = self.clock_view()?;
        let face = view.of(view.running?);
        Some(times::until_it_looks_new(face.left?, face.delay_left))
    }
}
