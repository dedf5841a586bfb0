use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::candidates::{Candidate, Candidates, candidates};
use super::exponential::exponential;
use super::features::SQUARES;
use super::view::View;
use super::weights;
use crate::engine::Rating;
use crate::engine::chess::score::MATE_BOUND;
use crate::engine::chess::{CancelFlag, Report, Score, Searcher};
use crate::engine::mixed::mixed;
use crate::games::chess::Move;

/// The ratings of which enough is known.
pub const RATINGS: std::ops::RangeInclusive<u16> = Rating::LEAST.number()..=Rating::MOST.number();

/// Ten minutes for a game, where five count 0 and eight times as much counts 1.
const TIME: f64 = 1.0 / 3.0;

/// From the first of these ratings on a won ending is brought home with some haste, from the last
/// on with all of it.
const HASTY: std::ops::RangeInclusive<u16> = 1_400..=2_000;
/// How much all of it is, on the scale of the weights.
const HASTE: f64 = 4.0;

/// A question to somebody with a rating.
#[derive(Clone, Copy, Debug)]
pub struct PeopleRequest<'a> {
    /// The position, and what came before.
    pub view: View<'a>,
    /// The rating, on the scale of the games that the model has learnt from; what is not in
    /// [`RATINGS`] counts as the nearest that is.
    pub rating: u16,
    /// Where chances come from. One seed serves a whole game.
    pub seed: u64,
}

/// What somebody with a rating plays, by chance.
///
/// The same request gives the same move on every machine, whatever the searcher has done before.
/// `None` only without legal moves; when cancelled, a legal move. `progress` is told about it.
pub fn choose_move(
    searcher: &mut Searcher,
    request: &PeopleRequest,
    cancel: &CancelFlag,
    progress: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let PeopleRequest { view, rating, seed } = *request;
    let found = candidates(searcher, &view, cancel);
    let chances = chances(&found, rating);
    let seed = mixed(seed ^ mixed(view.position.key() ^ view.history.len() as u64));
    let index = drawn(&chances, &mut ChaCha8Rng::seed_from_u64(seed))?;
    let report = found.report(index);
    progress(&report);
    Some(report)
}

/// How likely somebody with a rating is to play each of the legal moves, the likeliest first.
pub fn probabilities(
    searcher: &mut Searcher,
    view: &View,
    rating: u16,
    cancel: &CancelFlag,
) -> Vec<(Move, f64)> {
    let found = candidates(searcher, view, cancel);
    let chances = chances(&found, rating);
    let moves = found.moves.iter().map(|candidate| candidate.mv);
    let mut pairs: Vec<(Move, f64)> = moves.zip(chances).collect();
    pairs.sort_by(|one, other| other.1.total_cmp(&one.1));
    pairs
}

/// The chances of moves at a rating; they sum to 1.
fn chances(found: &Candidates, rating: u16) -> Vec<f64> {
    let moves = &found.moves;
    let rating = rating.clamp(*RATINGS.start(), *RATINGS.end());
    let t = (f64::from(rating) - 1_500.0) / 500.0;
    let [as_such, for_rating, for_square] = weights::SHARPNESS.map(f64::from);
    let sharpness = (as_such + for_rating * t + for_square * t * t) / 1_000.0;
    let terms = [1.0, t, t * t, TIME];
    let weigh = |weights: &[i16]| -> f64 {
        weights.iter().zip(terms).map(|(&weight, term)| f64::from(weight) * term).sum()
    };
    let dense: Vec<f64> = weights::FEATURES.iter().map(|weights| weigh(weights)).collect();
    let haste = if found.is_won_ending { haste(rating) } else { 0.0 };
    let best = moves.iter().map(|candidate| candidate.value).max().unwrap_or(0);
    let score = |candidate: &Candidate| {
        let features = candidate.features.iter().zip(&dense);
        let seen: f64 = features.map(|(&value, weight)| f64::from(value) * weight).sum();
        let [to, from] = candidate.squares.map(|at| weigh(&weights::SQUARES[at % SQUARES]));
        sharpness * (seen + to + from) / 1_000.0 - haste * lost_ground(best, candidate.value)
    };
    let scores: Vec<f64> = moves.iter().map(score).collect();
    let most = scores.iter().copied().fold(f64::MIN, f64::max);
    let shares: Vec<f64> = scores.iter().map(|score| exponential(score - most)).collect();
    let sum: f64 = shares.iter().sum();
    shares.iter().map(|share| share / sum).collect()
}

/// How much lost ground counts in a won ending. The games tell too little of it to learn it from,
/// since nearly everybody resigns there.
fn haste(rating: u16) -> f64 {
    let share = rating.clamp(*HASTY.start(), *HASTY.end()) - HASTY.start();
    HASTE * f64::from(share) / f64::from(HASTY.end() - HASTY.start())
}

/// How much less a move brings on a won ending than the best: 1 for 30 centipawns, or for two
/// moves more until it is mate; at most 3.
fn lost_ground(best: i32, value: i32) -> f64 {
    let unit = if value >= MATE_BOUND { 4.0 } else { 30.0 };
    (f64::from(best - value) / unit).min(3.0)
}

/// Which of the moves it is to be; `None` of none.
fn drawn(chances: &[f64], rng: &mut impl Rng) -> Option<usize> {
    const STEPS: f64 = (1_u64 << 53) as f64;
    let mut lot = (rng.next_u64() >> 11) as f64 / STEPS;
    let last = chances.len().checked_sub(1)?;
    let is_it = |chance: &f64| {
        lot -= chance;
        lot < 0.0
    };
    Some(chances.iter().position(is_it).unwrap_or(last))
}

impl Candidates {
    fn report(&self, index: usize) -> Report {
        let Candidate { mv, value, .. } = self.moves[index];
        Report {
            best: mv,
            score: Score::from_value(value),
            line: 0,
            depth: self.depth,
            selective_depth: self.depth,
            nodes: self.nodes,
            table_use: 0,
            pv: vec![mv],
        }
    }
}
