use super::*;

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
