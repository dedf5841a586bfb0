//! Every error, with its line and what was expected.

use super::*;

#[track_caller]
fn error(text: &str) -> String {
    read_all(text).into_iter().find_map(Result::err).expect("an error").to_string()
}

#[test]
fn every_error_says_where_and_what_was_expected() {
    let fen = ",,FEN3 #DK#C_/ #H_/ #H_/ #H_/ #H_/ #H_/ #H_/ #D,K#C W - - #J #A";
    let cases: [(String, &str); 20] = [
        (
            "1 E4 é".into(),
            "game 1, line 1, character 6: found 'é', expected a character of Braille ASCII or a \
             Braille pattern of Unicode",
        ),
        (
            "⠂⠀⠑⠲\n⠂ x".into(),
            "game 1, line 2, character 3: found 'x', expected a Braille pattern from U+2800 to \
             U+283F or a blank",
        ),
        ("⠂⠀⣿".into(), "game 1, line 1, character 3: found '⣿', expected a Braille pattern"),
        (
            "\n,OPENING3 ,X\n".into(),
            "game 1, line 2: found ',OPENING3' in Braille ASCII, expected a label of the header, \
             a move number or a result",
        ),
        ("E4 E5".into(), "game 1, line 1: found 'E4' in Braille ASCII, expected a label"),
        (
            ",EVENT3 ,A\n,SITE3 \"\"X\n".into(),
            "game 1, line 2, Site: cell 1: found '\"\"X' in Braille ASCII, expected a letter, a digit \
             after the number sign, or a sign of the language",
        ),
        (
            ",EVENT3 ,A\n,EVENT3 ,B\n".into(),
            "game 1, line 2: found Event for the second time, expected it once",
        ),
        (
            ",RESULT3 ,WON\n".into(),
            "game 1, line 1: found the result \"Won\", expected 1-0, 0-1 or 1/2-1/2",
        ),
        (
            ",RESULT3 #A-#J\n1 E4\n0-1\n".into(),
            "game 1, line 3: found 0-1 after the moves, expected 1-0 as in the header",
        ),
        (",,FEN3 #H\n".into(), "game 1, line 1, FEN: "),
        (
            ",VARIANT3 ,ATOMIC\n".into(),
            "game 1, line 1: the variant \"Atomic\" is not played here; only standard chess and \
             Chess960 are",
        ),
        ("1 E4 E5\n3 SF3".into(), "game 1, line 2: found the move number 3., expected 2."),
        ("1 E4\n1 E5".into(), "game 1, line 2: found the move number 1., expected 1..."),
        ("1 - E4".into(), "game 1, line 1: found the move number 1..., expected 1."),
        ("#A444 E#E".into(), "game 1, line 1: found the move number 1..., expected 1."),
        ("9999999999 E4".into(), "game 1, line 1: found the move number 4294967295., expected 1."),
        (
            "1 E4 E5\n2 SF6".into(),
            "game 1, line 2, move 2 of White: \"Nf6\" is not possible: no knight of White can go to \
             f6; possible: ",
        ),
        ("#A4 E#D ,NF#C".into(), "game 1, line 1, move 1 of Black: \"Nf3\" is not possible"),
        (
            "1 E4 1-0 E5".into(),
            "game 1, line 1: found 'E5' in Braille ASCII after the result, expected nothing more \
             on the line",
        ),
        (format!("{fen}\n1 KD1 KXD1\n"), "game 1, line 2, move 1 of Black: \"Kxd1\" is not"),
    ];
    for (text, expected) in cases {
        let found = error(&text);
        assert!(found.starts_with(expected), "{text}\n{found}\n{expected}");
    }
}

#[test]
fn with_letters_of_two_languages_the_reader_asks() {
    // b takes c4: the bishop in English, the pawn in German
    let text = "1 E3 C5 2 B3 C4\n3 BXC4";
    let error = error(text);
    let expected = "game 1, line 2: the pieces' letters can be English and German, and the game is \
                    another then; expected a header that tells the language";
    assert_eq!(error, expected);
    let read = |language| {
        let options = Options { language: Some(language), ..Options::default() };
        let game = Reader::with_options(text.as_bytes(), options).next().unwrap().unwrap();
        game.to_string().split_once("\n\n").unwrap().1.trim_end().to_owned()
    };
    assert_eq!(read(Language::English), "1. e3 c5 2. b3 c4 3. Bxc4 *");
    assert_eq!(read(Language::German), "1. e3 c5 2. b3 c4 3. bxc4 *");
}

#[test]
fn a_game_without_end_is_refused() {
    let back_and_forth = |pair| format!("{} SF3 SF6\n{} SG1 SG8\n", 2 * pair + 1, 2 * pair + 2);
    let text: String = (0..5_001).map(back_and_forth).collect();
    let error = read_all(&text).remove(0).unwrap_err();
    assert_eq!((error.line, &error.kind), (10_001, &BrailleErrorKind::TooManyPlies(20_000)));
    assert_eq!(error.to_string(), "game 1, line 10001: the game has more than 20000 plies");
}

#[test]
fn a_text_that_is_too_long_is_refused_unread() {
    let text = vec![b' '; braille::limits::TEXT + 1];
    let errors: Vec<_> = Reader::new(&text).collect();
    let [Err(error)] = &errors[..] else { panic!("{errors:?}") };
    assert_eq!(
        error.to_string(),
        "game 1, line 1: the text is too long, expected at most 16777216 bytes"
    );
    assert!(read_all(&" ".repeat(braille::limits::TEXT)).is_empty());
}
