//! What is said of a move is heard as that move.

use annabella::games::chess::notation::{Letters, iccf, san, uci};
use annabella::games::chess::{Move, Position, Role};
use annabella::speech::{Heard, Hearing, Language, PieceNames, Ranks, Settings, Speaker, Style};

/// All ways to speak about moves.
pub fn all_settings() -> Vec<Settings> {
    let mut all = Vec::new();
    for language in Language::ALL {
        for style in Style::ALL {
            let plain = Settings { language, style, ..Settings::default() };
            for pieces in [PieceNames::Word, PieceNames::Letter, PieceNames::WordWithColor] {
                for names_pawns in [false, true] {
                    all.push(Settings { pieces, names_pawns, ..plain });
                }
            }
            all.push(Settings { omits_check: true, ..plain });
            all.push(Settings { names_captured: true, ..plain });
            all.push(Settings { as_printed: true, ..plain });
            all.push(Settings { ranks: Ranks::Own, ..plain });
            all.push(Settings { ranks: Ranks::Own, as_printed: true, names_pawns: true, ..plain });
        }
    }
    all
}

/// The name of a move as one text.
pub fn said(speaker: &Speaker, position: &Position, mv: Move) -> String {
    let segments = speaker.move_name(position, mv);
    segments.iter().map(|segment| segment.text.as_str()).collect::<Vec<&str>>().join(" ")
}

#[test]
fn every_move_that_is_said_is_heard() {
    let settings = all_settings();
    let voices: Vec<(Speaker, Hearing)> =
        settings.iter().map(|&some| (Speaker::new(some), Hearing::new(some))).collect();
    let (mut heard_right, mut asked) = (0_u64, 0_u64);
    super::games::walk(1, super::games::count(), |position, moves| {
        for &mv in moves {
            for (speaker, hearing) in &voices {
                let text = said(speaker, position, mv);
                match hearing.hear(&text, position) {
                    Heard::Move(heard) => {
                        assert_eq!(heard, mv, "{text:?} in {position}, {:?}", speaker.settings());
                        heard_right += 1;
                    }
                    Heard::Ambiguous { candidates, .. } => {
                        assert!(candidates.contains(&mv), "{text:?} in {position}");
                        let has_letters = speaker.settings().pieces == PieceNames::Letter;
                        assert!(has_letters, "{text:?} in {position} {:?}", speaker.settings());
                        asked += 1;
                    }
                    other => {
                        let settings = speaker.settings();
                        let told = super::told(&other, position);
                        panic!("{text:?} in {position}: {told}, {settings:?}")
                    }
                }
            }
        }
    });
    println!("{heard_right} heard, {asked} asked, as letters of pieces are also files");
    assert!(asked * 100 < heard_right);
}

#[test]
fn every_move_that_is_written_is_read() {
    let listeners =
        Language::ALL.map(|language| Hearing::new(Settings { language, ..Settings::default() }));
    let [_, german] = listeners;
    super::games::walk(2, super::games::count(), |position, moves| {
        for &mv in moves {
            let mut texts = vec![
                uci::write(mv, uci::Castling::Standard),
                uci::write(mv, uci::Castling::KingTakesRook),
                iccf::write(mv),
            ];
            for form in [san::Form::Fide, san::Form::Pgn] {
                for letters in [&Letters::ENGLISH, &Letters::FIGURINES] {
                    texts.push(san::write(position, mv, &san::Style { form, letters }));
                }
            }
            for text in &texts {
                for hearing in listeners {
                    let heard = hearing.hear(text, position);
                    // in German it may be a pawn
                    let is_pawn =
                        |mv: &Move| position.board().role_at(mv.from()) == Some(Role::Pawn);
                    let is_asked = text.starts_with('B')
                        && matches!(&heard, Heard::Ambiguous { candidates, .. }
                            if candidates.contains(&mv) && candidates.iter().any(is_pawn));
                    assert!(is_asked || heard == Heard::Move(mv), "{text} {position}: {heard:?}");
                }
            }
            for form in [san::Form::Fide, san::Form::Pgn] {
                let style = san::Style { form, letters: &Letters::GERMAN };
                let text = san::write(position, mv, &style);
                assert_eq!(german.hear(&text, position), Heard::Move(mv), "{text} {position}");
            }
        }
    });
}
