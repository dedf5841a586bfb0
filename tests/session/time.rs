use super::time_model::TimeModel;
use super::*;
use annabella::games::Side;
use annabella::session::{Adjournment, SealedMove};

/// Whose time runs while a sealed move is not made: that of the player who is awaited to
/// answer it, else of its player, if it is to be made again.
fn awaited(state: &State) -> Option<Side> {
    let Adjournment { sealed_by, sealed, .. } = state.adjournment()?;
    if is_awaited(state, !*sealed_by) {
        Some(!*sealed_by)
    } else {
        (*sealed == SealedMove::Lost).then_some(*sealed_by)
    }
}

fn is_awaited(state: &State, color: Side) -> bool {
    state.permits(Actor::Player(color), DeedKind::Arrive).is_ok()
}

proptest! {
    #[test]
    fn the_clock_of_the_player_who_has_to_act_runs_while_the_game_goes_on(script in script()) {
        for Step { after, now, .. } in script.steps() {
            let runs = match after.phase() {
                Phase::Playing(_) => Some(after.mover()),
                Phase::Resumed if after.is_decision_due() => None,
                Phase::Resumed => awaited(&after),
                _ => None,
            };
            prop_assert_eq!(after.clock().running(), runs);
            let now = now.max(after.time());
            for color in [First, Second].into_iter().filter(|&color| runs != Some(color)) {
                let used = |at| (after.clock().used(color, at), after.clock().left(after.controls(), color, at));
                prop_assert_eq!(used(now), used(now.saturating_add(1_000_000)));
            }
        }
    }

    #[test]
    fn a_view_of_an_earlier_moment_shows_the_last_change(script in script()) {
        let (state, _) = script.last();
        prop_assert_eq!(state.view(0), state.view(state.time()));
    }

    #[test]
    fn what_a_side_loses_it_spent_and_what_it_gains_was_added(script in script()) {
        let mut model = TimeModel::new(&script.first());
        for step in script.steps() {
            model.follow(&step);
        }
    }
}
