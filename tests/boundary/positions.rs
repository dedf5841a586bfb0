use std::sync::Arc;

use annabella::ffi::{
    CastlingRight, EditedPosition, GameError, GameKind, GameSide, PieceNaming, PositionCheck,
    PositionEdit, PositionEditor, SpeechSettings, SpeechStyle, board_labels, check_fen,
    chess960_start,
};

use crate::create;
use crate::speech::{fide, german, said};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn editor() -> Arc<PositionEditor> {
    PositionEditor::new(GameKind::Chess, None).expect("chess has a set-up")
}

#[test]
fn a_game_that_begins_on_an_empty_board_has_no_set_up() {
    assert!(PositionEditor::new(GameKind::YinYang, None).is_err());
}

/// One with what is typed in it.
pub fn entered(editor: Arc<PositionEditor>, text: &str) -> Arc<PositionEditor> {
    assert_eq!(editor.enter(text.to_owned(), fide()), Ok(None), "{text}");
    editor
}

fn editor_of(text: &str) -> Arc<PositionEditor> {
    entered(editor(), text)
}

fn set(editor: &PositionEditor, square: u8, piece: u8) -> EditedPosition {
    editor.edit(PositionEdit::Set { square, piece }).expect("it makes sense")
}

pub fn fen_of(editor: &PositionEditor) -> Option<String> {
    editor.check(fide()).expect("it is looked at").fen
}

#[test]
fn an_editor_begins_with_the_usual_start() {
    let check = editor().check(fide()).expect("it is looked at");
    assert_eq!(check.fen.as_deref(), Some(START));
    assert_eq!((check.problem.clone(), check.notes.len()), (None, 0));
    assert_eq!(check_fen(START.to_owned(), fide()), Ok(check));
    let position = editor().position();
    assert_eq!(position.board, create("new chess").view(0).expect("it is open").board);
    assert_eq!((position.turn, position.kind), (GameSide::First, GameKind::Chess));
    assert_eq!(position.text, START);
}

#[test]
fn what_is_wrong_is_told() {
    let editor = editor();
    set(&editor, 4, 0);
    let check = editor.check(fide()).expect("it is looked at");
    assert!(check.problem.expect("it has no king").printed.contains("king"));
    assert_eq!((check.fen, check.board), (None, vec![]));

    let check = check_fen("nothing".to_owned(), fide()).expect("it is looked at");
    assert!(check.fen.is_none() && check.problem.is_some());
}

#[test]
fn what_is_wrong_is_told_in_the_language_of_the_settings() {
    let german = SpeechSettings { style: SpeechStyle::Plain, ..german() };
    let editor = editor();
    set(&editor, 4, 0);
    let said = |check: Result<PositionCheck, GameError>| {
        check.expect("it is looked at").problem.expect("it is wrong").printed
    };
    assert_eq!(
        said(editor.check(german)),
        "Weiß hat keinen König. Jede Seite braucht genau einen."
    );
    let pawn = "4k3/8/8/8/8/8/8/P3K3 w - -";
    let problem =
        "Auf a1 steht ein Bauer, und auf der ersten und der letzten Reihe kann keiner stehen.";
    assert_eq!(said(check_fen(pawn.to_owned(), german)), problem);
    let entered = editor.enter(pawn.to_owned(), german).expect("it is looked at");
    assert_eq!(entered.expect("it is wrong").printed, problem);
    assert_eq!(editor.position().board[0], 4, "nothing was taken over");
}

#[test]
fn what_no_game_brings_about_is_refused_by_hand_and_read_as_fen() {
    const PAWNS: &str = "rnbqkbnr/pppppppp/8/8/P7/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const NINE: &str = "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1";
    const TWO_QUEENS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/QNBQKBNR w Kkq - 0 1";
    const THREE_ROOKS: &str = "rrrnk3/qqpppppp/p7/8/8/8/8/4K3 w - - 0 1";
    const SEVENTEEN: &str = "4k3/8/8/8/8/NN6/NNNNNNNN/NNNNKNN1 w - - 0 1";
    let german = SpeechSettings { style: SpeechStyle::Plain, ..german() };
    let english = SpeechSettings { style: SpeechStyle::Plain, ..fide() };
    for (fen, problem, german_problem) in [
        (
            PAWNS,
            "White has 9 pawns. Nobody has more than eight.",
            "Weiß hat 9 Bauern. Mehr als acht hat niemand.",
        ),
        (
            NINE,
            "White has 9 pawns. Nobody has more than eight.",
            "Weiß hat 9 Bauern. Mehr als acht hat niemand.",
        ),
        (
            TWO_QUEENS,
            "White has 1 piece that must have been a pawn, but no pawn is missing.",
            "Weiß hat 1 Figur, die ein Bauer gewesen sein muss, aber kein Bauer fehlt.",
        ),
        (
            THREE_ROOKS,
            "Black has 2 pieces that must have been pawns, but only 1 pawn is missing.",
            "Schwarz hat 2 Figuren, die Bauern gewesen sein müssen, aber nur 1 Bauer fehlt.",
        ),
        (
            SEVENTEEN,
            "White has 17 pieces and pawns. Nobody has more than sixteen.",
            "Weiß hat 17 Figuren und Bauern. Mehr als sechzehn hat niemand.",
        ),
    ] {
        let read = check_fen(fen.to_owned(), english).expect("it is looked at");
        assert_eq!(read.fen.as_deref(), Some(fen), "compositions can be read");
        let by_hand = |settings| {
            let check = editor_of(fen).check(settings).expect("it is looked at");
            assert_eq!((&check.fen, check.board.len()), (&None, 0), "{fen}");
            check.problem.expect("it is refused").printed
        };
        assert_eq!(by_hand(english), problem);
        assert_eq!(by_hand(german), german_problem);
    }
}

#[test]
fn what_pawns_can_have_become_is_no_problem() {
    let fen = "rrr1k3/qqpppp2/8/8/8/8/8/4K3 w - - 0 1";
    let read = check_fen(fen.to_owned(), fide()).expect("it is looked at");
    assert_eq!(editor_of(fen).check(fide()), Ok(read));
}

#[test]
fn pieces_with_their_squares_are_typed_or_said() {
    let editor = editor();
    let entered = |text: &str, settings| editor.enter(text.to_owned(), settings);
    assert_eq!(entered("white knight f3, clear e2", fide()), Ok(None));
    assert_eq!(entered("schwarze Dame d5", german()), Ok(None));
    let board = editor.position().board;
    assert_eq!([board[21], board[12], board[35]], [2, 0, 13]);
    assert!(entered("nothing of that kind", fide()).is_ok_and(|problem| problem.is_some()));
    assert_eq!(editor.position().board, board);
}

#[test]
fn pieces_are_put_moved_and_taken_away() {
    let editor = editor();
    let edit = |edit| editor.edit(edit).expect("it makes sense");
    let empty = edit(PositionEdit::Clear);
    assert_eq!((empty.board, empty.castlings), (vec![0; 64], vec![]));
    edit(PositionEdit::Put { square: 4, piece: 6 });
    edit(PositionEdit::Put { square: 60, piece: 14 });
    assert_eq!(edit(PositionEdit::Put { square: 31, piece: 1 }).board[31], 1);
    // what stands there already is taken away
    assert_eq!(edit(PositionEdit::Put { square: 31, piece: 1 }).board[31], 0);
    edit(PositionEdit::Put { square: 8, piece: 1 });
    let moved = edit(PositionEdit::Move { from: 8, to: Some(17) });
    assert_eq!((moved.board[8], moved.board[17]), (0, 1));
    edit(PositionEdit::Set { square: 40, piece: 12 });
    assert_eq!(edit(PositionEdit::Move { from: 40, to: None }).board[40], 0);
    assert_eq!(edit(PositionEdit::PassTurn).turn, GameSide::Second);
    assert_eq!(fen_of(&editor).as_deref(), Some("4k3/8/8/8/8/1P6/8/4K3 b - - 0 1"));
    assert_eq!(edit(PositionEdit::Usual).text, START);
}

#[test]
fn castling_can_be_allowed_where_king_and_rook_stand_right() {
    let editor = editor();
    let rights = |position: EditedPosition| -> Vec<(CastlingRight, bool)> {
        position.castlings.iter().map(|choice| (choice.right, choice.is_allowed)).collect()
    };
    let without = rights(set(&editor, 7, 0));
    let others = [CastlingRight::WhiteLong, CastlingRight::BlackShort, CastlingRight::BlackLong];
    assert_eq!(without, others.map(|right| (right, true)));
    let forbidden = PositionEdit::Allow { right: CastlingRight::BlackLong, is_allowed: false };
    editor.edit(forbidden).expect("it makes sense");
    let king_away = "rnbqkbnr/pppppppp/8/8/8/4K3/PPPPPPPP/RNBQ1BN1 w k - 0 1";
    editor.edit(PositionEdit::Move { from: 4, to: Some(20) }).expect("it makes sense");
    assert_eq!(fen_of(&editor).as_deref(), Some(king_away));
    // what was allowed before is so again
    editor.edit(PositionEdit::Move { from: 20, to: Some(4) }).expect("it makes sense");
    set(&editor, 7, 4);
    assert_eq!(fen_of(&editor), Some(START.replace("KQkq", "KQk")));
}

#[test]
fn a_start_of_chess960_keeps_its_castlings() {
    let editor = editor();
    let start = editor.edit(PositionEdit::Start { number: 0 }).expect("there is one");
    assert_eq!((start.castlings.len(), start.kind), (4, GameKind::Chess960));
    assert!(start.castlings.iter().all(|choice| choice.is_allowed));
    let fen = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    assert_eq!(fen_of(&editor).as_deref(), Some(fen));
    let typed = fen.replace("KQkq", "HFhf");
    assert_eq!(editor_of(&typed).position(), start);
    for choice in start.castlings {
        let forbidden = PositionEdit::Allow { right: choice.right, is_allowed: false };
        editor.edit(forbidden).expect("it makes sense");
    }
    assert_eq!(editor.position().kind, GameKind::Chess);
    let usual = editor.edit(PositionEdit::Start { number: 518 }).expect("there is one");
    assert_eq!((usual.kind, usual.text.as_str()), (GameKind::Chess, START));
}

#[test]
fn what_was_so_of_the_moves_before_is_so_until_the_position_changes() {
    let fen = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3";
    let editor = editor_of(fen);
    assert_eq!(fen_of(&editor).as_deref(), Some(fen));
    let after = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PP1/RNBQKBNR b KQkq - 0 1";
    set(&editor, 15, 0);
    assert_eq!(fen_of(&editor).as_deref(), Some(after));
    let late = "4k3/8/8/8/8/8/8/R3K3 w Q - 40 70";
    let editor = editor_of(late);
    assert_eq!(fen_of(&editor).as_deref(), Some(late));
    editor.edit(PositionEdit::PassTurn).expect("it makes sense");
    assert_eq!(fen_of(&editor).as_deref(), Some("4k3/8/8/8/8/8/8/R3K3 b Q - 0 1"));
}

#[test]
fn an_editor_goes_on_from_its_text() {
    let editor = editor_of("r3k3/8/8/8/8/8/8/4K2R w Kq - 3 9");
    for (square, piece) in [(33, 6), (0, 1), (60, 0)] {
        let before = set(&editor, square, piece);
        let again = PositionEditor::new(GameKind::Chess, Some(before.text.clone())).unwrap();
        assert_eq!(again.position(), before);
    }
    assert_eq!(
        PositionEditor::new(GameKind::Chess, Some("no position".to_owned()))
            .unwrap()
            .position()
            .text,
        START
    );
}

#[test]
fn edits_that_mean_nothing_are_an_error() {
    let editor = editor();
    for edit in [
        PositionEdit::Set { square: 64, piece: 1 },
        PositionEdit::Put { square: 20, piece: 7 },
        PositionEdit::Set { square: 20, piece: 8 },
        PositionEdit::Set { square: 20, piece: 15 },
        PositionEdit::Put { square: 20, piece: 17 },
        PositionEdit::Move { from: 64, to: None },
        PositionEdit::Move { from: 0, to: Some(99) },
        PositionEdit::Start { number: 960 },
    ] {
        let error = editor.edit(edit).expect_err("it makes no sense");
        assert!(matches!(error, GameError::BadInput { .. }), "{error:?}");
    }
    assert_eq!(editor.position().text, START);
}

#[test]
fn each_start_of_chess960_has_its_number() {
    let usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(chess960_start(518).as_deref(), Ok(usual));
    assert!(chess960_start(0).is_ok_and(|fen| fen.starts_with("bbqnnrkr/")));
    assert!(chess960_start(960).is_err() && chess960_start(65_536 + 518).is_err());
}

#[test]
fn the_squares_of_a_board_have_labels() {
    let mut board = vec![0; 64];
    (board[4], board[28]) = (6, 10);
    let plain = SpeechSettings { style: SpeechStyle::Plain, ..fide() };
    let labels = board_labels(GameKind::Chess, board.clone(), plain, 8, 8).expect("a board");
    let a_1 = &labels[0];
    assert!(a_1.segments[0].text.starts_with("a, 1"), "a voice pauses: {a_1:?}");
    assert!(a_1.printed.starts_with("a1"), "and the eye does not: {a_1:?}");
    let labels = said(&labels);
    assert_eq!(labels.len(), 64);
    assert_eq!(
        [&labels[4], &labels[28], &labels[0]],
        ["en:e 1, white king", "en:e 4, black knight", "en:a, 1, empty"]
    );
    let german =
        SpeechSettings { style: SpeechStyle::Plain, pieces: PieceNaming::Word, ..german() };
    let labels =
        said(&board_labels(GameKind::Chess, board.clone(), german, 8, 8).expect("a board"));
    assert_eq!(labels[28], "de:e vier, schwarzer Springer");
    for wrong in [vec![0; 63], vec![7; 64]] {
        let error = board_labels(GameKind::Chess, wrong, plain, 8, 8);
        assert!(matches!(error, Err(GameError::BadInput { .. })), "{error:?}");
    }
}

#[test]
fn the_points_of_a_board_of_stones_have_its_size() {
    let mut board = vec![0; 13 * 5];
    (board[3], board[13 + 8]) = (1, 9);
    let plain = SpeechSettings { style: SpeechStyle::Plain, ..fide() };
    let labels = board_labels(GameKind::YinYang, board.clone(), plain, 13, 5);
    let labels = said(&labels.expect("a board"));
    assert_eq!(labels.len(), 65);
    assert_eq!(
        [&labels[3], &labels[21], &labels[12]],
        ["en:D 1, black stone", "en:J 2, white stone", "en:N 1, empty"]
    );
    assert!(board_labels(GameKind::YinYang, board, plain, 9, 9).is_err());
}
