//! Squares, boards and sets of squares.

use std::collections::HashSet;

use annabella::games::chess::{Bitboard, Board, Color, File, Piece, Rank, Role, Square, attacks};

#[test]
fn c7_each_square_has_one_name() {
    let names: HashSet<String> = Square::ALL.iter().map(Square::to_string).collect();
    assert_eq!(names.len(), 64);
    for square in Square::ALL {
        assert_eq!(square.to_string().parse(), Ok(square));
        assert_eq!(Square::new(square.file(), square.rank()), square);
    }
    for text in ["", "e", "e9", "i1", "e44", "é4", "E4", "👍"] {
        assert!(text.parse::<Square>().is_err(), "{text}");
    }
}

#[test]
fn no_step_leaves_the_board() {
    for (files, ranks) in [(i8::MAX, 0), (0, i8::MIN), (1, 0), (0, 1)] {
        assert_eq!(Square::H8.offset(files, ranks), None);
    }
    assert_eq!(Square::H8.offset(-7, -7), Some(Square::A1));
}

#[test]
fn s12_squares_alternate_in_shade() {
    assert_eq!(Bitboard::LIGHT.len(), 32);
    for square in Square::ALL {
        assert_eq!(Bitboard::LIGHT.contains(square), square.shade() == Color::White);
        for (files, ranks) in [(0, 1), (1, 0)] {
            if let Some(next) = square.offset(files, ranks) {
                assert_ne!(next.shade(), square.shade());
            }
        }
    }
}

#[test]
fn a_board_gives_back_what_was_put_on_it() {
    let mut board = Board::EMPTY;
    for color in Color::ALL {
        for role in Role::ALL {
            let piece = Some(Piece { color, role });
            for square in Square::ALL {
                board.set(square, piece);
                assert_eq!(board.piece_at(square), piece);
                assert_eq!(board.pieces(color, role), square.into());
                assert_eq!(board.by_color(!color), Bitboard::EMPTY);
                board.set(square, None);
                assert_eq!(board, Board::EMPTY);
            }
        }
    }
}

/// The tables against a walk from square to square, for arbitrary blockers.
#[test]
fn sliders_stop_at_the_first_piece() {
    let mut blockers = 0x0123_4567_89AB_CDEFu64;
    for _ in 0..500 {
        blockers = blockers.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let occupied = Bitboard(blockers & blockers.rotate_left(17));
        for square in Square::ALL {
            let rook = walk(square, [(0, 1), (1, 0), (0, -1), (-1, 0)], occupied);
            let bishop = walk(square, [(1, 1), (1, -1), (-1, -1), (-1, 1)], occupied);
            assert_eq!(attacks(Role::Rook, Color::White, square, occupied), rook);
            assert_eq!(attacks(Role::Bishop, Color::White, square, occupied), bishop);
            assert_eq!(attacks(Role::Queen, Color::White, square, occupied), rook | bishop);
        }
    }
}

fn walk(square: Square, directions: [(i8, i8); 4], occupied: Bitboard) -> Bitboard {
    let mut reached = Bitboard::EMPTY;
    for (files, ranks) in directions {
        let mut at = square;
        while let Some(next) = at.offset(files, ranks) {
            reached |= next.into();
            if occupied.contains(next) {
                break;
            }
            at = next;
        }
    }
    reached
}

#[test]
fn files_and_ranks_are_sets_of_eight() {
    for index in 0..8 {
        let (file, rank) = (File::new(index), Rank::new(index));
        assert_eq!(Bitboard::file(file).len(), 8);
        assert!(Bitboard::file(file).into_iter().all(|square| square.file() == file));
        assert!(Bitboard::rank(rank).into_iter().all(|square| square.rank() == rank));
        assert_eq!(File::from_char(file.to_char()), Some(file));
        assert_eq!(Rank::from_char(rank.to_char()), Some(rank));
    }
}
