//! What voices misread though the eye does not, and that nothing that is said has any of
//! it. What espeak-ng makes of the words is in voices.rs.

use std::fs;
use std::path::Path;

use annabella::session::State;
use annabella::speech::{
    Detail, Language, Mark, Phrase, PieceNames, Place, Ranks, Segment, Settings, Speaker, Style,
};

use super::answers::random::walk;

use Language::{English, German};

/// One way in which voices misread.
struct Trap {
    /// What they do.
    fact: &'static str,
    is_in: fn(&str, Language) -> bool,
    caught: &'static [(Language, &'static str)],
    sound: &'static [(Language, &'static str)],
}

const TRAPS: [Trap; 10] = [
    Trap {
        fact: "a letter and a digit together are one word: a name, a unit, a power",
        is_in: is_glued,
        caught: &[(English, "knight, f3"), (English, "1e5"), (German, "Schach960")],
        sound: &[(English, "knight, f 3"), (German, "Schach 960"), (English, "0.1 seconds")],
    },
    Trap {
        fact: "a number before a letter has a unit or is multiplied: 1 e 4, 20 f, 5 h",
        is_in: is_measure,
        caught: &[(English, "move 1 e 4"), (English, "rook 1 d 2"), (German, "2 L")],
        sound: &[(English, "move 1: e 4"), (English, "rook 1, d 2"), (English, "5 minutes a move")],
    },
    Trap {
        fact: "the letter a of English is the article unless it has a pause behind it",
        is_in: is_article,
        caught: &[(English, "rook a 4"), (English, "a takes, b 5"), (English, "pawn a")],
        sound: &[(English, "rook a, 4"), (English, "you claim a draw"), (German, "a vier")],
    },
    Trap {
        fact: "signs are left out or called by their names: plus, hash, slash",
        is_in: has_sign,
        caught: &[(English, "e 5 +"), (English, "1/2"), (German, "e acht = Dame"), (English, "♘")],
        sound: &[(English, "e 5, check"), (German, "„Eva“ ist nur ein Teil.")],
    },
    Trap {
        fact: "a hyphen at a number is minus, dash or to, and alone a long pause",
        is_in: is_minus,
        caught: &[(English, "1-0"), (German, "a 1 - h 8"), (English, "-3")],
        sound: &[(English, "2 half-moves"), (English, "1 to 0")],
    },
    Trap {
        fact: "numbers with a colon are a time of day: 0:30 is half past midnight",
        is_in: is_time_of_day,
        caught: &[(German, "0:30"), (English, "1:02:05")],
        sound: &[(English, "30 seconds"), (English, "Move 3: e 4")],
    },
    Trap {
        fact: "numbers with a point or comma are decimals or dates: 6.12 is six point one two",
        is_in: is_decimal,
        caught: &[(English, "Article 6.12."), (German, "Artikel 9.3."), (German, "1.000 Knoten")],
        sound: &[(English, "7.5 seconds"), (German, "0,1 Sekunden"), (English, "level 3. Start")],
    },
    Trap {
        fact: "a number with a full stop that ends no sentence is an ordinal of German",
        is_in: is_ordinal,
        caught: &[(German, "1. e vier"), (German, "im 3. Zug")],
        sound: &[(German, "Stufe 3. Du spielst Weiß."), (English, "Gustav 6. White: pawn.")],
    },
    Trap {
        fact: "abbreviations are spelled out, or end the sentence",
        is_in: is_abbreviation,
        caught: &[(English, "e.p."), (German, "z. B. Eva"), (German, "Stellung Nr. 5")],
        sound: &[(English, "Article 9, letter B. Press the clock."), (German, "Turm eins.")],
    },
    Trap {
        fact: "a word with capitals inside is spelled out",
        is_in: has_capitals,
        caught: &[(English, "the FIDE style"), (English, "O-O"), (English, "king e I I")],
        sound: &[(English, "White N, b 1"), (English, "I do not know"), (German, "Yin-Yang-Brett")],
    },
];

fn is_digit(c: char) -> bool {
    c.is_ascii_digit()
}

/// Each sign with the one before and the one after it.
fn in_context(text: &str) -> impl Iterator<Item = (char, char, char)> {
    let signs: Vec<char> = format!(" {text} ").chars().collect();
    (1..signs.len() - 1).map(move |i| (signs[i - 1], signs[i], signs[i + 1]))
}

/// Two words that follow each other.
fn pairs(text: &str) -> Vec<(&str, &str)> {
    let words: Vec<&str> = text.split(' ').collect();
    words.windows(2).map(|pair| (pair[0], pair[1])).collect()
}

fn is_glued(text: &str, _: Language) -> bool {
    in_context(text)
        .any(|(_, a, b)| (is_digit(a) && b.is_alphabetic()) || (a.is_alphabetic() && is_digit(b)))
}

fn is_measure(text: &str, _: Language) -> bool {
    pairs(text).into_iter().any(|(number, unit)| {
        let unit = unit.trim_end_matches(|c: char| !c.is_alphanumeric());
        !number.is_empty()
            && number.chars().all(is_digit)
            && unit.chars().count() == 1
            && unit.chars().all(char::is_alphabetic)
    })
}

fn is_article(text: &str, language: Language) -> bool {
    const NOT_NOUNS: [&str; 7] = ["takes", "to", "and", "or", "is", "on", "goes"];
    let is_last = text == "a" || text.ends_with(" a");
    language == English
        && (is_last
            || pairs(text).into_iter().any(|(a, next)| {
                a == "a"
                    && (next.starts_with(is_digit)
                        || NOT_NOUNS.contains(&next.trim_end_matches(',')))
            }))
}

fn has_sign(text: &str, _: Language) -> bool {
    !text.chars().all(|c| c.is_alphanumeric() || " ,.;:?!'-\"„“".contains(c))
}

fn is_minus(text: &str, _: Language) -> bool {
    let is_between = |a: char, b: char| a.is_alphabetic() && b.is_alphabetic();
    in_context(text).any(|(before, sign, after)| sign == '-' && !is_between(before, after))
}

fn is_time_of_day(text: &str, _: Language) -> bool {
    in_context(text).any(|(a, sign, b)| sign == ':' && is_digit(a) && is_digit(b))
}

/// But for tenths of seconds.
fn is_decimal(text: &str, language: Language) -> bool {
    let (point, unit) = match language {
        English => ('.', "seconds"),
        German => (',', "Sekunden"),
    };
    text.split(' ').zip(text.split(' ').skip(1).chain([""])).any(|(word, next)| {
        let tenths = word.split_once(point).is_some_and(|(whole, tenth)| {
            whole.chars().all(is_digit) && tenth.len() == 1 && next.starts_with(unit)
        });
        let has_point = |(a, sign, b): (char, char, char)| {
            matches!(sign, '.' | ',') && is_digit(a) && is_digit(b)
        };
        !tenths && in_context(word).any(has_point)
    })
}

fn is_ordinal(text: &str, language: Language) -> bool {
    let is_number = |word: &str| {
        let digits = word.strip_suffix('.').unwrap_or_default();
        !digits.is_empty() && digits.chars().all(is_digit)
    };
    // the next word may begin a sentence or be a noun, as both have capitals
    let before = ["im", "am", "der", "die", "den", "dem", "zum", "beim"];
    let is_before_noun = |(article, number)| before.contains(&article) && is_number(number);
    let is_first = text.split_once(' ').is_some_and(|(first, _)| is_number(first));
    language == German && (is_first || pairs(text).into_iter().any(is_before_noun))
}

fn is_abbreviation(text: &str, _: Language) -> bool {
    let has_vowel =
        |word: &str| word.to_lowercase().contains(['a', 'e', 'i', 'o', 'u', 'y', 'ä', 'ö', 'ü']);
    let has_stop_inside = in_context(text).any(|(_, a, b)| a == '.' && b.is_alphabetic());
    has_stop_inside
        || pairs(text).into_iter().any(|(word, next)| {
            let Some(word) = word.strip_suffix('.') else { return false };
            let is_word = word.chars().all(char::is_alphabetic);
            let next = next.trim_end_matches(['.', ',']);
            match word.chars().count() {
                1 => is_word && next.chars().count() == 1 && !next.starts_with(is_digit),
                2 => is_word && (next.starts_with(char::is_lowercase) || !has_vowel(word)),
                _ => is_word && !has_vowel(word),
            }
        })
}

/// But for words with a hyphen between them: `Yin-Yang`.
fn has_capitals(text: &str, _: Language) -> bool {
    let inside =
        in_context(text).any(|(before, sign, _)| before.is_alphabetic() && sign.is_uppercase());
    let is_spelled = |word: &str| {
        let parts: Vec<&str> = word.split('-').collect();
        parts.windows(2).any(|pair| pair[0].len() == 1 && pair[1].starts_with(char::is_uppercase))
    };
    inside || text.contains("I I") || text.split(' ').any(is_spelled)
}

#[test]
fn traps_are_known() {
    for trap in &TRAPS {
        for &(language, text) in trap.caught {
            assert!((trap.is_in)(text, language), "{}: {text}", trap.fact);
        }
        for &(language, text) in trap.sound {
            assert_eq!(trap_in(text, language), None, "{text}");
        }
    }
}

/// What voices would misread in a text.
fn trap_in(text: &str, language: Language) -> Option<&'static str> {
    TRAPS.iter().find(|trap| (trap.is_in)(text, language)).map(|trap| trap.fact)
}

/// Phrases one after the other, none of which a voice misreads.
pub fn read_out(phrases: &[Phrase], settings: &Settings) -> String {
    for phrase in phrases {
        check(&phrase.segments, settings, || phrase.to_string());
    }
    phrases.iter().map(ToString::to_string).collect::<Vec<_>>().join(" | ")
}

/// Fails where something is said that a voice would misread, or that is not whole. The
/// styles of notation are for the eye, and only have to be whole; so is what is printed.
pub fn check(said: &[Segment], settings: &Settings, at: impl Fn() -> String) {
    assert!(!said.is_empty(), "nothing is said: {}", at());
    for Segment { lang, text } in said {
        let problem = || format!("{text:?}: {}", at());
        assert!(text.trim() == text && text.contains(char::is_alphanumeric), "{}", problem());
        let is_left =
            |c: char| "{}$\u{2068}\u{2069}".contains(c) || ('\u{E000}'..='\u{F8FF}').contains(&c);
        assert!(!text.contains(is_left) && !text.contains("  "), "{}", problem());
        for pair in text.as_bytes().windows(2) {
            let is_sign = |c: u8| b",.;:?!".contains(&c);
            assert!(!(is_sign(pair[1]) && (is_sign(pair[0]) || pair[0] == b' ')), "{}", problem());
        }
        let is_for_the_eye = match settings.style {
            Style::San | Style::Uci => true,
            Style::Plain | Style::Literate => settings.as_printed,
            Style::Fide | Style::Nato => false,
        };
        if !is_for_the_eye {
            assert_eq!(trap_in(text, *lang), None, "{}", problem());
        }
    }
}

/// Every way to name moves and squares.
fn ways() -> Vec<Settings> {
    let mut ways = Vec::new();
    for language in Language::ALL {
        for style in Style::ALL {
            for pieces in [PieceNames::Word, PieceNames::Letter, PieceNames::WordWithColor] {
                for (place, ranks, detail) in [
                    (Place::Before, Ranks::German, Detail::Verbose),
                    (Place::After, Ranks::Own, Detail::Brief),
                    (Place::Unsaid, Ranks::Own, Detail::Verbose),
                ] {
                    let usual = Settings {
                        language,
                        style,
                        pieces,
                        place,
                        ranks,
                        detail,
                        ..Settings::default()
                    };
                    ways.push(usual);
                    ways.push(Settings {
                        names_pawns: true,
                        long_names: true,
                        as_printed: true,
                        ..usual
                    });
                }
            }
        }
    }
    ways
}

#[test]
fn every_move_and_square_is_read_rightly() {
    let ways = ways();
    walk(40, 21, |state: &State| {
        let position = state.chess().unwrap();
        for settings in &ways {
            let speaker = Speaker::new(*settings);
            let at = || format!("{settings:?} {position}");
            for mv in position.legal_moves() {
                check(&speaker.next_move_name(state, mv.into()), settings, at);
            }
            for label in speaker.board_labels(state, None) {
                check(&label, settings, at);
            }
            for mark in Mark::ALL {
                check(&speaker.mark(mark), settings, at);
            }
        }
    });
}

#[test]
fn every_time_is_read_rightly() {
    for settings in ways() {
        let speaker = Speaker::new(settings);
        for time in (0..20_000).step_by(50).chain((0..300_000_000).step_by(987_654)) {
            check(&speaker.time(time), &settings, || format!("{time} ms {settings:?}"));
        }
    }
}

/// The words of messages themselves, without what is put into them. The name of the
/// first file gets its pause where it is used.
#[test]
fn every_message_is_read_rightly() {
    let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("core/src/speech/words");
    for language in Language::ALL {
        let mut count = 0;
        let files = fs::read_dir(words.join(language.code())).expect("the folder can be read");
        for file in files {
            let path = file.expect("an entry can be read").path();
            let text = fs::read_to_string(&path).expect("messages are text");
            for line in text.lines().filter(|line| !line.starts_with('#') && *line != "file-a = a")
            {
                for part in plain_parts(line) {
                    let part = part.trim_start_matches([',', '.', ':', ';', '?']).trim();
                    assert_eq!(trap_in(part, language), None, "{}: {line}", path.display());
                    count += usize::from(!part.is_empty());
                }
            }
        }
        assert!(count > 500, "{count}");
    }
}

/// What stands outside of braces and brackets of a line of Fluent.
fn plain_parts(line: &str) -> Vec<&str> {
    let is_name = |name: &str| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    let text = match line.split_once(" =") {
        Some((name, text)) if is_name(name) => text,
        _ => line,
    };
    let mut parts = Vec::new();
    for part in text.split(['{', '[']) {
        // what is behind a brace that was not closed on this line selects something
        let rest = part.rsplit_once(['}', ']']).map_or(part, |(_, rest)| rest);
        if !rest.contains('$') && rest.trim() != "*" {
            parts.push(rest.trim_end_matches('*'));
        }
    }
    parts
}
