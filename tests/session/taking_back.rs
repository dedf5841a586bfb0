use std::num::NonZeroU16;

use super::*;
use annabella::arbiter::clock::{Face, Millis};
use annabella::games::chess::Position;
use annabella::session::Player;

const UNDO: Action = Action { by: Actor::Arbiter, deed: Deed::UNDO };
const REDO: Action = Action { by: Actor::Arbiter, deed: Deed::Redo };

#[test]
fn a_move_is_taken_back_with_its_time_and_played_again() {
    let mut table = Table::started("new chess clock=5+3");
    table.wait(10_000).play("e2e4").wait(20_000).play("e7e5").wait(5_000);
    assert_eq!((table.left(First), table.left(Second)), (288_000, 283_000));
    table.hears("white undo", "taken-back 1");
    assert_eq!((table.left(First), table.left(Second)), (293_000, 300_000));
    assert_eq!((table.face(First).moves, table.face(Second).moves), (1, 0));
    table.wait(7_000);
    assert_eq!(table.left(Second), 293_000);
    table.hears("black redo", "played-again 1");
    assert_eq!((table.left(First), table.left(Second)), (288_000, 283_000));
    table.wait(1_000);
    assert_eq!(table.left(First), 287_000);
}

#[test]
fn against_the_computer_ones_own_move_and_its_answer_are_taken_back() {
    let mut table = Table::new("new chess black=level:1");
    table.play("e2e4").told("engine move e7e5");
    table.play("g1f3").told("engine move b8c6");
    table.hears("white undo", "taken-back 2").hears("white undo", "taken-back 2");
    table.hears("white undo", "refused white undo nothing-to-undo");
    table.hears("white redo", "played-again 2").hears("white redo", "played-again 2");
    table.hears("white redo", "refused white redo nothing-to-redo");
    assert_eq!(table.state.plies().len(), 4);
}

#[test]
fn several_are_taken_back_and_played_again_as_one_with_their_times() {
    let mut table = Table::started("new chess clock=5");
    table.wait(10_000).play("e2e4").wait(20_000).play("e7e5").wait(5_000);
    table.hears("white undo 2", "taken-back 2");
    assert_eq!((table.left(First), table.left(Second)), (300_000, 300_000));
    table.wait(7_000).hears("white redo", "played-again 2");
    assert_eq!((table.left(First), table.left(Second)), (285_000, 280_000));
}

#[test]
fn the_first_move_of_the_computer_is_not_taken_back() {
    let mut table = Table::new("new chess white=level:1");
    table.told("engine move e2e4");
    table.hears("black undo", "refused black undo nothing-to-undo");
}

#[test]
fn a_new_move_ends_what_could_be_played_again() {
    let mut table = Table::new("new chess");
    table.play("e2e4 e7e5").told("white undo");
    table.play("c7c5").hears("white redo", "refused white redo nothing-to-redo");
}

#[test]
fn a_finished_game_is_opened_again() {
    let mut table = Table::new("new chess");
    table.play("f2f3 e7e5 g2g4 d8h4").hears("white undo", "taken-back 1");
    table.hears("black redo", "played-again 1");
    assert_eq!(table.result(), "0-1");
    let mut table = Table::new("new chess");
    table.told("white resign");
    table.told("white confirm");
    table.hears("white undo", "taken-back 0").play("e2e4");
}

#[test]
fn an_end_by_word_is_taken_back_alone() {
    let mut table = Table::started("new chess clock=5 press=manual");
    table.wait(3_000).play("e2e4").wait(4_000).told("black resign");
    table.told("black confirm");
    table.wait(50_000).hears("white undo", "taken-back 0");
    // White had moved and not pressed, and his time goes on
    assert_eq!(table.state.phase(), Phase::Playing(Turn::ToPress));
    assert_eq!((table.left(First), table.left(Second)), (293_000, 300_000));
    table.wait(1_000).told("white press");
    assert_eq!(table.left(First), 292_000);
}

#[test]
fn what_ended_before_it_began_waits_again() {
    let mut table = Table::new("new chess clock=5");
    table.told("arbiter declare 1-0");
    table.hears("white undo", "taken-back 0");
    assert_eq!(table.state.phase(), Phase::Waiting);
    table.hears("white redo", "played-again 0");
    assert_eq!(table.result(), "1-0");
}

#[test]
fn who_came_too_late_has_lost_for_good() {
    let mut table = Table::new("new chess begins=0:00");
    table.told("white arrive");
    table.wait(1).hears("clock tick", "ended white default article=6.6.a");
    table.hears("white undo", "refused white undo nothing-to-undo");
}

#[test]
fn a_flag_that_fell_stands_again() {
    let mut table = Table::started("new chess clock=1");
    table.play("e2e4").wait(60_000).told("clock tick");
    assert_eq!(table.result(), "1-0");
    table.hears("black undo", "taken-back 1");
    assert_eq!((table.left(First), table.left(Second)), (60_000, 60_000));
    table.play("e2e4 e7e5");
}

#[test]
fn what_was_said_since_is_taken_back_too() {
    let mut table = Table::new("new chess");
    table.play("e2e4");
    for said in ["white offer", "black resign", "black hint"] {
        table.told(said);
    }
    table.hears("black undo", "taken-back 1");
    table.hears("black accept", "refused black accept no-offer");
    table.hears("black confirm", "refused black confirm no-question");
    table.hears("engine suggest d2d4", "refused engine suggest no-hint-asked");
    table.told("black redo");
    table.hears("black accept", "ended draw agreement article=5.2.c");
}

#[test]
fn a_move_in_place_of_one_from_elsewhere_keeps_its_time() {
    let mut table = Table::new("new chess clock=5 begins=first-move moves=\"e2e4 e7e5\"");
    table.told("white lift g1");
    table.hears("white undo", "taken-back 1").hears("black lift c7", "started, lifted black c7");
    table.wait(10_000).play("c7c5").wait(20_000).play("g1f3");
    assert_eq!((table.left(First), table.left(Second)), (280_000, 290_000));
    table.hears("white undo", "taken-back 1");
    assert_eq!(table.state.phase(), Phase::Playing(Turn::Thinking));
    assert_eq!([0, 1].map(|ply| table.state.left_after(ply)), [None, Some(290_000)]);
    table.wait(1_000);
    assert_eq!((table.left(First), table.left(Second)), (299_000, 290_000));
    table.hears("white undo", "taken-back 1");
    assert_eq!(table.state.phase(), Phase::Waiting);
    assert_eq!((table.left(First), table.left(Second)), (300_000, 300_000));
}

/// A position and the clock when it came up.
type CameUp = (Position, [Face; 2]);

fn came_up(state: &State) -> CameUp {
    (*state.chess().unwrap(), [First, Second].map(|color| *state.clock().face(color)))
}

/// Whether the game was to begin, or the session to end, while the game was over.
fn has_come_since(state: &State, now: Millis) -> bool {
    state.next_moment().is_some_and(|at| at <= now.max(state.time()))
}

proptest! {
    #[test]
    fn taking_back_and_playing_again_at_once_changes_nothing(script in script(), count in 1..6usize) {
        let (state, now) = script.last();
        let (state, _) = reduce(state, TICK, now);
        let mut taken_back = state.clone();
        let mut done = 0;
        while done < count {
            let (next, events) = reduce(taken_back.clone(), UNDO, now);
            if !matches!(events[..], [Event::TakenBack { .. }]) {
                break;
            }
            taken_back = next;
            done += 1;
        }
        // as one deed it is the same
        if let Some(times) = NonZeroU16::new(done as u16) {
            let undo = Action { by: Actor::Arbiter, deed: Deed::Undo(times) };
            let (at_once, events) = reduce(state.clone(), undo, now);
            prop_assert!(matches!(events[..], [Event::TakenBack { .. }]), "{events:?}");
            prop_assert_eq!(at_once.view(now), taken_back.view(now));
            let is_overtaken = has_come_since(&at_once, now);
            let (again, _) = reduce(at_once, REDO, now);
            prop_assert!(is_overtaken || again.is_same_game(&state));
        }
        let mut again = taken_back;
        for _ in 0..done {
            if has_come_since(&again, now) {
                return Ok(());
            }
            let (next, events) = reduce(again, REDO, now);
            again = next;
            prop_assert!(matches!(events[..], [Event::PlayedAgain { .. }]), "{events:?}");
        }
        prop_assert!(again.is_same_game(&state));
        prop_assert_eq!(again.view(now), state.view(now));
    }

    #[test]
    fn taking_back_restores_position_times_and_move_counters(script in script()) {
        let mut seen: Vec<Option<CameUp>> = Vec::new();
        for Step { before, after, events, .. } in script.steps() {
            let plies = after.plies().len();
            seen.resize(seen.len().max(plies + 1), None);
            if events.iter().any(|event| matches!(event, Event::Answered { .. })) {
                // that position came up in the middle of the step
                seen[before.plies().len()] = None;
            }
            let moves = events.iter().filter(|event| matches!(event, Event::Moved { .. })).count();
            let is_taken_back = matches!(events.last(), Some(Event::TakenBack { .. }));
            if moves > 1 || (moves == 1 && is_taken_back) {
                // what was announced became a move before the deed
                seen.fill(None);
                continue;
            }
            let is_to_move =
                matches!(after.phase(), Phase::Playing(Turn::Thinking | Turn::Repeating | Turn::Sealing { .. }));
            let comes_up = |event: &Event| {
                matches!(event, Event::Started | Event::Moved { .. } | Event::Pressed { .. })
            };
            let came = events.iter().position(comes_up);
            let has_flag_fallen = |event: &Event| {
                matches!(event, Event::FlagFell { .. } | Event::FlagDown { .. })
            };
            if let (true, Some(at)) = (is_to_move, came) {
                let is_as_then = !events[at..].iter().any(has_flag_fallen);
                seen[plies] = is_as_then.then(|| came_up(&after));
            } else if let Some(Event::TakenBack { plies: count }) = events.last() {
                prop_assert_eq!(after.plies(), &before.plies()[..plies]);
                prop_assert_eq!(plies + count, before.plies().len());
                if *count == 0 && before.ending().is_some_and(Ending::is_by_word) {
                    prop_assert_eq!(came_up(&after), came_up(&before));
                } else if let Some(then) = seen[plies] {
                    prop_assert_eq!(came_up(&after), then);
                }
            } else if came.is_some() {
                // the step went on after that, so that how it came up is not seen
                seen[plies] = None;
            }
        }
    }

    #[test]
    fn between_two_people_one_move_is_taken_back_against_the_computer_ones_own(script in script()) {
        let is_person = |color| matches!(script.game.player(color), Player::Person);
        for Step { before, events, action, .. } in script.steps() {
            if events.iter().any(|event| matches!(event, Event::Moved { .. })) {
                // what was announced became a move before it was taken back
                continue;
            }
            if let (Some(&Event::TakenBack { plies }), Deed::Undo(times)) = (events.last(), &action.deed) {
                let movers: Vec<bool> =
                    before.plies().iter().map(|ply| is_person(ply.by())).collect();
                let taken = &movers[movers.len() - plies..];
                if times.get() > 1 {
                    // so often at most, of which the end of the game may be one
                    let is_alone = is_person(First) == is_person(Second);
                    let own = taken.iter().filter(|is_own| is_alone || **is_own).count();
                    prop_assert!(own <= usize::from(times.get()));
                    prop_assert!(is_alone || taken.first().is_none_or(|first| *first));
                } else if before.ending().is_some_and(Ending::is_by_word) {
                    prop_assert_eq!(plies, 0);
                } else if is_person(First) == is_person(Second) {
                    prop_assert_eq!(plies, movers.len().min(1));
                } else if let Some(first_is_own) = taken.first() {
                    prop_assert!(first_is_own);
                    prop_assert!(!taken[1..].contains(&true));
                } else {
                    let is_over = before.phase().is_over() || events.len() > 1;
                    prop_assert!(is_over && !movers.contains(&true));
                }
            }
        }
    }
}

proptest! {
    #[test]
    fn the_keys_of_the_past_follow_the_moves(script in script()) {
        for step in script.steps() {
            let state = step.after;
            let keys: Vec<u64> = state.plies().iter().map(|ply| ply.before.key()).collect();
            prop_assert_eq!(state.earlier_keys(), keys);
        }
    }
}
