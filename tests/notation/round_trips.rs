use super::*;

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
        let text = uci::write(mv, castling);
        assert_eq!(uci::parse(position, &text), Ok(mv), "{position} {text}");
        assert_eq!(san::parse(position, &text), Ok(mv), "{position} {text}");
    }
    let text = iccf::write(mv);
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
