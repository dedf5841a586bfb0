//! How times are shown and read.

use annabella::ffi::{
    ClockDisplay, GameSide, SpeechLanguage, TalkingClock, clock_display, clock_told,
    frequent_clocks, read_time, time_marks,
};

use crate::speech::fide;

fn shown(first: &str, second: &str, next_change_ms: u64, low_in_ms: Option<u64>) -> ClockDisplay {
    ClockDisplay {
        first: Some(first.to_owned()),
        second: Some(second.to_owned()),
        next_change_ms: Some(next_change_ms),
        low_in_ms,
    }
}

#[test]
fn a_display_counts_down_between_two_looks() {
    let clock = TalkingClock::new("1d3; 5".to_owned(), fide(), 0, crate::DAY).expect("a clock");
    let waiting = clock_display(clock.look(0).expect("no fault").clocks, 500);
    assert_eq!((waiting.next_change_ms, waiting.low_in_ms), (None, None));
    let clocks = clock.start(GameSide::First, 0).expect("no fault").clocks;
    let after = |passed| clock_display(clocks.clone(), passed);
    // the time waits three seconds before it runs
    assert_eq!(after(0), shown("1:00", "5:00", 4_000, Some(43_000)));
    assert_eq!(after(2_500), shown("1:00", "5:00", 1_500, Some(40_500)));
    assert_eq!(after(4_000), shown("0:59", "5:00", 1_000, Some(39_000)));
    assert_eq!(after(43_000), shown("0:20", "5:00", 1, None));
    assert_eq!(after(43_001), shown("0:19.9", "5:00", 100, None));
    let over = after(70_000);
    assert_eq!((over.first.as_deref(), over.next_change_ms), (Some("0:00.0"), None));
}

#[test]
fn a_side_without_a_time_shows_none() {
    let clock = TalkingClock::new("none; 5".to_owned(), fide(), 0, crate::DAY).expect("a clock");
    let display = clock_display(clock.start(GameSide::First, 0).expect("no fault").clocks, 10);
    let second = Some("5:00".to_owned());
    assert_eq!(
        display,
        ClockDisplay { first: None, second, next_change_ms: None, low_in_ms: None }
    );
}

#[test]
fn times_are_offered_and_read() {
    assert_eq!(read_time(" 1:30 ".to_owned()), Some(90_000));
    assert_eq!(read_time("soon".to_owned()), None);
    let marks: Vec<String> =
        time_marks().expect("no fault").into_iter().map(|mark| mark.name).collect();
    assert_eq!(marks, ["1:00:00", "30:00", "10:00", "5:00", "2:00", "1:00", "0:30", "0:10"]);
    let longest: Vec<u64> = time_marks()
        .expect("no fault")
        .iter()
        .map(|mark| u64::from(mark.seconds) * 1_000)
        .collect();
    let clock = TalkingClock::new("5".to_owned(), fide(), 0, crate::DAY).expect("a clock");
    clock.set_time_marks(longest.clone(), longest, 0).expect("as many as it takes");
    for times in frequent_clocks() {
        TalkingClock::new(times, fide(), 0, crate::DAY).expect("a clock that is offered");
    }
}

#[test]
fn a_clock_is_read_in_words() {
    let told = |clock: &str, language| clock_told(clock.to_owned(), language).expect("a clock");
    assert_eq!(
        told("40/90+30,30+30", SpeechLanguage::English),
        "1 hour and 30 minutes for 40 moves, then 30 minutes, plus 30 seconds a move"
    );
    assert_eq!(told("none", SpeechLanguage::English), "no time limit");
    assert!(clock_told("ninety".to_owned(), SpeechLanguage::English).is_err());
}
