//! Labels of squares, long names and figurines, as tables.

use std::fmt::Write;

use annabella::games::Side;
use annabella::games::chess::{Position, Square};
use annabella::speech::{
    Detail, Language, Mark, PieceNames, Place, Ranks, Segment, Settings, Speaker, Style,
};

use super::{stage, traps};

fn text(segments: &[Segment]) -> String {
    let parts: Vec<&str> = segments.iter().map(|part| part.text.as_str()).collect();
    parts.join(" ")
}

#[test]
fn s13_labels_of_squares_in_every_setting() {
    let position: Position = "4k3/1p6/8/8/4N3/8/P5b1/4K3 w - -".parse().unwrap();
    let squares = ["a2", "e4", "g2", "e8", "d5"].map(|name| name.parse::<Square>().unwrap());
    let mut table = String::new();
    for language in Language::ALL {
        for style in Style::ALL {
            for pieces in [PieceNames::Word, PieceNames::Letter, PieceNames::WordWithColor] {
                for place in [Place::Before, Place::After, Place::Unsaid] {
                    for detail in [Detail::Verbose, Detail::Brief] {
                        let settings = Settings {
                            language,
                            style,
                            pieces,
                            place,
                            detail,
                            ..Settings::default()
                        };
                        let speaker = Speaker::new(settings);
                        let labels = squares.map(|square| {
                            let label = speaker.square_label(&position, square);
                            traps::check(&label, &settings, || format!("{square} {settings:?}"));
                            text(&label)
                        });
                        writeln!(
                            table,
                            "{} {} {pieces:?} {place:?} {detail:?}: {}",
                            language.code(),
                            style.name(),
                            labels.join("; ")
                        )
                        .unwrap();
                    }
                }
            }
        }
    }
    super::golden::check("tests/speech/labels.txt", &table);
}

#[test]
fn s13_every_square_of_a_game_has_a_label_of_its_own() {
    for language in Language::ALL {
        for style in Style::ALL {
            let speaker = Speaker::new(Settings { language, style, ..Settings::default() });
            let labels = speaker.board_labels(&annabella::session::State::default(), None);
            let mut texts: Vec<String> = labels.iter().map(|label| text(label)).collect();
            assert_eq!(texts.len(), 64);
            texts.sort();
            texts.dedup();
            assert_eq!(texts.len(), 64, "{language:?} {style:?}");
        }
    }
}

#[test]
fn labels_tell_the_colour_also_where_moves_do_not() {
    for language in Language::ALL {
        for style in Style::ALL {
            for pieces in [PieceNames::Word, PieceNames::Letter, PieceNames::WordWithColor] {
                let settings = Settings {
                    language,
                    style,
                    pieces,
                    place: Place::Unsaid,
                    ..Settings::default()
                };
                let labels = Speaker::new(settings)
                    .board_labels(&annabella::session::State::default(), None);
                for file in 0..8 {
                    assert_ne!(labels[file], labels[56 + file]);
                    assert_ne!(labels[8 + file], labels[48 + file]);
                }
            }
        }
    }
}

#[test]
fn marks_are_words_beside_the_label() {
    let words = |language| {
        let speaker = Speaker::new(Settings { language, ..Settings::default() });
        Mark::ALL.map(|mark| text(&speaker.mark(mark))).join(", ")
    };
    assert_eq!(words(Language::English), "selected, possible move, last move, in check");
    assert_eq!(words(Language::German), "ausgewählt, möglicher Zug, letzter Zug, im Schach");
}

/// Castling, captures, a promotion, knights and rooks that change places.
const GAME: &str = "\
new chess
white > move e2e4
black > move d7d5
white > move e4d5
black > move d8d5
white > move b1c3
black > move d5a5
white > move g1f3
black > move c8g4
white > move f1e2
black > move b8c6
white > move e1g1
black > move e8c8
white > move a2a3
black > move d8d2
white > move c1d2
black > move h7h5
white > move f3d4
black > move h5h4
white > move d4b5
black > move h4h3
white > move c3d5
black > move h3g2
white > move b5c3
black > move g2f1q
white > move e2f1
black > move h8h2
white > move a1c1
black > move a5d5
white > move c3d5
";

#[test]
fn s16_pieces_have_long_names_by_where_they_come_from() {
    let mut table = String::new();
    let told = [
        ("en", Language::English, Style::Plain, PieceNames::Word),
        ("en fide", Language::English, Style::Fide, PieceNames::Word),
        ("de", Language::German, Style::Literate, PieceNames::Word),
        ("de color", Language::German, Style::Literate, PieceNames::WordWithColor),
    ];
    let speaker = |(_, language, style, pieces): (&str, Language, Style, PieceNames)| {
        let long = Settings { long_names: true, names_pawns: true, ..Settings::default() };
        Speaker::new(Settings { language, style, pieces, ..long })
    };
    stage::play(GAME, |line, state, events| {
        let Some(last) = state.plies().len().checked_sub(1) else { return };
        if !matches!(events.first(), Some(annabella::session::Event::Moved { .. })) {
            writeln!(table, "{line}: {events:?}").unwrap();
            return;
        }
        let names = told.map(|told| text(&speaker(told).ply_name(state, last)));
        writeln!(table, "{line} | {}", names.join(" | ")).unwrap();
        if state.plies().len() % 9 == 0 {
            for told in [told[0], told[2]] {
                let labels = speaker(told).board_labels(state, None);
                let pieces = Square::ALL.into_iter().zip(labels);
                let pieces =
                    pieces.filter(|(square, _)| state.chess().unwrap().piece_at(*square).is_some());
                let labels: Vec<String> = pieces.map(|(_, label)| text(&label)).collect();
                writeln!(table, "    {}", labels.join("; ")).unwrap();
            }
        }
    });
    super::golden::check("tests/speech/long_names.txt", &table);
}

#[test]
fn s16_only_pieces_of_the_usual_start_have_long_names() {
    let settings = Settings { long_names: true, names_pawns: true, ..Settings::default() };
    let speaker = Speaker::new(settings);
    let mut names = Vec::new();
    let games = "new chess960 start=0\nwhite > move g2g3\nnew chess960 start=518\n\
                 white > move g1f3\nnew chess moves=\"g1f3 g8f6\"\nwhite > move f3g1";
    stage::play(games, |_, state, events| {
        if !events.is_empty() {
            names.push(text(&speaker.ply_name(state, state.plies().len() - 1)));
        }
    });
    assert_eq!(names, ["pawn, g 3", "king's knight, f 3", "king's knight, g 1"]);
}

#[test]
fn c3_figurines_are_read_as_words() {
    let mut table = String::new();
    let texts = [
        "♘f3",
        "♞",
        "♙",
        "12.♘xf3+ ♛d8",
        "12... ♞bd7! and 13.♖1xd2, then e8=♕#.",
        "e8♕",
        "♟e5 ♗×b4",
        "the ♖ on a1 (♔e1), or so",
        "1.e4 e5 2.♘f3 O-O 3.0-0-0+ what?",
        "1.e4 e5 2.Nf3",
        "♘♞",
        "♘i9",
        "",
    ];
    for written in texts {
        for (language, style) in [
            (Language::English, Style::Plain),
            (Language::English, Style::Fide),
            (Language::German, Style::Literate),
        ] {
            let speaker = Speaker::new(Settings { language, style, ..Settings::default() });
            let read: Vec<String> = speaker
                .read_figurines(written)
                .iter()
                .map(|part| format!("{}:{}", part.lang.code(), part.text))
                .collect();
            writeln!(table, "{written} | {}", read.join(" | ")).unwrap();
        }
    }
    super::golden::check("tests/speech/figurines.txt", &table);
}

#[test]
fn e1_ranks_are_named_as_the_arbiter_decides() {
    let named = |ranks, as_printed| {
        let settings = Settings { style: Style::Fide, ranks, as_printed, ..Settings::default() };
        text(&Speaker::new(settings).square_name("e5".parse().unwrap()))
    };
    assert_eq!(named(Ranks::German, false), "Eva fünf");
    assert_eq!(named(Ranks::German, true), "Eva fuenf");
    assert_eq!(named(Ranks::Own, false), "Eva 5");
}

#[test]
fn e2_1_ranks_are_german_numbers_for_both_players() {
    let speaker = Speaker::new(Settings { style: Style::Fide, ..Settings::default() });
    let ranks = (1..=8).map(|rank| text(&speaker.square_name(format!("h{rank}").parse().unwrap())));
    assert_eq!(
        ranks.collect::<Vec<String>>(),
        [
            "Hector eins",
            "Hector zwei",
            "Hector drei",
            "Hector vier",
            "Hector fünf",
            "Hector sechs",
            "Hector sieben",
            "Hector acht"
        ]
    );
    let mut heard = Vec::new();
    stage::play("new chess\nwhite > move e2e4\nblack > move e7e5", |_, state, events| {
        for listener in Side::ALL {
            let said = speaker.events(state, events, Some(listener));
            heard.extend(said.iter().map(ToString::to_string));
        }
    });
    assert_eq!(
        heard,
        ["White: Eva vier.", "White: Eva vier.", "Black: Eva fünf.", "Black: Eva fünf."]
    );
}

#[test]
fn e2_1_pieces_have_their_german_names() {
    let position: Position = "4k3/8/8/8/8/8/4P3/1N1QKBR1 w - -".parse().unwrap();
    let named = |as_printed| {
        let settings = Settings { style: Style::Fide, as_printed, ..Settings::default() };
        let speaker = Speaker::new(Settings { names_pawns: true, ..settings });
        ["Kd2", "Qd5", "Rg5", "Bg2", "Nc3", "e4"].map(|written| {
            let mv = annabella::games::chess::notation::san::parse(&position, written).unwrap();
            let name = speaker.move_name(&position, mv);
            assert!(name.iter().all(|part| part.lang == Language::German));
            text(&name)
        })
    };
    assert_eq!(
        named(false),
        [
            "König David zwei",
            "Dame David fünf",
            "Turm Gustav fünf",
            "Läufer Gustav zwei",
            "Springer Cesar drei",
            "Bauer Eva vier"
        ]
    );
    assert_eq!(named(true)[0], "Koenig David zwei");
    assert_eq!(named(true)[1], "Dame David fuenf");
    assert_eq!(named(true)[3], "Laeufer Gustav zwei");
}
