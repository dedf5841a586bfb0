//! The replies of a node, and what the board promises of each.

use super::game::Game;
use super::ladders::{Ladders, READ};
use super::promise::{Before, EVEN, lines_from_edge, promise};
use super::tree::Node;
use crate::engine::yin_yang::sight::Sight;
use crate::games::Side;
use crate::games::yin_yang::sight::Chase;
use crate::games::yin_yang::{Groups, Point};

/// So many stones are put before a game has a shape.
const OPENING_STONES: usize = 6;
/// A smaller board is solved.
const SMALLEST_WITH_MIDDLE: u8 = 7;

/// What can be said of the side to move.
pub(super) enum Replies {
    /// It wins at once with this stone.
    Wins(Point),
    /// It loses whatever it does.
    Loses,
    /// These are worth trying.
    Open,
}

/// Finds replies, in memory that it keeps.
#[derive(Default)]
pub(super) struct Expander {
    /// What was found last.
    pub(super) replies: Vec<Node>,
    points: Vec<Point>,
    ladders: Ladders,
    /// What is seen.
    pub(super) sight: Sight,
}

impl Expander {
    /// Finds the replies that are worth trying; how many stones were put for it.
    pub(super) fn expand(&mut self, game: &mut Game) -> (Replies, u32) {
        self.replies.clear();
        let side = game.turn;
        if let Some(point) = winning(&game.groups, side, game.missing(side), &self.sight) {
            return (Replies::Wins(point), 1);
        }
        let is_forced = winning(&game.groups, !side, game.missing(!side), &self.sight).is_some();
        let mut stones = self.ladders.read(game, &self.sight);
        if !is_forced && let Some(point) = self.ladders.winning(game.missing(side)) {
            return (Replies::Wins(point), stones);
        }
        let is_hunted = !is_forced && self.ladders.losing(game.missing(!side)).next().is_some();
        let is_opening = !is_forced && !is_hunted && is_opening(&game.groups);
        self.points.clear();
        self.points.extend_from_slice(game.groups.empty());
        // in the order of the board, so that nothing depends on how it came about
        self.points.sort_unstable();
        for &point in &self.points {
            if !is_forced && game.groups.is_eye(side, point) {
                continue;
            }
            let before = Before::of(&game.groups, side, point);
            if is_forced && !before.may_save() {
                continue;
            }
            if is_opening && before.is_alone && lines_from_edge(&game.groups, point) < 2 {
                continue;
            }
            let is_overlooked = if before.may_save() {
                self.sight.overlooks_capture(point)
            } else {
                self.sight.overlooks_stone(point)
            };
            if is_overlooked && !is_forced {
                continue;
            }
            if game.groups.place(side, point).is_err() {
                continue;
            }
            stones += 1;
            let loses = loses_at_once(game, side, point, is_forced)
                || is_hunted && is_caught(game, side, &self.ladders, &mut stones);
            if !loses {
                let mut node = Node::new(Some(point));
                stones += promise(game, point, &before, &self.ladders, &mut node);
                self.replies.push(node);
            }
            game.groups.undo();
        }
        if !is_forced && !is_hunted {
            let mut pass = Node::new(None);
            pass.promise(EVEN, if self.replies.is_empty() { EVEN } else { 2 });
            self.replies.push(pass);
        }
        let found = if self.replies.is_empty() { Replies::Loses } else { Replies::Open };
        (found, stones)
    }
}

/// Whether so few stones stand on a board with a middle that one alone belongs there: by chance
/// all points are worth about the same, and nobody understands a first stone in a corner.
fn is_opening(groups: &Groups) -> bool {
    let size = groups.size();
    let stones = usize::from(size.count()) - groups.empty().len();
    size.columns().min(size.rows()) >= SMALLEST_WITH_MIDDLE && stones < OPENING_STONES
}

/// A stone of `side` that captures as many as are missing.
fn winning(groups: &Groups, side: Side, missing: u16, sight: &Sight) -> Option<Point> {
    let takes = |point: &Point| {
        groups.taken_by(side, *point) >= missing && !sight.overlooks_capture(*point)
    };
    groups.empty().iter().copied().filter(takes).filter(|point| groups.is_legal(side, *point)).min()
}

/// Whether the other side, in a ladder that was there before, catches as many as are missing
/// after a stone that threatens nothing itself.
fn is_caught(game: &mut Game, side: Side, ladders: &Ladders, stones: &mut u32) -> bool {
    if winning(&game.groups, side, game.missing(side), &Sight::FULL).is_some() {
        return false;
    }
    let (missing, target) = (game.missing(!side), game.target);
    ladders.losing(missing).any(|at| {
        let mut chase = Chase::new(&mut game.groups, target, READ);
        let is_caught = chase.catch(at).is_some();
        *stones += chase.stones();
        is_caught
    })
}

/// Whether the other side can win at once after a stone.
fn loses_at_once(game: &Game, side: Side, point: Point, was_threatened: bool) -> bool {
    let missing = game.missing(!side);
    if was_threatened {
        return winning(&game.groups, !side, missing, &Sight::FULL).is_some();
    }
    let last = game.groups.group(point).and_then(|group| game.groups.last_liberty(group));
    last.is_some_and(|last| {
        game.groups.taken_by(!side, last) >= missing && game.groups.is_legal(!side, last)
    })
}
