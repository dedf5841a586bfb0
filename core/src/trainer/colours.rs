//! The colours of squares, and the diagonals of one colour.

use super::chance::Chance;
use super::{Answer, Level};
use crate::games::chess::{Bitboard, Color, Role, Square, attacks};

/// A question about an empty board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colours {
    /// Is this square light or dark?
    Shade(Square),
    /// Are these two of the same colour?
    SameShade(Square, Square),
    /// Do these two stand on one diagonal?
    SameDiagonal(Square, Square),
    /// Over which square does a bishop get from one to the other in two moves?
    Over(Square, Square),
}

impl Colours {
    pub(super) fn draw(level: Level, chance: &mut Chance) -> Colours {
        let one = Square::from_index(chance.below(64) as u8);
        let kind = level.of([0, 1, 2, 3, 4]);
        match kind {
            // White's half
            0 => Colours::Shade(Square::from_index(chance.below(32) as u8)),
            1 => Colours::Shade(one),
            2 => Colours::SameShade(one, other(one, chance)),
            3 => {
                let near = diagonals(one);
                // squares of another colour are seen at once
                let far = shade(one) & !near & !Bitboard::from(one);
                let wanted = if chance.percent(50) { near } else { far };
                Colours::SameDiagonal(one, drawn_of(wanted, chance).unwrap_or(one))
            }
            _ => {
                let far = shade(one) & !diagonals(one) & !Bitboard::from(one);
                match drawn_of(far, chance) {
                    Some(two) => Colours::Over(one, two),
                    None => Colours::Shade(one),
                }
            }
        }
    }

    pub(super) fn answer(self) -> Answer {
        match self {
            Colours::Shade(square) => Answer::Color(square.shade()),
            Colours::SameShade(one, two) => Answer::YesNo(one.shade() == two.shade()),
            Colours::SameDiagonal(one, two) => Answer::YesNo(diagonals(one).contains(two)),
            Colours::Over(from, to) => {
                Answer::OneOf((diagonals(from) & diagonals(to)).into_iter().collect())
            }
        }
    }
}

/// Where a bishop goes from a square on an empty board.
fn diagonals(square: Square) -> Bitboard {
    attacks(Role::Bishop, Color::White, square, Bitboard::EMPTY)
}

/// All squares of the colour of this one.
fn shade(square: Square) -> Bitboard {
    match square.shade() {
        Color::White => Bitboard::LIGHT,
        Color::Black => Bitboard::DARK,
    }
}

fn other(square: Square, chance: &mut Chance) -> Square {
    drawn_of(!Bitboard::from(square), chance).unwrap_or(square)
}

fn drawn_of(squares: Bitboard, chance: &mut Chance) -> Option<Square> {
    chance.pick(&squares.into_iter().collect::<Vec<Square>>())
}
