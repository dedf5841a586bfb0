//! What a board promises of a stone before any game has been played.

use super::game::Game;
use super::ladders::{Ladders, READ};
use super::patterns::fits;
use super::tree::Node;
use crate::games::Side;
use crate::games::yin_yang::sight::Chase;
use crate::games::yin_yang::{Around, Group, Groups, Point};

/// What is known before the stone is put.
pub(super) struct Before {
    /// How many stones it captures.
    taken: u16,
    /// How many own stones in atari it is put beside, at their last liberty.
    saved: u16,
    /// Whether no stone stands next to it.
    pub(super) is_alone: bool,
    /// Whether it fits a shape.
    fits: bool,
}

impl Before {
    pub(super) fn of(groups: &Groups, side: Side, point: Point) -> Before {
        let is_stone = |around: Around| matches!(around, Around::Stone(..));
        Before {
            taken: groups.taken_by(side, point),
            saved: groups.taken_by(!side, point),
            is_alone: !groups.around(point).into_iter().any(is_stone),
            fits: fits(groups, point),
        }
    }

    /// Whether it can do anything about a stone in atari.
    pub(super) fn may_save(&self) -> bool {
        self.taken > 0 || self.saved > 0
    }
}

/// Of each move half of so many games count as won before any is played.
pub(super) const EVEN: u16 = 10;

// As if so many games had been won, or lost, because of each.
const CAPTURE: u16 = 15;
const LADDER: u16 = 15;
const SELF_ATARI: u16 = 20;
const CAUGHT: u16 = 10;
const ATARI: u16 = 8;
const DOUBLE_ATARI: u16 = 24;
const SHAPE: u16 = 10;
const EDGE: u16 = 12;
const NEXT_TO_EDGE: u16 = 6;

/// The same for stones so far from the last one, and from the one before it.
const NEAR: [[u16; 3]; 2] = [[14, 12, 6], [8, 6, 3]];

/// Writes into `node` what the board promises of the stone on `point`, which has just been put;
/// how many stones were put for it.
pub(super) fn promise(
    game: &mut Game,
    point: Point,
    before: &Before,
    ladders: &Ladders,
    node: &mut Node,
) -> u32 {
    let side = game.turn;
    node.promise(EVEN, EVEN);
    let Some(own) = game.groups.group(point) else { return 0 };
    let in_atari = game.groups.last_liberty(own).is_some();
    if before.taken > 0 {
        wins(node, of_several(CAPTURE, before.taken));
    } else if in_atari {
        match taken_back(&mut game.groups, side, point) {
            0 | 1 => node.promise(SELF_ATARI, 0),
            stones => wins(node, of_several(CAPTURE, stones)),
        }
    }
    for (liberty, stones) in &ladders.catching {
        if *liberty == point {
            wins(node, of_several(LADDER, *stones));
        }
    }
    let mut put = 0;
    let mut saved = 0;
    for group in &ladders.endangered {
        if before.taken > 0 || group.near.contains(point) {
            let mut chase = Chase::new(&mut game.groups, game.target, READ);
            if chase.catch(group.at).is_none() {
                saved += group.stones;
            }
            put += chase.stones();
        }
    }
    if saved > 0 {
        wins(node, of_several(LADDER, saved));
    }
    if !in_atari {
        let mut chase = Chase::new(&mut game.groups, game.target, READ);
        if chase.catch(point).is_some() {
            node.promise(CAUGHT, 0);
        }
        put += chase.stones();
        match ataris(&game.groups, side, point) {
            0 => {}
            1 => wins(node, ATARI),
            _ => wins(node, DOUBLE_ATARI),
        }
        if before.fits {
            wins(node, SHAPE);
        }
    }
    for (last, weights) in game.last.into_iter().zip(NEAR) {
        let Some(last) = last else { continue };
        let index = usize::from(last.distance(point)).saturating_sub(1);
        if let Some(weight) = weights.get(index) {
            wins(node, *weight);
        }
    }
    if before.is_alone {
        match lines_from_edge(&game.groups, point) {
            0 => node.promise(EDGE, 0),
            1 => node.promise(NEXT_TO_EDGE, 2),
            _ => {}
        }
    }
    put
}

fn wins(node: &mut Node, games: u16) {
    node.promise(games, 2 * games);
}

const fn of_several(games: u16, stones: u16) -> u16 {
    if stones > 1 { 2 * games } else { games }
}

/// Whether a stone that captures nothing is captured at once, for no more than one stone.
pub(super) fn is_lost_at_once(groups: &mut Groups, side: Side, point: Point) -> bool {
    if groups.taken_by(side, point) > 0 || groups.place(side, point).is_err() {
        return false;
    }
    let own = groups.group(point);
    let is_lost = own.is_some_and(|own| groups.last_liberty(own).is_some())
        && taken_back(groups, side, point) <= 1;
    groups.undo();
    is_lost
}

/// How many stones can be captured at the place of a stone in atari, if it is captured first.
fn taken_back(groups: &mut Groups, side: Side, point: Point) -> u16 {
    let Some(last) = groups.group(point).and_then(|own| groups.last_liberty(own)) else { return 0 };
    if groups.place(!side, last).is_err() {
        return 0;
    }
    let is_free = groups.stone_at(point).is_none();
    let taken =
        if is_free && groups.is_legal(side, point) { groups.taken_by(side, point) } else { 0 };
    groups.undo();
    taken
}

/// How many groups of the other side beside a stone are in atari.
fn ataris(groups: &Groups, side: Side, point: Point) -> usize {
    let mut met: [Option<Group>; 4] = [None; 4];
    for (index, around) in groups.around(point).into_iter().enumerate() {
        if let Around::Stone(of, group) = around
            && of != side
            && !met.contains(&Some(group))
            && groups.last_liberty(group).is_some()
        {
            met[index] = Some(group);
        }
    }
    met.into_iter().flatten().count()
}

/// 0 on the edge.
pub(super) fn lines_from_edge(groups: &Groups, point: Point) -> u8 {
    let size = groups.size();
    let columns = point.column().min((size.columns() - 1).saturating_sub(point.column()));
    columns.min(point.row()).min((size.rows() - 1).saturating_sub(point.row()))
}
