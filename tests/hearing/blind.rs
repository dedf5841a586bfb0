//! The announcements of article E2.1, said and heard.

use annabella::games::chess::notation::{SquareMove, san};
use annabella::games::chess::{File, Move, Position, Rank, Role};
use annabella::session::Deed;
use annabella::speech::{Heard, Hearing, Language, Settings, Speaker, Style};

use super::round_trips::said;

const FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
const RANKS: [&str; 8] = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];

/// In either language; the words of the Laws are the same.
fn players() -> [(Speaker, Hearing); 2] {
    Language::ALL.map(|language| {
        let settings = Settings { language, style: Style::Fide, ..Settings::default() };
        (Speaker::new(settings), Hearing::new(settings))
    })
}

fn heard_as(hearing: &Hearing, text: &str, position: &Position, mv: Move) {
    assert_eq!(hearing.hear(text, position), Heard::Move(mv), "{text} in {position}");
}

#[test]
fn files_have_names_and_are_heard_by_name_or_letter() {
    let position = Position::default();
    for (speaker, hearing) in players() {
        for (file, name) in File::ALL.into_iter().zip(FILES) {
            let letter = file.to_char();
            let mv = san::parse(&position, &format!("{letter}4")).unwrap();
            assert_eq!(said(&speaker, &position, mv), format!("{name} vier"));
            heard_as(&hearing, &format!("{name} vier"), &position, mv);
            heard_as(&hearing, &format!("{letter} vier"), &position, mv);
            heard_as(&hearing, &format!("{letter}4"), &position, mv);
        }
    }
}

#[test]
fn ranks_are_counted_in_german_from_white() {
    for (speaker, hearing) in players() {
        // the rooks of either side walk along the file, the kings stand beside it
        for fen in ["8/8/8/8/8/8/8/R4K1k w - -", "8/8/8/8/8/8/8/r4k1K b - -"] {
            let position: Position = fen.parse().unwrap();
            for (rank, name) in Rank::ALL.into_iter().zip(RANKS).skip(1) {
                let mv = san::parse(&position, &format!("Ra{}", rank.to_char())).unwrap();
                let expected = format!("Turm Anna {name}");
                assert!(said(&speaker, &position, mv).starts_with(&expected), "{expected}");
                heard_as(&hearing, &expected, &position, mv);
            }
        }
        let position: Position = "8/8/8/8/8/8/R7/5K1k w - -".parse().unwrap();
        let mv = san::parse(&position, "Ra1").unwrap();
        assert_eq!(said(&speaker, &position, mv), "Turm Anna eins");
        heard_as(&hearing, "Turm Anna eins", &position, mv);
    }
}

#[test]
fn pieces_have_german_names() {
    let position: Position = "7k/8/8/8/4P3/5Q2/2B1N3/R3K3 w Q -".parse().unwrap();
    for (speaker, hearing) in players() {
        for (written, expected, printed) in [
            ("Kf1", "König Felix eins", "Koenig Felix eins"),
            ("Qf7", "Dame Felix sieben", "Dame Felix sieben"),
            ("Rb1", "Turm Bella eins", "Turm Bella eins"),
            ("Bd3", "Läufer David drei", "Laeufer David drei"),
            ("Nd4", "Springer David vier", "Springer David vier"),
            ("e5", "Bauer Eva fünf", "Bauer Eva fuenf"),
        ] {
            let mv = san::parse(&position, written).unwrap();
            let named = Settings { names_pawns: true, ..*speaker.settings() };
            assert_eq!(said(&Speaker::new(named), &position, mv), expected);
            let eye = Settings { as_printed: true, ..named };
            assert_eq!(said(&Speaker::new(eye), &position, mv), printed);
            for text in [expected, printed] {
                heard_as(&hearing, text, &position, mv);
            }
        }
    }
}

#[test]
fn the_new_piece_is_said_and_else_asked_for() {
    let position: Position = "8/P6k/8/8/8/8/8/4K3 w - -".parse().unwrap();
    for (speaker, hearing) in players() {
        for (role, name) in Role::PROMOTIONS.into_iter().zip(["Dame", "Turm", "Läufer", "Springer"])
        {
            let mv = san::parse(&position, &format!("a8={}", role.to_char())).unwrap();
            let expected = format!("Anna acht {name}");
            assert!(said(&speaker, &position, mv).starts_with(&expected));
            heard_as(&hearing, &expected, &position, mv);
            // the answer to the question
            assert_eq!(hearing.hear(name, &position), Heard::Deed(Deed::Promote(role)));
        }
        match hearing.hear("Anna acht", &position) {
            Heard::PromotionMissing { squares, question } => {
                assert_eq!(squares, "a7a8".parse::<SquareMove>().unwrap());
                assert!(question.to_string().ends_with('?'));
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn castling_has_a_call_of_its_own() {
    // the king can step to the square to which castling would bring it
    let position: Position = "4k3/8/8/8/8/8/8/1R3KR1 w GB -".parse().unwrap();
    let castling = |text| san::parse(&position, text).unwrap();
    let step: Position = "4k3/8/8/8/8/8/8/1R3K1R w HB -".parse().unwrap();
    for (speaker, hearing) in players() {
        for (written, call) in [("O-O", "Kurze Rochade"), ("O-O-O", "Lange Rochade")] {
            assert_eq!(said(&speaker, &position, castling(written)), call);
            heard_as(&hearing, call, &position, castling(written));
        }
        heard_as(&hearing, "Kurze Rochade", &step, san::parse(&step, "O-O").unwrap());
        heard_as(&hearing, "König Gustav eins", &step, san::parse(&step, "Kg1").unwrap());
    }
}
