//! What a hand does on a board where nothing is touched, also in games whose moves have other
//! than two points. Those of chess are in tests/hand, which both apps play.

use annabella::ffi::{
    GameError, GamePath, GameSide, GameView, PieceKind, TappedPoint, go_to_point, tap_point,
};

use super::{action, create};

/// A board of ten columns: the first player's pieces on 0 and 1, the other one's on 99, and
/// these moves.
fn view(moves: &[&[u16]]) -> GameView {
    let mut view = create("new chess").view(0).expect("it is open");
    view.board = vec![0; 100];
    (view.board[0], view.board[1], view.board[99]) = (1, 1, 9);
    view.turn = GameSide::First;
    view.legal_moves = Vec::new();
    for points in moves {
        let arrival = points.last().expect("it has points");
        view.legal_moves.extend([points.len() as u8, 0]);
        view.legal_moves.extend(arrival.to_le_bytes());
        view.legal_moves.extend(points.iter().flat_map(|point| point.to_le_bytes()));
    }
    view
}

fn moved(points: &[u16]) -> TappedPoint {
    TappedPoint::Moved { path: GamePath { points: points.to_vec(), becomes: None } }
}

fn chosen(points: &[u16]) -> TappedPoint {
    TappedPoint::Chosen { points: points.to_vec() }
}

fn tap(view: &GameView, begun: &[u16], point: u16) -> TappedPoint {
    tap_point(view.clone(), begun.to_vec(), point).expect("the moves are whole")
}

#[test]
fn a_jump_is_told_by_its_end_where_only_one_has_it() {
    let view = view(&[&[0, 22, 44], &[0, 22, 24], &[1, 12]]);
    assert_eq!(tap(&view, &[], 0), chosen(&[0]));
    assert_eq!(tap(&view, &[0], 44), moved(&[0, 22, 44]));
    assert_eq!(tap(&view, &[0], 22), chosen(&[0, 22]), "two go on from there");
    assert_eq!(tap(&view, &[0, 22], 24), moved(&[0, 22, 24]));
    assert_eq!(tap(&view, &[0, 22], 50), moved(&[0, 22, 50]), "the rules say why it is none");
}

#[test]
fn where_several_jumps_end_the_next_point_tells_them_apart() {
    let view = view(&[&[0, 22, 44, 66], &[0, 20, 42, 66], &[0, 2]]);
    assert_eq!(tap(&view, &[0], 66), TappedPoint::Unclear);
    assert_eq!(tap(&view, &[0], 20), chosen(&[0, 20]));
    assert_eq!(tap(&view, &[0, 20], 66), moved(&[0, 20, 42, 66]));
    assert_eq!(tap(&view, &[0, 20], 20), chosen(&[]), "the choice is given up");
    assert_eq!(tap(&view, &[0, 20], 1), chosen(&[1]), "another piece is chosen");
    assert_eq!(go_to_point(view, vec![0], 2).expect("they are whole"), moved(&[0, 2]));
}

#[test]
fn what_is_put_on_the_board_needs_one_tap() {
    let view = view(&[&[5], &[6]]);
    assert_eq!(tap(&view, &[], 5), moved(&[5]));
    assert_eq!(tap(&view, &[], 7), moved(&[7]), "the rules say why it is none");
    assert_eq!(tap(&view, &[], 99), moved(&[99]));
}

#[test]
fn where_a_move_can_end_or_go_on_a_second_tap_ends_it() {
    let view = view(&[&[0, 22], &[0, 22, 44], &[0, 20, 44]]);
    assert_eq!(tap(&view, &[0], 22), chosen(&[0, 22]));
    assert_eq!(tap(&view, &[0, 22], 22), moved(&[0, 22]));
    assert_eq!(tap(&view, &[0, 22], 44), moved(&[0, 22, 44]));
    assert_eq!(tap(&view, &[0], 0), chosen(&[]), "no move has that point alone");
}

#[test]
fn a_stone_is_put_where_a_piece_could_go_too() {
    let view = view(&[&[5], &[0, 5], &[0, 10]]);
    assert_eq!(tap(&view, &[], 5), moved(&[5]));
    assert_eq!(tap(&view, &[], 10), moved(&[10]), "the rules say why it is none");
    assert_eq!(tap(&view, &[], 0), chosen(&[0]), "a piece that has moves");
    assert_eq!(tap(&view, &[0], 5), moved(&[0, 5]));
    assert_eq!(tap(&view, &[], 1), moved(&[1]), "a piece without moves is no place");
}

#[test]
fn the_other_player_s_piece_is_not_chosen() {
    let view = view(&[&[0, 10]]);
    assert_eq!(tap(&view, &[], 99), TappedPoint::NotYours);
    assert_eq!(tap(&view, &[], 50), TappedPoint::Nothing);
    assert_eq!(tap(&view, &[], 1_000), TappedPoint::Nothing, "it is not on the board");
    let longest: Vec<u16> = (0..13).collect();
    assert_eq!(tap(&view, &longest, 50), TappedPoint::Nothing, "no move has so many points");
}

#[test]
fn a_pawn_s_move_is_asked_about_and_castling_goes_onto_the_rook() {
    let session = create("new chess fen=\"4k3/P7/8/8/8/8/8/4K2R w K - 0 1\"");
    let view = session.view(0).expect("it is open");
    assert_eq!(tap(&view, &[48], 56), TappedPoint::Promotes { points: vec![48, 56] });
    assert_eq!(tap(&view, &[4], 6), moved(&[4, 7]), "by where the king arrives");
    assert_eq!(tap(&view, &[4], 7), moved(&[4, 7]), "by the rook");
    let update = session.dispatch(action("white", "move a7a8n"), 0).expect("it is open");
    let annabella::ffi::Happening::Moved { played } = &update.events[0].what else {
        panic!("{:?}", update.events)
    };
    assert_eq!(played.path.becomes, Some(PieceKind::Knight));
}

#[test]
fn broken_bytes_are_no_moves() {
    for bytes in [&[2, 0, 1][..], &[2, 0, 1, 0, 1, 0], &[1], &[14; 40], &[200, 0, 0, 0]] {
        let view = GameView { legal_moves: bytes.to_vec(), ..view(&[]) };
        let error = tap_point(view, Vec::new(), 0).expect_err("they are broken");
        assert!(matches!(error, GameError::BadInput { .. }), "{error}");
    }
}
