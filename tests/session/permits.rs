use super::*;
use annabella::session::{Reason, Refusal, Turn};
use proptest::sample::Index;
use random::actions::deed_of;

/// What only the deed itself decides, once its kind is permitted.
fn depends_on_the_deed(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::Illegal(_)
            | Refusal::NotDue(_)
            | Refusal::PersonPlays(_)
            | Refusal::ComputerPlays(_)
            | Refusal::Touched(_)
            | Refusal::CastlingBarred(_)
            | Refusal::Released(_)
            | Refusal::Announced(_)
            | Refusal::Adjusting(_)
            | Refusal::TouchedBefore
            | Refusal::ClaimedAlready
            | Refusal::NoClock
            | Refusal::NoSuchPly(_)
            | Refusal::TooManyMoves
            | Refusal::TooMuchTime
            | Refusal::OnlyStrict
            | Refusal::SettingsTooLate
            | Refusal::NotInQuickplay
            | Refusal::NotInBlitz
            | Refusal::TimeLeft
            | Refusal::DecisionDue
            | Refusal::NoDecisionDue
            | Refusal::FlagUp(_)
            | Refusal::FlagDown(_)
            | Refusal::NotOver
            | Refusal::NoPoints { .. }
            | Refusal::FullPoint(_)
            | Refusal::NoPoint(_)
            | Refusal::NotVerified(_)
            | Refusal::NotPlayed
            | Refusal::NotAdjourned
            | Refusal::EnvelopeLost
            | Refusal::NothingToRead
            | Refusal::OlderGame
            | Refusal::WrongKey
            | Refusal::NoIllegalMove
            | Refusal::TouchKept
            | Refusal::NoNextPeriod
            | Refusal::ResumptionTooLate
            | Refusal::GameOver
            | Refusal::NotSettled
            // of an illegal move only the piece that was moved is taken up again
            | Refusal::NotPressed(_)
            // a quickplay finish
            | Refusal::ToSeal
            // the answer before the press can pass a flag
            | Refusal::SheetIncomplete(_)
            | Refusal::NotRepeated
            | Refusal::NothingThere(_)
            // by correspondence, of a claim
            | Refusal::NotByCorrespondence
            | Refusal::NotOverdue
    )
}

/// The answer before the press was the first after the end of the session.
fn asks_to_seal(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Sealing { .. }))
}

/// The state with all that the clock has brought about. None if that goes on: a
/// game that was opened again after somebody came too late ends again.
fn at_rest(state: State, now: u64) -> Option<State> {
    let (state, _) = reduce(state, TICK, now);
    state.next_moment().is_none_or(|at| at > state.time()).then_some(state)
}

proptest! {
    #[test]
    fn what_is_not_permitted_is_refused_with_the_same_reason(script in script(), about: Index) {
        let (state, now) = script.last();
        let Some(state) = at_rest(state, now) else { return Ok(()) };
        for by in Actor::ALL {
            for kind in DeedKind::ALL {
                let deed = deed_of(&state, kind, &about);
                let (_, events) = reduce(state.clone(), Action { by, deed: deed.clone() }, now);
                let refused = match events.last() {
                    Some(&Event::Refused { refusal, .. }) => Err(refusal),
                    _ => Ok(()),
                };
                match (state.permits(by, deed.kind()), refused) {
                    // while the arbiter waits for the reason, only another call without one
                    (Ok(()), Err(Refusal::Paused)) => {
                        prop_assert_eq!(deed, Deed::Call(Reason::Unsaid), "{:?}", by);
                    }
                    (Ok(()), Err(refusal)) => prop_assert!(
                        depends_on_the_deed(&refusal), "{by:?} {deed:?}: {refusal}"
                    ),
                    (permitted, refused) => prop_assert_eq!(permitted, refused, "{:?} {:?}", by, deed),
                }
            }
        }
    }

    #[test]
    fn a_view_lists_what_each_player_may_do(script in script()) {
        let (state, now) = script.last();
        let view = state.view(now);
        for (color, listed) in [(First, view.may[0]), (Second, view.may[1])] {
            for kind in DeedKind::ALL {
                let is_permitted = state.permits(Actor::Player(color), kind).is_ok();
                prop_assert_eq!(listed.contains(kind), is_permitted, "{:?} {}", color, kind.name());
            }
        }
    }

    #[test]
    fn some_move_is_left_whatever_was_touched_and_announced(script in script()) {
        for step in script.steps() {
            let is_to_move = matches!(
                step.after.phase(),
                Phase::Playing(Turn::Thinking | Turn::Holding { .. } | Turn::Promoting { .. })
            );
            // against an illegal move one may be mated, and claims that
            let is_sound = step.after.plies().last().is_none_or(|ply| ply.is_legal);
            let is_stuck = is_to_move && is_sound && step.after.moves_left().is_empty();
            prop_assert!(!is_stuck);
        }
    }

    #[test]
    fn every_legal_move_of_a_view_can_be_made(script in script()) {
        let (state, now) = script.last();
        let Some(state) = at_rest(state, now) else { return Ok(()) };
        let view = state.view(now);
        let is_sealing = matches!(state.phase(), Phase::Playing(Turn::Sealing { .. }));
        let turn = state.on_move();
        let by = [Actor::Player(turn), Actor::Engine]
            .into_iter()
            .find(|&by| state.permits(by, DeedKind::Move).is_ok());
        if let Some(by) = by {
            for mv in view.legal_moves {
                let deed = Deed::Move(mv.path());
                let (_, events) = reduce(state.clone(), Action { by, deed: deed.clone() }, now);
                let is_made = events.iter().any(|event| match event {
                    Event::Moved { mv: made, .. } => *made == mv,
                    Event::Announced { path, .. } => *path == mv.path(),
                    Event::Refused { refusal: Refusal::SheetIncomplete(_), .. } => true,
                    Event::Sealed { .. } => is_sealing || asks_to_seal(&events),
                    _ => false,
                });
                prop_assert!(is_made, "{:?} {:?}", deed, events);
            }
        }
    }
}
