//! Games of PGN in words.

use annabella::games::chess::notation::pgn::Reader;
use annabella::speech::{Detail, Language, Settings, Speaker, Style};

const GAMES: &str = r#"[Event "Offhand game"]
[Site "London"]
[Date "1851.06.??"]
[Round "?"]
[White "Adolf Anderssen"]
[Black "Kieseritzky, L."]
[Result "1-0"]

1. e4 e5 2. f4 exf4 3. Bc4 {a gambit} Qh4+ (3... d5) 4. Kf1 1-0

[White "White"]
[SetUp "1"]
[FEN "4k3/P7/8/8/8/8/8/4K3 b - - 0 30"]

30... Kd7 31. a8=Q *
"#;

fn told(settings: Settings) -> Vec<String> {
    let speaker = Speaker::new(settings);
    let games = Reader::new(GAMES.as_bytes()).map(|game| speaker.scoresheet(&game.unwrap()));
    games.flatten().map(|phrase| phrase.to_string()).collect()
}

#[test]
fn a_score_is_told_with_its_header_and_its_result() {
    let settings = Settings { style: Style::Literate, ..Settings::default() };
    assert_eq!(
        told(settings),
        [
            "Event: Offhand game.",
            "Place: London.",
            "Date: 1851-06.",
            "White: Adolf Anderssen.",
            "Black: Kieseritzky, L.",
            "Move 1: White e 4; Black e 5.",
            "Move 2: White f 4; Black e takes f 4.",
            "Move 3: White bishop c 4; Black queen h 4, check.",
            "Move 4, White: king f 1.",
            "White has won.",
            "The game began from this position.",
            "White: king e 1, pawn a, 7.",
            "Black: king e 8.",
            "Move 30, Black: king d 7.",
            "Move 31, White: a, 8 promotes to queen.",
        ]
    );
}

#[test]
fn and_in_german_in_the_words_of_play_with_the_blind_or_in_brief() {
    let german = Settings { language: Language::German, style: Style::Fide, ..Settings::default() };
    let said = told(german);
    assert_eq!(said[0], "Turnier: Offhand game.");
    assert_eq!(said[7], "Zug 3: Weiß Läufer Cesar vier; Schwarz Dame Hector vier, Schach.");
    assert_eq!(
        said[9..12].join(" "),
        "Weiß hat gewonnen. Die Partie begann mit dieser Stellung. Weiß: König Eva eins, Bauer Anna sieben."
    );
    let brief = told(Settings { detail: Detail::Brief, ..german });
    assert_eq!(brief[7], "3: Läufer Cesar vier; Dame Hector vier, Schach.");
}
