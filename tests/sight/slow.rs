//! The same facts, computed from the letters of the board, step by step.

use annabella::games::chess::{Board, Color, Piece, Role, Square, sight};

const LEAPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const AROUND: [(i8, i8); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

fn letter(board: &Board, square: Square) -> char {
    board.piece_at(square).map_or('.', Piece::to_char)
}

fn of(color: Color, letter: char) -> char {
    if color == Color::White { letter.to_ascii_uppercase() } else { letter }
}

/// Who attacks a square, and through which piece of his own side.
pub fn attackers(board: &Board, square: Square, color: Color) -> Vec<(Square, Option<Square>)> {
    let mut found = Vec::new();
    for (files, ranks) in LEAPS {
        let Some(from) = square.offset(files, ranks) else { continue };
        if letter(board, from) == of(color, 'n') {
            found.push((from, None));
        }
    }
    for (files, ranks) in AROUND {
        let sliders = if files == 0 || ranks == 0 { ['r', 'q'] } else { ['b', 'q'] };
        let forward = if color == Color::White { -1 } else { 1 };
        let mut behind = None;
        for distance in 1..8 {
            let Some(from) = square.offset(files * distance, ranks * distance) else { break };
            let here = letter(board, from);
            let is_king = here == of(color, 'k') && distance == 1;
            let is_pawn = here == of(color, 'p') && distance == 1 && files != 0 && ranks == forward;
            let is_slider = sliders.iter().any(|&slider| here == of(color, slider));
            if is_king || is_pawn || is_slider {
                found.push((from, behind));
                if is_king {
                    break;
                }
                behind = Some(from);
            } else if here != '.' {
                break;
            }
        }
    }
    found
}

/// What is pinned, and by what: pieces without which the king would be attacked by one
/// more.
pub fn pins(board: &Board, color: Color) -> Vec<(Square, Square)> {
    let find = |square: &Square| letter(board, *square) == of(color, 'k');
    let king = Square::ALL.into_iter().find(find).expect("a king");
    let direct = |board: &Board| -> Vec<Square> {
        let all = attackers(board, king, !color).into_iter();
        all.filter(|(_, behind)| behind.is_none()).map(|(from, _)| from).collect()
    };
    let before = direct(board);
    let mut found = Vec::new();
    for square in board.by_color(color) {
        let mut without = *board;
        without.set(square, None);
        if square != king {
            let new = direct(&without).into_iter().filter(|from| !before.contains(from));
            found.extend(new.map(|by| (square, by)));
        }
    }
    found
}

/// What capturing on a square comes to, every capturer tried on a board of its own.
/// Pins are those of the first position.
pub fn exchange(board: &Board, square: Square, by: Color) -> u32 {
    let Some(piece) = board.piece_at(square) else { return 0 };
    if piece.color == by || piece.role == Role::King {
        return 0;
    }
    let held: Vec<Square> = Color::ALL
        .into_iter()
        .flat_map(|color| pins(board, color).into_iter().map(move |pin| (color, pin)))
        .filter(|&(color, (pinned, _))| {
            let mut moved = *board;
            moved.set(square, board.piece_at(pinned));
            moved.set(pinned, None);
            let king = board.pieces(color, Role::King).first().expect("a king");
            attackers(&moved, king, !color).iter().any(|(from, behind)| {
                behind.is_none() && pins(board, color).contains(&(pinned, *from))
            })
        })
        .map(|(_, (pinned, _))| pinned)
        .collect();
    best(board, square, by, &held)
}

fn best(board: &Board, square: Square, by: Color, held: &[Square]) -> u32 {
    let Some(target) = board.role_at(square) else { return 0 };
    let mut gains = vec![0];
    for (from, behind) in attackers(board, square, by) {
        if behind.is_some() || held.contains(&from) {
            continue;
        }
        let Some(mut piece) = board.piece_at(from) else { continue };
        let mut gain = sight::points(target);
        if piece.role == Role::Pawn && matches!(square.to_string().as_bytes()[1], b'1' | b'8') {
            piece.role = Role::Queen;
            gain += 8;
        }
        let mut after = *board;
        after.set(from, None);
        after.set(square, Some(piece));
        let answers = attackers(&after, square, !by);
        if piece.role == Role::King && answers.iter().any(|(_, behind)| behind.is_none()) {
            continue;
        }
        gains.push(gain.saturating_sub(best(&after, square, !by, held)));
    }
    gains.into_iter().max().unwrap_or(0)
}
