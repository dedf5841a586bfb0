use super::*;

#[test]
fn a_refusal_says_why() {
    use annabella::games::chess::{Bitboard, CastlingSide, Color};
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let blocked = "4k3/8/8/3p4/3P4/4n3/4P3/4K3 w - - 0 1";
    let cannot_go = |role: Role, squares: &str, blocked: Option<&str>| {
        let [from, to] = [&squares[..2], &squares[2..]].map(|name| name.parse().unwrap());
        let blocked = blocked.map(|name| name.parse().unwrap());
        Refusal::CannotGo { role, from, to, blocked }
    };
    let color = Color::White;
    let cases: [(&str, &str, Refusal); 28] = [
        (start, "--", Refusal::NullMove),
        (start, "Z0", Refusal::NullMove),
        (start, "Nf4", Refusal::OutOfReach { color, role: Role::Knight, to: Square::F4 }),
        (start, "Ne2", Refusal::OwnPiece { role: Role::Pawn, to: Square::E2 }),
        (start, "e4e5", Refusal::EmptySquare(Square::E4)),
        (start, "e7e5", Refusal::OpponentsPiece { color, role: Role::Pawn, from: Square::E7 }),
        (start, "g1g3", cannot_go(Role::Knight, "g1g3", None)),
        (start, "f1b5", cannot_go(Role::Bishop, "f1b5", Some("e2"))),
        (start, "a1a5", cannot_go(Role::Rook, "a1a5", Some("a2"))),
        (start, "d1d8", cannot_go(Role::Queen, "d1d8", Some("d2"))),
        (start, "f1f3", cannot_go(Role::Bishop, "f1f3", None)),
        (start, "e2e5", cannot_go(Role::Pawn, "e2e5", None)),
        (start, "e2d3", cannot_go(Role::Pawn, "e2d3", None)),
        (blocked, "e2e4", cannot_go(Role::Pawn, "e2e4", Some("e3"))),
        (blocked, "d4d5", cannot_go(Role::Pawn, "d4d5", Some("d5"))),
        (blocked, "d4d6", cannot_go(Role::Pawn, "d4d6", None)),
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
        (
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            "e1g1",
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
