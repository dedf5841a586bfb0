//! Groups that are caught by one atari after the other, and those that are caught whatever is
//! answered (Sensei's Library, "Ladder", "Net"; T. Thomsen, "Lambda-Search in Game Trees, with
//! Application to Go", 2000).

use crate::games::Side;
use crate::games::yin_yang::{Groups, Point};

/// Reads whether groups are caught. It puts stones on the board and takes them back.
pub struct Chase<'a> {
    groups: &'a mut Groups,
    target: u16,
    most: u32,
    stones: u32,
}

impl<'a> Chase<'a> {
    /// On a board with this target; it gives up after so many stones.
    pub fn new(groups: &'a mut Groups, target: u16, most: u32) -> Chase<'a> {
        Chase { groups, target, most, stones: 0 }
    }

    /// How many stones it has put.
    pub fn stones(&self) -> u32 {
        self.stones
    }

    /// Where the other side catches the group on a point, if it has the move and each of its
    /// stones is an atari or captures; none where it does not, or gives up.
    pub fn catch(&mut self, at: Point) -> Option<Point> {
        let group = self.groups.group(at)?;
        let attacker = !self.groups.side(group);
        if let Some(last) = self.groups.last_liberty(group) {
            return self.groups.is_legal(attacker, last).then_some(last);
        }
        let liberties = self.groups.few_liberties(group);
        if liberties[2].is_some() {
            return None;
        }
        let is_caught = |chase: &mut Chase, liberty: &Point| {
            chase.place(attacker, *liberty) && {
                let is_caught = !chase.escapes(at);
                chase.groups.undo();
                is_caught
            }
        };
        liberties.into_iter().flatten().find(|liberty| is_caught(self, liberty))
    }

    /// The answer by which the group on a point, in atari, escapes if its side has the move and
    /// the other one does nothing but capture it or put it in atari again; none where it does
    /// not, or is not in atari. Where reading is given up, it is taken to escape.
    pub fn escape(&mut self, at: Point) -> Option<Point> {
        let group = self.groups.group(at)?;
        let last = self.groups.last_liberty(group)?;
        let defender = self.groups.side(group);
        let captures = self.groups.ways_out(group);
        let extension = Some(last).filter(|last| !captures.contains(&Some(*last)));
        for point in captures.into_iter().flatten().chain(extension) {
            if !self.place(defender, point) {
                if self.has_given_up() {
                    return Some(last);
                }
                continue;
            }
            let wins = self.groups.captures(defender) >= self.target;
            let escapes = wins || self.catch(at).is_none();
            self.groups.undo();
            if escapes {
                return Some(point);
            }
        }
        None
    }

    /// Whether the group on a point is not in atari, or escapes if its side has the move.
    pub fn escapes(&mut self, at: Point) -> bool {
        let Some(group) = self.groups.group(at) else { return false };
        self.groups.last_liberty(group).is_none() || self.escape(at).is_some()
    }

    /// Whether one of these groups, each given by a stone of it, is caught whatever their side
    /// answers; its stones may be those that are captured by an answer, as in a snapback.
    pub fn is_sure(&mut self, targets: &[Point]) -> bool {
        let Some(defender) = targets.first().and_then(|at| self.groups.stone_at(*at)) else {
            return false;
        };
        let mut points: Vec<Point> = self.groups.empty().to_vec();
        // those nearby are more likely to help
        points.sort();
        let is_caught = |chase: &mut Chase| {
            targets.iter().any(|at| {
                chase.groups.stone_at(*at) == Some(defender) && chase.catch(*at).is_some()
            })
        };
        if !is_caught(self) {
            return false;
        }
        for point in points {
            if self.groups.is_legal(defender, point) {
                if !self.place(defender, point) {
                    return false;
                }
                let wins = self.groups.captures(defender) >= self.target;
                let is_caught = !wins && is_caught(self);
                self.groups.undo();
                if !is_caught {
                    return false;
                }
            }
        }
        true
    }

    fn has_given_up(&self) -> bool {
        self.stones >= self.most
    }

    fn place(&mut self, side: Side, point: Point) -> bool {
        if self.has_given_up() || self.groups.place(side, point).is_err() {
            return false;
        }
        self.stones += 1;
        true
    }
}
