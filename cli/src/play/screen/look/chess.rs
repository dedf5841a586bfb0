use annabella::games::Side;
use annabella::games::chess::{Piece, Role};

use super::{Figure, Points};

pub(super) fn figure(side: Side, kind: u8) -> Option<Figure> {
    let role = Role::from_byte(kind)?;
    let (filled, outlined) = signs(role);
    Some(Figure {
        letter: Piece { color: side.into(), role }.to_char(),
        filled,
        taken: if side == Side::First { outlined } else { filled },
        large: large(role),
        medium: medium(role),
    })
}

const fn signs(role: Role) -> (char, char) {
    match role {
        Role::King => ('♚', '♔'),
        Role::Queen => ('♛', '♕'),
        Role::Rook => ('♜', '♖'),
        Role::Bishop => ('♝', '♗'),
        Role::Knight => ('♞', '♘'),
        Role::Pawn => ('♟', '♙'),
    }
}

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
