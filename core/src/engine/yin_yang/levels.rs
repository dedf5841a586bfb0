//! Twelve strengths, from somebody who has just learnt the rules to a strong player.
//!
//! A level is a number of nodes and never a time, so that it plays alike on every phone.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::sight::Sight;
use super::{CancelFlag, Limits, Report, Request, Searcher};
use crate::engine::Level;
use crate::engine::drawn::drawn;
use crate::engine::mixed::mixed;
use crate::games::yin_yang::Position;

struct Settings {
    nodes: u64,
    sight: Sight,
    /// A move that is worse than the best by less than this, in hundredths of a stone, may be
    /// chosen.
    margin: i32,
}

const fn seeing(captures: u32, ladders: u32, stones: u32) -> Sight {
    Sight { captures, ladders, stones, ..Sight::FULL }
}

const SETTINGS: [Settings; 12] = [
    Settings { nodes: 40, sight: seeing(40, 64, 56), margin: 600 },
    Settings { nodes: 48, sight: seeing(35, 64, 53), margin: 485 },
    Settings { nodes: 58, sight: seeing(29, 64, 49), margin: 370 },
    Settings { nodes: 78, sight: seeing(21, 64, 41), margin: 260 },
    Settings { nodes: 120, sight: seeing(12, 55, 29), margin: 155 },
    Settings { nodes: 240, sight: seeing(5, 34, 14), margin: 74 },
    Settings { nodes: 440, sight: seeing(1, 14, 4), margin: 36 },
    Settings { nodes: 1_000, sight: Sight::FULL, margin: 16 },
    Settings { nodes: 2_600, sight: Sight::FULL, margin: 11 },
    Settings { nodes: 7_500, sight: Sight::FULL, margin: 6 },
    Settings { nodes: 21_000, sight: Sight::FULL, margin: 3 },
    Settings { nodes: 60_000, sight: Sight::FULL, margin: 1 },
];

/// A question to a level.
#[derive(Clone, Copy, Debug)]
pub struct LevelRequest<'a> {
    /// The position whose mover asks.
    pub position: &'a Position,
    /// Keys of the earlier positions of the game, oldest first.
    pub past: &'a [u64],
    /// Which level.
    pub level: Level,
    /// Where it takes its chances from. One seed serves a whole game.
    pub seed: u64,
    /// The most nodes where time is short; without it, as many as the level has.
    pub max_nodes: Option<u64>,
}

/// What a level plays.
///
/// The same request gives the same move on every machine, whatever the searcher has done
/// before. `None` only where the game is over; when cancelled, the best move so far.
pub fn choose_move(
    searcher: &mut Searcher,
    request: &LevelRequest,
    cancel: &CancelFlag,
) -> Option<Report> {
    let &LevelRequest { position, past, level, seed, max_nodes } = request;
    let settings = &SETTINGS[level.index()];
    let thought = mixed(seed ^ mixed(position.key() ^ past.len() as u64));
    let nodes = max_nodes.map_or(settings.nodes, |most| most.clamp(1, settings.nodes));
    let request = Request { position, past, limits: Limits { nodes, time: None } };
    let sight = Sight { seed: thought, ..settings.sight };
    searcher.forget_for(settings.nodes);
    let found = if sight.is_full() {
        searcher.find(&request, cancel, &mut |_| {})?
    } else {
        searcher.play(&request, sight, cancel, &mut |_| {})?
    };
    // whoever sees the end of the game, or nothing yet, plays the best
    if found.is_decided() || found.depth == 0 {
        return Some(found);
    }
    let lines = searcher.lines();
    let mut rng = ChaCha8Rng::seed_from_u64(thought);
    let choice = drawn(lines.iter().map(|line| line.value), settings.margin, &mut rng);
    let line = lines.get(choice)?;
    Some(Report { best: line.mv, value: line.value, ..found })
}
