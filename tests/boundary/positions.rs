use annabella::ffi::{
    GameError, PlayerColor, PositionDraft, check_fen, check_position, chess960_start,
};

use crate::create;

fn draft() -> PositionDraft {
    let board = create("new chess").view(0).expect("it is open").board;
    PositionDraft {
        board,
        turn: PlayerColor::White,
        castling_rooks: vec![0, 7, 56, 63],
        en_passant: None,
    }
}

#[test]
fn a_draft_becomes_a_fen() {
    let check = check_position(draft()).expect("it makes sense");
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(check.fen.as_deref(), Some(start));
    assert_eq!((check.problem.clone(), check.notes.len()), (None, 0));
    assert_eq!(check_fen(start.to_owned()), Ok(check));
}

#[test]
fn what_is_wrong_or_odd_is_told() {
    let mut without_king = draft();
    without_king.board[4] = 0;
    let check = check_position(without_king).expect("it makes sense");
    assert!(check.problem.expect("it has no king").contains("king"));
    assert_eq!((check.fen, check.board), (None, vec![]));

    let mut without_rook = draft();
    without_rook.board[0] = 0;
    let check = check_position(without_rook).expect("it makes sense");
    assert!(check.fen.expect("it can be played").contains(" w Kkq "));
    assert_eq!(check.notes.len(), 1);

    let check = check_fen("nothing".to_owned()).expect("it is looked at");
    assert!(check.fen.is_none() && check.problem.is_some());
}

#[test]
fn bytes_that_mean_nothing_are_an_error() {
    let with = |change: &dyn Fn(&mut PositionDraft)| {
        let mut draft = draft();
        change(&mut draft);
        check_position(draft).expect_err("it makes no sense")
    };
    for error in [
        with(&|draft| draft.board.truncate(63)),
        with(&|draft| draft.board[20] = 7),
        with(&|draft| draft.board[20] = 8),
        with(&|draft| draft.board[20] = 15),
        with(&|draft| draft.board[20] = 17),
        with(&|draft| draft.castling_rooks.push(64)),
        with(&|draft| draft.en_passant = Some(99)),
    ] {
        assert!(matches!(error, GameError::BadInput { .. }), "{error:?}");
    }
}

#[test]
fn each_start_of_chess960_has_its_number() {
    let usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(chess960_start(518).as_deref(), Ok(usual));
    assert!(chess960_start(0).is_ok_and(|fen| fen.starts_with("bbqnnrkr/")));
    assert!(chess960_start(960).is_err() && chess960_start(65_536 + 518).is_err());
}
