use annabella::ffi::{GameError, GameSide, MoveKind, PieceKind};

use crate::{act, create};

#[test]
fn the_record_tells_each_move_and_each_board() {
    let session = create("new chess fen=\"r3k2r/6P1/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1\"");
    let start = session.view(0).expect("it is open").board;
    for (by, deed) in [
        ("white", "move e5d6"),
        ("black", "move e8c8"),
        ("white", "move g7h8n"),
        ("black", "move d8d6"),
    ] {
        act(&session, by, deed);
    }
    let moves = session.moves().expect("it is open");
    let told: Vec<_> = moves
        .iter()
        .map(|record| {
            (record.played.notation.as_str(), record.played.kind, record.played.is_capture)
        })
        .collect();
    assert_eq!(
        told,
        [
            ("exd6", MoveKind::EnPassant, true),
            ("O-O-O", MoveKind::Castle, false),
            ("gxh8=N", MoveKind::Promotion, true),
            ("Rxd6", MoveKind::Plain, true),
        ]
    );
    let castling = &moves[1].played;
    assert_eq!(castling.path.points, [60, 56], "king onto rook");
    assert_eq!((castling.by, castling.is_alarm), (GameSide::Second, false));
    assert_eq!(moves[2].played.path.becomes, Some(PieceKind::Knight));
    assert_eq!(session.board_after(0), Ok(start));
    let board = session.view(0).expect("it is open").board;
    assert_eq!(session.board_after(4), Ok(board));
    assert!(matches!(session.board_after(5), Err(GameError::BadInput { .. })));
    assert!(session.fen().expect("it is open").starts_with("2k4N/8/3r4/"));
}

#[test]
fn the_record_tells_the_times_left() {
    let session = create("new chess clock=5+3");
    act(&session, "white", "start");
    session.dispatch(crate::action("white", "move e2e4"), 2_000).expect("it is open");
    session.dispatch(crate::action("black", "move e7e5"), 2_500).expect("it is open");
    let moves = session.moves().expect("it is open");
    assert_eq!([moves[0].left_ms, moves[1].left_ms], [Some(301_000), Some(302_500)]);
}
