use super::*;
use annabella::games::GameKind;
use annabella::session::NewGame;

fn replayed(first: State, actions: impl IntoIterator<Item = (Action, u64)>) -> State {
    actions.into_iter().fold(first, |state, (action, now)| reduce(state, action, now).0)
}

proptest! {
    /// Also where the clock that was read jumped back.
    #[test]
    fn the_actions_that_changed_something_make_the_same_game_again(script in script()) {
        let changes: Vec<(Action, u64)> = script
            .steps()
            .filter(|step| step.after.revision() != step.before.revision())
            .map(|step| (step.action, step.now))
            .collect();
        let (end, now) = script.last();
        let again = replayed(script.first(), changes);
        prop_assert_eq!(format!("{again:?}"), format!("{end:?}"));
        prop_assert_eq!(again.view(now), end.view(now));
        prop_assert_eq!(again, end);
    }

    #[test]
    fn so_do_their_texts(script in script()) {
        let game: NewGame = script.game.to_string().parse().unwrap();
        let lines = script.steps().map(|step| {
            let Action { by, deed } = step.action;
            let by: Actor = Actor::read(GameKind::Chess, by.name(GameKind::Chess)).unwrap();
            (Action { by, deed: Deed::read(GameKind::Chess, &deed.text(GameKind::Chess).to_string()).unwrap() }, step.now)
        });
        let again = replayed(State::new(game).unwrap(), lines);
        prop_assert_eq!(again, script.last().0);
    }

    #[test]
    fn the_same_things_happen_again(script in script()) {
        let events = || -> Vec<String> {
            script.steps().flat_map(|step| step.events).map(|event| event.text(GameKind::Chess).to_string()).collect()
        };
        prop_assert_eq!(events(), events());
    }

    #[test]
    fn how_often_the_clock_is_looked_at_makes_no_difference(
        script in forward_script(),
        parts in 1..5u64,
    ) {
        let (mut state, mut last) = (script.first(), 0);
        for step in script.steps() {
            for part in 1..=parts {
                let now = last + (step.now - last) / parts * part;
                if let Some(at) = state.next_moment().filter(|at| *at <= now) {
                    state = reduce(state, TICK, at).0;
                }
                state = reduce(state, TICK, now).0;
            }
            last = step.now;
            state = reduce(state, step.action, step.now).0;
            prop_assert!(state.is_same_game(&step.after));
            prop_assert_eq!(state.time(), step.after.time());
        }
    }
}
