//! Twelve strengths, from somebody who has just learnt the rules to a strong player.
//!
//! A level is a number of nodes and never a time, so that it plays alike on every phone.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::request::DECIDED;
use super::search::Line;
use super::sight::Sight;
use super::{CancelFlag, Limits, Report, Request, Searcher};
use crate::engine::Level;
use crate::engine::drawn::drawn;
use crate::engine::mixed::mixed;
use crate::games::checkers::Position;

struct Settings {
    nodes: u64,
    depth: u32,
    sight: Sight,
    /// A move that is worse than the best by less than this, in hundredths of a man, may be
    /// chosen.
    margin: i32,
}

const fn seeing(jumps: u32, chains: u32, shots: u32, steps: u32) -> Sight {
    Sight { jumps, chains, shots, steps, ..Sight::FULL }
}

const SETTINGS: [Settings; 12] = [
    Settings { nodes: 2_000, depth: 1, sight: seeing(31, 58, 60, 0), margin: 238 },
    Settings { nodes: 3_000, depth: 1, sight: seeing(15, 51, 57, 0), margin: 116 },
    Settings { nodes: 4_000, depth: 1, sight: seeing(3, 12, 22, 0), margin: 44 },
    Settings { nodes: 6_000, depth: 2, sight: seeing(0, 18, 30, 13), margin: 34 },
    Settings { nodes: 9_000, depth: 2, sight: seeing(0, 8, 16, 4), margin: 28 },
    Settings { nodes: 14_000, depth: 3, sight: seeing(0, 4, 10, 0), margin: 22 },
    Settings { nodes: 20_000, depth: 4, sight: seeing(0, 2, 6, 0), margin: 18 },
    Settings { nodes: 30_000, depth: 5, sight: Sight::FULL, margin: 32 },
    Settings { nodes: 45_000, depth: 6, sight: Sight::FULL, margin: 14 },
    Settings { nodes: 70_000, depth: 8, sight: Sight::FULL, margin: 11 },
    Settings { nodes: 110_000, depth: 9, sight: Sight::FULL, margin: 6 },
    Settings { nodes: 250_000, depth: 0, sight: Sight::FULL, margin: 1 },
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
/// before. `None` only without legal moves; when cancelled, the best move so far.
pub fn choose_move(
    searcher: &mut Searcher,
    request: &LevelRequest,
    cancel: &CancelFlag,
) -> Option<Report> {
    let &LevelRequest { position, past, level, seed, max_nodes } = request;
    let settings = &SETTINGS[level.index()];
    let thought = mixed(seed ^ mixed(position.key() ^ past.len() as u64));
    let sight = Sight { seed: thought, ..settings.sight };
    let nodes = max_nodes.map_or(settings.nodes, |most| most.clamp(1, settings.nodes));
    let limits = Limits { nodes, depth: settings.depth, time: None };
    searcher.forget_for(settings.nodes);
    if searcher.knows(position) && sight.is_full() {
        // whoever knows how it ends does not choose
        let limits = Limits { nodes, ..Limits::default() };
        return searcher.find(&Request { position, past, limits }, cancel, &mut |_| {});
    }
    let (lines, depth, nodes) = searcher.lines(&Request { position, past, limits }, sight, cancel);
    // whoever sees the end of the game, or nothing yet, plays the best
    let is_clear = depth == 0 || lines.first()?.value.abs() >= DECIDED;
    let mut rng = ChaCha8Rng::seed_from_u64(thought);
    let values = lines.iter().map(|line| line.value);
    let choice = if is_clear { 0 } else { drawn(values, settings.margin, &mut rng) };
    let Line { mv: best, value } = *lines.get(choice)?;
    Some(Report { best, value, depth, nodes })
}
