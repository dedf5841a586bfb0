use super::*;

#[test]
fn uci_writes_castling_in_two_ways() {
    let long = Move::castle(Square::E8, Square::A8);
    assert_eq!(uci::write(long, uci::Castling::Standard), "e8c8");
    assert_eq!(uci::write(long, uci::Castling::KingTakesRook), "e8a8");
    let shuffled = position("4k3/8/8/8/8/8/8/1K4R1 w G - 0 1");
    let short = Move::castle(Square::B1, Square::G1);
    assert_eq!(uci::write(short, uci::Castling::Standard), "b1g1");
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
    assert_eq!(uci::write(knight, uci::Castling::Standard), "d7c8n");
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
    assert_eq!(iccf::write(e4), "5254");
    assert_eq!(iccf::parse(&start, "5254"), Ok(e4));
    let castling = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let short = Move::castle(Square::E1, Square::H1);
    let long = Move::castle(Square::E1, Square::A1);
    assert_eq!([iccf::write(short), iccf::write(long)], ["5171", "5131"]);
    for (text, mv) in [("5171", short), ("5181", short), ("5131", long), ("5111", long)] {
        assert_eq!(iccf::parse(&castling, text), Ok(mv), "{text}");
    }
    let shuffled = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    assert_eq!(iccf::write(Move::castle(Square::F1, Square::H1)), "6181");
    assert_eq!(iccf::parse(&shuffled, "6171"), Ok(Move::normal(Square::F1, Square::G1)));
    let promotion = position("4k3/7P/8/8/8/8/8/4K3 w - - 0 1");
    for (role, text) in Role::PROMOTIONS.into_iter().zip(["87881", "87882", "87883", "87884"]) {
        let mv = Move::promotion(Square::H7, Square::H8, role);
        assert_eq!(iccf::write(mv), text);
        assert_eq!(iccf::parse(&promotion, text), Ok(mv));
    }
    for text in ["8788", "87885", "87880", "878811", "0000", "5192", "51", ""] {
        assert!(iccf::parse(&promotion, text).is_err(), "{text}");
    }
}
