use super::*;

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
