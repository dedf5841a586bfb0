//! The moves of a game as a list on a screen.

use annabella::ffi::{
    GameSession, GameSpeech, ScoreLetters, ScoreRow, SpeechSettings, SpeechStyle,
};

use crate::speech::{fide, german, said};
use crate::{act, create};

fn told(session: &GameSession, letters: ScoreLetters, from_ply: u32) -> Vec<String> {
    let rows = session.score(letters, from_ply).expect("it is open");
    let row = |row: &ScoreRow| {
        let [white, black] = [&row.first, &row.second].map(|entry| match entry {
            Some(entry) => format!("{} {}", entry.ply, entry.text),
            None => "-".to_owned(),
        });
        format!("{}: {white}, {black}", row.number)
    };
    rows.iter().map(row).collect()
}

#[test]
fn the_scoresheet_has_a_line_for_each_number() {
    let session = create("new chess moves=\"e2e4 e7e5 g1f3 b8c6 f1c4 f8c5\"");
    assert_eq!(
        told(&session, ScoreLetters::Language, 0),
        ["1: 1 e4, 2 e5", "2: 3 Nf3, 4 Nc6", "3: 5 Bc4, 6 Bc5"]
    );
    act(&session, "white", "offer");
    act(&session, "white", "move e1h1");
    assert_eq!(told(&session, ScoreLetters::Language, 7), ["4: 7 0-0 (=), -"]);
    act(&session, "black", "move d8f6");
    let speech = GameSpeech { settings: german(), listener: None };
    session.set_speech(speech).expect("it is open");
    assert_eq!(told(&session, ScoreLetters::Language, 8), ["4: 7 0-0 (=), 8 Df6"]);
    assert_eq!(told(&session, ScoreLetters::Figurines, 6)[0], "3: 5 ♗c4, 6 ♗c5");
    assert_eq!(told(&session, ScoreLetters::Language, 1).len(), 4);
    assert_eq!(told(&session, ScoreLetters::Language, 9), [""; 0]);
}

#[test]
fn moves_of_which_something_was_said_are_marked() {
    let session = create("new chess moves=\"e2e4 e7e5 g1f3\"");
    let marked = |session: &GameSession| -> Vec<u32> {
        let rows = session.score(ScoreLetters::Language, 0).expect("it is open");
        let entries = rows.into_iter().flat_map(|row| [row.first, row.second]).flatten();
        entries.filter(|entry| entry.has_comment).map(|entry| entry.ply).collect()
    };
    assert_eq!(marked(&session), [0; 0]);
    session.set_comment(0, "A quiet evening.".to_owned(), 0).expect("it is said");
    session.set_comment(2, "Solid.".to_owned(), 0).expect("it is said");
    assert_eq!(marked(&session), [2]);
    let entry_at = |ply| session.past(ply, ScoreLetters::Language, 0).expect("it is open").entry;
    assert_eq!([1, 2].map(|ply| entry_at(ply).expect("a move").has_comment), [false, true]);
    session.set_comment(2, String::new(), 0).expect("it is taken away");
    assert_eq!(marked(&session), [0; 0]);
}

#[test]
fn a_game_that_begins_with_black_has_no_move_of_white_there() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40";
    let session = create(&format!("new chess fen=\"{fen}\" moves=\"e8e7 e2e4\""));
    assert_eq!(told(&session, ScoreLetters::Language, 0), ["40: -, 1 Ke7", "41: 2 e4, -"]);
}

#[test]
fn each_move_is_told() {
    let session = create("new chess moves=\"f2f3 e7e5 g2g4\"");
    act(&session, "black", "offer");
    act(&session, "black", "move d8h4");
    let last = |settings: SpeechSettings| {
        session.set_speech(GameSpeech { settings, listener: None }).expect("it is open");
        let rows = session.score(ScoreLetters::Language, 4).expect("it is open");
        let entry = rows[0].second.clone().expect("Black has moved");
        assert_eq!(entry.text, if settings == german() { "Dh4# (=)" } else { "Qh4# (=)" });
        said(&[entry.phrase])
    };
    let plain = SpeechSettings { style: SpeechStyle::Plain, ..fide() };
    assert_eq!(last(plain), ["en:Move 2, Black: queen, h 4, checkmate. With the offer of a draw."]);
    let german = last(german());
    assert!(german[0].ends_with("Mit einem Remisangebot."), "{german:?}");
    assert_eq!(
        last(SpeechSettings { is_brief: true, ..plain }),
        ["en:Move 2, Black: queen, h 4, checkmate. With the offer of a draw."]
    );
}
