use super::*;
use annabella::games::GameKind;
use annabella::games::Position;
use annabella::games::chess::Role;
use annabella::games::chess::notation::SquareMove;
use annabella::session::Ply;

/// What an illegal move makes, which can be castling where nobody may castle.
fn irregular(ply: &Ply, after: &Position) -> Option<Position> {
    let (before, mv) = ply.chess()?;
    let mut asked = SquareMove::of(mv);
    if mv.is_castle() {
        asked.to = after.chess()?.king(ply.by().into());
    }
    asked.irregular(before).map(|(_, after)| after.into())
}

proptest! {
    #[test]
    fn the_revision_counts_the_actions_that_changed_something(script in script()) {
        for step in script.steps() {
            let happened = step.after.revision() - step.before.revision();
            prop_assert_eq!(happened, u64::from(!step.done().is_empty()), "{:?}", &step.events);
            prop_assert_eq!(step.after == step.before, happened == 0);
            prop_assert!(step.before.time() <= step.after.time());
            prop_assert!(step.after.time() <= step.moment());
        }
    }

    #[test]
    fn what_is_refused_leaves_everything_to_the_clock(script in script()) {
        for step in script.steps() {
            let refusals =
                step.events.iter().filter(|event| matches!(event, Event::Refused { .. })).count();
            prop_assert_eq!(refusals, usize::from(step.is_refused()), "only the last can be one");
            if step.is_refused() {
                let (ticked, events) = reduce(step.before.clone(), TICK, step.now);
                prop_assert_eq!(&ticked, &step.after);
                prop_assert_eq!(&events[..], step.done());
            }
        }
    }

    #[test]
    fn a_refusal_says_who_wanted_what(script in script()) {
        for step in script.steps() {
            if let Some(Event::Refused { by, deed, refusal }) = step.events.last() {
                prop_assert_eq!((*by, *deed), (step.action.by, step.action.deed.kind()));
                prop_assert!(!refusal.to_string().is_empty());
            }
        }
    }

    #[test]
    fn the_position_is_what_the_moves_make_of_the_start(script in script()) {
        for step in script.steps() {
            let plies = step.after.plies();
            let before = plies.iter().map(|ply| ply.before).chain([*step.after.position()]);
            let before: Vec<Position> = before.collect();
            prop_assert_eq!(before[0], *step.after.start());
            for (ply, after) in plies.iter().zip(&before[1..]) {
                let made = if ply.is_legal {
                    Some(ply.before.after(ply.mv))
                } else {
                    irregular(ply, after)
                };
                prop_assert_eq!(made, Some(*after));
            }
        }
    }

    #[test]
    fn who_was_asked_for_a_promotion_can_choose_any(script in script()) {
        for step in script.steps() {
            // an arbiter who lets a game go on may find that its default time is over
            let (state, _) = reduce(step.after.clone(), TICK, step.after.time());
            let by = Actor::Player(state.mover());
            let is_open =
                state.announced().is_none() && state.permits(by, DeedKind::Promote).is_ok();
            if let (Phase::Playing(Turn::Promoting { to, .. }), true) = (state.phase(), is_open)
            {
                for role in ["queen", "rook", "bishop", "knight"] {
                    let deed = Deed::read(GameKind::Chess, &format!("promote {role}")).unwrap();
                    let (chosen, _) = reduce(state.clone(), Action { by, deed }, state.time());
                    let becomes = match chosen.phase() {
                        Phase::Playing(Turn::Announcing { path, .. }) => {
                            SquareMove::try_from(path).unwrap().promotion
                        }
                        _ => chosen.chess().unwrap().board().role_at(to),
                    };
                    prop_assert_eq!(becomes.map(Role::name), Some(role));
                }
            }
        }
    }
}
