//! Looking back at the game.

use annabella::engine::chess::{CancelFlag, REVIEW_NODES};
use annabella::table::{ReviewSettings, may_be_reviewed, review, scoresheet};

use super::{Said, Table};
use crate::words::key;

/// So many nodes at most for a whole game: some seconds, in which nothing else is answered.
const ALL_NODES: u64 = 4_000_000;

impl Table {
    /// The moves that cost most: of the one person's at the table, or of both sides.
    pub(super) fn review(&self) -> Said {
        let state = self.state();
        if !may_be_reviewed(state) {
            return self.say(key::REVIEW_LATER);
        }
        let nodes = REVIEW_NODES.min(ALL_NODES / (1 + self.plies() as u64));
        let settings = ReviewSettings { side: self.only_person(), nodes };
        // nobody cancels here
        let sheet = scoresheet(state);
        let found =
            sheet.and_then(|sheet| review(&sheet, settings, &CancelFlag::default(), &mut |_| {}));
        found.map_or_else(Said::new, |found| self.voice().review(&found, self.listener()))
    }
}
