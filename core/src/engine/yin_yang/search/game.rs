use crate::games::Side;
use crate::games::yin_yang::{Around, Groups, Point, Position};

/// A game that is played on from a position.
#[derive(Clone)]
pub(super) struct Game {
    pub(super) groups: Groups,
    pub(super) turn: Side,
    pub(super) passes: u8,
    pub(super) target: u16,
    pub(super) hot: Hot,
    /// The last two stones, the newer one first.
    pub(super) last: [Option<Point>; 2],
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ended {
    Won(Side),
    Drawn,
}

impl Game {
    pub(super) fn new(position: &Position, past: &[u64]) -> Game {
        let groups = Groups::new(position, past);
        let mut game = Game {
            groups,
            turn: position.turn(),
            passes: position.passes(),
            target: u16::from(position.target()),
            hot: Hot::default(),
            last: [None; 2],
        };
        for group in game.groups.groups() {
            if let Some(last) = game.groups.last_liberty(group) {
                game.hot.add(last);
            }
        }
        game
    }

    /// Becomes like another one; what was put there cannot be taken back here.
    pub(super) fn copy_from(&mut self, other: &Game) {
        self.groups.copy_from(&other.groups);
        self.turn = other.turn;
        self.passes = other.passes;
        self.target = other.target;
        self.hot = other.hot;
        self.last = other.last;
    }

    /// How many stones a side has to capture yet.
    #[inline]
    pub(super) fn missing(&self, side: Side) -> u16 {
        self.target.saturating_sub(self.groups.captures(side))
    }

    /// Puts a stone for the side to move; false where it is not legal.
    #[inline]
    pub(super) fn place(&mut self, point: Point) -> bool {
        if self.groups.place(self.turn, point).is_err() {
            return false;
        }
        self.note(point);
        self.last = [Some(point), self.last[0]];
        self.turn = !self.turn;
        self.passes = 0;
        true
    }

    pub(super) fn pass(&mut self) {
        self.turn = !self.turn;
        self.passes += 1;
        self.last = [None, self.last[0]];
    }

    /// How the board has ended the game.
    pub(super) fn ended(&self) -> Option<Ended> {
        for side in Side::ALL {
            if self.missing(side) == 0 {
                return Some(Ended::Won(side));
            }
        }
        (self.passes >= 2).then(|| self.counted())
    }

    /// Who has captured more.
    pub(super) fn counted(&self) -> Ended {
        let [first, second] = Side::ALL.map(|side| self.groups.captures(side));
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Ended::Won(Side::First),
            std::cmp::Ordering::Less => Ended::Won(Side::Second),
            std::cmp::Ordering::Equal => Ended::Drawn,
        }
    }

    /// Notes which groups beside a new stone have one liberty left.
    #[inline]
    fn note(&mut self, point: Point) {
        let own = self.groups.group(point);
        let around = self.groups.around(point).map(|around| match around {
            Around::Stone(_, group) => Some(group),
            _ => None,
        });
        for group in around.into_iter().chain([own]).flatten() {
            if let Some(last) = self.groups.last_liberty(group) {
                self.hot.add(last);
            }
        }
    }
}

/// Points that were the last liberty of a group when they were noted.
#[derive(Clone, Copy, Default)]
pub(super) struct Hot {
    points: [Option<Point>; Hot::MOST],
    len: u8,
}

impl Hot {
    const MOST: usize = 16;

    #[inline]
    pub(super) fn add(&mut self, point: Point) {
        let len = usize::from(self.len);
        if self.points[..len].contains(&Some(point)) {
            return;
        }
        if len == Hot::MOST {
            // the oldest one is forgotten
            self.points.rotate_left(1);
            self.points[Hot::MOST - 1] = Some(point);
            return;
        }
        self.points[len] = Some(point);
        self.len += 1;
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline]
    pub(super) fn get(&self, at: usize) -> Option<Point> {
        self.points[at % Hot::MOST]
    }

    /// Forgets one, in whose place the last one comes.
    #[inline]
    pub(super) fn forget(&mut self, at: usize) {
        self.len = self.len.saturating_sub(1);
        self.points[at % Hot::MOST] = self.points[self.len() % Hot::MOST];
    }
}
