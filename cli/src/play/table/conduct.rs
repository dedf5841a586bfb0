//! What is agreed for each side: who announces, and who plays without the board.

use annabella::games::{GameKind, Side};
use annabella::session::{Conduct, Hidden, Repeats, Voice};

use super::host::{Host, KeptConduct};
use crate::args::{AnnounceArgs, BlindfoldArgs, Whose};

impl Host {
    pub(super) fn conduct(&self, kind: GameKind, people: [bool; 2]) -> [Conduct; 2] {
        if let Some(KeptConduct { of: [first, second], people: seated }) = self.settings.conduct {
            // it goes with the player to the other side
            return if people == seated { [first, second] } else { [second, first] };
        }
        let AnnounceArgs { who: announcing, duties, sighted_duties, correct, repeated } =
            self.settings.announce;
        let BlindfoldArgs { who: blindfold, asking } = self.settings.blindfold;
        let has_voice = announcing.is_some() && self.means.aloud.is_some();
        Side::ALL.map(|side| {
            let is_among = |whose: Option<Whose>| {
                people[side as usize] && whose.is_some_and(|whose| whose.is(side, kind))
            };
            let usual = if is_among(announcing) { Conduct::blind() } else { Conduct::default() };
            let is_sighted_of_blind =
                people[side as usize] && announcing.is_some() && !usual.is_blind;
            let assistant = match usual.is_blind {
                true => duties,
                false if is_sighted_of_blind => sighted_duties,
                false => usual.assistant,
            };
            Conduct {
                assistant,
                repeats: if repeated { Repeats::Program } else { Repeats::Himself },
                correction: correct * 1_000,
                voice: if has_voice && people[side as usize] {
                    Voice::Reports
                } else {
                    Voice::Estimated
                },
                hidden: if is_among(blindfold) {
                    Hidden::Pieces { may_ask: asking }
                } else {
                    Hidden::Nothing
                },
                ..usual
            }
        })
    }
}
