use super::*;

#[test]
fn sudden_death_is_the_main_time_and_nothing_else() {
    assert_eq!(left_after("5", &[]), 5 * MINUTE);
    assert_eq!(left_after("5", &[0]), 5 * MINUTE);
    assert_eq!(left_after("5", &[3 * SECOND, 8 * SECOND, 1]), 5 * MINUTE - 11_001);
}

#[test]
fn an_increment_comes_after_each_move_and_can_be_saved() {
    assert_eq!(left_after("3+2", &[]), 3 * MINUTE);
    assert_eq!(left_after("3+2", &[0, 0, 0]), 3 * MINUTE + 6 * SECOND);
    assert_eq!(left_after("3+2", &[2 * SECOND]), 3 * MINUTE);
    assert_eq!(left_after("3+2", &[10 * SECOND, 500]), 3 * MINUTE - 6_500);
}

#[test]
fn an_increment_saves_nobody_whose_time_ran_out_in_the_move() {
    let thinker = Thinker::with("0:01+30");
    assert_eq!(thinker.flag_in(), Some(SECOND));
}

#[test]
fn a_delay_of_5_seconds_is_free_in_each_move_and_not_saved() {
    let five = 5 * MINUTE;
    assert_eq!(left_after("5d5", &[3 * SECOND]), five);
    assert_eq!(left_after("5d5", &[5 * SECOND]), five);
    assert_eq!(left_after("5d5", &[5_001]), five - 1);
    assert_eq!(left_after("5d5", &[8 * SECOND]), 4 * MINUTE + 57 * SECOND);
    assert_eq!(left_after("5d5", &[0, 0, 0, 8 * SECOND]), 4 * MINUTE + 57 * SECOND);
    assert_eq!(left_after("5d5", &[4 * SECOND, 4 * SECOND, 6 * SECOND]), five - SECOND);
}

#[test]
fn with_a_delay_the_flag_falls_when_both_are_used() {
    let mut thinker = Thinker::with("0:03d5");
    assert_eq!(thinker.flag_in(), Some(8 * SECOND));
    thinker.moves_after(7 * SECOND);
    assert_eq!(thinker.flag_in(), Some(6 * SECOND));
}

#[test]
fn bronstein_gives_back_what_was_used_and_no_more() {
    let five = 5 * MINUTE;
    assert_eq!(left_after("5b5", &[0]), five);
    assert_eq!(left_after("5b5", &[3 * SECOND]), five);
    assert_eq!(left_after("5b5", &[5 * SECOND]), five);
    assert_eq!(left_after("5b5", &[8 * SECOND]), 4 * MINUTE + 57 * SECOND);
    assert_eq!(left_after("5b5", &[3 * SECOND, 8 * SECOND, 5_001]), five - 3_001);
}

#[test]
fn bronstein_counts_down_at_once_and_the_flag_falls_with_the_main_time() {
    let thinker = Thinker::with("0:03b5");
    assert_eq!(thinker.flag_in(), Some(3 * SECOND));
    assert_eq!(thinker.clock.left(&thinker.controls, First, 2 * SECOND), Some(SECOND));
}

#[test]
fn days_for_each_move_are_new_for_each_move() {
    let day = 24 * HOUR;
    assert_eq!(left_after("3days", &[]), 3 * day);
    assert_eq!(left_after("3days", &[3 * day - 1]), 3 * day);
    let mut thinker = Thinker::with("1day");
    thinker.moves_after(day - 1);
    thinker.moves_after(1);
    assert_eq!(thinker.flag_in(), Some(day));
    assert!(thinker.flag_falls());
    assert_eq!(thinker.left(), 0);
}

#[test]
fn without_a_control_there_is_no_time_left_to_show_and_no_flag() {
    let mut thinker = Thinker::with("none");
    thinker.moves_after(1_000_000 * HOUR);
    assert_eq!(thinker.flag_in(), None);
    assert_eq!(thinker.clock.left(&thinker.controls, First, thinker.now), None);
    assert_eq!(thinker.clock.used(First, thinker.now), 1_000_000 * HOUR);
    assert!(!thinker.controls.is_timed());
}

#[test]
fn the_sides_can_have_different_times() {
    let controls = Controls::new("5".parse().unwrap(), "1+2".parse().unwrap());
    let mut clock = Clock::new(&controls);
    clock.start(First, 0);
    clock.press(&controls, 10 * SECOND);
    assert_eq!(clock.next_flag(&controls), Some(70 * SECOND));
    clock.press(&controls, 20 * SECOND);
    assert_eq!(clock.left(&controls, First, 20 * SECOND), Some(4 * MINUTE + 50 * SECOND));
    assert_eq!(clock.left(&controls, Second, 20 * SECOND), Some(52 * SECOND));
}

#[test]
fn one_side_can_have_a_clock_alone() {
    let controls = Controls::new(TimeControl::Untimed, "1".parse().unwrap());
    assert!(controls.is_timed());
    let mut clock = Clock::new(&controls);
    clock.start(First, 0);
    assert_eq!(clock.next_flag(&controls), None);
    clock.press(&controls, HOUR);
    assert_eq!(clock.next_flag(&controls), Some(HOUR + MINUTE));
}
