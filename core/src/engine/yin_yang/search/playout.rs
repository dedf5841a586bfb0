//! A game played to its end by chance, but for stones in atari.

use super::chance::Chance;
use super::game::{Ended, Game};
use super::patterns::fits;
use crate::games::Side;
use crate::games::yin_yang::{Breath, Point};

/// Who put the first stone on each point, by [`Point::index`]: 0 for nobody.
pub(super) type Firsts = [u8; 512];

/// The mark of a side in [`Firsts`].
pub(super) const fn mark(side: Side) -> u8 {
    side as u8 + 1
}

/// Of 64 captures that are possible, so many are made.
const CAPTURES: u32 = 56;
/// Of 64 groups in atari that can be saved, so many are.
const SAVES: u32 = 52;
/// Of 64 answers that fit a shape beside the last stone, so many are given.
const SHAPES: u32 = 56;
/// Of 64 stones that would be in atari, so many are put all the same, where that ends no game.
const THROWN_IN: u32 = 4;

/// Plays a game to its end; how it ended, and how many stones were put.
pub(super) fn play_out(game: &mut Game, chance: &mut Chance, firsts: &mut Firsts) -> (Ended, u32) {
    let most = 3 * u32::from(game.groups.size().count());
    let mut stones = 0;
    while stones < most {
        if let Some(ended) = game.ended() {
            return (ended, stones);
        }
        let side = game.turn;
        match choose(game, chance) {
            Some(point) => {
                stones += 1;
                let first = &mut firsts[usize::from(point.index()) % 512];
                if *first == 0 {
                    *first = mark(side);
                }
            }
            None => game.pass(),
        }
    }
    (game.counted(), stones)
}

/// Puts a stone, and tells where; none where nothing is worth it.
fn choose(game: &mut Game, chance: &mut Chance) -> Option<Point> {
    let side = game.turn;
    if game.hot.len() > 0
        && let Some(point) = urgent(game, chance)
        && game.place(point)
    {
        return Some(point);
    }
    if let Some(last) = game.last[0]
        && chance.in_64(SHAPES)
        && let Some(point) = shaped(game, last, chance)
        && game.place(point)
    {
        return Some(point);
    }
    let count = game.groups.empty().len();
    if count == 0 {
        return None;
    }
    let start = chance.below(count);
    let throws_in = game.missing(!side) > 1 && chance.in_64(THROWN_IN);
    for step in 0..count {
        let at = if start + step < count { start + step } else { start + step - count };
        let point = game.groups.empty()[at];
        if game.groups.is_eye(side, point) {
            continue;
        }
        let is_safe = game.groups.breath_after(side, point) == Breath::Several;
        if !is_safe && !throws_in && game.groups.taken_by(side, point) == 0 {
            continue;
        }
        if game.place(point) {
            return Some(point);
        }
    }
    None
}

/// A point beside the last stone that fits a shape and is safe.
fn shaped(game: &Game, last: Point, chance: &mut Chance) -> Option<Point> {
    let mut found = [None; 8];
    let mut count = 0;
    for point in game.groups.empty_around(last).into_iter().flatten() {
        if fits(&game.groups, point)
            && game.groups.breath_after(game.turn, point) == Breath::Several
        {
            found[count % 8] = Some(point);
            count += 1;
        }
    }
    if count == 0 { None } else { found[chance.below(count) % 8] }
}

/// What captures, or saves from being captured.
fn urgent(game: &mut Game, chance: &mut Chance) -> Option<Point> {
    let side = game.turn;
    let mut capture = (0, None);
    let mut threat = (0, None);
    let mut at = 0;
    while at < game.hot.len() {
        let Some(point) = game.hot.get(at) else { break };
        let (mut taken, mut lost) = (0, 0);
        if game.groups.stone_at(point).is_none() {
            taken = game.groups.taken_by(side, point);
            lost = game.groups.taken_by(!side, point);
        }
        if taken == 0 && lost == 0 {
            game.hot.forget(at);
            continue;
        }
        if taken > capture.0 {
            capture = (taken, Some(point));
        }
        if lost > threat.0 {
            threat = (lost, Some(point));
        }
        at += 1;
    }
    if capture.0 >= game.missing(side) {
        return capture.1;
    }
    if let Some(point) = threat.1 {
        let is_last = threat.0 >= game.missing(!side);
        let saves = game.groups.breath_after(side, point) == Breath::Several;
        if saves && (is_last || threat.0 >= capture.0) && (is_last || chance.in_64(SAVES)) {
            return Some(point);
        }
    }
    (capture.0 > 0 && chance.in_64(CAPTURES)).then_some(capture.1).flatten()
}
