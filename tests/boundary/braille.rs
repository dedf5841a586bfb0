//! The score in Braille, there and back.

use annabella::ffi::{
    BrailleForm, BrailleProfile, BrailleStyle, SpeechLanguage, import_games, parse_action,
    saved_game_braille, saved_game_notation,
};
use annabella::games::GameKind;
use tempfile::TempDir;

use crate::speech::fide;
use crate::{act, create_saved, path};

/// The games of a score, as they leave the library again.
fn take(folder: &TempDir, score: &str) -> Vec<String> {
    let imported = import_games(path(folder), score.as_bytes().to_vec(), fide(), 0);
    let ids = imported.expect("a disk").ids;
    let games = ids.into_iter().map(|id| saved_game_notation(path(folder), id));
    games.collect::<Result<_, _>>().expect("they can be written")
}

#[test]
fn a_score_crosses_in_braille_and_is_read_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = create_saved("new chess white-name=Rosa black-name=Emil", &folder);
    for (by, deed) in [("white", "move e2e4"), ("black", "move e7e5"), ("white", "move g1f3")] {
        act(&session, by, deed);
    }
    let id = session.id().expect("it is open").expect("it has a file");
    let moves = |pgn: &str| pgn.split("\n\n").nth(1).map(str::trim).map(str::to_owned);
    let played = moves(&session.notation().expect("it is open"));
    let (profiles, forms) = (
        [BrailleProfile::Literal, BrailleProfile::Compact],
        [BrailleForm::Unicode, BrailleForm::Brf],
    );
    for (profile, form) in profiles.into_iter().flat_map(|p| forms.map(|form| (p, form))) {
        for language in [SpeechLanguage::English, SpeechLanguage::German] {
            let style = BrailleStyle { profile, language, form };
            let score = session.braille(style).expect("it is open");
            assert_eq!(score.is_ascii(), form == BrailleForm::Brf, "{score}");
            let saved = saved_game_braille(path(&folder), id.clone(), style);
            assert_eq!(saved.as_ref(), Ok(&score));
            let games = take(&folder, &score);
            assert_eq!((games.len(), moves(&games[0])), (1, played.clone()), "{style:?}");
        }
    }
    let brf = BrailleStyle {
        profile: BrailleProfile::Compact,
        language: SpeechLanguage::English,
        form: BrailleForm::Brf,
    };
    let score = session.braille(brf).expect("it is open");
    assert!(score.ends_with("1 E4 E5\r\n2 SF3\r\n\"9\r\n"), "{score}");
}

#[test]
fn a_score_of_checkers_is_read_back_as_pdn() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = create_saved("new checkers red-name=Marion", &folder);
    let action = parse_action(GameKind::Checkers, "red > move 11-15".to_owned(), None);
    session.dispatch(action.expect("a move"), 0).expect("the game is open");
    let style = BrailleStyle {
        profile: BrailleProfile::Compact,
        language: SpeechLanguage::English,
        form: BrailleForm::Brf,
    };
    let score = session.braille(style).expect("it is open");
    assert!(score.ends_with("1 11-15\r\n\"9\r\n"), "{score}");
    let games = take(&folder, &score);
    assert!(games[0].contains("[Black \"Marion\"]"), "{games:?}");
    assert!(games[0].ends_with("1. 11-15 *\n\n"), "{games:?}");
}
