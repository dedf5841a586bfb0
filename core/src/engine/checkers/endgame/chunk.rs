//! The values of a stretch of a slice, packed and unpacked.
//!
//! A value is told by those of positions that were told before: the same with one piece moved
//! back by a square, or by two rows, which keeps who has "the move". They say it so often that
//! sixty positions take one byte.

use std::ops::Range;

use super::Slice;
use super::coder::{Chance, Decoder, Encoder};
use super::slice::{Group, MOST, position_of};
use crate::games::checkers::{Bitboard, Position};

/// A chunk has at most so many numbers of a slice.
pub(super) const SIZE: usize = 1 << 20;

/// Whether a table has the value of a position: with pieces on both sides, of which something
/// can move and nothing can be taken. A search finds all others at once.
pub(super) fn is_told(position: &Position) -> bool {
    let has_opponent = !position.pieces(!position.turn()).is_empty();
    has_opponent && position.jumpers().is_empty() && position.has_moves()
}

/// What a table tells of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// The side to move loses; the end is in the stage with this number.
    Loss(u8),
    Draw,
    Win,
}

impl Told {
    /// Of a position whose end is so many plies away; none stands for a draw.
    pub(super) fn of(plies: Option<u32>) -> Told {
        match plies {
            None => Told::Draw,
            Some(plies) if plies % 2 == 1 => Told::Win,
            Some(plies) => Told::Loss(stage(plies)),
        }
    }

    const fn code(self) -> u8 {
        match self {
            Told::Loss(stage) => stage,
            Told::Draw => DRAW,
            Told::Win => WIN,
        }
    }

    const fn from_code(code: u8) -> Option<Told> {
        match code {
            0..=MOST_STAGE => Some(Told::Loss(code)),
            DRAW => Some(Told::Draw),
            WIN => Some(Told::Win),
            _ => None,
        }
    }
}

/// A stage is so many plies long: longer ones lead astray, shorter ones need more bytes.
const STAGE: u32 = 14;

/// 0 for an end in fewer plies than two stages have; then one more for each stage.
pub(super) fn stage(plies: u32) -> u8 {
    (plies / STAGE).saturating_sub(1).min(MOST_STAGE.into()) as u8
}

const MOST_STAGE: u8 = 12;
const DRAW: u8 = 13;
const WIN: u8 = 14;
/// Where nothing is told.
const UNTOLD: u8 = 15;

/// What is told of the positions of a chunk, two to a byte.
pub(super) struct Values(Vec<u8>);

impl Values {
    fn untold(count: usize) -> Values {
        Values(vec![u8::MAX; count.div_ceil(2)])
    }

    fn code(&self, index: usize) -> u8 {
        self.0.get(index / 2).map_or(UNTOLD, |byte| byte >> (index % 2 * 4) & UNTOLD)
    }

    /// Tells what was untold.
    fn set(&mut self, index: usize, code: u8) {
        if let Some(byte) = self.0.get_mut(index / 2) {
            *byte &= !((UNTOLD ^ code) << (index % 2 * 4));
        }
    }

    pub(super) fn get(&self, index: usize) -> Option<Told> {
        Told::from_code(self.code(index))
    }
}

/// Packs what is told of the positions with the numbers of a stretch.
pub(super) fn pack(slice: Slice, stretch: Range<usize>, told: &dyn Fn(usize) -> Told) -> Vec<u8> {
    let mut packing = Packing { encoder: Encoder::new(), told };
    walk(slice, stretch, &mut packing);
    packing.encoder.finish()
}

/// The same unpacked.
pub(super) fn unpack(slice: Slice, stretch: Range<usize>, packed: &[u8]) -> Values {
    walk(slice, stretch, &mut Decoder::new(packed))
}

/// Who answers the questions that tell a position.
trait Teller {
    /// Yes or no, about the position with a number: `is_right` knows it from what is told.
    fn answer(&mut self, index: usize, yes: &mut Chance, is_right: impl Fn(Told) -> bool) -> bool;
}

struct Packing<'a> {
    encoder: Encoder,
    told: &'a dyn Fn(usize) -> Told,
}

impl Teller for Packing<'_> {
    fn answer(&mut self, index: usize, yes: &mut Chance, is_right: impl Fn(Told) -> bool) -> bool {
        let answer = is_right((self.told)(index));
        self.encoder.bit(yes, answer);
        answer
    }
}

impl Teller for Decoder<'_> {
    fn answer(&mut self, _: usize, yes: &mut Chance, _: impl Fn(Told) -> bool) -> bool {
        self.bit(yes)
    }
}

/// A value depends on at most so many others.
const MOST_NEIGHBOURS: usize = 8;
/// How far back pieces are moved.
const BACK: [u32; 2] = [1, 8];

/// A way in which a group can stand.
struct Place {
    set: Bitboard,
    /// How much smaller the rank is with one piece moved back; 0 where it cannot be.
    back: [[u32; MOST]; BACK.len()],
}

/// The chances of the bits that tell a position.
struct Chances {
    /// That it is no draw, and that it is won; by the values of its neighbours.
    values: Vec<[Chance; 2]>,
    /// That the end comes after a stage; by the stages of its neighbours.
    stages: Vec<[Chance; MOST_STAGE as usize]>,
}

/// So many stages, and no stage.
const STAGES: usize = MOST_STAGE as usize + 2;

/// Tells each position of a stretch that a table has, in order.
fn walk(slice: Slice, stretch: Range<usize>, teller: &mut impl Teller) -> Values {
    let groups = slice.groups();
    let places = groups.map(places);
    let strides: [usize; 4] =
        std::array::from_fn(|group| groups[group + 1..].iter().map(|after| after.len()).product());
    let neighbours = neighbours(groups);
    let mut chances = Chances {
        values: vec![[Chance::EVEN; 2]; 1 << (2 * neighbours.len())],
        stages: vec![[Chance::EVEN; MOST_STAGE as usize]; STAGES.pow(3)],
    };
    let mut values = Values::untold(stretch.len());
    let start = stretch.start;
    let mut at: [usize; 4] =
        std::array::from_fn(|group| start / strides[group] % groups[group].len());
    let mut codes = [UNTOLD; MOST_NEIGHBOURS];
    for index in stretch {
        let standing: [&Place; 4] = std::array::from_fn(|group| &places[group][at[group]]);
        let position = position_of(standing.map(|place| place.set));
        if position.as_ref().is_some_and(is_told) {
            for (code, &(back, group, piece)) in codes.iter_mut().zip(&neighbours) {
                let nearer = standing[group].back[back][piece] as usize * strides[group];
                *code = match (index - start).checked_sub(nearer) {
                    Some(neighbour) if nearer > 0 => values.code(neighbour),
                    _ => UNTOLD,
                };
            }
            let told = tell(index, &codes[..neighbours.len()], &mut chances, teller);
            values.set(index - start, told.code());
        }
        for group in (0..4).rev() {
            at[group] += 1;
            if at[group] < places[group].len() {
                break;
            }
            at[group] = 0;
        }
    }
    values
}

/// Tells a position with these neighbours.
fn tell(index: usize, neighbours: &[u8], chances: &mut Chances, teller: &mut impl Teller) -> Told {
    let context = neighbours.iter().fold(0, |context, &code| {
        let value = match code {
            0..=MOST_STAGE => 0,
            _ => usize::from(code - MOST_STAGE),
        };
        context << 2 | value
    });
    let [is_decided, is_won] = &mut chances.values[context];
    if !teller.answer(index, is_decided, |told| told != Told::Draw) {
        return Told::Draw;
    }
    if teller.answer(index, is_won, |told| told == Told::Win) {
        return Told::Win;
    }
    let mut stages = [UNTOLD; MOST_NEIGHBOURS];
    let mut count = 0;
    for &code in neighbours.iter().filter(|code| **code <= MOST_STAGE) {
        stages[count] = code;
        count += 1;
    }
    stages[..count].sort_unstable();
    let stage_at = |place: usize| if count == 0 { STAGES - 1 } else { usize::from(stages[place]) };
    let context = [0, count / 2, count.saturating_sub(1)]
        .into_iter()
        .fold(0, |context, place| context * STAGES + stage_at(place));
    let mut stage = 0;
    for chance in &mut chances.stages[context] {
        let is_later = |told| matches!(told, Told::Loss(right) if right > stage);
        if !teller.answer(index, chance, is_later) {
            break;
        }
        stage += 1;
    }
    Told::Loss(stage)
}

/// The neighbours of a position as the way that a piece is moved back, its group, and which of
/// the group it is.
fn neighbours(groups: [Group; 4]) -> Vec<(usize, usize, usize)> {
    let of_group =
        |(group, pieces): (usize, Group)| (0..pieces.count.into()).map(move |piece| (group, piece));
    let pieces = || groups.into_iter().enumerate().flat_map(of_group);
    (0..BACK.len())
        .flat_map(|back| pieces().map(move |(group, piece)| (back, group, piece)))
        .take(MOST_NEIGHBOURS)
        .collect()
}

fn places(group: Group) -> Vec<Place> {
    let place = |rank: usize| {
        let numbers = group.numbers(rank);
        let back = BACK.map(|squares| {
            let (mut rest, mut back) = (numbers, [0; MOST]);
            for slot in &mut back {
                let piece = rest & rest.wrapping_neg();
                rest ^= piece;
                let moved = piece >> squares;
                if moved != 0 && moved >= 1 << group.shift && numbers & moved == 0 {
                    *slot = (rank - group.rank(numbers ^ piece ^ moved)) as u32;
                }
            }
            back
        });
        Place { set: Bitboard::from_numbers(numbers), back }
    };
    (0..group.len()).map(place).collect()
}
