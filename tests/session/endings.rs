use super::*;
use annabella::games::chess::Status;

proptest! {
    #[test]
    fn only_a_casual_game_is_opened_again_and_only_by_taking_back(script in script()) {
        for step in script.steps().filter(|step| step.before.phase().is_over()) {
            let is_allowed = match &step.action.deed {
                // the same game can then go on with the computer at another level
                Deed::Undo(_) | Deed::Redo | Deed::Level(..) => script.game.mode == Mode::Casual,
                // by correspondence the other player still has to know
                Deed::Send => true,
                // the arbiter corrects a result, and players write down and sign
                Deed::Declare(_) | Deed::Rule(_) | Deed::Record(_) | Deed::Sign => {
                    script.game.mode == Mode::Strict
                }
                _ => false,
            };
            prop_assert!(is_allowed || step.after == step.before, "{:?}", step.action.deed);
            let opens = matches!(step.action.deed, Deed::Undo(_) | Deed::Rule(annabella::session::Ruling::Restore(_)));
            prop_assert!(step.after.phase().is_over() || opens);
        }
    }

    #[test]
    fn an_ending_is_told_once_and_last_and_is_the_one_that_is_kept(script in script()) {
        // the arbiter may rule when the flag has just fallen
        let goes_on_after = |kind| matches!(
            kind,
            DeedKind::Undo
                | DeedKind::Redo
                | DeedKind::Level
                | DeedKind::Declare
                | DeedKind::Rule
                | DeedKind::Record
                | DeedKind::Sign
                | DeedKind::Send
        );
        for step in script.steps().filter(|step| !goes_on_after(step.action.deed.kind())) {
            let endings: Vec<Ending> = step.done().iter().filter_map(|event| match event {
                Event::Ended { ending } => Some(*ending),
                _ => None,
            }).collect();
            prop_assert!(endings.len() <= 1);
            if let Some(&ending) = endings.first() {
                prop_assert_eq!(step.after.ending(), Some(ending));
                prop_assert_eq!(step.done().last(), Some(&Event::Ended { ending }));
                prop_assert_eq!(step.after.clock().running(), None);
                prop_assert_eq!(step.after.offer(), None);
                prop_assert!(![First, Second].iter().any(|&color| step.after.is_resigning(color)));
                prop_assert_eq!(step.after.next_moment(), None);
            }
        }
    }

    #[test]
    fn a_finished_position_is_a_finished_game(script in script()) {
        let is_legal = |state: &State| state.plies().last().is_none_or(|ply| ply.is_legal);
        for step in script.steps().filter(|step| is_legal(&step.after)) {
            let status = step.after.chess().unwrap().status();
            if status != Status::Ongoing {
                prop_assert!(step.after.phase().is_over(), "{status:?}");
            }
        }
    }
}
