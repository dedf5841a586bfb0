//! Pieces as pictures of block characters, each character cut in four.

use super::look::Figure;

/// By which quarters are filled: 1 upper left, 2 upper right, 4 lower left,
/// 8 lower right.
const QUARTERS: [char; 16] =
    [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

/// The picture for squares of so many lines, one row of characters for each, with
/// half a line free above it; blank where the square shows.
pub(super) fn rows(figure: &Figure, height: u16) -> Vec<Vec<char>> {
    let points = if height > 3 { figure.large } else { figure.medium };
    let width = points[0].len() / 2;
    let at = |x: usize, y: usize| {
        y.checked_sub(1).and_then(|y| points.get(y)).is_some_and(|row| row.as_bytes()[x] == b'#')
    };
    let character = |x: usize, y: usize| {
        let filled = [at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)];
        let bits =
            filled.iter().rev().fold(0, |bits, &is_filled| 2 * bits + usize::from(is_filled));
        QUARTERS[bits]
    };
    (0..usize::from(height))
        .map(|y| (0..width).map(|x| character(2 * x, 2 * y)).collect())
        .collect()
}

#[cfg(test)]
mod tests {
    use annabella::games::GameKind;

    use super::*;
    use crate::play::screen::look::{Piece, Points};

    fn figure(game: GameKind, byte: u8) -> Option<Figure> {
        Piece::of_byte(game, byte).map(|piece| piece.figure)
    }

    #[test]
    fn pictures_have_their_size_and_differ() {
        for game in GameKind::ALL {
            let figures: Vec<Figure> = (1..8).filter_map(|byte| figure(game, byte)).collect();
            assert!(!figures.is_empty(), "{}", game.name());
            let of = |points: fn(&Figure) -> Points| figures.iter().map(points);
            for (drawn, width, height) in [
                (of(|figure| figure.large).collect::<Vec<_>>(), 14, 6),
                (of(|figure| figure.medium).collect(), 10, 5),
            ] {
                for points in &drawn {
                    assert_eq!(points.len(), height, "{points:?}");
                    assert!(points.iter().all(|row| row.len() == width), "{points:?}");
                    let same = drawn.iter().filter(|other| *other == points).count();
                    assert_eq!(same, 1, "{points:?}");
                }
            }
        }
    }

    #[test]
    fn points_become_quarters_of_characters() {
        let pawn = figure(GameKind::Chess, 1).unwrap();
        let drawn: Vec<String> =
            rows(&pawn, 3).into_iter().map(|row| row.into_iter().collect()).collect();
        assert_eq!(drawn, [" ▗▄▖ ", " ▝█▘ ", " ▟█▙ "]);
    }
}
