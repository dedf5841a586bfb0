//! The games that are told, and what is asked about them, beside shakmaty.

use annabella::games::chess::{Color, Piece, Position, Role, Square};
use annabella::trainer::{Answer, Asked, Exercise, Recall, Task};
use shakmaty::Position as _;

use super::peers::{plain, plain_shakmaty, shakmaty_position};

fn recalls(each: u64) -> impl Iterator<Item = Recall> {
    super::tasks(Exercise::Game, each).map(|(_, task)| match task {
        Task::Game(recall) => recall,
        other => panic!("{other:?}"),
    })
}

#[test]
fn a_story_goes_from_the_start_to_a_position_that_is_not_over() {
    for recall in recalls(40) {
        let mut position = Position::default();
        for (before, mv) in recall.story.steps() {
            assert_eq!(before, position);
            position = position.after(mv).unwrap();
        }
        assert_eq!(&position, recall.story.end());
        assert!(position.has_legal_move());
    }
}

#[test]
fn the_answers_are_those_of_another_library() {
    for recall in recalls(80) {
        let theirs = shakmaty_position(&recall.story.end().to_string());
        let expected = match recall.asked {
            Asked::On(square) => {
                let piece = theirs.board().piece_at(there(square));
                Answer::Piece(piece.map(|piece| Piece {
                    color: ours(piece.color),
                    role: Role::from_char(piece.role.char()).unwrap(),
                }))
            }
            Asked::Where(piece) => {
                let squares = pieces(&theirs, piece).into_iter();
                Answer::Squares(squares.map(|at| Square::from_index(at as u8)).collect())
            }
            Asked::Moves(square) => {
                let moves = theirs.legal_moves();
                let from_here = |mv: &&shakmaty::Move| mv.from() == Some(there(square));
                Answer::Number(moves.iter().filter(from_here).count() as u32)
            }
            Asked::Attackers(square) => {
                let is_attacked = |color| {
                    let board = theirs.board();
                    board.attacks_to(there(square), color, board.occupied()).any()
                };
                let [white, black] = [shakmaty::Color::White, shakmaty::Color::Black];
                assert_ne!(is_attacked(white), is_attacked(black), "only one side attacks");
                Answer::Color(if is_attacked(white) { Color::White } else { Color::Black })
            }
            Asked::InCheck => Answer::YesNo(theirs.is_check()),
            Asked::CanCheck => {
                let checks = |mv: shakmaty::Move| theirs.clone().play(mv).unwrap().is_check();
                Answer::YesNo(theirs.legal_moves().into_iter().any(checks))
            }
            Asked::Count(piece) => Answer::Number(pieces(&theirs, piece).count() as u32),
        };
        let position = recall.story.end();
        let answer = Task::Game(recall.clone()).answer();
        assert_eq!(answer, expected, "{position} {:?}", recall.asked);
    }
}

#[test]
fn games_look_as_if_they_had_been_played() {
    let (mut knights, mut captures, mut queens, mut plies) = (0, 0, 0, 0);
    for recall in recalls(40) {
        for (before, mv) in recall.story.steps().take(10) {
            let role = before.board().role_at(mv.from());
            knights += u32::from(role == Some(Role::Knight));
            queens += u32::from(matches!(role, Some(Role::Queen | Role::King)) && !mv.is_castle());
            plies += 1;
        }
        let steps = recall.story.steps();
        captures += steps.filter(|(before, mv)| before.captured_by(*mv).is_some()).count();
        let played: Vec<_> = recall.story.moves().iter().map(|&mv| plain(mv)).collect();
        assert!(played.len() >= 2);
    }
    assert!(knights * 5 > plies, "{knights} of {plies} moves by knights");
    assert!(queens * 8 < plies, "{queens} of {plies} moves by queens and kings");
    assert!(captures > 200, "{captures} captures");
}

#[test]
fn stories_are_not_all_alike() {
    let mut ends: Vec<String> = recalls(40).map(|recall| recall.story.end().to_string()).collect();
    let count = ends.len();
    ends.sort_unstable();
    ends.dedup();
    assert!(ends.len() * 10 > count * 9, "{} of {count}", ends.len());
    let moves = shakmaty::Chess::default().legal_moves();
    let firsts = recalls(40).filter_map(|recall| recall.story.moves().first().copied());
    for first in firsts {
        assert!(moves.iter().any(|mv| plain_shakmaty(mv) == plain(first)));
    }
}

fn there(square: Square) -> shakmaty::Square {
    shakmaty::Square::new(square.index() as u32)
}

fn ours(color: shakmaty::Color) -> Color {
    if color.is_white() { Color::White } else { Color::Black }
}

fn pieces(theirs: &shakmaty::Chess, piece: Piece) -> shakmaty::Bitboard {
    let color = shakmaty::Color::from_white(piece.color == Color::White);
    let role = shakmaty::Role::from_char(piece.role.to_char()).unwrap();
    theirs.board().by_piece(role.of(color))
}
