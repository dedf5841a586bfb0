//! Pieces as pictures of block characters, each character cut in four.

use annabella::games::chess::Role;

/// Points of half a character each way; `#` is the piece.
type Points = &'static [&'static str];

/// For squares of nine characters by four.
const fn large(role: Role) -> Points {
    match role {
        Role::King => &[
            "......##......",
            "....######....",
            ".####.##.####.",
            ".############.",
            "...########...",
            "..##########..",
        ],
        Role::Queen => &[
            "##....##....##",
            "###..####..###",
            ".###.####.###.",
            "..##########..",
            "...########...",
            "..##########..",
        ],
        Role::Rook => &[
            "..##..##..##..",
            "..##########..",
            "....######....",
            "....######....",
            "...########...",
            "..##########..",
        ],
        Role::Bishop => &[
            "......##......",
            "....####.#....",
            "...####.###...",
            "...########...",
            ".....####.....",
            "..##########..",
        ],
        Role::Knight => &[
            "......##.#....",
            "....########..",
            "..###.#######.",
            ".####..######.",
            ".....########.",
            "..##########..",
        ],
        Role::Pawn => &[
            ".....####.....",
            ".....####.....",
            "......##......",
            ".....####.....",
            "....######....",
            "...########...",
        ],
    }
}

/// For squares of seven characters by three.
const fn medium(role: Role) -> Points {
    match role {
        Role::King => &[
            "....##....", //
            "..######..",
            "###.##.###",
            ".########.",
            ".########.",
        ],
        Role::Queen => &[
            "#...##...#", //
            "##..##..##",
            ".##.##.##.",
            ".########.",
            ".########.",
        ],
        Role::Rook => &[
            ".##.##.##.", //
            ".########.",
            "..######..",
            "..######..",
            ".########.",
        ],
        Role::Bishop => &[
            "....##....", //
            "..###.##..",
            "..##.###..",
            "....##....",
            ".########.",
        ],
        Role::Knight => &[
            "....##.#..", //
            "..#######.",
            "###.######",
            "....#####.",
            ".########.",
        ],
        Role::Pawn => &[
            "...####...", //
            "...####...",
            "....##....",
            "...####...",
            "..######..",
        ],
    }
}

/// By which quarters are filled: 1 upper left, 2 upper right, 4 lower left,
/// 8 lower right.
const QUARTERS: [char; 16] =
    [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

/// The picture for squares of so many lines, one row of characters for each, with
/// half a line free above it; blank where the square shows.
pub(super) fn rows(role: Role, height: u16) -> Vec<Vec<char>> {
    let points = if height > 3 { large(role) } else { medium(role) };
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
    use super::*;

    #[test]
    fn pictures_have_their_size_and_differ() {
        for (points, width, height) in
            [(large as fn(Role) -> Points, 14, 6), (medium as fn(Role) -> Points, 10, 5)]
        {
            for role in Role::ALL {
                let rows = points(role);
                assert_eq!(rows.len(), height, "{}", role.name());
                assert!(rows.iter().all(|row| row.len() == width), "{}", role.name());
                let same = Role::ALL.into_iter().filter(|&other| points(other) == rows).count();
                assert_eq!(same, 1, "{}", role.name());
            }
        }
    }

    #[test]
    fn points_become_quarters_of_characters() {
        let pawn: Vec<String> =
            rows(Role::Pawn, 3).into_iter().map(|row| row.into_iter().collect()).collect();
        assert_eq!(pawn, [" ▗▄▖ ", " ▝█▘ ", " ▟█▙ "]);
    }
}
