//! Positions from outside: what is refused, what is mended, and what is said.

use annabella::games::chess::notation::fen::{self, FenError, FenStyle};
use annabella::games::chess::{
    Color, Move, Note, Piece, Position, Role, Setup, SetupError, Square, chess960,
};
use proptest::prelude::*;

fn refusal(text: &str) -> String {
    fen::parse(text).expect_err(text).to_string()
}

fn notes(text: &str) -> Vec<String> {
    let (_, notes) = fen::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    notes.iter().map(Note::to_string).collect()
}

#[test]
fn unplayable_positions_are_refused_with_the_reason() {
    let cases = [
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no king; each side needs exactly one"),
        ("4k3/8/8/8/8/8/8/2K1K3 w - - 0 1", "White has 2 kings; each side needs exactly one"),
        (
            "8/8/8/3kK3/8/8/8/8 w - - 0 1",
            "the kings on d5 and e5 stand next to each other, which no move allows",
        ),
        (
            "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
            "the pawn on h8 stands on an end rank, where a pawn cannot be",
        ),
        (
            "4k3/8/8/8/8/8/8/p3K3 w - - 0 1",
            "the pawn on a1 stands on an end rank, where a pawn cannot be",
        ),
        (
            "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
            "Black is in check from e2, but it is the other side's move",
        ),
    ];
    for (text, reason) in cases {
        assert_eq!(refusal(text), reason, "{text}");
    }
}

#[test]
fn malformed_text_is_refused_with_the_column() {
    let cases = [
        ("", "column 1: found the end"),
        ("4k3/8/8/8/8/8/8/4K2 w - - 0 1", "column 20: found ' '"),
        ("4k3/8/8/8/8/8/8/4K4 w - - 0 1", "column 19: found '4'"),
        ("4k3/8/8/8/8/8/8 w - - 0 1", "column 16: found ' '"),
        ("4k3/8/8/8/8/8/8/4K3/8 w - - 0 1", "column 20: found '/'"),
        ("4k3/8/8/8/8/8/8/4K3", "column 20: found the end, expected the side to move"),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", "column 21: found 'x', expected the side to move"),
        ("4k3/8/8/8/8/8/8/4K3 w KX - 0 1", "column 24: found 'X', expected castling rights"),
        ("4k3/8/8/8/8/8/8/4K3 w - e4 0 1", "column 26: found '4', expected an en passant"),
        ("4k3/8/8/8/8/8/8/4K3 w - - x 1", "column 27: found 'x'"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 70000 1", "column 27: found '70000'"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 -3", "column 29: found '-'"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 more", "column 31: found 'm', expected nothing"),
        ("♔♚👍/8/8/8/8/8/8/8 w - - 0 1", "column 1: found '♔'"),
    ];
    for (text, reason) in cases {
        let found = refusal(text);
        assert!(found.starts_with(reason), "{text:?}\nexpected {reason}\nfound    {found}");
    }
}

#[test]
fn a_text_of_any_length_is_refused_at_once() {
    let long = "8/".repeat(50_000_000);
    assert_eq!(fen::parse(&long).unwrap_err(), FenError::TooLong(100_000_000));
}

#[test]
fn missing_fields_at_the_end_are_filled_in() {
    for text in ["4k3/8/8/8/8/8/8/4K3 w", "4k3/8/8/8/8/8/8/4K3 w -", "4k3/8/8/8/8/8/8/4K3 w - -"] {
        let (position, notes) = fen::parse(text).unwrap();
        assert_eq!(position.to_string(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        assert!(notes.is_empty());
    }
}

#[test]
fn what_cannot_be_used_is_dropped_with_a_note() {
    assert_eq!(
        notes("4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1"),
        [
            "the castling right 'Q' names no rook and was dropped",
            "the castling right 'k' names no rook and was dropped",
            "the castling right 'q' names no rook and was dropped",
        ]
    );
    assert_eq!(
        notes("4k3/8/8/8/8/8/8/4K2R w A - 0 1"),
        ["castling with a rook on a1 is not possible and was dropped"]
    );
    assert_eq!(
        notes("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
        ["no pawn can capture en passant on e3, so it was dropped"]
    );
    assert_eq!(
        notes("4k3/8/8/8/8/8/8/4K3 w - e6 0 1"),
        ["no pawn can capture en passant on e6, so it was dropped"]
    );
}

#[test]
fn one_rook_a_side_castles_and_only_with_a_king_between_the_corners() {
    let second = ["castling with a rook on c1 is not possible and was dropped"];
    assert_eq!(notes("4k3/8/8/8/8/8/8/R1R1K3 w AC - 0 1"), second);
    assert_eq!(
        notes("4k3/8/8/8/8/8/8/KR6 w B - 0 1"),
        ["castling with a rook on b1 is not possible and was dropped"]
    );
    // a pawn that stepped twice has left its first square
    assert_eq!(
        notes("4k3/3p4/8/3pP3/8/8/8/4K3 w - d6 0 1"),
        ["no pawn can capture en passant on d6, so it was dropped"]
    );
}

#[test]
fn the_counters_stop_at_their_ends() {
    let text = "4k3/8/8/8/8/8/8/4K2R b - - 65535 4294967295";
    let (position, _) = fen::parse(text).unwrap();
    let next = position.after(Move::normal(Square::E8, Square::E7)).unwrap();
    assert_eq!(next.halfmove_clock(), u16::MAX);
    assert_eq!(next.fullmove_number(), u32::MAX);
}

/// Whether White and Black can still win, as far as the material decides it.
#[test]
fn what_the_material_cannot_win() {
    let undecided = (None, None);
    let cases = [
        ("4k3/8/8/8/8/8/8/3QK3 w - - 0 1", (None, Some(false))),
        ("3qk3/8/8/8/8/8/8/3NK3 w - - 0 1", (Some(false), None)),
        ("3rk3/8/8/8/8/8/8/2N1K3 w - - 0 1", undecided),
        ("3bk3/8/8/8/8/8/8/2N1K3 w - - 0 1", undecided),
        ("4k3/3p4/8/8/8/8/8/3BK3 w - - 0 1", undecided),
        ("2r1k3/8/8/8/8/8/8/3BK3 w - - 0 1", (Some(false), None)),
        ("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", undecided),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", (Some(false), Some(false))),
        ("6kR/5ppp/8/8/8/8/8/K7 b - - 0 1", undecided),
        ("R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1", (Some(true), Some(false))),
    ];
    for (text, expected) in cases {
        let position: Position = text.parse().unwrap();
        let found = (position.can_win(Color::White), position.can_win(Color::Black));
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn odd_material_is_a_note_and_no_error() {
    assert_eq!(notes("4k3/8/8/P7/PPPPPPPP/8/8/4K3 w - - 0 1"), ["White has 9 pawns"]);
    assert_eq!(notes("kn6/pp6/8/8/8/QQQQQQQQ/QQQQQQQQ/QQQQK3 w - - 0 1"), ["White has 21 pieces"]);
    assert_eq!(
        notes("4k3/8/8/8/8/8/PPPPPPPP/3QKQ2 w - - 0 1"),
        ["White has 1 promoted pieces and too many pawns for that"]
    );
}

#[test]
fn a_board_full_of_queens_can_be_played() {
    let text = "kn6/pp6/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/KQQQQQQQ w - - 0 1";
    let (position, _) = fen::parse(text).unwrap();
    assert!(!position.legal_moves().is_empty());
    for mv in position.legal_moves() {
        assert!(position.after(mv).is_ok());
    }
}

#[test]
fn castling_rights_in_the_three_forms() {
    let classical = Position::default();
    assert!(fen::write(&classical, FenStyle::Shredder).contains(" HAha "));
    assert!(fen::write(&classical, FenStyle::XFen).contains(" KQkq "));
    // a second rook stands further out: the letter alone would mean that one
    let inner = "4k3/8/8/8/8/8/8/R1R1K3 w C - 0 1";
    let (position, notes) = fen::parse(inner).unwrap();
    assert!(notes.is_empty());
    assert_eq!(position.to_string(), inner);
    let (outer, _) = fen::parse("4k3/8/8/8/8/8/8/R1R1K3 w Q - 0 1").unwrap();
    assert_ne!(position, outer);
    assert_ne!(position.key(), outer.key());
}

#[test]
fn f2_every_start_by_number_and_by_seed() {
    let mut seen = std::collections::HashSet::new();
    for number in 0..chess960::COUNT {
        let start = chess960::start(number).unwrap();
        assert!(seen.insert(start.to_string()), "start {number} comes twice");
        check_array(&start);
    }
    assert_eq!(chess960::start(chess960::COUNT), None);
    assert_eq!(chess960::start(chess960::CLASSICAL), Some(Position::default()));

    let drawn: std::collections::HashSet<u16> = (0..2000).map(chess960::draw).collect();
    assert!(drawn.len() > 700 && drawn.iter().all(|&number| number < chess960::COUNT));
    // the same on every machine and in every version
    assert_eq!((chess960::draw(0), chess960::draw(2009)), (428, 801));
    assert_eq!(Position::default().key(), 4112074602341578361);
}

/// King between rooks, bishops on both colours, Black opposite White (F2).
fn check_array(start: &Position) {
    let on =
        |role| -> Vec<Square> { start.board().pieces(Color::White, role).into_iter().collect() };
    let (rooks, bishops, king) = (on(Role::Rook), on(Role::Bishop), on(Role::King)[0]);
    assert!(rooks[0] < king && king < rooks[1]);
    assert_ne!(bishops[0].shade(), bishops[1].shade());
    for square in start.board().by_color(Color::White) {
        let white = start.piece_at(square).unwrap();
        let opposite = Square::from_index(square.index() as u8 ^ 0o70);
        assert_eq!(start.piece_at(opposite), Some(Piece { color: Color::Black, ..white }));
    }
    assert_eq!(start.castling_rooks().len(), 4);
}

#[test]
fn a_chess960_board_set_up_by_hand_gets_its_castling() {
    let start = chess960::start(42).unwrap();
    let mut setup = Setup { board: *start.board(), ..Setup::empty() };
    setup.allow_all_castling();
    assert_eq!(setup.position(), Ok((start, Vec::new())));
}

proptest! {
    #[test]
    fn any_text_is_a_position_or_a_reason(text in "\\PC*") {
        let _ = fen::parse(&text);
    }

    #[test]
    fn any_fen_like_text_is_a_position_or_a_reason(
        text in "[KQRBNPkqrbnp1-8/]{1,72} [wb] [KQkqA-Ha-h-]{1,5} ([a-h][36]|-) [0-9]{1,6} [0-9]{1,6}"
    ) {
        if let Ok((position, _)) = fen::parse(&text) {
            let again: Position = position.to_string().parse().expect("our own FEN reads back");
            prop_assert_eq!(again, position);
        }
    }

    /// Any heap of pieces: refused for one of the reasons, or playable with
    /// legal moves that all lead to playable positions.
    #[test]
    fn any_heap_of_pieces_is_refused_or_playable(
        pieces in proptest::collection::vec((0u8..64, 0usize..12), 0..64),
        kings in (0u8..64, 0u8..64),
        rooks in any::<u64>(),
        en_passant in proptest::option::of(0u8..64),
        white in any::<bool>(),
    ) {
        let mut setup = Setup::empty();
        for (square, piece) in pieces {
            let piece = Piece { color: Color::ALL[piece / 6], role: Role::ALL[piece % 6] };
            if piece.role != Role::King {
                setup.board.set(Square::from_index(square), Some(piece));
            }
        }
        for (square, color) in [(kings.0, Color::White), (kings.1, Color::Black)] {
            setup.board.set(Square::from_index(square), Some(Piece { color, role: Role::King }));
        }
        setup.castling_rooks = annabella::games::chess::Bitboard(rooks);
        setup.en_passant = en_passant.map(Square::from_index);
        setup.turn = if white { Color::White } else { Color::Black };
        match setup.position() {
            Ok((position, _)) => {
                for mv in position.legal_moves() {
                    let next = position.after(mv).expect("a legal move can be made");
                    let again: Position = next.to_string().parse().expect("still playable");
                    prop_assert_eq!(again.key(), next.key());
                }
            }
            Err(SetupError::TooManyKings { .. }) => prop_assert!(false, "only two kings were set"),
            Err(_) => {}
        }
    }
}
