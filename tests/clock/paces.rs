use super::*;

#[track_caller]
fn expect(pace: Pace, controls: &[&str]) {
    for control in controls {
        assert_eq!(same(control).pace(), pace, "{control}");
    }
}

#[test]
fn what_is_below_15_minutes_is_blitz() {
    expect(Pace::Blitz, &["0:01", "5", "14:59", "3+2", "5+9", "14d0", "10b4", "30/5,9:59"]);
}

#[test]
fn from_15_minutes_on_it_is_rapid() {
    expect(Pace::Rapid, &["15", "10+5", "10d5", "10b5", "0:01+15", "59:59", "30+29", "30/5,10"]);
}

#[test]
fn from_60_minutes_on_it_is_classical() {
    expect(Pace::Classical, &["60", "45+15", "30+30", "90+30", "40/90,30", "40/30,30", "1000"]);
}

#[test]
fn a_last_period_that_repeats_counts_as_often_as_it_begins_in_60_moves() {
    expect(Pace::Blitz, &["60/14:59", "1/0:14"]);
    expect(Pace::Rapid, &["30/7:30", "1/0:15", "1/0:59", "20/19:59"]);
    expect(Pace::Classical, &["1/1", "20/20", "40/20,20/40"]);
}

#[test]
fn a_period_that_begins_after_60_moves_does_not_count() {
    expect(Pace::Blitz, &["60/5,60"]);
    expect(Pace::Classical, &["59/5,60"]);
}

#[test]
fn days_are_correspondence_and_no_clock_is_untimed() {
    expect(Pace::Correspondence, &["1day", "365days"]);
    expect(Pace::Untimed, &["none"]);
}

#[test]
fn the_slower_side_decides() {
    let pace = |white: &str, black: &str| {
        let controls = [white, black].map(|control| control.parse().unwrap());
        let [white, black] = controls;
        Controls::new(white, black).pace()
    };
    assert_eq!(pace("5", "10"), Pace::Blitz);
    assert_eq!(pace("14:59", "15"), Pace::Rapid);
    assert_eq!(pace("60", "1"), Pace::Classical);
    assert_eq!(pace("1", "1day"), Pace::Correspondence);
    assert_eq!(pace("none", "5"), Pace::Untimed);
}

#[test]
fn presets_go_from_fast_to_slow_and_each_pace_has_one() {
    let paces: Vec<Pace> =
        PRESETS.iter().map(|text| text.parse::<TimeControl>().unwrap().pace()).collect();
    assert!(paces.is_sorted(), "{paces:?}");
    for pace in [Pace::Blitz, Pace::Rapid, Pace::Classical, Pace::Correspondence] {
        assert!(paces.contains(&pace), "{}", pace.name());
    }
}
