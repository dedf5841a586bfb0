use super::*;

fn period(moves: u32, time: Millis, bonus: Bonus) -> Period {
    Period { moves, time, bonus }
}

#[track_caller]
fn refused(periods: Vec<Period>, problem: PeriodsError) {
    assert_eq!(TimeControl::periods(periods), Err(problem));
}

#[test]
fn periods_need_a_time_in_whole_seconds_and_within_range() {
    refused(vec![], PeriodsError::Empty);
    refused(vec![period(1, MINUTE, Bonus::None); 17], PeriodsError::TooMany);
    refused(vec![period(0, 0, Bonus::Increment(MINUTE))], PeriodsError::TimeMissing(1));
    refused(vec![period(0, 1_001, Bonus::None)], PeriodsError::NotSeconds(1));
    refused(vec![period(0, MINUTE, Bonus::Delay(1))], PeriodsError::NotSeconds(1));
    refused(vec![period(1_001, MINUTE, Bonus::None)], PeriodsError::TooLarge(1));
    let long = 1_000 * HOUR + SECOND;
    refused(vec![period(0, long, Bonus::None)], PeriodsError::TooLarge(1));
    refused(vec![period(0, MINUTE, Bonus::Bronstein(long))], PeriodsError::TooLarge(1));
    let first = period(0, MINUTE, Bonus::None);
    refused(vec![first, first], PeriodsError::MovesMissing(1));
}

#[test]
fn the_longest_times_are_survived() {
    for control in
        ["60000+3600000", "1/60000,1/60000", "60000d3600000", "5b3600000", "365days", "none"]
    {
        let controls = same(control);
        let mut clock = Clock::new(&controls);
        clock.start(First, 0);
        clock.stop(&controls, Millis::MAX);
        clock.start(First, 0);
        assert_eq!(clock.used(First, Millis::MAX), Millis::MAX, "{control}");
        assert_eq!(clock.thought(First, Millis::MAX), Millis::MAX, "{control}");
        clock.press(&controls, Millis::MAX);
        clock.press(&controls, Millis::MAX);
        assert!(clock.next_flag(&controls).is_none_or(|at| at == Millis::MAX));
        clock.drop_flag(&controls, Millis::MAX);
    }
}

#[test]
fn a_bonus_of_nothing_is_no_bonus() {
    let without = TimeControl::periods(vec![period(0, MINUTE, Bonus::None)]);
    for bonus in [Bonus::Increment(0), Bonus::Delay(0), Bonus::Bronstein(0)] {
        assert_eq!(TimeControl::periods(vec![period(0, MINUTE, bonus)]), without);
    }
}
