//! Whatever a file holds, it is read or refused.

use super::*;

/// A game that was read is written in every style so that it reads back.
fn assert_harmless(bytes: &[u8]) {
    for profile in [None, Some(Profile::Literal), Some(Profile::Compact)] {
        for language in [None, Some(Language::English), Some(Language::German)] {
            for game in Reader::with_options(bytes, Options { profile, language, kind: None }) {
                match game {
                    Ok(game) => {
                        let score = braille::pages(&game, &LITERAL);
                        // a score without moves tells no game
                        let options = Options { kind: Some(game.kind()), ..Options::default() };
                        let mut games = Reader::with_options(score.as_bytes(), options);
                        let again =
                            games.next().expect("a game").expect("our own score reads back");
                        assert!(game.is_beginning_of(&again) && again.is_beginning_of(&game));
                    }
                    Err(error) => assert!(error.to_string().len() < 20_000),
                }
            }
        }
    }
}

proptest! {
    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        assert_harmless(&bytes);
    }

    #[test]
    fn any_cells(text in "[ -_\r\n\x0C]{0,200}") {
        assert_harmless(text.as_bytes());
    }

    #[test]
    fn any_patterns(text in "[\u{2800}-\u{283F}\n ]{0,100}") {
        assert_harmless(text.as_bytes());
    }

    #[test]
    fn anything_like_a_score(
        text in "(,EVENT3|TURNIER3|,,FEN3|,RESULT3|#A4|1|2|-|444|E4|E#D|SF3|,NF#C|B2XC3|>P|0-0|1-0|\"9|\"|[ \n]){0,40}"
    ) {
        assert_harmless(text.as_bytes());
    }

    #[test]
    fn a_score_with_a_fault(seed in 0_u64..4, at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let game = random_games(seed, 40).swap_remove((seed as usize) % FENS.len());
        for style in styles() {
            let mut bytes = pages(&game, &style).into_bytes();
            let at = at.index(bytes.len());
            bytes[at] = byte;
            assert_harmless(&bytes);
            bytes.truncate(at);
            assert_harmless(&bytes);
        }
    }
}
