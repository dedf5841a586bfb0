use crate::games::Side;
use crate::games::checkers::{Bitboard, Position};

/// So many men and kings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Force {
    /// How many men.
    pub men: u8,
    /// How many kings.
    pub kings: u8,
}

impl Force {
    /// How many pieces.
    pub const fn pieces(self) -> u8 {
        self.men + self.kings
    }
}

/// All positions with the same pieces, of the side to move and of the other one.
///
/// They are numbered as if Red were to move; where White is, the board is turned. The numbers
/// count through the places of the own men, the own kings, the other men and the other kings,
/// the last ones fastest. Numbers under which two pieces would share a square name no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slice {
    /// The pieces of the side to move.
    pub own: Force,
    /// Those of the other.
    pub other: Force,
}

/// Alike pieces: how many there are, and on how many squares they can stand, of which the first
/// lies so many squares behind square 1.
#[derive(Clone, Copy)]
pub(super) struct Group {
    pub(super) count: u8,
    squares: u8,
    pub(super) shift: u8,
}

impl Group {
    /// In how many ways they can stand.
    pub(super) const fn len(self) -> usize {
        CHOOSE[self.squares as usize][self.count as usize] as usize
    }

    /// Which of these ways a set is, given by the numbers of its squares.
    pub(super) const fn rank(self, numbers: u32) -> usize {
        let (mut rest, mut rank, mut count) = (numbers >> self.shift, 0, 1);
        while rest != 0 {
            rank += CHOOSE[rest.trailing_zeros() as usize][count] as usize;
            rest &= rest - 1;
            count += 1;
        }
        rank
    }

    /// The numbers of the squares of the way `rank`, a bit each.
    pub(super) const fn numbers(self, rank: usize) -> u32 {
        let (mut rest, mut numbers) = (rank as u32, 0);
        let (mut square, mut count) = (self.squares as usize, self.count as usize);
        while count > 0 {
            square -= 1;
            if CHOOSE[square][count] <= rest {
                rest -= CHOOSE[square][count];
                numbers |= 1 << square;
                count -= 1;
            }
        }
        numbers << self.shift
    }
}

/// A slice has at most so many pieces of a kind.
pub(super) const MOST: usize = 6;

/// In how many ways so many squares can be chosen of so many.
const CHOOSE: [[u32; MOST + 1]; 33] = {
    let mut choose = [[0; MOST + 1]; 33];
    let mut all = 0;
    while all < 33 {
        choose[all][0] = 1;
        let mut some = 1;
        while all > 0 && some <= MOST {
            choose[all][some] = choose[all - 1][some] + choose[all - 1][some - 1];
            some += 1;
        }
        all += 1;
    }
    choose
};

impl Slice {
    /// The slice of a position.
    pub fn of(position: &Position) -> Slice {
        let force = |side: Side| {
            let (all, kings) = (position.pieces(side), position.pieces(side) & position.kings());
            Force { men: (all.len() - kings.len()) as u8, kings: kings.len() as u8 }
        };
        Slice { own: force(position.turn()), other: force(!position.turn()) }
    }

    /// All slices of so many pieces, at most six, in an order in which every capture and every
    /// crowning leads to an earlier one if all of fewer pieces are there already.
    pub fn all_of(pieces: u8) -> Vec<Slice> {
        let mut slices = Vec::new();
        for own in 0..=pieces {
            for own_men in 0..=own {
                let other = pieces - own;
                slices.extend((0..=other).map(|other_men| Slice {
                    own: Force { men: own_men, kings: own - own_men },
                    other: Force { men: other_men, kings: other - other_men },
                }));
            }
        }
        slices.sort_by_key(|slice| slice.own.men + slice.other.men);
        slices
    }

    /// The one in which the other side has the move.
    #[must_use]
    pub const fn swapped(self) -> Slice {
        Slice { own: self.other, other: self.own }
    }

    /// How many pieces.
    pub const fn pieces(self) -> u8 {
        self.own.pieces() + self.other.pieces()
    }

    /// The own men, the own kings, the other men and the other kings.
    pub(super) const fn groups(self) -> [Group; 4] {
        let Slice { own, other } = self;
        // nobody has a man on his king row
        [
            Group { count: own.men, squares: 28, shift: 0 },
            Group { count: own.kings, squares: 32, shift: 0 },
            Group { count: other.men, squares: 28, shift: 4 },
            Group { count: other.kings, squares: 32, shift: 0 },
        ]
    }

    /// How many numbers there are.
    pub fn size(self) -> usize {
        self.groups().map(Group::len).into_iter().product()
    }

    /// The number of a position of this slice.
    pub fn index(self, position: &Position) -> usize {
        let sets = |side: Side| {
            let (all, kings) = (position.pieces(side), position.pieces(side) & position.kings());
            [all & !kings, kings].map(Bitboard::by_number)
        };
        let (own, other) = (sets(position.turn()), sets(!position.turn()));
        let mut sets = [own[0], own[1], other[0], other[1]];
        if position.turn() == Side::Second {
            sets = sets.map(u32::reverse_bits);
        }
        let places = sets.into_iter().zip(self.groups());
        places.fold(0, |index, (set, group)| index * group.len() + group.rank(set))
    }

    /// The position with a number, Red to move; none where it names none.
    pub fn position(self, mut index: usize) -> Option<Position> {
        let mut sets = self.groups().map(|group| (group, Bitboard::EMPTY));
        for (group, set) in sets.iter_mut().rev() {
            *set = Bitboard::from_numbers(group.numbers(index % group.len()));
            index /= group.len();
        }
        position_of(sets.map(|(_, set)| set))
    }
}

/// The position with the pieces of four groups, Red to move; none where two share a square.
pub(super) fn position_of([men, kings, other_men, other_kings]: [Bitboard; 4]) -> Option<Position> {
    let (own, other) = (men | kings, other_men | other_kings);
    let count = men.len() + kings.len() + other_men.len() + other_kings.len();
    let is_possible = (own | other).len() == count;
    is_possible.then(|| Position::of_sets([own, other], kings | other_kings, Side::First))
}
