//! Looking back at the game.

use annabella::engine::{CancelFlag, REVIEW_NODES};
use annabella::games::Record;
use annabella::table::{ReviewSettings, may_be_reviewed, record, review};

use super::{Said, Table};
use crate::play::command::Reviewed;
use crate::words::key;

/// So many nodes at most for a whole game: some seconds, in which nothing else is answered.
const ALL_NODES: u64 = 4_000_000;

impl Table {
    /// The moves that cost most: of the one person's at the table, or of both sides, unless it
    /// is said whose.
    pub(super) fn review(&self, whose: Reviewed) -> Said {
        let state = self.state();
        if !may_be_reviewed(state) {
            return self.say(key::REVIEW_LATER);
        }
        let nodes = REVIEW_NODES.min(ALL_NODES / (1 + self.plies() as u64));
        let side = match whose {
            Reviewed::Own => self.only_person(),
            Reviewed::Other => self.only_person().map(|side| !side),
            Reviewed::Both => None,
        };
        let settings = ReviewSettings { side, nodes };
        // nobody cancels here
        let never = CancelFlag::default();
        let (voice, listener) = (self.voice(), self.listener());
        let told = match record(state) {
            Some(Record::Chess(game)) => review(&*game, settings, &never, &mut |_| {})
                .map(|found| voice.review(&found, listener)),
            Some(Record::Checkers(game)) => review(&*game, settings, &never, &mut |_| {})
                .map(|found| voice.checkers_review(&found, listener)),
            Some(Record::YinYang(game)) => review(&*game, settings, &never, &mut |_| {})
                .map(|found| voice.yin_yang_review(&found, listener)),
            None => None,
        };
        told.unwrap_or_default()
    }
}
