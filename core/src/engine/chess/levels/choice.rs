use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::{FAMILIAR_MOVES, Level, OPENING_MOVES, Settings};
use crate::engine::chess::score::is_mate;
use crate::engine::chess::search::Findings;
use crate::engine::chess::sight::Sight;
use crate::engine::chess::{CancelFlag, Limits, Report, Request, Score, Searcher};
use crate::engine::drawn::drawn;
use crate::engine::mixed::mixed;
use crate::games::chess::{Move, Position};

/// A question to a level.
#[derive(Clone, Copy, Debug)]
pub struct LevelRequest<'a> {
    /// The position whose mover asks.
    pub position: &'a Position,
    /// Keys of the earlier positions of the game, oldest first.
    pub history: &'a [u64],
    /// Which level.
    pub level: Level,
    /// Where it takes its chances from. One seed serves a whole game.
    pub seed: u64,
    /// The most nodes where time is short; without it, as many as the level has.
    pub max_nodes: Option<u64>,
}

/// What a level plays.
///
/// The same request gives the same move on every machine, whatever the searcher
/// has done before: it is cleared, and a level uses a table of one fixed size.
/// `None` only without legal moves; when cancelled, the best move so far.
/// `progress` is told about every finished iteration.
pub fn choose_move(
    searcher: &mut Searcher,
    request: &LevelRequest,
    cancel: &CancelFlag,
    progress: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let &LevelRequest { position, history, level, seed, max_nodes } = request;
    if level.never_misses_mate()
        && let Some(mate) = mate_at_once(position)
    {
        return Some(mate);
    }
    let settings = level.settings();
    let margin = settings.margin_at(position);
    let thought = mixed(seed ^ mixed(position.key() ^ history.len() as u64));
    let sight = Sight { seed: thought, ..settings.sight_at(position) };
    let nodes = max_nodes.map_or(settings.nodes, |most| most.clamp(1, settings.nodes));
    let limits = Limits { nodes, depth: settings.depth_at(position), ..Limits::default() };
    let lines = if margin == 0 { 1 } else { settings.lines() };
    let request = Request { history, limits, lines, seed: thought, ..Request::new(position) };
    searcher.forget_for(settings.nodes);
    let findings = searcher.find(&request, sight, 1, cancel, progress)?;
    let mut rng = ChaCha8Rng::seed_from_u64(thought);
    let margin = settings.margin_at_lead(margin, findings.lines[0].value);
    Some(findings.report(draw(&findings, margin, &mut rng)))
}

impl Level {
    /// Whoever knows the rules sees a mate when he looks for one; only the
    /// weakest does not always look.
    fn never_misses_mate(self) -> bool {
        self.number() > 1
    }
}

/// At a lead of so many centipawns the margin is half as wide.
const DECIDED: i32 = 300;

impl Settings {
    /// To win what is won and to hold out when lost, whoever sees a reply takes
    /// more care.
    fn margin_at_lead(&self, margin: i32, lead: i32) -> i32 {
        if self.depth == 1 { margin } else { margin * DECIDED / (DECIDED + lead.abs()) }
    }

    /// With few pieces and pawns on the board whoever looks at replies looks
    /// further.
    fn depth_at(&self, position: &Position) -> u32 {
        if self.depth < 2 {
            return self.depth;
        }
        let further = match position.board().occupied().len() {
            ..=6 => 3,
            7..=10 => 2,
            11..=14 => 1,
            _ => 0,
        };
        self.depth + further
    }

    /// Among how many of the best moves there is a choice: whoever looks far
    /// ahead has few to choose from.
    fn lines(&self) -> usize {
        if self.depth == 0 { 4 } else { usize::MAX }
    }

    fn sight_at(&self, position: &Position) -> Sight {
        if position.fullmove_number() > FAMILIAR_MOVES {
            return self.sight;
        }
        let Sight { overlooked, unthought, missed, .. } = self.sight;
        let [overlooked, unthought, missed] =
            [overlooked, unthought, missed].map(|of_64| of_64 / 4);
        Sight { overlooked, unthought, missed, ..self.sight }
    }

    fn margin_at(&self, position: &Position) -> i32 {
        if position.fullmove_number() <= OPENING_MOVES { self.opening_margin } else { self.margin }
    }
}

fn mate_at_once(position: &Position) -> Option<Report> {
    let moves = position.legal_moves();
    let nodes = moves.len() as u64;
    let is_mate = |&mv: &Move| {
        let child = position.after_legal(mv);
        child.is_check() && !child.has_legal_move()
    };
    let best = moves.into_iter().find(is_mate)?;
    Some(Report {
        best,
        score: Score::MateIn(1),
        line: 0,
        depth: 1,
        selective_depth: 1,
        nodes,
        table_use: 0,
        pv: vec![best],
    })
}

/// One of the candidates less than `margin` centipawns worse than the best.
/// Whoever can mate or is being mated plays the best.
fn draw(findings: &Findings, margin: i32, rng: &mut impl Rng) -> usize {
    let values = findings.lines.iter().map(|line| line.value);
    if findings.depth == 0 || is_mate(findings.lines[0].value) {
        return 0;
    }
    drawn(values, margin, rng)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_are_searched_deeper_by_whoever_looks_at_replies() {
        let depth_at = |number: u8, pieces: usize| {
            let fen = format!(
                "k7/8/{}/8/8/{}/8/K7 w - - 0 60",
                row('p', pieces / 2 - 1),
                row('P', pieces.div_ceil(2) - 1)
            );
            let position: Position = fen.parse().unwrap();
            assert_eq!(position.board().occupied().len(), pieces as u32);
            Level::new(number).unwrap().settings().depth_at(&position)
        };
        assert_eq!([15, 14, 11, 10, 7, 6].map(|pieces| depth_at(5, pieces)), [2, 3, 3, 4, 4, 5]);
        assert_eq!([1, 4, 9].map(|number| depth_at(number, 4)), [1, 1, 0]);
    }

    fn row(pawn: char, count: usize) -> String {
        let rest = 8 - count;
        let rest = if rest == 0 { String::new() } else { rest.to_string() };
        pawn.to_string().repeat(count) + &rest
    }
}
