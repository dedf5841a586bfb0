//! What holds of the rules of every game.

use annabella::games::chess::chess960;
use annabella::games::{GameKind, GameShape, Path, Position, Side};
use annabella::table::journal;
use proptest::prelude::*;
use proptest::sample::{Index, select};

fn kind() -> impl Strategy<Value = GameKind> {
    select(&GameKind::ALL[..])
}

/// Where a game begins.
fn start(kind: GameKind, choices: &[Index]) -> Position {
    let start = |choice: &Index| chess960::start(choice.index(usize::from(chess960::COUNT)) as u16);
    match (kind, choices.first().and_then(start)) {
        (GameKind::Chess960, Some(start)) => start.into(),
        _ => Position::usual_start(kind),
    }
}

/// The positions of a game from its start, with the keys of those before each.
fn walk(kind: GameKind, choices: &[Index]) -> Vec<(Position, Vec<u64>)> {
    let (mut position, mut past) = (start(kind, choices), Vec::new());
    let mut walked = vec![(position, past.clone())];
    for choice in choices {
        let moves = position.legal_moves(&past);
        if moves.is_empty() {
            break;
        }
        past.push(position.key());
        position = position.after(moves[choice.index(moves.len())]);
        walked.push((position, past.clone()));
    }
    walked
}

fn choices() -> impl Strategy<Value = Vec<Index>> {
    prop::collection::vec(any::<Index>(), 0..80)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_legal_move_is_found_by_its_path_and_by_its_text(
        kind in kind(), choices in choices(),
    ) {
        for (position, past) in walk(kind, &choices) {
            for mv in position.legal_moves(&past) {
                let path = mv.path();
                prop_assert_eq!(position.find(path, &past), Ok(mv));
                prop_assert!(position.is_legal(mv, &past));
                let shape = GameShape::new(kind, &position);
                let text = shape.write_path(path).to_string();
                prop_assert_eq!(shape.read_path(&text), Some(path), "{}", text);
                let text = position.write_move(mv);
                prop_assert_eq!(position.read_move(&text, &past), Ok(mv), "{}", text);
                prop_assert!(!position.notation(mv).is_empty());
                prop_assert!(position.words_of(path) > 0);
            }
        }
    }

    #[test]
    fn a_move_changes_the_turn_and_the_count_of_moves_never_falls(
        kind in kind(), choices in choices(),
    ) {
        for pair in walk(kind, &choices).windows(2) {
            let [(before, _), (after, _)] = pair else { unreachable!("windows of two") };
            prop_assert_eq!(after.turn(), !before.turn());
            prop_assert!(after.move_number() >= before.move_number());
            prop_assert!(after.quiet_plies() <= before.quiet_plies() + 1);
        }
    }

    #[test]
    fn positions_that_are_the_same_have_one_key(kind in kind(), choices in choices()) {
        let walked = walk(kind, &choices);
        for (one, _) in &walked {
            for (other, _) in &walked {
                if one.is_same(other) {
                    prop_assert_eq!(one.key(), other.key());
                }
            }
        }
    }

    #[test]
    fn a_position_is_read_as_it_was_written(kind in kind(), choices in choices()) {
        for (position, _) in walk(kind, &choices) {
            let text = position.to_string();
            let read = Position::read(kind, &text);
            prop_assert_eq!(read.as_ref(), Ok(&position), "{}", text);
            let (columns, rows) = position.shape();
            prop_assert_eq!(position.pieces().len(), usize::from(columns) * usize::from(rows));
        }
    }

    #[test]
    fn no_attempt_does_more_than_being_refused(
        kind in kind(),
        choices in choices(),
        points in prop::collection::vec(0_u16..400, 0..=Path::MAX),
        becomes in 0_u8..20,
        text in r"[a-h1-8x:+-]{0,8}|\PC{0,40}",
    ) {
        let path = Path::new(&points, becomes).expect("not too many points");
        for (position, past) in walk(kind, &choices).into_iter().rev().take(3) {
            let legal = position.legal_moves(&past);
            if let Ok(mv) = position.find(path, &past) {
                prop_assert!(legal.contains(&mv));
            }
            if let Ok(mv) = position.read_move(&text, &past) {
                prop_assert!(legal.contains(&mv));
            }
            let shape = GameShape::new(kind, &position);
            let _ = (position.words_of(path), shape.write_path(path).to_string());
        }
        let _ = (GameShape::from(kind).read_path(&text), Position::read(kind, &text));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_taken_and_in_danger_stands_on_the_board(kind in kind(), choices in choices()) {
        let walked = walk(kind, &choices);
        let (start, _) = &walked[0];
        for (plies, (position, past)) in walked.iter().enumerate() {
            let pieces = position.pieces();
            let alarms = position.alarms();
            for point in &alarms {
                prop_assert!(pieces[usize::from(*point)] != 0, "{position}: {point} is empty");
            }
            if let Some(position) = position.chess() {
                prop_assert_eq!(!alarms.is_empty(), position.is_check());
            }
            let count = |of: &Position| of.pieces().into_iter().filter(|&byte| byte != 0).count();
            for mv in position.legal_moves(past) {
                let placed = usize::from(mv.path().points().len() == 1);
                let after = position.after(mv);
                let captured = position.captured(mv);
                let fewer = count(position) + placed - count(&after);
                prop_assert_eq!(captured.len(), fewer, "{}: {:?}", position, mv);
                for point in captured.into_iter().map(usize::from) {
                    let is_theirs = (pieces[point] < 8) == (position.turn() == Side::Second);
                    prop_assert!(pieces[point] != 0 && is_theirs, "{position}: {mv:?}: {point}");
                }
                // a pass arrives nowhere
                let after = after.pieces();
                let arrived = after.get(usize::from(mv.arrival()));
                let is_pass = mv.path().points().is_empty();
                prop_assert_eq!(arrived.is_some_and(|byte| *byte != 0), !is_pass, "{:?}", mv);
            }
            let taken: usize =
                Side::ALL.into_iter().map(|by| position.taken(start, &pieces, by).len()).sum();
            let gone = start.pieces().into_iter().filter(|&byte| byte != 0).count();
            // a stone is put with a move, and may have been taken since
            let placed = if kind == GameKind::YinYang { plies } else { 0 };
            prop_assert!(taken <= gone + placed, "{position}: {taken} of {gone} were taken");
        }
        prop_assert_eq!(start.lead(&start.pieces()), 0);
    }
}

#[test]
fn a_file_of_every_game_can_be_read_here() {
    for kind in GameKind::ALL {
        assert!(journal::version_of(kind) <= journal::VERSION, "{kind:?}: raise VERSION");
    }
}

#[test]
fn a_path_has_a_limit() {
    assert!(Path::new(&[0; Path::MAX], 0).is_some());
    assert_eq!(Path::new(&[0; Path::MAX + 1], 0), None);
}

#[test]
fn games_and_their_players_have_names_that_are_read_back() {
    for kind in GameKind::ALL {
        assert_eq!(GameKind::read(kind.name()), Some(kind));
        for side in Side::ALL {
            assert_eq!(kind.read_side(kind.side_name(side)), Some(side));
        }
    }
    assert_eq!(GameKind::read("halma"), None);
}
