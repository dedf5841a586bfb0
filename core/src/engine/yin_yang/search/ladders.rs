use super::game::Game;
use crate::engine::yin_yang::sight::Sight;
use crate::games::yin_yang::sight::Chase;
use crate::games::yin_yang::{Point, Points};

/// Groups that are caught by one atari after the other.
#[derive(Default)]
pub(super) struct Ladders {
    /// Where groups of the other side with two liberties are caught, and how many stones.
    pub(super) catching: Vec<(Point, u16)>,
    /// Own groups that the other side would catch.
    pub(super) endangered: Vec<Endangered>,
    heads: Vec<Point>,
}

pub(super) struct Endangered {
    /// A stone of the group.
    pub(super) at: Point,
    pub(super) stones: u16,
    /// Where a stone may help.
    pub(super) near: Points,
}

/// A ladder is given up after so many stones.
pub(super) const READ: u32 = 100;

impl Ladders {
    /// Where a ladder begins that catches as many as are missing, and so wins.
    pub(super) fn winning(&self, missing: u16) -> Option<Point> {
        let wins = self.catching.iter().find(|(_, stones)| *stones >= missing);
        wins.map(|(point, _)| *point)
    }

    /// Stones of own groups that the other side would catch and that are as many as it misses.
    pub(super) fn losing(&self, missing: u16) -> impl Iterator<Item = Point> {
        let losing = self.endangered.iter().filter(move |group| group.stones >= missing);
        losing.map(|group| group.at)
    }

    /// Reads them for the side to move; how many stones were put for it.
    pub(super) fn read(&mut self, game: &mut Game, sight: &Sight) -> u32 {
        let (side, target) = (game.turn, game.target);
        let groups = &mut game.groups;
        self.catching.clear();
        self.endangered.clear();
        self.heads.clear();
        self.heads.extend(groups.groups().filter_map(|group| groups.stones_of(group).next()));
        let mut put = 0;
        for &at in &self.heads {
            let Some(group) = groups.group(at) else { continue };
            let few = groups.few_liberties(group);
            if few[2].is_some() || sight.overlooks_ladder(at) {
                continue;
            }
            let (of, stones) = (groups.side(group), groups.len(group));
            if of == side {
                let liberties: Points = few.into_iter().flatten().collect();
                let ways_out = groups.ways_out(group);
                let mut chase = Chase::new(groups, target, READ);
                if chase.catch(at).is_some() {
                    let mut near = liberties | liberties.beside();
                    near.extend(ways_out.into_iter().flatten());
                    self.endangered.push(Endangered { at, stones, near });
                }
                put += chase.stones();
            } else if few[1].is_some() {
                for liberty in few.into_iter().flatten() {
                    if groups.place(side, liberty).is_err() {
                        continue;
                    }
                    let mut chase = Chase::new(groups, target, READ);
                    if !chase.escapes(at) {
                        self.catching.push((liberty, stones));
                    }
                    put += chase.stones() + 1;
                    groups.undo();
                }
            }
        }
        put
    }
}
