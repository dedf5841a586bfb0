use std::sync::Arc;

use annabella::ffi::{
    CastlingRight, GameError, GameKind, GameSide, PositionEdit, PositionEditor, SpeechSettings,
    SpeechStyle, board_labels,
};

use crate::create;
use crate::positions::{entered, fen_of};
use crate::speech::{fide, german, said};

const START: &str = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";
const MAN: u8 = 1;
const KING: u8 = 2;
const WHITE: u8 = 8;
/// Squares 4, 1 and 32 as points.
const FOUR: u8 = 0;
const ONE: u8 = 6;
const THIRTY_TWO: u8 = 57;
const LIGHT: u8 = 1;

fn editor() -> Arc<PositionEditor> {
    PositionEditor::new(GameKind::Checkers, None).expect("checkers has a set-up")
}

fn editor_of(text: &str) -> Arc<PositionEditor> {
    entered(editor(), text)
}

fn text_after(editor: &PositionEditor, edit: PositionEdit) -> String {
    editor.edit(edit).expect("it makes sense").text
}

#[test]
fn an_editor_begins_with_the_usual_start() {
    let editor = editor();
    let position = editor.position();
    assert_eq!(position.board, create("new checkers").view(0).expect("it is open").board);
    assert_eq!((position.turn, position.kind), (GameSide::First, GameKind::Checkers));
    assert_eq!((position.castlings, position.text.as_str()), (vec![], START));
    let check = editor.check(fide()).expect("it is looked at");
    assert_eq!((check.fen.as_deref(), check.problem), (Some(START), None));
    assert_eq!(check.board, position.board);
}

#[test]
fn pieces_are_put_moved_and_taken_away() {
    let editor = editor();
    let text = |edit| text_after(&editor, edit);
    assert_eq!(text(PositionEdit::Clear), "B:W:B");
    assert_eq!(text(PositionEdit::Put { square: ONE, piece: KING }), "B:W:BK1");
    let white = WHITE + MAN;
    assert_eq!(text(PositionEdit::Put { square: THIRTY_TWO, piece: white }), "B:W32:BK1");
    assert_eq!(text(PositionEdit::Put { square: THIRTY_TWO, piece: white }), "B:W:BK1");
    assert_eq!(text(PositionEdit::Set { square: FOUR, piece: white + 1 }), "B:WK4:BK1");
    assert_eq!(text(PositionEdit::Set { square: FOUR, piece: white + 1 }), "B:WK4:BK1");
    assert_eq!(text(PositionEdit::Move { from: FOUR, to: Some(THIRTY_TWO) }), "B:WK32:BK1");
    assert_eq!(text(PositionEdit::Move { from: ONE, to: None }), "B:WK32:B");
    assert_eq!(text(PositionEdit::PassTurn), "W:WK32:B");
    // a side without pieces has lost, which a position may say
    assert_eq!(fen_of(&editor).as_deref(), Some("W:WK32:B"));
    assert_eq!(text(PositionEdit::Usual), START);
}

#[test]
fn on_a_light_square_nothing_is_put() {
    let editor = editor();
    for edit in [
        PositionEdit::Put { square: LIGHT, piece: MAN },
        PositionEdit::Set { square: LIGHT, piece: KING },
        PositionEdit::Move { from: FOUR, to: Some(LIGHT) },
        PositionEdit::Move { from: LIGHT, to: Some(FOUR) },
        PositionEdit::Move { from: LIGHT, to: None },
    ] {
        assert_eq!(text_after(&editor, edit), START, "{edit:?}");
    }
}

#[test]
fn pieces_with_their_squares_are_typed_or_said() {
    for (text, position) in [
        ("red men 5, 9 and 10, white king 18", "B:WK18:B5,9,10"),
        ("white king on 18 red kings 1 2", "B:WK18:BK1,K2"),
        ("Red 9, White 18 and 22", "B:W18,22:B9"),
        ("king one, man five, white man 30", "B:W30:BK1,5"),
        ("red king 7, clear 7, white man 30", "B:W30:B"),
    ] {
        let editor = editor();
        text_after(&editor, PositionEdit::Clear);
        assert_eq!(editor.enter(text.to_owned(), fide()), Ok(None), "{text}");
        assert_eq!(editor.position().text, position, "{text}");
    }
    let editor = editor();
    assert_eq!(editor.enter("roter Stein 14, weiße Damen 3 und 4".to_owned(), german()), Ok(None));
    assert_eq!(editor.enter("clear 21 22, empty 32".to_owned(), fide()), Ok(None));
    assert_eq!(
        editor.position().text,
        "B:WK3,K4,23,24,25,26,27,28,29,30,31:B1,2,5,6,7,8,9,10,11,12,14"
    );
    // a square alone becomes empty before any piece
    assert_eq!(editor.enter("3 4".to_owned(), fide()), Ok(None));
    assert_eq!(&editor.position().text[..6], "B:W23,");
}

#[test]
fn what_is_wrong_is_told_and_nothing_is_taken_over() {
    let english = SpeechSettings { style: SpeechStyle::Plain, ..fide() };
    let german = SpeechSettings { style: SpeechStyle::Plain, ..german() };
    for (text, problem, german_problem) in [
        (
            "B:W4:B1",
            "On 4 stands a man of White, and there it would be a king.",
            "Auf 4 steht ein einfacher Stein von Weiß, und dort wäre er Dame.",
        ),
        (
            "B:WK1-13:B",
            "White has 13 pieces. Nobody has more than twelve.",
            "Weiß hat 13 Steine. Mehr als zwölf hat niemand.",
        ),
        ("B:W:B", "There is no piece on the board.", "Auf dem Brett steht kein Stein."),
        (
            "red man 33",
            "Character 1 does not fit: \"r\". Who is to move comes first, B for Red or W for \
             White, then the letter of each side with its squares.",
            "Zeichen 1 passt nicht: „r“. Zuerst kommt, wer am Zug ist, B für Rot oder W für Weiß, \
             dann der Buchstabe jeder Seite mit ihren Feldern.",
        ),
    ] {
        for (settings, told) in [(english, problem), (german, german_problem)] {
            let editor = editor();
            let entered = editor.enter(text.to_owned(), settings).expect("it is looked at");
            assert_eq!(entered.expect("it is wrong").printed, told);
            assert_eq!(editor.position().text, START);
        }
    }
    let editor = editor();
    text_after(&editor, PositionEdit::Put { square: THIRTY_TWO, piece: MAN });
    let check = editor.check(english).expect("it is looked at");
    let problem = check.problem.expect("a man stands on his king row").printed;
    assert_eq!(problem, "On 32 stands a man of Red, and there it would be a king.");
    assert_eq!((check.fen, check.board), (None, vec![]));
}

#[test]
fn an_editor_goes_on_from_its_text() {
    let editor = editor_of("W:W30:B7:H12:F30");
    assert_eq!(fen_of(&editor).as_deref(), Some("W:W30:B7:H12:F30"));
    // what was counted is not so of another position
    let changed = text_after(&editor, PositionEdit::Set { square: THIRTY_TWO, piece: MAN });
    assert_eq!(changed, "W:W30:B7,32");
    let again = PositionEditor::new(GameKind::Checkers, Some(changed)).unwrap();
    assert_eq!(again.position(), editor.position());
    let other = PositionEditor::new(GameKind::Checkers, Some("no position".to_owned())).unwrap();
    assert_eq!(other.position().text, START);
}

#[test]
fn edits_that_mean_nothing_are_an_error() {
    let editor = editor();
    for edit in [
        PositionEdit::Set { square: 64, piece: MAN },
        PositionEdit::Set { square: FOUR, piece: 3 },
        PositionEdit::Put { square: LIGHT, piece: 8 },
        PositionEdit::Put { square: FOUR, piece: WHITE + 3 },
        PositionEdit::Move { from: 64, to: None },
        PositionEdit::Move { from: FOUR, to: Some(64) },
        PositionEdit::Start { number: 518 },
        PositionEdit::Allow { right: CastlingRight::WhiteShort, is_allowed: true },
    ] {
        let error = editor.edit(edit).expect_err("it makes no sense");
        assert!(matches!(error, GameError::BadInput { .. }), "{error:?}");
    }
    assert_eq!(editor.position().text, START);
}

#[test]
fn the_squares_of_a_board_have_labels() {
    let mut board = vec![0; 64];
    (board[usize::from(ONE)], board[usize::from(THIRTY_TWO)]) = (KING, WHITE + MAN);
    let plain = SpeechSettings { style: SpeechStyle::Plain, ..fide() };
    let labels = said(&board_labels(GameKind::Checkers, board, plain, 8, 8).expect("a board"));
    let of = |point: u8| labels[usize::from(point)].as_str();
    assert_eq!(
        [of(ONE), of(THIRTY_TWO), of(FOUR), of(LIGHT)],
        ["en:1, red king", "en:32, white man", "en:4, empty", ""]
    );
    let mut light = vec![0; 64];
    light[usize::from(LIGHT)] = MAN;
    for wrong in [vec![0; 63], vec![3; 64], light] {
        let error = board_labels(GameKind::Checkers, wrong, plain, 8, 8);
        assert!(matches!(error, Err(GameError::BadInput { .. })), "{error:?}");
    }
}
