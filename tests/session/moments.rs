use std::collections::HashSet;

use super::*;

proptest! {
    #[test]
    fn nothing_happens_by_itself_before_the_next_moment_and_something_at_it(script in script()) {
        for Step { after, .. } in script.steps() {
            let Some(at) = after.next_moment() else {
                let (ticked, events) = reduce(after.clone(), TICK, u64::MAX);
                prop_assert_eq!((ticked, events), (after, vec![]));
                continue;
            };
            if at > after.time() {
                let (ticked, events) = reduce(after.clone(), TICK, at - 1);
                prop_assert_eq!((&ticked, &events), (&after, &vec![]));
            }
            let (ticked, events) = reduce(after.clone(), TICK, at);
            prop_assert!(!events.is_empty());
            prop_assert_eq!(ticked.time(), at.max(after.time()));
        }
    }

    #[test]
    fn a_flag_falls_at_most_once_a_period(script in script()) {
        let mut fallen = HashSet::new();
        for event in script.steps().flat_map(|step| step.events) {
            match event {
                Event::FlagFell { by, period, .. } => prop_assert!(fallen.insert((by, period))),
                // the arbiter can set clock and counter back
                Event::TakenBack { .. } | Event::PlayedAgain { .. } | Event::Ruled { .. } => {
                    fallen.clear();
                }
                _ => {}
            }
        }
    }

    #[test]
    fn a_game_in_which_nobody_does_anything_more_comes_to_rest(script in script()) {
        let (mut state, _) = script.last();
        let mut count = 0;
        while let Some(at) = state.next_moment() {
            state = reduce(state, TICK, at).0;
            count += 1;
            prop_assert!(count < 200);
        }
    }
}
