//! Moves in every style and language, as tables in moves.txt.

use std::fmt::Write;

use annabella::games::chess::Position;
use annabella::games::chess::notation::san;
use annabella::speech::{
    Detail, Language, NamedMoves, PieceNames, Place, Ranks, Segment, Settings, Speaker,
    SquareNames, Style,
};

/// All kinds of moves: a position and a move in it.
pub const MOVES: [(&str, &str); 23] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e4"),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "a4"),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Nf3"),
    ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "Na6"),
    ("4k3/8/8/8/8/8/8/1N2KN2 w - -", "Nbd2"),
    ("k7/8/8/8/8/N7/8/N3K3 w - -", "N1c2"),
    ("8/8/8/2Q5/7k/2Q1Q3/8/K7 w - -", "Qc3d4+"),
    ("R7/7k/8/8/8/8/8/R3K3 w - -", "R1a5"),
    ("4k3/8/8/3p4/4P3/8/8/4K3 w - -", "exd5"),
    ("4k3/8/8/1p6/P7/8/8/4K3 w - -", "axb5"),
    ("4k3/p7/1P6/8/8/8/8/4K3 b - -", "axb6"),
    ("4k3/8/8/4p3/8/2B5/8/4K3 w - -", "Bxe5"),
    ("8/4k3/8/4p3/8/1B6/8/4R1K1 w - -", "Rxe5+"),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "exd6"),
    ("2k5/8/8/3pP3/8/8/8/4K2B w - d6", "exd6"),
    ("8/2k5/8/3pP3/8/8/8/4K3 w - d6", "exd6+"),
    ("8/P6k/8/8/8/8/8/4K3 w - -", "a8=N"),
    ("3n4/4P3/8/3k4/8/8/8/4K3 w - -", "exd8=Q+"),
    ("6k1/4Pppp/8/8/8/8/8/4K3 w - -", "e8=Q#"),
    ("4k3/8/8/8/8/8/8/4K2R w K -", "O-O"),
    ("r3k3/8/8/8/8/8/8/4K3 b q -", "O-O-O"),
    ("3k4/8/8/8/8/8/8/R3K3 w Q -", "O-O-O+"),
    ("5k2/8/8/8/8/8/8/1RK5 w B -", "O-O-O"),
];

fn text(segments: &[Segment]) -> String {
    let parts: Vec<String> =
        segments.iter().map(|part| format!("{}:{}", part.lang.code(), part.text)).collect();
    parts.join(" | ")
}

#[test]
fn every_kind_of_move_in_every_style_and_language() {
    let mut table = String::new();
    for language in Language::ALL {
        for style in Style::ALL {
            writeln!(table, "# {} {}", language.code(), style.name()).unwrap();
            let speaker = Speaker::new(Settings { language, style, ..Settings::default() });
            for (fen, mv) in MOVES {
                let position: Position = fen.parse().unwrap();
                let name =
                    speaker.move_name(&position, san::parse(&position, mv).expect("a legal move"));
                super::traps::check(&name, speaker.settings(), || format!("{mv} {fen}"));
                writeln!(table, "{mv:<8} {}", text(&name)).unwrap();
            }
        }
    }
    super::golden::check("tests/speech/moves.txt", &table);
}

/// What a player can choose beside language and style.
const CHOICES: [(&str, Settings); 11] = [
    ("usual", USUAL),
    ("ranks in the own language", Settings { ranks: Ranks::Own, ..USUAL }),
    ("as printed", Settings { as_printed: true, ..USUAL }),
    ("pawns named", Settings { names_pawns: true, ..USUAL }),
    ("check not said", Settings { omits_check: true, ..USUAL }),
    ("with colour", Settings { pieces: PieceNames::WordWithColor, ..USUAL }),
    ("letters", Settings { pieces: PieceNames::Letter, ..USUAL }),
    ("plain, captured named", Settings { names_captured: true, ..PLAIN }),
    ("plain, with colour", Settings { pieces: PieceNames::WordWithColor, ..PLAIN }),
    ("plain, letters", Settings { pieces: PieceNames::Letter, ..PLAIN }),
    ("plain, as printed", Settings { as_printed: true, ..PLAIN }),
];

const PLAIN: Settings = Settings { style: Style::Plain, ..USUAL };

const USUAL: Settings = Settings {
    language: Language::English,
    style: Style::Fide,
    announcements: None,
    pieces: PieceNames::Word,
    place: Place::Before,
    ranks: Ranks::German,
    detail: Detail::Verbose,
    names_pawns: false,
    names_captured: false,
    omits_check: false,
    long_names: false,
    as_printed: false,
    square_names: SquareNames::Number,
    named_moves: NamedMoves::All,
    is_dictated: false,
    tells_answers: false,
    is_looking_back: false,
};

#[test]
fn e1_the_words_of_announcements_are_a_setting() {
    let mut table = String::new();
    for (choice, settings) in CHOICES {
        for language in Language::ALL {
            writeln!(table, "# {choice}, {}", language.code()).unwrap();
            let speaker = Speaker::new(Settings { language, ..settings });
            for (fen, mv) in MOVES {
                let position: Position = fen.parse().unwrap();
                let name =
                    speaker.move_name(&position, san::parse(&position, mv).expect("a legal move"));
                super::traps::check(&name, speaker.settings(), || format!("{mv} {fen}"));
                writeln!(table, "{mv:<8} {}", text(&name)).unwrap();
            }
        }
    }
    super::golden::check("tests/speech/choices.txt", &table);
}
