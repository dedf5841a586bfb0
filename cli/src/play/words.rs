//! English sentences about moves, pieces and positions, fit to be read aloud:
//! no letters for pieces, no numbers run into squares.

use annabella::games::chess::{
    CastlingSide, Color, File, Move, MoveKind, Piece, Position, Rank, Role, Square,
};
use annabella::session::Claim;

/// A move as a noun: `knight f3`, `pawn e4 takes d5`, `castling short`.
pub(crate) fn move_name(position: &Position, mv: Move) -> String {
    match castling_side(mv) {
        Some(side) => format!("castling {}", side_name(side)),
        None => squares_name(position, mv),
    }
}

/// A move as a deed: `plays knight f3`, `castles short`.
pub(crate) fn deed(position: &Position, mv: Move) -> String {
    match castling_side(mv) {
        Some(side) => format!("castles {}", side_name(side)),
        None => format!("plays {}", squares_name(position, mv)),
    }
}

fn castling_side(mv: Move) -> Option<CastlingSide> {
    mv.is_castle().then(|| CastlingSide::of(mv.from(), mv.to()))
}

const fn side_name(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::Short => "short",
        CastlingSide::Long => "long",
    }
}

fn squares_name(position: &Position, mv: Move) -> String {
    let (from, to) = (mv.from(), mv.to());
    let role = position.board().role_at(from).unwrap_or(Role::Pawn);
    let takes = position.piece_at(to).is_some() || mv.kind() == MoveKind::EnPassant;
    let mut words = match role {
        Role::Pawn if takes => vec![format!("pawn {from}")],
        Role::Pawn => Vec::new(),
        _ if !has_rival(position, mv, role) => vec![role.name().to_owned()],
        _ if takes => vec![format!("{} from {from}", role.name())],
        _ => vec![format!("{} from {from} to", role.name())],
    };
    if takes {
        words.push("takes".to_owned());
    }
    words.push(to.to_string());
    let name = words.join(" ");
    match mv.kind() {
        MoveKind::EnPassant => format!("{name} en passant"),
        MoveKind::Promotion(role) => format!("{name}, promoting to {}", role.name()),
        MoveKind::Normal | MoveKind::Castle => name,
    }
}

/// Whether another piece of the same kind can go to the same square.
fn has_rival(position: &Position, mv: Move, role: Role) -> bool {
    position.legal_moves().into_iter().any(|other| {
        other.to() == mv.to()
            && other.from() != mv.from()
            && !other.is_castle()
            && position.board().role_at(other.from()) == Some(role)
    })
}

/// `White`, `Black`, as an adjective: `white knight`.
pub(crate) const fn adjective(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// `a white knight`, `the black king`.
pub(crate) fn piece_name(piece: Piece) -> String {
    let article = if piece.role == Role::King { "the" } else { "a" };
    format!("{article} {} {}", adjective(piece.color), piece.role.name())
}

/// What stands on a square.
pub(crate) fn square_sentence(position: &Position, square: Square) -> String {
    match position.piece_at(square) {
        None => format!("Nothing stands on {square}, a {} square.", shade_name(square)),
        Some(piece) => {
            let checked =
                piece.role == Role::King && piece.color == position.turn() && position.is_check();
            let check = if checked { ", in check" } else { "" };
            format!("On {square} stands {}{check}.", piece_name(piece))
        }
    }
}

fn shade_name(square: Square) -> &'static str {
    match square.shade() {
        Color::White => "light",
        Color::Black => "dark",
    }
}

/// Who attacks a square.
pub(crate) fn attackers_sentence(position: &Position, square: Square) -> String {
    let board = position.board();
    let parts = Color::ALL.map(|color| {
        let attackers = board.attackers(square, color, board.occupied());
        let pieces = Role::ALL.into_iter().filter_map(|role| {
            let squares: Vec<Square> =
                (attackers & board.pieces(color, role)).into_iter().collect();
            (!squares.is_empty()).then(|| pieces_on(role, &squares))
        });
        let pieces: Vec<String> = pieces.collect();
        if pieces.is_empty() {
            format!("{color} does not attack {square}.")
        } else {
            format!("{color} attacks {square} with {}.", and(&pieces))
        }
    });
    parts.join(" ")
}

/// `knight b1`, `pawns a2, b2 and c2`.
fn pieces_on(role: Role, squares: &[Square]) -> String {
    format!("{} {}", counted_name(role, squares.len()), and(squares))
}

fn counted_name(role: Role, count: usize) -> String {
    format!("{}{}", role.name(), if count == 1 { "" } else { "s" })
}

/// `a`, `a and b`, `a, b and c`.
pub(crate) fn and<T: ToString>(parts: &[T]) -> String {
    join(parts, "and")
}

/// `a`, `a or b`, `a, b or c`.
pub(crate) fn or<T: ToString>(parts: &[T]) -> String {
    join(parts, "or")
}

fn join<T: ToString>(parts: &[T], last_word: &str) -> String {
    let texts: Vec<String> = parts.iter().map(T::to_string).collect();
    match texts.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{} {last_word} {last}", before.join(", ")),
    }
}

/// The board by pieces: a sentence for each side, its king first.
pub(crate) fn board_by_pieces(position: &Position) -> Vec<String> {
    Color::ALL.into_iter().map(|color| side_sentence(position, color)).collect()
}

/// All pieces of a side, its king first.
pub(crate) fn side_sentence(position: &Position, color: Color) -> String {
    let roles = Role::ALL.into_iter().rev();
    let pieces: Vec<String> = roles.filter_map(|role| pieces_list(position, color, role)).collect();
    format!("{color}: {}.", pieces.join("; "))
}

fn pieces_list(position: &Position, color: Color, role: Role) -> Option<String> {
    let squares: Vec<Square> = position.board().pieces(color, role).into_iter().collect();
    let list: Vec<String> = squares.iter().map(Square::to_string).collect();
    (!squares.is_empty())
        .then(|| format!("{} {}", counted_name(role, squares.len()), list.join(", ")))
}

/// Where the pieces of one kind and colour stand.
pub(crate) fn pieces_sentence(position: &Position, color: Color, role: Role) -> String {
    match pieces_list(position, color, role) {
        Some(list) => format!("{color}: {list}."),
        None => format!("{color} has no {}.", role.name()),
    }
}

/// The board rank by rank, as White or as Black looks at it.
pub(crate) fn board_by_ranks(position: &Position, from_black: bool) -> Vec<String> {
    let mut ranks = Rank::ALL;
    if !from_black {
        ranks.reverse();
    }
    ranks.into_iter().map(|rank| rank_sentence(position, rank)).collect()
}

pub(crate) fn rank_sentence(position: &Position, rank: Rank) -> String {
    let squares = File::ALL.map(|file| Square::new(file, rank));
    format!("Rank {}: {}.", rank.to_char(), line_of(position, &squares))
}

pub(crate) fn file_sentence(position: &Position, file: File) -> String {
    let squares = Rank::ALL.map(|rank| Square::new(file, rank));
    let name = file.to_char().to_ascii_uppercase();
    format!("File {name}: {}.", line_of(position, &squares))
}

/// The pieces on a line, the colour said where it changes.
fn line_of(position: &Position, squares: &[Square]) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut last_color = None;
    for &square in squares {
        let Some(piece) = position.piece_at(square) else { continue };
        let name = format!("{} {square}", piece.role.name());
        if last_color == Some(piece.color) {
            parts.push(name);
        } else {
            parts.push(format!("{} {name}", adjective(piece.color)));
            last_color = Some(piece.color);
        }
    }
    if parts.is_empty() { "empty".to_owned() } else { parts.join(", ") }
}

pub(crate) fn turn_sentence(position: &Position) -> String {
    let check = if position.is_check() { ", in check" } else { "" };
    format!("{} is to move{check}.", position.turn())
}

/// Whose move is not completed yet.
pub(crate) fn to_press_sentence(mover: Color) -> String {
    format!("{mover} has moved and has to press the clock.")
}

/// The usual values, which the Laws do not know and players call approximate.
const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

/// White's pieces less Black's, in pawns.
pub(crate) fn balance(position: &Position) -> i32 {
    let worth = |color| {
        let count = |role| position.board().pieces(color, role).len() as i32;
        Role::ALL.into_iter().map(|role| count(role) * value(role)).sum::<i32>()
    };
    worth(Color::White) - worth(Color::Black)
}

/// What each side has, and who has more.
pub(crate) fn material_sentences(position: &Position) -> Vec<String> {
    let mut said: Vec<String> = Color::ALL
        .into_iter()
        .map(|color| {
            let parts: Vec<String> = Role::ALL
                .into_iter()
                .rev()
                .filter_map(|role| match position.board().pieces(color, role).len() {
                    0 => None,
                    1 => Some(format!("a {}", role.name()).replace("a king", "the king")),
                    count => Some(format!("{count} {}", counted_name(role, count as usize))),
                })
                .collect();
            format!("{color} has {}.", and(&parts))
        })
        .collect();
    let balance = balance(position);
    let ahead = if balance > 0 { Color::White } else { Color::Black };
    let pawns = balance.abs();
    said.push(match pawns {
        0 => "By the usual values the sides are equal.".to_owned(),
        1 => format!("By the usual values {ahead} is ahead by about 1 pawn."),
        _ => format!("By the usual values {ahead} is ahead by about {pawns} pawns."),
    });
    said
}

/// The board drawn with letters, eight lines and the files below.
pub(crate) fn board_grid(position: &Position, from_black: bool) -> Vec<String> {
    let (mut ranks, mut files) = (Rank::ALL, File::ALL);
    if from_black {
        files.reverse();
    } else {
        ranks.reverse();
    }
    let letter =
        |file, rank| position.piece_at(Square::new(file, rank)).map_or('.', Piece::to_char);
    let mut lines: Vec<String> = ranks
        .into_iter()
        .map(|rank| {
            let row = files.map(|file| format!(" {}", letter(file, rank)));
            format!("{} {}", rank.to_char(), row.concat())
        })
        .collect();
    lines.push(format!(
        "   {}",
        files.map(|file| format!("{} ", file.to_char())).concat().trim_end()
    ));
    lines
}

/// Why a draw is claimed in a quickplay finish.
pub(crate) const fn quickplay_ground(claim: Claim) -> &'static str {
    match claim {
        Claim::NoEffort => "the opponent makes no effort to win by normal means",
        _ => "the opponent cannot win by normal means",
    }
}

#[cfg(test)]
mod tests {
    use annabella::games::chess::notation::san;

    use super::*;

    #[test]
    fn moves_have_names_fit_for_the_ear() {
        for (fen, mv, name) in [
            ("4k3/8/8/8/8/8/4P3/4K3 w - -", "e4", "e4"),
            ("4k3/8/8/3p4/4P3/8/8/4K3 w - -", "exd5", "pawn e4 takes d5"),
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "exd6", "pawn e5 takes d6 en passant"),
            ("3nk3/4P3/8/8/8/8/8/4K3 w - -", "exd8=N", "pawn e7 takes d8, promoting to knight"),
            ("4k3/8/8/8/8/8/8/1N2KN2 w - -", "Nbd2", "knight from b1 to d2"),
            ("4k3/8/8/8/8/8/3p4/1N2KN2 w - -", "Nfxd2", "knight from f1 takes d2"),
            ("4k3/8/8/8/8/8/8/4KN2 w - -", "Nd2", "knight d2"),
            ("r3k3/8/8/8/8/8/8/4K3 b q -", "O-O-O", "castling long"),
        ] {
            let position: Position = fen.parse().unwrap();
            assert_eq!(move_name(&position, san::parse(&position, mv).unwrap()), name);
        }
    }

    #[test]
    fn lists_end_with_and_or_or() {
        assert_eq!(and::<&str>(&[]), "");
        assert_eq!(and(&["a"]), "a");
        assert_eq!(and(&["a", "b", "c"]), "a, b and c");
        assert_eq!(or(&["a", "b"]), "a or b");
    }
}
