//! The score in Braille, there and back.

use annabella::ffi::{
    BrailleForm, BrailleProfile, BrailleStyle, GameError, SpeechLanguage, read_braille,
    saved_game_braille,
};

use crate::{act, create_saved, path};

#[test]
fn a_score_crosses_in_braille_and_is_read_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let session = create_saved("new chess white-name=Rosa black-name=Emil", &folder);
    for (by, deed) in [("white", "move e2e4"), ("black", "move e7e5"), ("white", "move g1f3")] {
        act(&session, by, deed);
    }
    let id = session.id().expect("it is open").expect("it has a file");
    let moves = |pgn: &str| pgn.split("\n\n").nth(1).map(str::trim).map(str::to_owned);
    let played = moves(&session.pgn().expect("it is open"));
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
            let games = read_braille(score.into_bytes()).expect("it is a score");
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
fn what_is_no_score_says_where() {
    let error = read_braille(b"1 E4 E5\n2 SF6\n".to_vec()).expect_err("no knight goes there");
    assert!(matches!(error, GameError::Unreadable { .. }));
    assert!(error.to_string().starts_with("game 1, line 2"), "{error}");
    assert_eq!(read_braille(Vec::new()), Ok(Vec::new()));
}
