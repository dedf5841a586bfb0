//! What holds of the rules of every game (tests/games.rs), for this one, from boards of all
//! sizes.

use annabella::games::yin_yang::notation::Vertex;
use annabella::games::yin_yang::{Move, Position, Size};
use annabella::games::{Path, Rules};
use proptest::prelude::*;
use proptest::sample::Index;

fn start() -> impl Strategy<Value = Position> {
    (2_u8..=7, 2_u8..=7, 1_u8..=12).prop_map(|(columns, rows, target)| {
        let size = Size::new(columns, rows).expect("a size");
        Position::new(size, target).expect("a target")
    })
}

/// The positions of a game, with the keys of those before each.
fn walk(start: Position, choices: &[Index]) -> Vec<(Position, Vec<u64>)> {
    let (mut position, mut past) = (start, Vec::new());
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
    prop::collection::vec(any::<Index>(), 0..60)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_legal_move_is_found_by_its_path_and_by_its_text(start in start(), choices in choices()) {
        for (position, past) in walk(start, &choices) {
            for mv in position.legal_moves(&past) {
                let path = Path::from(mv);
                prop_assert_eq!(position.find(path, &past), Ok(mv));
                prop_assert!(position.is_legal(mv, &past));
                let vertex = Vertex::of_path(position.size(), path).expect("a point or a pass");
                prop_assert_eq!(vertex.path(position.size()), Some(path));
                let text = position.write_move(mv);
                prop_assert_eq!(position.read_move(&text, &past), Ok(mv), "{}", text);
                prop_assert!(position.words_of(path) > 0);
            }
        }
    }

    #[test]
    fn a_move_changes_the_turn_and_positions_read_back(start in start(), choices in choices()) {
        for pair in walk(start, &choices).windows(2) {
            let [(before, _), (after, past)] = pair else { unreachable!("windows of two") };
            prop_assert_eq!(after.turn(), !before.turn());
            prop_assert_eq!(after.move_number(), before.move_number() + 1);
            prop_assert_eq!(after.is_same(before), after.passes() > 0);
            let text = after.to_string();
            prop_assert_eq!(text.parse::<Position>(), Ok(*after));
            for key in past {
                prop_assert!(after.passes() > 0 || *key != after.key(), "a board came back");
            }
        }
    }

    #[test]
    fn no_attempt_does_more_than_being_refused(
        start in start(),
        choices in choices(),
        points in prop::collection::vec(0_u16..400, 0..=Path::MAX),
        becomes in 0_u8..20,
        text in r"[a-tA-T][0-9]{1,3}|\PC{0,40}",
    ) {
        let path = Path::new(&points, becomes).expect("not too many points");
        for (position, past) in walk(start, &choices).into_iter().rev().take(3) {
            let legal = position.legal_moves(&past);
            if let Ok(mv) = position.find(path, &past) {
                prop_assert!(legal.contains(&mv));
            }
            if let Ok(mv) = position.read_move(&text, &past) {
                prop_assert!(legal.contains(&mv));
            }
            let _ = (position.words_of(path), Vertex::of_path(position.size(), path));
        }
        let _ = text.parse::<Position>();
    }

    #[test]
    fn what_is_taken_and_in_danger_stands_on_the_board(start in start(), choices in choices()) {
        for (position, past) in walk(start, &choices) {
            let pieces = Rules::pieces(&position);
            for point in position.alarms() {
                prop_assert!(pieces[usize::from(point)] != 0, "{position}: {point} is empty");
            }
            for mv in position.legal_moves(&past).into_iter().filter(|mv| *mv != Move::PASS) {
                let after = Rules::pieces(&position.after(mv));
                let count = |pieces: &[u8]| pieces.iter().filter(|byte| **byte != 0).count();
                let captured = Rules::captured(&position, mv);
                prop_assert_eq!(captured.len() + count(&after), count(&pieces) + 1);
                for point in captured {
                    prop_assert_eq!(after[usize::from(point)], 0);
                }
            }
        }
    }
}
