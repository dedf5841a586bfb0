//! The moments of a game that cost most.
//!
//! A loss is measured in expected points: from far ahead to less far ahead nothing is lost
//! (chessprogramming.org, "Pawn Advantage, Win Percentage, and Elo").

use std::cmp::Reverse;

use super::CancelFlag;
use crate::games::{Rules, Side};
use crate::text::sorting::sort_by_key;

/// How many nodes each position gets when nothing else is asked for.
pub const REVIEW_NODES: u64 = 20_000;

/// So many moments of a side are told at most.
const MOMENTS: usize = 3;

/// A position counts as lost for its mover if he can expect no more, in thousandths of a point.
const LOST: i32 = 40;
/// A side is told that it was lost only if it made so many moves or more from there on.
const LOST_MOVES: usize = 2;
/// From what loss on a move is told that is always told, in thousandths of a point.
const LITTLE: u32 = 20;
/// The same of a move after which its side can expect no more than [`LOST`], whatever explains
/// it, and also in the opening.
const THROWN_AWAY: u32 = 120;
/// A game was lost too early if the side that lost could still expect so much, in thousandths of
/// a point.
const NOT_LOST: i32 = 400;
/// A move is told of as the best one that gained so much, in thousandths of a point.
const GAINED: i32 = 100;

/// So many times the nodes of a position are spent on the moves beside one that lost and was
/// thought best: the search was too small to see that.
const NODES_OF_OTHERS: u64 = 4;

/// How a game is looked back at.
pub trait Reviewing: Rules {
    /// What searches its positions.
    type Searcher;

    /// So many times the nodes a position gets that is told of: what finds a mistake may be too
    /// little to find what was better.
    const TOLD_NODES: u64;

    /// Whether it is found from where on everything was lost for a side, [`Review::lost`].
    const FINDS_LOST: bool = false;

    /// A searcher for a review.
    fn searcher() -> Self::Searcher;

    /// What the position is worth at full strength, whatever the searcher has done before; `past`
    /// has the keys of the earlier positions. `None` if it was cancelled at once.
    fn look(
        &self,
        past: &[u64],
        nodes: u64,
        searcher: &mut Self::Searcher,
        cancel: &CancelFlag,
    ) -> Option<Look<Self::Move>>;

    /// The same of the best move beside one, if there is another, where a game has that.
    fn look_at_others(
        &self,
        _past: &[u64],
        _mv: Self::Move,
        _nodes: u64,
        _searcher: &mut Self::Searcher,
        _cancel: &CancelFlag,
    ) -> Option<Look<Self::Move>> {
        None
    }

    /// Whether a fact on the board tells why a move was bad.
    fn is_explained(moment: &Moment<Self>) -> bool;

    /// Whether a move is told of even where it cost little; with what was answered, if anything
    /// was.
    fn is_always_told(&self, _mv: Self::Move, _answer: Option<Self::Move>) -> bool {
        false
    }

    /// A move that wins at once, where the one that was played does not. That is told of whatever
    /// it cost, as the game may have been won all the same.
    fn missed_win(&self, _past: &[u64], _mv: Self::Move) -> Option<Self::Move> {
        None
    }

    /// From what loss on a move is told, in thousandths of a point; `ply` counts from `start`.
    fn told_from(start: &Self, ply: usize, is_explained: bool) -> u32;
}

/// What a search found of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look<M> {
    /// What its mover can expect, in thousandths of a point.
    pub expected: i32,
    /// His best move, if he has one.
    pub best: Option<M>,
}

/// A game, and what is asked about it.
#[derive(Clone, Copy, Debug)]
pub struct ReviewRequest<'a, P: Rules> {
    /// The position before the first move.
    pub start: &'a P,
    /// The moves, legal ones.
    pub moves: &'a [P::Move],
    /// Whose moves are looked at; `None` stands for both sides.
    pub side: Option<Side>,
    /// Who has lost, if somebody has: a game that went on, or was won all the same, was not lost.
    pub loser: Option<Side>,
    /// For each position, at least 1. A search takes no time for a measure, so that the same
    /// game gives the same moments on every machine.
    pub nodes: u64,
}

/// A move that cost much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment<P: Rules> {
    /// Which move of the game it is, counted from 0.
    pub ply: usize,
    /// The position before it.
    pub before: P,
    /// What was played.
    pub played: P::Move,
    /// What would have been better.
    pub better: P::Move,
    /// The best answer to what was played; `None` if the game was over.
    pub reply: Option<P::Move>,
    /// What it cost, in thousandths of a point.
    pub loss: u32,
    /// Whether a position that had stood twice before could come again at once.
    pub repeats: bool,
    /// The keys of the positions before it, oldest first.
    pub past: Vec<u64>,
}

/// A move that lost nothing, after one of the other side that lost something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best<P: Rules> {
    /// Which move of the game it is, counted from 0.
    pub ply: usize,
    /// The position before it.
    pub before: P,
    /// What was played.
    pub played: P::Move,
    /// Whether the move before it is one of the moments, or, where only this side's are told,
    /// cost as much as one.
    pub uses_mistake: bool,
}

/// What came of looking back at a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review<P: Rules> {
    /// The worst moments, at most three of each side, in the order of play.
    pub moments: Vec<Moment<P>>,
    /// From where on the side that has lost could expect nothing any more, if it could before;
    /// found only where [`Reviewing::FINDS_LOST`] says so, in Yin-Yang.
    pub lost: Option<Lost<P>>,
    /// Whether the side that has lost could expect nothing from its first move on; found where
    /// `lost` is.
    pub is_lost_from_start: bool,
    /// The side that has lost and what it could still expect in the last position, in thousandths
    /// of a point, if that was much: it resigned too early, or lost by time or by a rule.
    pub not_lost: Option<(Side, u32)>,
    /// Of each side the move that kept most of what a mistake before it gave, if any did.
    pub best: Vec<Best<P>>,
    /// Whether there were moves to look back at.
    pub has_moves: bool,
    /// What the first player could expect before the first move and after each, in thousandths
    /// of a point; before and after a move without a choice it may be as beside it. Empty where
    /// no move had a choice.
    pub chances: Vec<u32>,
}

impl<P: Rules> Default for Review<P> {
    /// Of a game without moves.
    fn default() -> Review<P> {
        Review {
            moments: Vec::new(),
            lost: None,
            is_lost_from_start: false,
            not_lost: None,
            best: Vec::new(),
            has_moves: false,
            chances: Vec::new(),
        }
    }
}

/// From where on everything was lost for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lost<P> {
    /// How many moves of both sides were made before.
    pub plies: usize,
    /// The position after them; its mover is the side that has lost.
    pub position: P,
}

/// How far a review has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewProgress {
    /// How many positions have been looked at, and how many moments found.
    pub done: usize,
    /// The most that there can be of both.
    pub all: usize,
}

/// The worst moments of a game; `None` if it was cancelled.
///
/// Moves that were the only ones do not count; what no fact on the board explains counts only
/// if it cost much or threw the game away, and in chess what is played in the opening likewise.
///
/// ```
/// use annabella::engine::{CancelFlag, ReviewRequest, review};
/// use annabella::games::chess::{Position, notation::san};
///
/// let start = Position::default();
/// let mut position = start;
/// let moves = ["f3", "e5", "g4"].map(|text| {
///     let mv = san::parse(&position, text).unwrap();
///     position = position.after_legal(mv);
///     mv
/// });
/// let (side, loser) = (None, None);
/// let request = ReviewRequest { start: &start, moves: &moves, side, loser, nodes: 1_000 };
/// let found = review(&request, &CancelFlag::default(), &mut |_| {}).unwrap();
/// assert_eq!(found.moments[0].played, moves[2]);
/// ```
pub fn review<P: Reviewing>(
    request: &ReviewRequest<P>,
    cancel: &CancelFlag,
    progress: &mut dyn FnMut(ReviewProgress),
) -> Option<Review<P>> {
    let mut reviewer = Reviewer::new(request, cancel);
    let own = reviewer.own();
    let asked = reviewer.asked(&own);
    // what one side's moves cost is known only with the positions after the other's
    let all_asked = if own.is_empty() { Vec::new() } else { reviewer.asked(&reviewer.plies()) };
    let is_needed = |index: &usize| {
        let is_before = |ply| all_asked.contains(&ply);
        all_asked.contains(index) || index.checked_sub(1).is_some_and(is_before)
    };
    let needed: Vec<usize> = (0..reviewer.positions.len()).filter(is_needed).collect();
    let all = needed.len() + MOMENTS * request.side.map_or(2, |_| 1);
    for (done, &index) in needed.iter().enumerate() {
        progress(ReviewProgress { done, all });
        let position = reviewer.positions[index];
        reviewer.found[index] = reviewer.look(&position, index, reviewer.nodes());
        if cancel.is_cancelled() {
            return None;
        }
    }
    if !own.is_empty() {
        reviewer.look_at_the_end();
    }
    reviewer.settle();
    if cancel.is_cancelled() {
        return None;
    }
    let mut moments = Vec::new();
    let mut done = needed.len();
    for side in Side::ALL {
        let found = reviewer.worst(side, &asked, &mut || {
            done += 1;
            progress(ReviewProgress { done, all });
        });
        moments.extend(found);
        if cancel.is_cancelled() {
            return None;
        }
    }
    sort_by_key(&mut moments, |moment| moment.ply);
    let lost = reviewer.lost(&asked);
    let is_lost_from_start = lost.is_none() && reviewer.is_lost_from_start(&asked);
    let not_lost = if own.is_empty() { None } else { reviewer.not_lost() };
    progress(ReviewProgress { done: all, all });
    if cancel.is_cancelled() {
        return None;
    }
    let is_mistake = |ply: usize| match request.side {
        None => moments.iter().any(|moment| moment.ply + 1 == ply),
        Some(_) => ply.checked_sub(1).is_some_and(|before| reviewer.is_mistake(before)),
    };
    let best = Side::ALL.into_iter().filter_map(|side| {
        let ply = reviewer.best(side, &asked)?;
        let (before, played) = (reviewer.positions[ply], request.moves[ply]);
        Some(Best { ply, before, played, uses_mistake: is_mistake(ply) })
    });
    let best = best.collect();
    let (has_moves, chances) = (!own.is_empty(), reviewer.chances());
    Some(Review { moments, lost, is_lost_from_start, not_lost, best, has_moves, chances })
}

struct Reviewer<'a, P: Reviewing> {
    request: &'a ReviewRequest<'a, P>,
    cancel: &'a CancelFlag,
    searcher: P::Searcher,
    /// Those of the game, the last one included.
    positions: Vec<P>,
    keys: Vec<u64>,
    found: Vec<Option<Look<P::Move>>>,
}

impl<P: Reviewing> Reviewer<'_, P> {
    fn new<'a>(request: &'a ReviewRequest<'a, P>, cancel: &'a CancelFlag) -> Reviewer<'a, P> {
        let mut positions = vec![*request.start];
        for &mv in request.moves {
            positions.extend(positions.last().map(|position| position.after(mv)));
        }
        let keys = positions.iter().map(P::key).collect();
        let found = vec![None; positions.len()];
        Reviewer { request, cancel, searcher: P::searcher(), positions, keys, found }
    }

    /// The plies of all moves.
    fn plies(&self) -> Vec<usize> {
        (0..self.request.moves.len()).collect()
    }

    /// The plies of those whose moves are looked at.
    fn own(&self) -> Vec<usize> {
        let is_own =
            |&ply: &usize| self.request.side.is_none_or(|side| side == self.positions[ply].turn());
        self.plies().into_iter().filter(is_own).collect()
    }

    /// Those of them with a choice.
    fn asked(&self, own: &[usize]) -> Vec<usize> {
        let has_choice =
            |&ply: &usize| self.positions[ply].legal_moves(&self.keys[..ply]).len() > 1;
        own.iter().copied().filter(has_choice).collect()
    }

    /// Looks at a position after `plies` moves of the game.
    fn look(&mut self, position: &P, plies: usize, nodes: u64) -> Option<Look<P::Move>> {
        let past = &self.keys[..plies];
        position.look(past, nodes, &mut self.searcher, self.cancel)
    }

    /// Corrects each position by what was found after the move that was played there, from the
    /// end on, since a search sees less than one a few moves later. A move gains nothing then,
    /// and what was lost was lost by the move before, as far as the game can look at the moves
    /// beside one ([`Reviewing::look_at_others`]).
    fn settle(&mut self) {
        for ply in (0..self.request.moves.len()).rev() {
            let Some(kept) = self.kept(ply) else { continue };
            let played = self.request.moves[ply];
            if self.positions[ply].legal_moves(&self.keys[..ply]).len() == 1 {
                self.found[ply] = Some(Look { expected: kept, best: Some(played) });
                continue;
            }
            let Some(look) = self.found[ply] else { continue };
            let is_misjudged = look.best == Some(played) && look.expected - kept > LITTLE as i32;
            let others = if is_misjudged { self.look_at_others(ply) } else { Some(look) };
            let Some(look) = others else { continue };
            let was_best = kept >= look.expected;
            let settled = if was_best { Look { expected: kept, best: Some(played) } } else { look };
            self.found[ply] = Some(settled);
        }
    }

    /// What was found of the moves beside the one that was played.
    fn look_at_others(&mut self, ply: usize) -> Option<Look<P::Move>> {
        let (past, played) = (&self.keys[..ply], self.request.moves[ply]);
        let nodes = self.nodes().saturating_mul(NODES_OF_OTHERS);
        self.positions[ply].look_at_others(past, played, nodes, &mut self.searcher, self.cancel)
    }

    /// The last position is drawn if it has come for the third time, and is looked at also where
    /// somebody has lost and the moves that are asked about do not need it.
    fn look_at_the_end(&mut self) {
        let end = self.request.moves.len();
        let stood = self.keys[..end].iter().filter(|&&key| key == self.keys[end]).count();
        if stood >= 2 {
            self.found[end] = Some(Look { expected: 500, best: None });
        } else if self.found[end].is_none() && self.request.loser.is_some() {
            let position = self.positions[end];
            self.found[end] = self.look(&position, end, self.nodes());
        }
    }

    /// What was found of a position of the game, or what more nodes find.
    fn look_again(&mut self, ply: usize) -> Option<Look<P::Move>> {
        if P::TOLD_NODES == 1 {
            return self.found[ply];
        }
        let position = self.positions[ply];
        self.look(&position, ply, self.told_nodes())
    }

    fn told_nodes(&self) -> u64 {
        self.nodes().saturating_mul(P::TOLD_NODES)
    }

    fn nodes(&self) -> u64 {
        self.request.nodes.max(1)
    }

    /// The worst moments of a side; `on_moment` is called for each.
    fn worst(
        &mut self,
        side: Side,
        asked: &[usize],
        on_moment: &mut dyn FnMut(),
    ) -> Vec<Moment<P>> {
        let own = asked.iter().filter(|&&ply| self.positions[ply].turn() == side);
        let mut worst: Vec<(u32, usize)> = own
            .filter_map(|&ply| {
                let kept = self.kept(ply)?;
                let loss = self.found[ply]?.expected - kept;
                // a search may know less of a win before it than after it
                let loss = if self.missed_win(ply).is_some() { loss.max(0) } else { loss };
                let loss = u32::try_from(loss).ok()?;
                (loss >= self.told_from(ply, true, kept)).then_some((loss, ply))
            })
            .collect();
        sort_by_key(&mut worst, |&(loss, ply)| (Reverse(loss), ply));
        // one place is kept for what is always told, so that it does not crowd out the rest
        let is_kept = |ply| self.missed_win(ply).is_some() || self.is_always_told(ply);
        if let Some(at) = worst.iter().position(|&(_, ply)| is_kept(ply)) {
            worst[..=at].rotate_right(1);
        }
        let mut moments = Vec::new();
        for (_, ply) in worst {
            if let Some(moment) = self.moment(ply) {
                moments.push(moment);
                on_moment();
            }
            if moments.len() == MOMENTS || self.cancel.is_cancelled() {
                break;
            }
        }
        moments
    }

    /// What the mover of a ply can still expect after it.
    fn kept(&self, ply: usize) -> Option<i32> {
        Some(1000 - self.found[ply + 1]?.expected)
    }

    /// The moment, if the better move holds what it promises: both moves are judged by the
    /// position after them.
    fn moment(&mut self, ply: usize) -> Option<Moment<P>> {
        let (before, played) = (self.positions[ply], self.request.moves[ply]);
        let better = match self.missed_win(ply) {
            Some(winning) => winning,
            None => self.look_again(ply)?.best.filter(|&better| better != played)?,
        };
        let held = self.look(&before.after(better), ply + 1, self.told_nodes())?;
        let allowed = self.look_again(ply + 1)?;
        let kept = 1000 - allowed.expected;
        let loss = u32::try_from(1000 - held.expected - kept).ok()?;
        let reply = allowed.best;
        let after = self.positions[ply + 1];
        let answered = reply.map(|reply| after.after(reply).key());
        let stood_twice =
            |key: u64| self.keys[..=ply].iter().filter(|earlier| **earlier == key).count() >= 2;
        let repeats = stood_twice(after.key()) || answered.is_some_and(stood_twice);
        let past = self.keys[..ply].to_vec();
        let moment = Moment { ply, before, played, better, reply, loss, repeats, past };
        (loss >= self.told_from(ply, P::is_explained(&moment), kept)).then_some(moment)
    }

    /// The move of a side after which it could expect most more than before the other side's,
    /// if it lost nothing of that itself.
    fn best(&self, side: Side, asked: &[usize]) -> Option<usize> {
        let own = asked.iter().copied().filter(|&ply| self.positions[ply].turn() == side);
        let gains = own.filter_map(|ply| {
            let had = 1000 - self.found[ply.checked_sub(1)?]?.expected;
            let kept = self.kept(ply)?;
            let loss = self.found[ply]?.expected - kept;
            let is_best = loss <= LITTLE as i32 && kept - had >= GAINED;
            is_best.then_some((kept - had, Reverse(ply)))
        });
        gains.max().map(|(_, Reverse(ply))| ply)
    }

    /// Whether a move cost so much that it would be told if it is explained.
    fn is_mistake(&self, ply: usize) -> bool {
        let kept = self.kept(ply);
        let lost = self.found[ply].zip(kept).map(|(look, kept)| (look.expected - kept, kept));
        lost.is_some_and(|(loss, kept)| loss >= self.told_from(ply, true, kept) as i32)
    }

    /// What the first player could expect in each position; where nobody looked, as in the one
    /// before, or, at the beginning, in the first at which somebody did.
    fn chances(&self) -> Vec<u32> {
        let first = |(position, look): (&P, &Option<Look<P::Move>>)| {
            let expected = look.as_ref()?.expected;
            let of_first = if position.turn() == Side::First { expected } else { 1000 - expected };
            u32::try_from(of_first).ok()
        };
        let looked: Vec<Option<u32>> = self.positions.iter().zip(&self.found).map(first).collect();
        let Some(mut last) = looked.iter().copied().flatten().next() else { return Vec::new() };
        let filled = looked.into_iter().map(|chance| {
            last = chance.unwrap_or(last);
            last
        });
        filled.collect()
    }

    /// From what loss on a ply is told, after which its mover can still expect `kept`.
    fn told_from(&self, ply: usize, is_explained: bool, kept: i32) -> u32 {
        if self.missed_win(ply).is_some() {
            return 0;
        }
        if self.is_always_told(ply) {
            return LITTLE;
        }
        let told = P::told_from(self.request.start, ply, is_explained);
        if kept <= LOST { told.min(THROWN_AWAY) } else { told }
    }

    fn missed_win(&self, ply: usize) -> Option<P::Move> {
        self.positions[ply].missed_win(&self.keys[..ply], self.request.moves[ply])
    }

    fn is_always_told(&self, ply: usize) -> bool {
        let moves = self.request.moves;
        self.positions[ply].is_always_told(moves[ply], moves.get(ply + 1).copied())
    }

    /// From where on the loser could expect nothing, if he could before and made several moves
    /// from there on. What is told of is looked at again.
    fn lost(&mut self, asked: &[usize]) -> Option<Lost<P>> {
        let own = self.of_loser(asked);
        let before = own.iter().rposition(|&ply| !is_lost(self.found[ply].as_ref()))?;
        let later = &own[before + 1..];
        let first = later.iter().position(|&ply| is_lost(self.look_again(ply).as_ref()))?;
        let plies = later[first];
        let is_long = later.len() - first >= LOST_MOVES;
        is_long.then(|| Lost { plies, position: self.positions[plies] })
    }

    /// Whether the loser could expect nothing before any of his moves, also with more nodes
    /// before the first.
    fn is_lost_from_start(&mut self, asked: &[usize]) -> bool {
        let own = self.of_loser(asked);
        let Some(&first) = own.first() else { return false };
        own.iter().all(|&ply| is_lost(self.found[ply].as_ref()))
            && is_lost(self.look_again(first).as_ref())
    }

    /// The loser and what he could still expect after the last move, if that was much.
    fn not_lost(&self) -> Option<(Side, u32)> {
        let side = self.request.loser?;
        let end = self.request.moves.len();
        let expected = self.found[end]?.expected;
        let of_loser = if self.positions[end].turn() == side { expected } else { 1000 - expected };
        (of_loser >= NOT_LOST).then_some((side, of_loser.unsigned_abs()))
    }

    /// The plies of the side that has lost, where it is found what was lost.
    fn of_loser(&self, asked: &[usize]) -> Vec<usize> {
        let Some(side) = self.request.loser.filter(|_| P::FINDS_LOST) else { return Vec::new() };
        asked.iter().copied().filter(|&ply| self.positions[ply].turn() == side).collect()
    }
}

/// Whether the mover can expect nothing.
fn is_lost<M>(look: Option<&Look<M>>) -> bool {
    look.is_some_and(|look| look.expected <= LOST)
}
