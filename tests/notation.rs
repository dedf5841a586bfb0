//! Moves as text: the forms of appendix C, PGN, UCI and ICCF, and bad texts.

use annabella::games::chess::notation::san::{self, Form, Style};
use annabella::games::chess::notation::{Letters, ParseMoveError, Refusal, iccf, uci};
use annabella::games::chess::{Move, MoveKind, Position, Role, Square};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

/// Classical and Chess960 starts and positions with much to tell apart.
const FENS: [&str; 13] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "bqnrkbrn/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBRN w KQkq - 0 1",
    "nrbkqnrb/pppppppp/8/8/8/8/PPPPPPPP/NRBKQNRB w KQkq - 0 1",
    "rkrbbnnq/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNNQ w KQkq - 0 1",
    "qnbbnrkr/pppppppp/8/8/8/8/PPPPPPPP/QNBBNRKR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "1n3n1r/PPP3PP/4k3/8/8/3K4/pp3ppp/1N3N1R w - - 0 1",
    "6k1/8/1Q1Q4/8/1Q1Q4/8/8/K7 w - - 0 1",
    "4k3/1p1p1p1p/8/P1P1P1P1/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1",
    "7k/2N1N3/1N3N2/8/1N3N2/2N1N3/8/K7 w - - 0 1",
    "8/8/8/1R3R2/8/8/1R3R2/K1k5 b - - 0 1",
];

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

#[track_caller]
fn read(fen: &str, text: &str) -> Move {
    san::parse(&position(fen), text).unwrap()
}

#[track_caller]
fn refusal(fen: &str, text: &str) -> Refusal {
    match san::parse(&position(fen), text).unwrap_err() {
        ParseMoveError::Illegal { refusal, .. } => refusal,
        other => panic!("expected a refusal, found {other:?}"),
    }
}

fn fide(fen: &str, mv: Move) -> String {
    san::write(&position(fen), mv, &Style::FIDE)
}

fn pgn(fen: &str, mv: Move) -> String {
    san::write(&position(fen), mv, &Style::PGN)
}

/// What the move from `from` to `to` is called in the form of the Laws.
fn named(fen: &str, from: Square, to: Square) -> String {
    fide(fen, Move::normal(from, to))
}

#[test]
fn c1_c2_c3_five_letters_which_all_differ() {
    for letters in Letters::ALL {
        let mut all: Vec<char> =
            Role::ALL.iter().filter_map(|&role| letters.letter(role)).collect();
        assert_eq!(letters.letter(Role::Pawn), None);
        for (&role, letter) in Role::ALL[1..].iter().zip(&all) {
            assert_eq!(letters.role(*letter), Some(role), "{}", letters.name());
        }
        // these mean castling, pawn, null move and en passant
        assert!(!all.iter().any(|letter| "OPZE".contains(*letter)), "{}", letters.name());
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 5, "{}", letters.name());
    }
    let mut names: Vec<&str> = Letters::ALL.iter().map(|letters| letters.name()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Letters::ALL.len());
}

#[test]
fn c2_each_language_has_its_letters() {
    let start = Position::default();
    let mv = Move::normal(Square::G1, Square::F3);
    let texts =
        Letters::ALL.map(|letters| san::write(&start, mv, &Style { letters, ..Style::FIDE }));
    assert_eq!(texts, ["Nf3", "Sf3", "Cf3", "Cf3", "Cf3", "♘f3"]);
    for (letters, text) in Letters::ALL.into_iter().zip(texts) {
        assert_eq!(san::parse_with(&start, &text, letters), Ok(mv));
    }
    let kings = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let rook = Move::normal(Square::A1, Square::D1);
    let king = Move::normal(Square::E1, Square::D1);
    assert_eq!(san::parse(&kings, "Rd1"), Ok(rook));
    assert_eq!(san::parse_with(&kings, "Rd1", &Letters::SPANISH), Ok(king));
    assert_eq!(san::parse_with(&kings, "Td1", &Letters::SPANISH), Ok(rook));
}

#[test]
fn c3_figurines_of_both_colours_are_read() {
    let start = Position::default();
    let after = start.after(san::parse(&start, "♘f3").unwrap()).unwrap();
    let knight = Move::normal(Square::G8, Square::F6);
    for text in ["♞f6", "♘f6", "♞\u{FE0F}f6", "♘\u{FE0E}f6"] {
        assert_eq!(san::parse(&after, text), Ok(knight), "{text}");
        assert_eq!(san::parse_with(&after, text, &Letters::GERMAN), Ok(knight), "{text}");
    }
    assert_eq!(san::parse(&start, "♙e4"), Ok(Move::normal(Square::E2, Square::E4)));
    assert_eq!(san::parse(&start, "♟\u{FE0E}e4"), Ok(Move::normal(Square::E2, Square::E4)));
    let style = Style { form: Form::Fide, letters: &Letters::FIGURINES };
    assert_eq!(san::write(&after, knight, &style), "♘f6");
}

#[test]
fn c4_a_pawn_has_no_letter() {
    let start = Position::default();
    for (text, from, to) in [
        ("e4", Square::E2, Square::E4),
        ("d3", Square::D2, Square::D3),
        ("a4", Square::A2, Square::A4),
    ] {
        let mv = Move::normal(from, to);
        assert_eq!(san::write(&start, mv, &Style::FIDE), text);
        assert_eq!(san::parse(&start, text), Ok(mv));
    }
}

#[test]
fn c8_letter_and_square_of_arrival() {
    assert_eq!(named("4k3/8/8/8/8/6B1/8/4K3 w - - 0 1", Square::G3, Square::E5), "Be5");
    assert_eq!(named("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", Square::G1, Square::F3), "Nf3");
    assert_eq!(named("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", Square::A1, Square::D1), "Rd1");
}

#[test]
fn c9_captures() {
    assert_eq!(named("4k3/8/8/4p3/8/6B1/8/4K3 w - - 0 1", Square::G3, Square::E5), "Bxe5");
    assert_eq!(named("4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1", Square::G1, Square::F3), "Nxf3");
    assert_eq!(named("4k3/8/8/8/8/8/8/R2r3K w - - 0 1", Square::A1, Square::D1), "Rxd1");
    assert_eq!(named("4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1", Square::D4, Square::E5), "dxe5");
    assert_eq!(named("4k3/8/8/8/8/5p2/6P1/4K3 w - - 0 1", Square::G2, Square::F3), "gxf3");
    assert_eq!(named("4k3/8/1p6/P7/8/8/8/4K3 w - - 0 1", Square::A5, Square::B6), "axb6");
}

#[test]
fn c9_en_passant() {
    let mv = Move::en_passant(Square::E5, Square::D6);
    assert_eq!(fide(EN_PASSANT, mv), "exd6 ep");
    assert_eq!(pgn(EN_PASSANT, mv), "exd6");
    for text in [
        "exd6",
        "ed6",
        "exd6 ep",
        "exd6ep",
        "exd6e.p.",
        "exd6 e.p.",
        "e5xd6",
        "e5d6",
        "e5d6ep",
        "e:d6",
        "e×d6",
        "exd6+ ep",
        "exd6 ep+",
        "exd6ep!?",
        "exd6 e.p. !",
    ] {
        assert_eq!(read(EN_PASSANT, text), mv, "{text}");
    }
    let check = "8/3k4/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_eq!(fide("8/4k3/8/3pP3/8/8/8/4K3 w - d6 0 1", mv), "exd6 ep+");
    assert_eq!(fide(check, mv), "exd6 ep");
}

#[test]
fn c10_knights_on_the_same_rank() {
    let fen = "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1";
    assert_eq!(named(fen, Square::G1, Square::F3), "Ngf3");
    assert_eq!(named(fen, Square::E1, Square::F3), "Nef3");
    assert_eq!(read(fen, "Ngf3"), Move::normal(Square::G1, Square::F3));
    let capture = "4k3/8/8/8/8/5p2/8/K3N1N1 w - - 0 1";
    assert_eq!(named(capture, Square::G1, Square::F3), "Ngxf3");
    assert_eq!(read(capture, "Nef3"), Move::normal(Square::E1, Square::F3));
}

#[test]
fn c10_knights_on_the_same_file() {
    let fen = "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1";
    assert_eq!(named(fen, Square::G5, Square::F3), "N5f3");
    assert_eq!(named(fen, Square::G1, Square::F3), "N1f3");
    assert_eq!(read(fen, "N5f3"), Move::normal(Square::G5, Square::F3));
    let capture = "4k3/8/8/6N1/8/5p2/8/K5N1 w - - 0 1";
    assert_eq!(named(capture, Square::G1, Square::F3), "N1xf3");
}

#[test]
fn c10_knights_on_different_files_and_ranks() {
    let fen = "4k3/8/8/8/3N4/8/7N/4K3 w - - 0 1";
    assert_eq!(named(fen, Square::H2, Square::F3), "Nhf3");
    assert_eq!(named(fen, Square::D4, Square::F3), "Ndf3");
}

#[test]
fn c10_three_queens_need_both() {
    let fen = "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1";
    assert_eq!(named(fen, Square::H4, Square::E1), "Qh4e1");
    assert_eq!(named(fen, Square::H1, Square::E1), "Q1e1");
    assert_eq!(named(fen, Square::E4, Square::E1), "Qee1");
    assert!(matches!(refusal(fen, "Qhe1"), Refusal::Ambiguous { .. }));
    assert_eq!(read(fen, "Qh4e1"), Move::normal(Square::H4, Square::E1));
}

#[test]
fn c10_a_pinned_twin_does_not_count() {
    let fen = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
    let free = Move::normal(Square::G1, Square::E2);
    assert_eq!(fide(fen, free), "Ne2");
    for text in ["Ne2", "Nge2", "N1e2", "Ng1e2"] {
        assert_eq!(read(fen, text), free, "{text}");
    }
    let by_bishop = Refusal::KingInCheck { king: Square::E1, by: Square::B4 };
    assert_eq!(refusal(fen, "Nce2"), by_bishop);
}

#[test]
fn c11_two_pawns_that_capture_the_same_piece() {
    let fen = "4k3/8/8/3p4/2P1P3/8/8/K7 w - - 0 1";
    assert_eq!(named(fen, Square::C4, Square::D5), "cxd5");
    assert_eq!(named(fen, Square::E4, Square::D5), "exd5");
    assert_eq!(read(fen, "cd5"), Move::normal(Square::C4, Square::D5));
    for text in ["d5", "Pxd5"] {
        let error = san::parse(&position(fen), text).unwrap_err();
        assert!(
            ["cxd5", "exd5"].iter().all(|mv| error.possible().iter().any(|p| p == mv)),
            "{error}"
        );
    }
}

#[test]
fn c12_promotion() {
    let fen = "8/3P1k2/8/8/8/8/1p3K2/8 w - - 0 1";
    let queen = Move::promotion(Square::D7, Square::D8, Role::Queen);
    assert_eq!(fide(fen, queen), "d8Q");
    assert_eq!(pgn(fen, queen), "d8=Q");
    assert_eq!(fide(fen, Move::promotion(Square::D7, Square::D8, Role::Knight)), "d8N+");
    let black = "8/3P1k2/8/8/8/8/1p3K2/8 b - - 0 1";
    assert_eq!(fide(black, Move::promotion(Square::B2, Square::B1, Role::Bishop)), "b1B");
    assert_eq!(fide(black, Move::promotion(Square::B2, Square::B1, Role::Rook)), "b1R");
    let portuguese = Style { form: Form::Fide, letters: &Letters::PORTUGUESE };
    assert_eq!(san::write(&position(fen), queen, &portuguese), "d8D");
    for text in [
        "d8Q", "d8=Q", "d8(Q)", "d8/Q", "d8=q", "d8q", "d7d8q", "d7d8=Q", "d7-d8Q", "Pd8Q", "d8♕",
        "d8=♛", "d8Q+", "d8=Q#", "d8(Q)!!", " d8=Q ",
    ] {
        assert_eq!(read(fen, text), queen, "{text}");
    }
    let bishop = Move::promotion(Square::B2, Square::B1, Role::Bishop);
    for text in ["b1b", "b1=b", "b2b1b", "b1B"] {
        assert_eq!(read(black, text), bishop, "{text}");
    }
    let capture = "2r4k/3P4/8/8/8/8/8/4K3 w - - 0 1";
    for text in ["dxc8Q", "dc8Q", "dxc8=Q+", "d7c8q", "d7xc8=Q+"] {
        assert_eq!(
            read(capture, text),
            Move::promotion(Square::D7, Square::C8, Role::Queen),
            "{text}"
        );
    }
}

#[test]
fn c14_castling() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let short = Move::castle(Square::E1, Square::H1);
    let long = Move::castle(Square::E1, Square::A1);
    assert_eq!([fide(fen, short), fide(fen, long)], ["0-0", "0-0-0"]);
    assert_eq!([pgn(fen, short), pgn(fen, long)], ["O-O", "O-O-O"]);
    for text in ["0-0", "O-O", "o-o", "O-O!", "0-0+", "e1g1", "e1h1"] {
        assert_eq!(read(fen, text), short, "{text}");
    }
    for text in ["0-0-0", "O-O-O", "o-o-o", "O-O-O?!", "0-0-0#", "e1c1", "e1a1"] {
        assert_eq!(read(fen, text), long, "{text}");
    }
    assert!(san::parse(&position(fen), "Kg1").is_err());
    assert!(san::parse(&position(fen), "Kh1").is_err());
}

#[test]
fn c14_signs_of_check_and_mate() {
    let fen = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    assert_eq!(named(fen, Square::A1, Square::A8), "Ra8#");
    assert_eq!(named("6k1/5pp1/8/8/8/8/8/R3K3 w - - 0 1", Square::A1, Square::A8), "Ra8+");
    for text in
        ["Ra8", "Ra8+", "Ra8#", "Ra8++", "Ra1a8", "Ra1-a8#", "ra8", "a1a8", "Ra8#!!", "Rxa8"]
    {
        assert_eq!(read(fen, text), Move::normal(Square::A1, Square::A8), "{text}");
    }
    assert!(san::parse(&position(fen), "Ra8+++").is_err());
    let castling_mates = "8/8/8/8/8/8/4Q1pp/R3K1kB w Q - 0 1";
    assert_eq!(fide(castling_mates, Move::castle(Square::E1, Square::A1)), "0-0-0#");
}

#[test]
fn c14_castling_by_name_in_chess960() {
    let swap = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
    let mv = Move::castle(Square::F1, Square::G1);
    assert_eq!(fide(swap, mv), "0-0");
    assert_eq!(read(swap, "O-O"), mv);
    assert!(san::parse(&position(swap), "Kg1").is_err());
    let king_only = "4k3/8/8/8/8/8/8/3RK3 w D - 0 1";
    assert_eq!(fide(king_only, Move::castle(Square::E1, Square::D1)), "0-0-0");
    let check = "5k2/8/8/8/8/8/8/6KR w H - 0 1";
    assert_eq!(fide(check, Move::castle(Square::G1, Square::H1)), "0-0+");
}

#[test]
fn more_than_needed_is_read() {
    let start = Position::default();
    let knight = Move::normal(Square::G1, Square::F3);
    for text in [
        "Nf3", "Ngf3", "N1f3", "Ng1f3", "Ng1-f3", "N-f3", "nf3", "ng1f3", "g1f3", "g1-f3", "Nf3!?",
        "\tNf3 \n",
    ] {
        assert_eq!(san::parse(&start, text), Ok(knight), "{text}");
    }
    let pawn = Move::normal(Square::E2, Square::E4);
    for text in
        ["e4", "e2-e4", "e2e4", "Pe4", "pe4", "Pe2-e4", "e4!", "e4?", "e4!!", "e4??", "e4 !?"]
    {
        assert_eq!(san::parse(&start, text), Ok(pawn), "{text}");
    }
}

#[test]
fn a_small_b_is_a_pawn_first() {
    let pawn_and_bishop = "4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1";
    assert_eq!(read(pawn_and_bishop, "bc4"), Move::normal(Square::B3, Square::C4));
    assert_eq!(read(pawn_and_bishop, "bxc4"), Move::normal(Square::B3, Square::C4));
    assert_eq!(read(pawn_and_bishop, "Bxc4"), Move::normal(Square::F1, Square::C4));
    assert_eq!(read(pawn_and_bishop, "bd3"), Move::normal(Square::F1, Square::D3));
    assert_eq!(
        read("4k3/8/8/8/1P6/8/8/4KB2 w - - 0 1", "bb5"),
        Move::normal(Square::F1, Square::B5)
    );
    assert_eq!(
        read("4k3/8/8/8/1P6/8/8/4KB2 w - - 0 1", "b5"),
        Move::normal(Square::B4, Square::B5)
    );
    let german = position("4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
    let queen = san::parse_with(&german, "dd3", &Letters::GERMAN);
    assert_eq!(queen, Ok(Move::normal(Square::D1, Square::D3)));
}

#[test]
fn strict_reading_takes_only_the_form_of_pgn() {
    let start = Position::default();
    assert!(san::parse_strict(&start, "Nf3").is_ok());
    for text in ["Ngf3", "Ng1f3", "nf3", "g1f3", "Nxf3", "Nf3+", "Nf3!", " Nf3", "♘f3"] {
        let error = san::parse_strict(&start, text).unwrap_err();
        assert_eq!(error.possible(), ["Nf3"], "{text}");
    }
    let mate = position("6k1/5ppp/8/8/8/8/8/R3K2R w K - 0 1");
    for text in ["Ra8#", "Ra8", "O-O"] {
        assert!(san::parse_strict(&mate, text).is_ok(), "{text}");
    }
    for text in ["Ra8+", "0-0", "o-o"] {
        assert!(san::parse_strict(&mate, text).is_err(), "{text}");
    }
    let promotion = position("8/3P1k2/8/8/8/8/1p3K2/8 w - - 0 1");
    assert!(san::parse_strict(&promotion, "d8=Q").is_ok());
    assert!(san::parse_strict(&promotion, "d8Q").is_err());
}

#[test]
fn a_refusal_says_why() {
    use annabella::games::chess::{Bitboard, CastlingSide, Color};
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let color = Color::White;
    let cases: [(&str, &str, Refusal); 18] = [
        (start, "--", Refusal::NullMove),
        (start, "Z0", Refusal::NullMove),
        (start, "Nf4", Refusal::OutOfReach { color, role: Role::Knight, to: Square::F4 }),
        (start, "Ne2", Refusal::OwnPiece { role: Role::Pawn, to: Square::E2 }),
        (start, "e4e5", Refusal::EmptySquare(Square::E4)),
        (start, "e7e5", Refusal::OpponentsPiece { color, role: Role::Pawn, from: Square::E7 }),
        (start, "g1g3", Refusal::CannotGo { role: Role::Knight, from: Square::G1, to: Square::G3 }),
        (start, "e8=Q", Refusal::OutOfReach { color, role: Role::Pawn, to: Square::E8 }),
        (start, "e4=Q", Refusal::NoPromotion),
        (start, "Nf3=Q", Refusal::NoPromotion),
        (start, "O-O", Refusal::CastlingBlocked { at: Square::F1 }),
        (
            start,
            "Nbf3",
            Refusal::NotFromThere { role: Role::Knight, to: Square::F3, from: Square::G1.into() },
        ),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd1", Refusal::NoSuchPiece { color, role: Role::Queen }),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8", Refusal::PromotionMissing(Square::A8)),
        (
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            "0-0",
            Refusal::NoCastlingRight { color, side: CastlingSide::Short },
        ),
        ("4k3/8/8/8/8/8/4r3/4K2R w K - 0 1", "0-0", Refusal::CastlingInCheck { by: Square::E2 }),
        (
            "4k3/8/8/8/8/8/5r2/4K2R w K - 0 1",
            "e1g1",
            Refusal::CastlingThroughCheck { at: Square::F1, by: Square::F2 },
        ),
        (
            "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1",
            "Nf3",
            Refusal::Ambiguous {
                role: Role::Knight,
                to: Square::F3,
                from: Bitboard::from(Square::E1) | Square::G1.into(),
            },
        ),
    ];
    for (fen, text, expected) in cases {
        assert_eq!(refusal(fen, text), expected, "{fen} {text}");
    }
}

#[test]
fn a_refusal_offers_what_is_possible() {
    let error = san::parse(&Position::default(), "Nf4").unwrap_err();
    assert_eq!(error.text(), "Nf4");
    assert_eq!(
        error.to_string(),
        "\"Nf4\" is not possible: no knight of White can go to f4; possible: Na3, Nc3, Nf3, Nh3"
    );
    let fen = position("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1");
    let error = san::parse(&fen, "Nf3").unwrap_err();
    assert_eq!(error.possible(), ["Nef3", "Ngf3"]);
    assert_eq!(
        error.to_string(),
        "\"Nf3\" is not possible: knights on e1 and g1 can go to f3; say which; possible: Nef3, Ngf3"
    );
    let queens = position("6k1/8/1Q1Q4/8/1Q1Q4/8/8/K7 w - - 0 1");
    assert_eq!(san::parse(&queens, "Qh1").unwrap_err().possible().len(), 16);
    let german = san::parse_with(&Position::default(), "Sf4", &Letters::GERMAN).unwrap_err();
    assert_eq!(german.possible(), ["Sa3", "Sc3", "Sf3", "Sh3"]);
}

#[test]
fn what_is_no_move_is_told_by_character() {
    let start = Position::default();
    let cases = [
        ("", 1, "the end"),
        ("   ", 4, "the end"),
        ("Xf3", 1, "'X'"),
        ("N", 2, "the end"),
        ("Ng", 3, "the end"),
        ("Nf9", 3, "'9'"),
        ("e", 2, "the end"),
        ("e44", 3, "'4'"),
        ("exd", 4, "the end"),
        ("♘♘", 2, "'♘'"),
        ("e4😀", 3, "'😀'"),
        ("e4\0", 3, "'\\0'"),
        ("0-", 3, "the end"),
        ("0-1", 3, "'1'"),
        ("1-0", 1, "'1'"),
        ("e8=K", 4, "'K'"),
        ("e8=", 4, "the end"),
        ("e8(Q", 5, "the end"),
        ("e4 e5", 4, "'e'"),
        ("*", 1, "'*'"),
    ];
    for (text, expected_column, expected_found) in cases {
        match san::parse(&start, text) {
            Err(ParseMoveError::Malformed { column, found, .. }) => {
                assert_eq!((column, found.as_str()), (expected_column, expected_found), "{text:?}");
            }
            other => panic!("{text:?}: {other:?}"),
        }
    }
}

#[test]
fn hostile_texts_are_refused_at_once() {
    let start = Position::default();
    let long = ["e", "♘", "\0", " ", "Q", "0-", "😀", "e4!"]
        .map(|unit| unit.repeat(100_000_000 / unit.len()));
    for text in &long {
        for error in [
            san::parse(&start, text).unwrap_err(),
            san::parse_strict(&start, text).unwrap_err(),
            uci::parse(&start, text).unwrap_err(),
            iccf::parse(&start, text).unwrap_err(),
        ] {
            assert!(matches!(error, ParseMoveError::TooLong { .. }));
            assert!(error.text().chars().count() <= 33);
            assert!(error.to_string().len() < 500);
        }
    }
    for text in [
        "\0",
        "e\0",
        "\u{202E}e4",
        "e4\u{301}",
        "ﬀ4",
        "é4",
        "N\u{FE0F}f3",
        "𝐞𝟒",
        "e４",
        "-",
        "-e4",
        "Z",
        "Z1",
        "×",
        "x",
        "x×",
    ] {
        assert!(san::parse(&start, text).is_err(), "{text:?}");
        assert!(uci::parse(&start, text).is_err(), "{text:?}");
        assert!(iccf::parse(&start, text).is_err(), "{text:?}");
    }
}

#[test]
fn uci_writes_castling_in_two_ways() {
    let classical = position("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
    let long = Move::castle(Square::E8, Square::A8);
    assert_eq!(uci::write(&classical, long, uci::Castling::Standard), "e8c8");
    assert_eq!(uci::write(&classical, long, uci::Castling::KingTakesRook), "e8a8");
    let shuffled = position("4k3/8/8/8/8/8/8/1K4R1 w G - 0 1");
    let short = Move::castle(Square::B1, Square::G1);
    assert_eq!(uci::write(&shuffled, short, uci::Castling::Standard), "b1g1");
    assert_eq!(uci::parse(&shuffled, "b1g1"), Ok(short));
    let step_or_castling = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    assert_eq!(uci::parse(&step_or_castling, "f1g1"), Ok(Move::normal(Square::F1, Square::G1)));
    assert_eq!(uci::parse(&step_or_castling, "f1h1"), Ok(Move::castle(Square::F1, Square::H1)));
}

#[test]
fn uci_reads_promotions_and_refuses_the_rest() {
    let promotion = position("2r4k/3P4/8/8/8/8/8/4K3 w - - 0 1");
    let knight = Move::promotion(Square::D7, Square::C8, Role::Knight);
    assert_eq!(uci::parse(&promotion, "d7c8n"), Ok(knight));
    assert_eq!(uci::write(&promotion, knight, uci::Castling::Standard), "d7c8n");
    assert_eq!(
        uci::parse(&position(EN_PASSANT), "e5d6"),
        Ok(Move::en_passant(Square::E5, Square::D6))
    );
    for text in [
        "d7c8", "d7c8k", "d7c8p", "d7c8qq", "d7e8q", "e1e2q", "0000", "e1", "e1e9", "i1e2",
        "e1-e2", "",
    ] {
        assert!(uci::parse(&promotion, text).is_err(), "{text}");
    }
}

#[test]
fn iccf_numbers() {
    let start = Position::default();
    let e4 = Move::normal(Square::E2, Square::E4);
    assert_eq!(iccf::write(&start, e4), "5254");
    assert_eq!(iccf::parse(&start, "5254"), Ok(e4));
    let castling = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let short = Move::castle(Square::E1, Square::H1);
    let long = Move::castle(Square::E1, Square::A1);
    assert_eq!([iccf::write(&castling, short), iccf::write(&castling, long)], ["5171", "5131"]);
    for (text, mv) in [("5171", short), ("5181", short), ("5131", long), ("5111", long)] {
        assert_eq!(iccf::parse(&castling, text), Ok(mv), "{text}");
    }
    let shuffled = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    assert_eq!(iccf::write(&shuffled, Move::castle(Square::F1, Square::H1)), "6181");
    assert_eq!(iccf::parse(&shuffled, "6171"), Ok(Move::normal(Square::F1, Square::G1)));
    let promotion = position("4k3/7P/8/8/8/8/8/4K3 w - - 0 1");
    for (role, text) in Role::PROMOTIONS.into_iter().zip(["87881", "87882", "87883", "87884"]) {
        let mv = Move::promotion(Square::H7, Square::H8, role);
        assert_eq!(iccf::write(&promotion, mv), text);
        assert_eq!(iccf::parse(&promotion, text), Ok(mv));
    }
    for text in ["8788", "87885", "87880", "878811", "0000", "5192", "51", ""] {
        assert!(iccf::parse(&promotion, text).is_err(), "{text}");
    }
}

fn assert_round_trips(position: &Position, mv: Move) {
    for form in [Form::Fide, Form::Pgn] {
        for letters in Letters::ALL {
            let text = san::write(position, mv, &Style { form, letters });
            assert_eq!(san::parse_with(position, &text, letters), Ok(mv), "{position} {text}");
        }
    }
    let text = san::write(position, mv, &Style::PGN);
    assert_eq!(san::parse_strict(position, &text), Ok(mv), "{position} {text}");
    for castling in [uci::Castling::Standard, uci::Castling::KingTakesRook] {
        let text = uci::write(position, mv, castling);
        assert_eq!(uci::parse(position, &text), Ok(mv), "{position} {text}");
        assert_eq!(san::parse(position, &text), Ok(mv), "{position} {text}");
    }
    let text = iccf::write(position, mv);
    assert_eq!(iccf::parse(position, &text), Ok(mv), "{position} {text}");
}

/// Calls `visit` for the positions of a random game from each of [`FENS`].
fn walk(seed: u64, plies: usize, mut visit: impl FnMut(&Position)) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    for fen in FENS {
        let mut here = position(fen);
        for _ in 0..plies {
            visit(&here);
            let moves = here.legal_moves();
            if moves.is_empty() {
                break;
            }
            here = here.after(moves[random.next_u32() as usize % moves.len()]).unwrap();
        }
    }
}

#[test]
fn every_legal_move_is_read_as_it_is_written() {
    let mut kinds = [0; 4];
    walk(1, 120, |position| {
        let mut texts = Vec::new();
        for mv in position.legal_moves() {
            kinds[match mv.kind() {
                MoveKind::Normal => 0,
                MoveKind::EnPassant => 1,
                MoveKind::Castle => 2,
                MoveKind::Promotion(_) => 3,
            }] += 1;
            assert_round_trips(position, mv);
            texts.push(san::write(position, mv, &Style::FIDE));
        }
        let count = texts.len();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), count, "{position}");
    });
    assert!(kinds.iter().all(|&count| count > 5), "too few of a kind: {kinds:?}");
}

#[test]
fn appending_plays_the_move() {
    let mut text = String::new();
    let mut here = Position::default();
    for mv in ["f3", "e5", "g4", "Qh4#"] {
        let legal = san::parse(&here, mv).unwrap();
        here = san::append(&mut text, &here, legal, &Style::PGN);
        text.push(' ');
    }
    assert_eq!(text, "f3 e5 g4 Qh4# ");
    assert!(here.is_check() && !here.has_legal_move());
}

/// Another library writes and reads the same.
#[test]
fn pgn_form_agrees_with_shakmaty() {
    use shakmaty::fen::Fen;
    use shakmaty::{CastlingMode, Chess, Position as _, san::SanPlus};
    walk(2, 60, |position| {
        let fen: Fen = position.to_string().parse().unwrap();
        let theirs: Chess = fen.into_position(CastlingMode::Chess960).unwrap();
        let mut expected: Vec<String> = theirs
            .legal_moves()
            .into_iter()
            .map(|mv| SanPlus::from_move(theirs.clone(), mv).to_string())
            .collect();
        let mut found: Vec<String> = position
            .legal_moves()
            .into_iter()
            .map(|mv| san::write(position, mv, &Style::PGN))
            .collect();
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{position}");
    });
}

fn assert_any_text_is_harmless(text: &str) {
    for fen in FENS {
        let position = position(fen);
        let legal = |mv: &Move| position.is_legal(*mv);
        for letters in Letters::ALL {
            assert!(san::parse_with(&position, text, letters).iter().all(legal));
        }
        let others = [
            san::parse_strict(&position, text),
            uci::parse(&position, text),
            iccf::parse(&position, text),
        ];
        for result in others {
            match result {
                Ok(mv) => assert!(legal(&mv)),
                Err(error) => assert!(error.to_string().len() < 2000),
            }
        }
    }
}

proptest! {
    #[test]
    fn no_text_does_harm(text in any::<String>()) {
        assert_any_text_is_harmless(&text);
    }

    #[test]
    fn no_text_like_a_move_does_harm(
        text in "[ KQRBNPkqrbnpDTLSacf♘♞♟\u{FE0F}]?[a-h]?[1-8]?[-x×:]?[a-h1-8]{0,3}[=(/]?[QNKPqb♕]?\\)?( ?e\\.?p\\.?)?[+#!? ]{0,4}"
    ) {
        assert_any_text_is_harmless(&text);
    }

    #[test]
    fn no_text_like_castling_does_harm(text in "[0Oo1Z-]{0,6}[+#!?]{0,2}|[1-8]{3,6}") {
        assert_any_text_is_harmless(&text);
    }
}
