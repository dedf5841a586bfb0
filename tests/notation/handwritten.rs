//! Moves as players write them.

use annabella::games::chess::notation::handwritten::{Handwritten, read, split_offer};
use annabella::games::chess::notation::{Letters, uci};

use super::*;

/// A position, the letters of the player, a text, and the move in it.
const CLEAR: [(&str, &Letters, &str, &str); 34] = [
    (START, &Letters::ENGLISH, "e4", "e2e4"),
    (START, &Letters::ENGLISH, "1. e4", "e2e4"),
    (START, &Letters::ENGLISH, "1.e2-e4", "e2e4"),
    (START, &Letters::ENGLISH, "1 e4", "e2e4"),
    (START, &Letters::ENGLISH, "E4", "e2e4"),
    (START, &Letters::ENGLISH, "E2-E4", "e2e4"),
    (START, &Letters::ENGLISH, "5254", "e2e4"),
    (START, &Letters::ENGLISH, "N f 3", "g1f3"),
    (START, &Letters::ENGLISH, "\u{2658}f3", "g1f3"),
    (START, &Letters::ENGLISH, "Sf3", "g1f3"),
    (START, &Letters::ENGLISH, "Cf3", "g1f3"),
    (START, &Letters::ENGLISH, "Кf3", "g1f3"),
    (START, &Letters::GERMAN, "Nf3", "g1f3"),
    (START, &Letters::GERMAN, "Sf3!", "g1f3"),
    (AFTER_E4, &Letters::ENGLISH, "1... e5", "e7e5"),
    (AFTER_E4, &Letters::ENGLISH, "1…e5", "e7e5"),
    (AFTER_E4, &Letters::ENGLISH, "1. ... Nc6", "b8c6"),
    (PROMOTION, &Letters::ENGLISH, "a8 Q", "a7a8q"),
    (PROMOTION, &Letters::ENGLISH, "a8=N+", "a7a8n"),
    (PROMOTION, &Letters::ENGLISH, "a8 (R)", "a7a8r"),
    (PROMOTION, &Letters::ENGLISH, "a8D", "a7a8q"),
    (PROMOTION, &Letters::ENGLISH, "a8 Ф", "a7a8q"),
    (PROMOTION, &Letters::GERMAN, "40. a8 T", "a7a8r"),
    (CASTLING, &Letters::ENGLISH, "0-0", "e1h1"),
    (CASTLING, &Letters::ENGLISH, "12. O-O-O", "e1a1"),
    (CASTLING, &Letters::ENGLISH, "0 - 0", "e1h1"),
    // a rook in English, a king in French
    (CASTLING, &Letters::ENGLISH, "Rf1", "h1f1"),
    (CASTLING, &Letters::FRENCH, "Rf1", "e1f1"),
    (CASTLING, &Letters::ENGLISH, "Крf1", "e1f1"),
    (CASTLING, &Letters::ENGLISH, "Лf1", "h1f1"),
    (BISHOP, &Letters::ENGLISH, "Сc4", "f1c4"),
    (BISHOP, &Letters::ENGLISH, "Cc4", "f1c4"),
    (DUTCH, &Letters::ENGLISH, "Pe5", "f3e5"),
    (BISHOP, &Letters::ENGLISH, "BC4", "f1c4"),
];

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const PROMOTION: &str = "8/P6k/8/8/8/8/8/K7 w - - 0 40";
const CASTLING: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 12";
const BISHOP: &str = "4k3/8/8/8/8/8/8/4KB2 w - - 0 1";
const DUTCH: &str = "4k3/8/8/8/8/5N2/8/4K3 w - - 0 1";

#[test]
fn a_text_with_one_meaning_is_that_move() {
    for (fen, own, text, expected) in CLEAR {
        let position: Position = fen.parse().unwrap();
        let Handwritten::Move(mv) = read(&position, text, own) else {
            panic!("{text} in {fen}: {:?}", read(&position, text, own))
        };
        assert_eq!(uci::write(mv, uci::Castling::KingTakesRook), expected, "{text} in {fen}");
    }
}

#[test]
fn what_is_no_legal_move_or_several_is_unclear() {
    // the Cyrillic letter of the bishop looks like the Latin one of the knight
    let both = "4k3/8/8/8/8/8/5N2/4KB2 w - - 0 1";
    for (fen, text) in [
        (START, "e5"),
        (START, "Ke2"),
        (START, "Ce5"),
        (START, "0-0"),
        ("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2"),
        (both, "Cd3"),
        ("4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1", "BC4"),
        (PROMOTION, "a8"),
    ] {
        let position: Position = fen.parse().unwrap();
        assert_eq!(read(&position, text, &Letters::ENGLISH), Handwritten::Unclear, "{text}");
    }
}

#[test]
fn what_is_no_notation_is_no_move() {
    let position = Position::default();
    let long = "e".repeat(1_000);
    for text in ["", " ", "hippo", "1.", "12", "e", "e9", "resigns", "=", "(=)", &long] {
        assert_eq!(read(&position, text, &Letters::ENGLISH), Handwritten::NotAMove, "{text}");
    }
}

#[test]
fn an_offer_is_no_part_of_the_move() {
    for (text, parts) in [
        ("e4 (=)", ("e4", true)),
        ("e4(=)", ("e4", true)),
        ("0-0-0 (=) ", ("0-0-0", true)),
        ("a8=Q", ("a8=Q", false)),
        ("(=)", ("", true)),
        ("e4", ("e4", false)),
    ] {
        assert_eq!(split_offer(text), parts, "{text}");
    }
}

proptest! {
    #[test]
    fn any_text_is_read_without_a_fault(text in "\\PC{0,70}") {
        let position = Position::default();
        for own in Letters::ALL {
            let _ = read(&position, &text, own);
        }
    }

    #[test]
    fn a_move_in_the_players_own_letters_is_that_move(index in 0..FENS.len(), at: prop::sample::Index) {
        let position: Position = FENS[index].parse().unwrap();
        let moves = position.legal_moves();
        prop_assume!(!moves.is_empty());
        let mv = *at.get(&moves);
        for own in Letters::ALL {
            let style = Style { form: Form::Fide, letters: own };
            let text = format!("{}. {}", position.fullmove_number(), san::write(&position, mv, &style));
            prop_assert_eq!(read(&position, &text, own), Handwritten::Move(mv), "{}", text);
        }
    }
}
