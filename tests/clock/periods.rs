use super::*;

#[test]
fn what_was_saved_is_there_in_the_next_period() {
    let mut thinker = Thinker::with("40/90,30");
    for _ in 1..40 {
        assert!(!thinker.moves_after(2 * MINUTE));
    }
    assert_eq!(thinker.clock.face(First).moves_to_go(&thinker.controls[First]), Some(1));
    assert!(thinker.moves_after(2 * MINUTE));
    assert_eq!(thinker.left(), 40 * MINUTE);
    let face = thinker.clock.face(First);
    assert_eq!((face.moves, face.period, face.moves_in_period), (40, 1, 0));
    assert_eq!(face.moves_to_go(&thinker.controls[First]), None);
    assert!(!thinker.moves_after(MINUTE));
    assert_eq!(thinker.left(), 39 * MINUTE);
}

#[test]
fn the_last_move_of_a_period_can_come_in_its_last_millisecond() {
    let mut thinker = Thinker::with("2/0:10,0:30");
    thinker.moves_after(0);
    assert!(thinker.moves_after(10 * SECOND - 1));
    assert_eq!(thinker.left(), 30_001);
    let mut late = Thinker::with("2/0:10,0:30");
    late.moves_after(SECOND);
    assert!(late.flag_falls(), "one of the two moves is not made");
    assert_eq!(late.now, 10 * SECOND);
}

#[test]
fn each_period_has_its_own_bonus() {
    let mut thinker = Thinker::with("1/1+10,1/1d5,1b2");
    thinker.moves_after(0);
    assert_eq!(thinker.left(), 2 * MINUTE + 10 * SECOND);
    assert_eq!(thinker.clock.face(First).delay_left(&thinker.controls[First]), 5 * SECOND);
    thinker.moves_after(6 * SECOND);
    // what was saved under a delay is not added (article 6.2)
    assert_eq!(thinker.left(), MINUTE);
    assert_eq!(thinker.clock.face(First).delay_left(&thinker.controls[First]), 0);
    thinker.moves_after(SECOND);
    assert_eq!(thinker.left(), MINUTE);
    thinker.moves_after(5 * SECOND);
    assert_eq!(thinker.left(), MINUTE - 3 * SECOND);
}

#[test]
fn a_last_period_with_moves_repeats() {
    let mut thinker = Thinker::with("2/1,1/0:10");
    let began: Vec<bool> = (0..5).map(|_| thinker.moves_after(SECOND)).collect();
    assert_eq!(began, [false, true, true, true, true]);
    assert_eq!(thinker.left(), MINUTE + 4 * 10 * SECOND - 5 * SECOND);
    assert_eq!(thinker.clock.face(First).period, 4);
    assert_eq!(thinker.clock.face(First).moves_to_go(&thinker.controls[First]), Some(1));
}

#[test]
fn the_flag_of_a_period_whose_moves_were_made_falls_once_and_costs_nothing() {
    let mut thinker = Thinker::with("2/0:10,0:30");
    thinker.moves_after(SECOND);
    thinker.moves_after(SECOND);
    assert_eq!(thinker.left(), 38 * SECOND);
    assert!(!thinker.flag_falls());
    assert_eq!((thinker.now, thinker.left()), (10 * SECOND, 30 * SECOND));
    assert_eq!(thinker.flag_in(), Some(30 * SECOND));
    thinker.moves_after(10 * SECOND);
    assert_eq!(thinker.left(), 20 * SECOND);
    assert!(thinker.flag_falls());
    assert_eq!((thinker.now, thinker.left()), (40 * SECOND, 0));
    assert_eq!(thinker.flag_in(), None);
}

#[test]
fn flags_of_several_periods_fall_one_after_the_other() {
    let mut thinker = Thinker::with("1/0:10,1/0:20,0:30");
    thinker.moves_after(0);
    thinker.moves_after(0);
    let mut fallen = Vec::new();
    while thinker.flag_in().is_some() {
        let is_up = thinker.flag_falls();
        fallen.push((thinker.now / SECOND, is_up));
    }
    assert_eq!(fallen, [(10, false), (30, false), (60, true)]);
    assert_eq!(thinker.clock.face(First).flags, 3);
}

proptest! {
    /// Whatever is thought, each period has at most one flag, it falls when the
    /// times of the periods up to it and all bonuses are used, and only the flag
    /// of the period that is being played ends the game.
    #[test]
    fn one_flag_for_each_period(
        thoughts in prop::collection::vec(0..8_000u64, 0..40),
        increment in 0..3u64,
    ) {
        let mut thinker = Thinker::with(&format!("2/0:10+{increment},3/0:08+{increment},0:05"));
        let mut flags = 0;
        'game: for thought in thoughts {
            let until = thinker.now + thought;
            while let Some(at) = thinker.clock.next_flag(&thinker.controls).filter(|at| *at <= until) {
                let period = thinker.clock.face(First).period;
                prop_assert!(thinker.now <= at);
                let is_up = thinker.flag_falls();
                prop_assert_eq!(is_up, flags == period);
                flags += 1;
                let face = thinker.clock.face(First);
                prop_assert_eq!(face.flags, flags);
                let later: Millis = [8, 5].into_iter().skip(flags as usize - 1)
                    .take((period + 1).saturating_sub(flags) as usize).sum();
                prop_assert_eq!(face.left, later * SECOND, "what later periods gave is all left");
                if is_up {
                    prop_assert_eq!(thinker.flag_in(), None);
                    break 'game;
                }
            }
            thinker.moves_after(until - thinker.now);
            prop_assert!(flags <= thinker.clock.face(First).period);
        }
    }
}
