//! What holds for every game of a match.

use std::time::Duration;

use crate::args::{DrawRule, MatchArgs, ResignRule, TimeControl};
use annabella::games::GameKind;

#[derive(Clone, Debug)]
pub(super) struct Rules {
    pub(super) game: GameKind,
    /// The most for a move.
    pub(super) nodes: Option<u64>,
    pub(super) time: Option<TimeControl>,
    /// So much later than the flag an answer still counts.
    pub(super) margin: Duration,
    /// How long to wait for an answer where no clock says so.
    pub(super) patience: Duration,
    /// In moves of each side.
    pub(super) longest: u32,
    pub(super) draw: Option<DrawRule>,
    pub(super) resign: Option<ResignRule>,
}

impl Rules {
    pub(super) fn new(args: &MatchArgs) -> Rules {
        Rules {
            game: args.game,
            nodes: args.nodes,
            time: args.tc,
            margin: Duration::from_millis(args.margin),
            patience: Duration::from_secs(args.patience),
            longest: args.max_moves,
            draw: args.draw,
            resign: args.resign,
        }
    }
}
