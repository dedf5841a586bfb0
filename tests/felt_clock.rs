//! What is felt of a clock (article E2.4).

use annabella::speech::felt_clock::{Pattern, Pulse, fallen_flag, time_left};

/// A pattern as it would be written for a learner: `-` for an hour, `.` for a
/// mark, `:` for a double one, `~` and its beat for the last minutes, `!` for the
/// flag.
fn written(pattern: &Pattern) -> String {
    if pattern.repeats {
        let [Pulse { pause, length }] = pattern.pulses[..] else { panic!("{pattern:?}") };
        assert_eq!(length, 60);
        return format!("~{}", pause + length);
    }
    let mut text = String::new();
    for pulse in &pattern.pulses {
        match (pulse.pause, pulse.length) {
            (0, 2_000) => text.push('!'),
            (_, 500) => text.push('-'),
            (90, 60) => {
                assert_eq!(text.pop(), Some('.'));
                text.push(':');
            }
            (_, 60) => text.push('.'),
            _ => panic!("{pulse:?}"),
        }
    }
    text
}

/// `1:25:00`, `4:59.9`.
fn millis(time: &str) -> u64 {
    annabella::arbiter::clock::parse_time(time).expect("a time")
}

#[test]
fn every_mark_that_is_left_is_felt() {
    for (time, expected) in [
        ("0:05:01", "."),
        ("0:09:59", "."),
        ("0:10:00", ".."),
        ("0:14:59", ".."),
        ("0:15:00", "..:"),
        ("0:20:00", "..:."),
        ("0:25:00", "..:.."),
        ("0:30:00", "..:..:"),
        ("0:45:00", "..:..:..:"),
        ("0:55:00", "..:..:..:.."),
        ("0:59:59", "..:..:..:.."),
        ("1:00:00", "-"),
        ("1:04:59", "-"),
        ("1:05:00", "-."),
        ("1:25:00", "-..:.."),
        ("1:29:59", "-..:.."),
        ("2:00:00", "--"),
        ("2:15:00", "--..:"),
        ("11:59:59", "-----------..:..:..:.."),
        ("12:00:00", "------------"),
        ("100:30:00", "------------"),
    ] {
        assert_eq!(written(&time_left(millis(time))), expected, "{time}");
    }
}

#[test]
fn the_last_five_minutes_are_felt_continuously() {
    for (time, expected) in [
        (300_000, "~2000"),
        (240_001, "~2000"),
        (240_000, "~1600"),
        (180_000, "~1200"),
        (120_000, "~800"),
        (60_001, "~800"),
        (60_000, "~400"),
        (10_001, "~400"),
        (10_000, "~120"),
        (1, "~120"),
    ] {
        assert_eq!(written(&time_left(time)), expected, "{time}");
    }
}

#[test]
fn a_fallen_flag_is_like_nothing_else() {
    assert_eq!(written(&fallen_flag()), "!");
    assert_eq!(time_left(0), fallen_flag());
    for minute in 1..=800 {
        assert!(time_left(minute * 60_000).pulses.iter().all(|pulse| pulse.length < 2_000));
    }
}

/// The times of one pattern to the millisecond, as a device is given them.
#[test]
fn pulses_have_their_lengths_and_pauses() {
    let pulses: Vec<(u32, u32)> =
        time_left(millis("1:35:00")).pulses.iter().map(|p| (p.pause, p.length)).collect();
    let expected = [
        (0, 500),
        (700, 60),
        (350, 60),
        (350, 60),
        (90, 60),
        (700, 60),
        (350, 60),
        (350, 60),
        (90, 60),
        (700, 60),
    ];
    assert_eq!(pulses, expected);
}

#[test]
fn no_time_is_felt_like_more_than_there_is() {
    let mut before = time_left(0);
    let mut changes = 0;
    for second in 1..=(12 * 3_600) {
        let felt = time_left(second * 1_000);
        assert!(!felt.pulses.is_empty());
        changes += u32::from(felt != before);
        before = felt;
    }
    // six beats, and eleven marks and a full hour in each of twelve hours, of
    // which the first mark of the first hour is the end of the beats
    assert_eq!(changes, 6 + 12 * 12);
    assert_eq!(time_left(u64::MAX), time_left(12 * 3_600_000));
}
