use super::*;
use annabella::games::GameKind;
use annabella::session::{Begin, NewGame};
use random::actions::{self, line};

proptest! {
    #[test]
    fn no_moment_makes_a_game_panic(
        game in random::new_game(),
        lines in prop::collection::vec((line(), prop_oneof![
            Just(0), Just(u64::MAX), Just(u64::MAX - 1), Just(u64::MAX / 2), any::<u64>(), 0..10_000u64,
        ]), 0..30),
    ) {
        let mut state = State::new(game).unwrap();
        for ((intent, _), now) in lines {
            let action = actions::action(&state, &intent);
            state = reduce(state, action, now).0;
            for at in [0, now, u64::MAX] {
                let _ = state.view(at);
            }
        }
    }
}

#[test]
fn a_game_can_begin_at_the_end_of_time() {
    let mut game: NewGame = "new chess clock=5 away=runs".parse().unwrap();
    for (at, default_time) in [(u64::MAX, 0), (0, u64::MAX), (u64::MAX, u64::MAX)] {
        game.begin = Begin::Scheduled { at, default_time };
        let state = State::new(game.clone()).unwrap();
        let (state, _) = reduce(state, TICK, u64::MAX - 1);
        let (state, _) = reduce(state, TICK, u64::MAX);
        assert!(state.phase().is_over());
    }
}

#[test]
fn a_session_can_last_to_the_end_of_time() {
    let mut game: NewGame = "new chess mode=strict session=1:00".parse().unwrap();
    game.session = Some(u64::MAX);
    let state = State::new(game).unwrap();
    let leave = Action { by: Actor::Player(First), deed: Deed::Adjourn(String::new()) };
    let (state, _) = reduce(state, leave, 1);
    let told = |state, text: &str, now| {
        let (by, deed) = text.split_once(' ').unwrap();
        reduce(
            state,
            Action {
                by: Actor::read(GameKind::Chess, by).unwrap(),
                deed: Deed::read(GameKind::Chess, deed).unwrap(),
            },
            now,
        )
        .0
    };
    let state = told(told(state, "white move e2e4", 1), "white press", 1);
    let state = told(told(state, "arbiter resume", u64::MAX), "white arrive", u64::MAX);
    let (state, _) = reduce(state, TICK, u64::MAX);
    assert_eq!(state.clock().used(First, 0), u64::MAX);
}
