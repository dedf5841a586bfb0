use super::*;

#[test]
fn one_face_runs_at_most() {
    let controls = same("5");
    let mut clock = Clock::new(&controls);
    assert_eq!(clock.running(), None);
    clock.start(First, 0);
    clock.press(&controls, SECOND);
    assert_eq!(clock.running(), Some(Second));
    assert_eq!(clock.used(First, MINUTE), SECOND);
    assert_eq!(clock.used(Second, MINUTE), 59 * SECOND);
    clock.stop(&controls, MINUTE);
    assert_eq!(clock.running(), None);
    assert_eq!(clock.used(Second, HOUR), 59 * SECOND);
}

#[test]
fn a_clock_that_does_not_run_cannot_be_pressed_and_has_no_flag() {
    let controls = same("1/0:05");
    let mut clock = Clock::new(&controls);
    assert!(!clock.press(&controls, SECOND));
    assert!(!clock.drop_flag(&controls, HOUR));
    assert_eq!(clock, Clock::new(&controls));
    assert_eq!(clock.next_flag(&controls), None);
}

#[test]
fn a_stop_in_the_middle_of_a_delay_keeps_what_was_used_of_it() {
    let controls = same("5d5");
    let mut clock = Clock::new(&controls);
    clock.start(First, 0);
    clock.stop(&controls, 3 * SECOND);
    assert_eq!(clock.face(First).delay_left(&controls[First]), 2 * SECOND);
    clock.start(First, HOUR);
    assert_eq!(clock.left(&controls, First, HOUR + 2 * SECOND), Some(5 * MINUTE));
    assert_eq!(clock.left(&controls, First, HOUR + 2_001), Some(5 * MINUTE - 1));
    clock.press(&controls, HOUR + 3 * SECOND);
    assert_eq!(clock.left(&controls, First, HOUR + 9 * SECOND), Some(5 * MINUTE - SECOND));
    clock.press(&controls, HOUR + 9 * SECOND);
    assert_eq!(clock.face(First).delay_left(&controls[First]), 5 * SECOND);
}

#[test]
fn a_stop_in_the_middle_of_a_move_keeps_what_bronstein_gives_back() {
    let controls = same("5b5");
    let mut clock = Clock::new(&controls);
    clock.start(First, 0);
    clock.stop(&controls, 2 * SECOND);
    clock.start(First, MINUTE);
    clock.press(&controls, MINUTE + 2 * SECOND);
    assert_eq!(clock.left(&controls, First, HOUR), Some(5 * MINUTE));
}

#[test]
fn the_time_for_a_move_begins_anew_with_the_move() {
    let mut thinker = Thinker::with("5+3");
    thinker.moves_after(SECOND);
    let later = thinker.now + 4 * SECOND;
    assert_eq!(thinker.clock.thought(First, later), 4 * SECOND);
    assert_eq!(thinker.clock.used(First, later), 5 * SECOND);
    assert_eq!(thinker.clock.thought(Second, later), 0);
    assert_eq!(thinker.clock.face(First).moves, 1);
}

#[test]
fn time_exactly_0_is_out_of_time_and_a_millisecond_is_not() {
    let mut thinker = Thinker::with("5");
    assert_eq!(thinker.flag_in(), Some(5 * MINUTE));
    let before = thinker.clock.face_at(&thinker.controls, First, 5 * MINUTE - 1);
    assert_eq!((before.left, before.is_out_of_time()), (1, false));
    assert!(thinker.flag_falls());
    assert_eq!(thinker.left(), 0);
    assert!(thinker.clock.face(First).is_out_of_time());
    assert_eq!(thinker.clock.next_flag(&thinker.controls), None);
}

#[test]
fn a_moment_before_the_start_takes_no_time() {
    let controls = same("5");
    let mut clock = Clock::new(&controls);
    clock.start(First, MINUTE);
    assert_eq!(clock.used(First, 0), 0);
    clock.stop(&controls, 0);
    assert_eq!(clock.left(&controls, First, HOUR), Some(5 * MINUTE));
}

proptest! {
    /// What a side has left and has used does not depend on how often somebody
    /// interrupts it.
    #[test]
    fn interruptions_cost_nothing(
        control in prop::sample::select(vec!["5", "5+3", "5d3", "5b3", "2/1d3,1b2", "1day", "none"]),
        thoughts in prop::collection::vec(prop::collection::vec(0..4_000u64, 1..4), 1..8),
    ) {
        let mut whole = Thinker::with(control);
        let mut parted = Thinker::with(control);
        for parts in thoughts {
            whole.moves_after(parts.iter().sum());
            for &part in &parts[1..] {
                parted.now += part;
                parted.clock.stop(&parted.controls, parted.now);
                parted.now += 777;
                parted.clock.start(First, parted.now);
            }
            parted.moves_after(parts[0]);
            prop_assert_eq!(parted.clock.face(First), whole.clock.face(First));
            prop_assert_eq!(parted.clock.face(Second), whole.clock.face(Second));
        }
    }
}
