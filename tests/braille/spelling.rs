//! Text in the Braille of each language.

use super::*;
use annabella::speech::braille::{SpellingError, read_spelling, spell};

#[track_caller]
fn assert_spelled(language: Language, text: &str, patterns: &str) {
    let cells = spell(text, language);
    assert_eq!(unicode(&cells), patterns, "{text}");
    assert_eq!(read_spelling(&cells, language).as_deref(), Ok(text));
}

#[test]
fn english_is_unified_english_braille() {
    for (text, patterns) in [
        ("World Championship 1972", "⠠⠺⠕⠗⠇⠙⠀⠠⠉⠓⠁⠍⠏⠊⠕⠝⠎⠓⠊⠏⠀⠼⠁⠊⠛⠃"),
        ("FIDE ABcD IBCAs", "⠠⠠⠋⠊⠙⠑⠀⠠⠠⠁⠃⠠⠄⠉⠠⠙⠀⠠⠠⠊⠃⠉⠁⠠⠄⠎"),
        ("A1 1a 1k 1A", "⠠⠁⠼⠁⠀⠼⠁⠰⠁⠀⠼⠁⠅⠀⠼⠁⠠⠁"),
        ("2025.05.01 1.a", "⠼⠃⠚⠃⠑⠲⠚⠑⠲⠚⠁⠀⠼⠁⠲⠰⠁"),
        ("40/90,30", "⠼⠙⠚⠸⠌⠼⠊⠚⠂⠉⠚"),
        ("300+3", "⠼⠉⠚⠚⠐⠖⠼⠉"),
        ("\"a\" (b) [c] {d}", "⠦⠁⠴⠀⠐⠣⠃⠐⠜⠀⠨⠣⠉⠨⠜⠀⠸⠣⠙⠸⠜"),
        ("a? ! ; : , O'K", "⠁⠦⠀⠖⠀⠆⠀⠒⠀⠂⠀⠠⠕⠄⠠⠅"),
        ("ü é è ê ñ ç å ø ß č ā ă ł", "⠘⠒⠥⠀⠘⠌⠑⠀⠘⠡⠑⠀⠘⠩⠑⠀⠘⠻⠝⠀⠘⠯⠉⠀⠘⠫⠁⠀⠈⠡⠕⠀⠨⠮⠀⠘⠬⠉⠀⠈⠤⠁⠀⠈⠬⠁⠀⠈⠡⠇"),
        ("Éa ÉÀ", "⠠⠘⠌⠑⠁⠀⠠⠠⠘⠌⠑⠘⠡⠁"),
        (
            "a–b & @ * # % § ° × _ ~ < > ^ | $ € £ •",
            "⠁⠠⠤⠃⠀⠈⠯⠀⠈⠁⠀⠐⠔⠀⠸⠹⠀⠨⠴⠀⠘⠎⠀⠘⠚⠀⠐⠦⠀⠨⠤⠀⠈⠔⠀⠈⠣⠀⠈⠜⠀⠈⠢⠀⠸⠳⠀⠈⠎⠀⠈⠑⠀⠈⠇⠀⠸⠲",
        ),
    ] {
        assert_spelled(Language::English, text, patterns);
    }
}

#[test]
fn german_is_basic_braille() {
    for (text, patterns) in [
        ("weiß grün schön mädchen", "⠺⠑⠊⠮⠀⠛⠗⠳⠝⠀⠎⠉⠓⠪⠝⠀⠍⠜⠙⠉⠓⠑⠝"),
        ("1a 1k 2025.05.01", "⠼⠁⠠⠁⠀⠼⠁⠅⠀⠼⠃⠚⠃⠑⠄⠚⠑⠄⠚⠁"),
        ("\"a\" (b) [c] o'b", "⠦⠁⠴⠀⠶⠃⠶⠀⠠⠶⠉⠠⠶⠀⠕⠠⠃"),
        ("a? ! ; : , -", "⠁⠢⠀⠖⠀⠆⠀⠒⠀⠂⠀⠤"),
        ("1/2 a+b a=b # * & § °", "⠼⠁⠐⠂⠼⠃⠀⠁⠈⠖⠃⠀⠁⠈⠶⠃⠀⠈⠼⠀⠠⠔⠀⠐⠥⠀⠬⠀⠈⠴"),
    ] {
        assert_spelled(Language::German, text, patterns);
    }
    let lost = spell("José Müller", Language::German);
    assert_eq!(read_spelling(&lost, Language::German).as_deref(), Ok("jose müller"));
}

#[test]
fn what_has_no_sign_is_given_by_its_number() {
    assert_spelled(Language::English, "К🙂", "⠼⠡⠲⠂⠁⠡⠼⠡⠂⠋⠖⠲⠆⠡");
    assert_spelled(Language::German, "a(b", "⠁⠼⠡⠆⠦⠡⠃");
    let spelled = spell("“a” ‘b’ c… d—e ½\tf", Language::English);
    let expected = "\"a\" 'b' c... d–e 1/2 f";
    assert_eq!(read_spelling(&spelled, Language::English).as_deref(), Ok(expected));
}

#[test]
fn cells_that_are_no_text_are_refused() {
    for (language, ascii, at, expected) in [
        (Language::English, "A\"", 2, "a letter, a digit after the number sign"),
        (Language::English, "A#", 3, "a digit"),
        (Language::English, "#-", 2, "a digit"),
        (Language::English, "#*Z*", 3, "a lower digit"),
        (Language::English, "#*1", 4, "a lower digit"),
        (Language::English, "#*DDDDDDDDDD*", 13, "the number of a character"),
        (Language::English, ",,1", 1, "a letter, a digit"),
        (Language::German, ",A", 1, "a letter, a digit"),
        (Language::German, "@", 1, "a letter, a digit"),
    ] {
        let error: SpellingError = read_spelling(&cells(ascii), language).unwrap_err();
        assert_eq!(error.at, at, "{ascii}: {error}");
        assert!(error.expected.starts_with(expected), "{ascii}: {error}");
    }
}

/// What reading gives, spelled again, gives the same.
fn assert_stable(text: &str) {
    for language in Language::ALL {
        let spelled = spell(text, language);
        let read = read_spelling(&spelled, language).unwrap();
        let again = spell(&read, language);
        assert_eq!(read_spelling(&again, language).as_ref(), Ok(&read), "{text:?}");
        if language == Language::English {
            assert_eq!(again, spelled, "{text:?}");
        }
    }
}

#[test]
fn one_sign_stands_for_all_accents_of_a_letter_in_german() {
    for text in ["\u{c8}\u{300}", "u\u{301}\u{30f}", "x\u{300}", "\u{f8}\u{338}", "\u{dc}\u{300}"] {
        assert_stable(text);
    }
    let spelled = spell("\u{c8}\u{300}", Language::German);
    assert_eq!(read_spelling(&spelled, Language::German).unwrap(), "e");
}

proptest! {
    #[test]
    fn any_text_reads_back(text in any::<String>()) {
        assert_stable(&text);
    }

    #[test]
    fn any_text_of_a_header_reads_back(text in "[ -~äöüßÄÖÜéèêñçåøłčāăÉÀØŁ–°§€£×•]{0,40}") {
        assert_stable(&text);
        let english = spell(&text, Language::English);
        prop_assert_eq!(read_spelling(&english, Language::English), Ok(text.clone()));
        // German loses capitals and accents, and else nothing
        let german = spell(&text, Language::German);
        let plain: String = text.to_lowercase().chars().map(|c| match c {
            'é' | 'è' | 'ê' => 'e',
            'ñ' => 'n',
            'ç' | 'č' => 'c',
            'å' | 'ā' | 'ă' | 'à' => 'a',
            'ø' => 'o',
            'ł' => 'l',
            c => c,
        }).collect();
        prop_assert_eq!(read_spelling(&german, Language::German), Ok(plain));
    }
}
