use super::*;

#[test]
fn what_is_offered_is_written_as_it_is_read() {
    for text in PRESETS.into_iter().chain(FREQUENT) {
        assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
    }
}

#[test]
fn others_are_too() {
    for text in [
        "none",
        "0:01",
        "1000/60000+3600000",
        "4:30",
        "59999:59",
        "5d3",
        "5b3",
        "1/0:30",
        "40/90+30,20/60d5,15b10",
        "1day",
        "2days",
        "365days",
        "5+3600000",
        "1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1,1",
    ] {
        assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
    }
}

#[test]
fn some_have_a_shorter_form() {
    for (text, short) in [
        ("5+0", "5"),
        ("5d0", "5"),
        ("05", "5"),
        ("5:00", "5"),
        ("1days", "1day"),
        ("7day", "7days"),
    ] {
        assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), short, "{text}");
    }
}

#[test]
fn what_is_read_is_what_was_meant() {
    let control: TimeControl = "40/90+30,15:30d5".parse().unwrap();
    let first = Period { moves: 40, time: 90 * MINUTE, bonus: Bonus::Increment(30 * SECOND) };
    let second = Period { moves: 0, time: 930 * SECOND, bonus: Bonus::Delay(5 * SECOND) };
    assert_eq!(control.period(0), Some(&first));
    assert_eq!(control.period(1), Some(&second));
    assert_eq!(control.period(7), Some(&second));
    assert_eq!(control, TimeControl::periods(vec![first, second]).unwrap());
}

/// The part that a refusal names.
#[track_caller]
fn wrong_part(text: &str) -> String {
    match text.parse::<TimeControl>().unwrap_err() {
        ParseClockError::Malformed { found, .. } => found,
        other @ ParseClockError::Periods { .. } => panic!("{other}"),
    }
}

#[test]
fn a_refusal_names_the_part() {
    for (text, part) in [
        ("", ""),
        ("five", "five"),
        ("5+", ""),
        ("5+x", "x"),
        ("5++3", "+3"),
        ("5+3d2", "3d2"),
        ("-5", "-5"),
        (" 5", " 5"),
        ("5.5", "5.5"),
        ("5:3", "3"),
        ("5:60", "60"),
        ("5:003", "003"),
        ("x/5", "x"),
        ("0/5", "0"),
        ("1001/5,5", "1001"),
        ("40/90,", ""),
        ("40/90,30+y", "y"),
        ("60001", "60001"),
        ("60000:00", "60000"),
        ("5+3600001", "3600001"),
        ("0days", "0"),
        ("65536days", "65536"),
        ("days", ""),
        ("99999999999999999999", "99999999999999999999"),
    ] {
        assert_eq!(wrong_part(text), part, "{text:?}");
    }
}

#[test]
fn a_refusal_says_what_was_expected() {
    assert_eq!(
        "5+x".parse::<TimeControl>().unwrap_err().to_string(),
        "\"5+x\" is not a clock: \"x\" should be a number of seconds, at most 3600000. \
         Clocks are, for example, 5, 5+3, 40/90+30,15+30, 5d3, 5b3, 3days or none"
    );
}

#[test]
fn parts_that_do_not_fit_together_are_refused() {
    for (text, problem) in [
        ("0", PeriodsError::TimeMissing(1)),
        ("0:00+5", PeriodsError::TimeMissing(1)),
        ("40/90,0", PeriodsError::TimeMissing(2)),
        ("5,5", PeriodsError::MovesMissing(1)),
        ("40/90,5,5", PeriodsError::MovesMissing(2)),
        (&["1/1"; 17].join(","), PeriodsError::TooMany),
    ] {
        match text.parse::<TimeControl>().unwrap_err() {
            ParseClockError::Periods { problem: found, .. } => assert_eq!(found, problem, "{text}"),
            other @ ParseClockError::Malformed { .. } => panic!("{other}"),
        }
    }
}

#[test]
fn a_long_text_is_shortened_in_its_refusal() {
    let error = "ä".repeat(100_000).parse::<TimeControl>().unwrap_err();
    assert!(error.to_string().len() < 400);
}

fn control() -> impl Strategy<Value = TimeControl> {
    let bonus = (0..4u8, 1..=3_600_000u64).prop_map(|(kind, seconds)| match kind {
        0 => Bonus::None,
        1 => Bonus::Increment(seconds * SECOND),
        2 => Bonus::Delay(seconds * SECOND),
        _ => Bonus::Bronstein(seconds * SECOND),
    });
    let period = (1..=1_000u32, 1..=3_600_000u64, bonus)
        .prop_map(|(moves, seconds, bonus)| Period { moves, time: seconds * SECOND, bonus });
    let periods = (prop::collection::vec(period, 1..=16), any::<bool>());
    periods.prop_map(|(mut periods, is_open)| {
        if is_open {
            periods.last_mut().unwrap().moves = 0;
        }
        TimeControl::periods(periods).unwrap()
    })
}

proptest! {
    #[test]
    fn any_periods_are_read_as_they_are_written(control in control()) {
        let text = control.to_string();
        prop_assert_eq!(text.parse::<TimeControl>().unwrap(), control, "{}", text);
    }

    #[test]
    fn any_text_is_survived_and_what_is_read_reads_again(text in r"[0-9+db:,/.\- ndays€]{0,20}|\PC{0,30}") {
        if let Ok(control) = text.parse::<TimeControl>() {
            prop_assert_eq!(control.to_string().parse::<TimeControl>().unwrap(), control);
        }
        if let Some(time) = parse_time(&text) {
            prop_assert_eq!(parse_time(&write_time(time)), Some(time));
        }
    }

    #[test]
    fn times_are_read_as_they_are_written(time in prop_oneof![0..=36_000_000_000u64, 0..200_000u64]) {
        prop_assert_eq!(parse_time(&write_time(time)), Some(time));
    }
}

#[test]
fn times_have_minutes_and_seconds() {
    for (time, text) in [
        (0, "0:00"),
        (1, "0:00.001"),
        (7_500, "0:07.5"),
        (59_999, "0:59.999"),
        (60_000, "1:00"),
        (299_000, "4:59"),
        (90 * MINUTE, "90:00"),
        (36_000_000_000, "600000:00"),
    ] {
        assert_eq!(write_time(time), text);
        assert_eq!(parse_time(text), Some(time));
    }
}

#[test]
fn times_are_read_in_other_forms_too() {
    for (text, time) in
        [("5", 5_000), ("90", 90_000), ("1:30:00", 90 * MINUTE), ("0:00:00.25", 250)]
    {
        assert_eq!(parse_time(text), Some(time), "{text}");
    }
}

#[test]
fn what_is_no_time_is_not_read() {
    for text in [
        "",
        ":",
        "5:",
        ":30",
        "5:3",
        "5:60",
        "1:60:00",
        "1:2:3:4",
        "5.",
        ".5",
        "5.1234",
        "5,5",
        "-1",
        "+1",
        "5 ",
        "5:00.x",
        "5:00.+1",
        "307445734561825:51.616",
        "18446744073709551616",
        "٣",
    ] {
        assert_eq!(parse_time(text), None, "{text:?}");
    }
}

#[test]
fn write_time_survives_the_longest_time() {
    assert_eq!(write_time(Millis::MAX), "307445734561825:51.615");
}

#[test]
fn times_are_read_as_people_type_them() {
    assert_eq!(typed_time("12:30"), Some(750 * SECOND));
    assert_eq!(typed_time("1:02:30"), Some(HOUR + 150 * SECOND));
    assert_eq!(typed_time(" 5 "), Some(5 * MINUTE));
    assert_eq!(typed_time("9999:9999:99"), Some((9_999 * 3_600 + 9_999 * 60 + 99) * SECOND));
    for wrong in ["", "a", "5:", ":30", "1:2:3:4", "-5", "+5", "1:234", "12345", "5 : 30", "5."] {
        assert_eq!(typed_time(wrong), None, "{wrong}");
    }
}

#[test]
fn a_display_shows_seconds_and_at_the_end_tenths() {
    for (left, text) in [
        (3_909_000, "1:05:09"),
        (309_000, "5:09"),
        (308_001, "5:09"),
        (20_000, "0:20"),
        (19_999, "0:19.9"),
        (9_400, "0:09.4"),
        (0, "0:00.0"),
    ] {
        assert_eq!(display_time(left), text);
    }
    assert_eq!(display_seconds(36_000), "10:00:00");
}

#[test]
fn a_display_changes_when_it_is_said_to() {
    for left in [300_000, 299_999, 60_001, 20_500, 20_000, 19_950, 101, 100, 99] {
        let lasts = display_lasts(left);
        assert_eq!(display_time(left - (lasts - 1)), display_time(left), "{left}");
        if left >= lasts {
            assert_ne!(display_time(left - lasts), display_time(left), "{left}");
        }
    }
}
