//! What there is to be seen on a board, beside a slow computation of its own.

#[path = "sight/facts.rs"]
mod facts;
#[allow(dead_code, reason = "shared with other tests")]
mod peers;
#[path = "sight/reasons.rs"]
mod reasons;
#[path = "sight/slow.rs"]
mod slow;

use annabella::games::chess::sight::{self, DIAGONALS, Quarter, STRAIGHTS, Wing};
use annabella::games::chess::{
    Bitboard, Color, Move, Position, Role, Square, chess960, notation::san,
};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Random games of chess and Chess960, each position handed to `look` with the moves
/// that led to it.
fn walk(games: u16, mut look: impl FnMut(&Position, &[(Position, Move)])) {
    let mut random = ChaCha8Rng::seed_from_u64(7);
    for game in 0..games {
        let mut position = match game % 2 {
            0 => Position::default(),
            _ => chess960::start(game * 37 % chess960::COUNT).unwrap(),
        };
        let mut played = Vec::new();
        for _ in 0..120 {
            look(&position, &played);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[random.next_u32() as usize % moves.len()];
            played.push((position, mv));
            position = position.after(mv).unwrap();
        }
    }
}

fn board_of(fen: &str) -> Position {
    fen.parse().unwrap()
}

#[test]
fn attackers_are_found_and_those_behind_them() {
    walk(40, |position, _| {
        let board = position.board();
        for square in Square::ALL {
            for color in Color::ALL {
                let mut expected = slow::attackers(board, square, color);
                let found = sight::attackers(board, square, color);
                let mut found: Vec<(Square, Option<Square>)> =
                    found.into_iter().map(|found| (found.square, found.behind)).collect();
                expected.sort_unstable();
                found.sort_unstable();
                assert_eq!(found, expected, "{position} {square} {color}");
            }
        }
    });
}

#[test]
fn attackers_come_by_value_and_pinned_ones_are_marked() {
    let position = board_of("4k3/8/8/4p3/1b1P4/5N2/3N1R2/Q3K3 w - -");
    let found = sight::attackers(position.board(), Square::E5, Color::White);
    let roles: Vec<Role> = found.iter().map(|found| found.role).collect();
    assert_eq!(roles, [Role::Pawn, Role::Knight, Role::Queen]);
    assert_eq!(found[2].behind, Some(Square::D4));
    let found = sight::attackers(position.board(), Square::C4, Color::White);
    assert_eq!((found[0].square, found[0].is_pinned), (Square::D2, true));
    let found = sight::attackers(position.board(), Square::B4, Color::White);
    assert!(found.is_empty());
}

#[test]
fn pinned_pieces_are_those_whose_absence_gives_check() {
    walk(100, |position, _| {
        let board = position.board();
        for color in Color::ALL {
            let mut found: Vec<(Square, Square)> =
                sight::pins(board, color).iter().map(|pin| (pin.pinned, pin.by)).collect();
            let mut expected = slow::pins(board, color);
            found.sort_unstable();
            expected.sort_unstable();
            assert_eq!(found, expected, "{position} {color}");
        }
    });
}

#[test]
fn no_legal_move_leaves_the_line_of_a_pin() {
    walk(60, |position, _| {
        let pins = sight::pins(position.board(), position.turn());
        for mv in position.legal_moves() {
            let pin = pins.iter().find(|pin| pin.pinned == mv.from());
            assert!(mv.is_castle() || pin.is_none_or(|pin| pin.line().contains(mv.to())));
        }
    });
}

#[test]
fn exchanges_are_counted_as_if_every_order_were_tried() {
    walk(60, |position, _| {
        let board = position.board();
        for square in Square::ALL {
            for color in Color::ALL {
                let found = sight::exchange(board, square, color);
                let expected = slow::exchange(board, square, color);
                assert_eq!(found, expected, "{position} {square} {color}");
            }
        }
    });
}

#[test]
fn what_hangs_can_be_captured_with_gain() {
    for (fen, color, expected) in [
        // attacked and not protected, by a pawn, and by more than protect it
        ("4k3/8/5n2/8/4P3/8/8/4K3 w - -", Color::White, "e4 unprotected 1: f6"),
        ("4k3/8/2p5/3r4/4P3/8/8/4K3 b - -", Color::Black, "d5 protected 4: e4"),
        ("3rk3/3r4/8/8/3P4/8/8/3RK3 w - -", Color::White, "d4 protected 1: d7"),
        // protected enough, and attacked by what is pinned or more dear
        ("3rk3/8/8/8/3P4/4P3/8/4K3 w - -", Color::White, ""),
        ("4k3/4r3/8/8/4P3/3P4/8/4K3 w - -", Color::White, ""),
        ("4k3/1P2r3/8/8/8/8/8/3KR3 b - -", Color::White, ""),
        // a king captures only what is not protected
        ("8/8/4k3/3P4/2P5/8/8/4K3 b - -", Color::White, ""),
        ("8/8/4k3/3P4/8/8/8/4K3 b - -", Color::White, "d5 unprotected 1: e6"),
        // the pawn becomes a queen with the capture
        ("1r2k3/P7/8/8/8/8/8/4K3 w - -", Color::Black, "b8 unprotected 13: a7"),
        // the one that recaptures stands behind the one that captures
        ("4k3/8/8/P7/r7/8/R7/1K6 w - -", Color::White, ""),
    ] {
        let position = board_of(fen);
        let found = sight::hanging(position.board(), color);
        let told: Vec<String> = found
            .iter()
            .map(|found| {
                let how = if found.is_protected { "protected" } else { "unprotected" };
                let by: Vec<String> = found.attackers.iter().map(Square::to_string).collect();
                format!("{} {how} {}: {}", found.square, found.loss, by.join(" "))
            })
            .collect();
        assert_eq!(told.join(", "), expected, "{fen}");
    }
}

#[test]
fn checks_are_the_moves_after_which_the_king_is_attacked() {
    walk(60, |position, _| {
        let found = sight::checks(position);
        for mv in position.legal_moves() {
            let after = position.after(mv).unwrap();
            let attackers =
                slow::attackers(after.board(), after.king(after.turn()), position.turn());
            let is_check = attackers.iter().any(|(_, behind)| behind.is_none());
            let check = found.iter().find(|check| check.mv == mv);
            assert_eq!(check.is_some(), is_check, "{position} {mv:?}");
            let is_mate = is_check && after.legal_moves().is_empty();
            assert_eq!(check.is_some_and(|check| check.is_mate), is_mate);
        }
    });
}

#[test]
fn captures_are_told_by_the_move_and_not_by_what_is_missing() {
    walk(60, |position, played| {
        let taken = played.iter().filter_map(|(before, mv)| sight::captured(before, *mv));
        let first = played.first().map_or(*position, |(before, _)| *before);
        for color in Color::ALL {
            let of = |color| move |captured: &sight::Captured| captured.piece.color == color;
            let lost = taken.clone().filter(of(color)).count() as u32;
            let count = |position: &Position| position.board().by_color(color).len();
            assert_eq!(count(&first) - lost, count(position));
        }
        for captured in taken {
            assert_ne!(captured.by(), captured.piece.color);
        }
    });
    let position = board_of("4k3/8/8/8/8/8/3p4/2N4K b - -");
    let promotion = san::parse(&position, "dxc1=Q+").unwrap();
    let knight = sight::captured(&position, promotion).unwrap();
    assert_eq!((knight.piece.role, knight.square), (Role::Knight, Square::C1));
}

#[test]
fn rays_go_to_the_edge_clockwise() {
    let ends = |from, directions: [sight::Direction; 4]| {
        directions.map(|direction| sight::ray(from, direction).last())
    };
    let of = |squares: [Square; 4]| squares.map(Some);
    let (h7, h1, b1, a8) = (Square::H7, Square::H1, Square::B1, Square::A8);
    assert_eq!(ends(Square::E4, DIAGONALS), of([h7, h1, b1, a8]));
    let (e8, h4, e1, a4) = (Square::E8, Square::H4, Square::E1, Square::A4);
    assert_eq!(ends(Square::E4, STRAIGHTS), of([e8, h4, e1, a4]));
    assert_eq!(ends(Square::A1, DIAGONALS), [Some(Square::H8), None, None, None]);
}

#[test]
fn the_next_piece_comes_around() {
    walk(20, |position, _| {
        let board = position.board();
        for role in Role::ALL {
            for color in [None, Some(Color::White), Some(Color::Black)] {
                let of = color.map_or(board.occupied(), |color| board.by_color(color));
                let pieces = board.by_role(role) & of;
                for from in Square::ALL {
                    for is_backward in [false, true] {
                        let mut squares = Square::ALL.to_vec();
                        squares.rotate_left(from.index() + 1);
                        if is_backward {
                            squares.pop();
                            squares.reverse();
                        } else {
                            squares.pop();
                        }
                        let expected = squares.into_iter().find(|&at| pieces.contains(at));
                        let found = sight::next(board, role, color, from, is_backward);
                        assert_eq!(found, expected);
                    }
                }
            }
        }
    });
}

#[test]
fn four_quarters_make_the_board() {
    let mut all = Bitboard::EMPTY;
    for half in Color::ALL {
        for wing in Wing::ALL {
            let squares = Quarter { half, wing }.squares();
            assert!(!all.intersects(squares));
            all |= squares;
        }
    }
    assert_eq!(all, Bitboard::FULL);
}
