//! Times and time controls, for the ear and for the eye.

use annabella::arbiter::clock::{Bonus, Millis, Period, TimeControl};

/// From here on tenths of a second count.
pub(crate) const TENTHS_BELOW: Millis = 10_000;

/// `2 minutes 14 seconds`, `7.5 seconds`.
pub(crate) fn in_words(time: Millis) -> String {
    if time < TENTHS_BELOW && time % 1_000 >= 100 {
        return format!("{}.{} seconds", time / 1_000, time / 100 % 10);
    }
    let seconds = time / 1_000;
    let parts = [
        (seconds / 86_400, "day"),
        (seconds / 3_600 % 24, "hour"),
        (seconds / 60 % 60, "minute"),
        (seconds % 60, "second"),
    ];
    let named = parts.iter().filter(|(count, _)| *count > 0);
    let named: Vec<String> = named.map(|&(count, unit)| counted(count, unit)).collect();
    if named.is_empty() { "0 seconds".to_owned() } else { named.join(" ") }
}

/// `1:30:00`, `2:14`, `0:07.5`.
pub(crate) fn in_digits(time: Millis) -> String {
    let (seconds, minutes) = (time / 1_000 % 60, time / 60_000 % 60);
    match time / 3_600_000 {
        0 if time < TENTHS_BELOW => format!("0:{seconds:02}.{}", time / 100 % 10),
        0 => format!("{minutes}:{seconds:02}"),
        hours @ 1..100 => format!("{hours}:{minutes:02}:{seconds:02}"),
        hours => format!("{} d {:02}:{minutes:02}:{seconds:02}", hours / 24, hours % 24),
    }
}

/// How long a running time looks as it does now.
pub(crate) fn until_it_looks_new(left: Millis, delay_left: Millis) -> Millis {
    let step = if left < TENTHS_BELOW { 100 } else { 1_000 };
    delay_left + left % step + 1
}

/// `1 move`, `3 moves`.
pub(crate) fn counted(count: u64, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// `first`, `second`, `12th`.
pub(crate) fn ordinal(number: u32) -> String {
    let named = ["first", "second", "third", "fourth", "fifth", "sixth"];
    if let Some(name) = named.get((number as usize).wrapping_sub(1)) {
        return (*name).to_owned();
    }
    let end = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{number}{end}")
}

/// What a side is given, as in "has 5 minutes".
pub(crate) fn control(control: &TimeControl) -> String {
    match control {
        TimeControl::Untimed => "as much time as it likes".to_owned(),
        TimeControl::DaysPerMove(days) => {
            format!("{} for each move", counted(u64::from(days.get()), "day"))
        }
        TimeControl::Periods(periods) => {
            let repeats = periods.iter().last().is_some_and(|period| period.moves > 0);
            let end = if repeats { ", and so on" } else { "" };
            let first = periods.iter().next().map_or(Bonus::None, |period| period.bonus);
            // what holds all the time is told once
            let is_same = periods.iter().all(|period| period.bonus == first);
            let own = |period: &Period| if is_same { Bonus::None } else { period.bonus };
            let told = |period: &Period| main_time(period) + &bonus(own(period));
            let parts: Vec<String> = periods.iter().map(told).collect();
            if is_same {
                parts.join(", then ") + end + &bonus(first)
            } else {
                parts.join("; then ") + end
            }
        }
    }
}

fn main_time(period: &Period) -> String {
    let time = in_words(period.time);
    match u64::from(period.moves) {
        0 => time,
        moves => format!("{time} for {}", counted(moves, "move")),
    }
}

fn bonus(bonus: Bonus) -> String {
    match bonus {
        Bonus::None => String::new(),
        Bonus::Increment(time) => format!(", and {} more after each move", in_words(time)),
        Bonus::Delay(time) => {
            format!("; in each move the clock waits {} first", in_words(time))
        }
        Bonus::Bronstein(time) => {
            format!("; each move gives back what it took, up to {}", in_words(time))
        }
    }
}

/// `Each side has 5 minutes.`, or what White and Black have.
pub(crate) fn controls(white: &TimeControl, black: &TimeControl) -> String {
    if white == black {
        return format!("Each side has {}.", control(white));
    }
    format!("White has {}. Black has {}.", control(white), control(black))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told() {
        for (time, words, digits) in [
            (0, "0 seconds", "0:00.0"),
            (7_540, "7.5 seconds", "0:07.5"),
            (9_050, "9 seconds", "0:09.0"),
            (61_900, "1 minute 1 second", "1:01"),
            (134_000, "2 minutes 14 seconds", "2:14"),
            (5_400_000, "1 hour 30 minutes", "1:30:00"),
            (259_200_000, "3 days", "72:00:00"),
            (691_200_000, "8 days", "8 d 00:00:00"),
        ] {
            assert_eq!((in_words(time).as_str(), in_digits(time).as_str()), (words, digits));
        }
    }

    #[test]
    fn periods_are_counted() {
        for (number, name) in [(1, "first"), (6, "sixth"), (12, "12th"), (22, "22nd")] {
            assert_eq!(ordinal(number), name);
        }
    }

    #[test]
    fn controls_are_told() {
        let told =
            |white: &str, black: &str| controls(&white.parse().unwrap(), &black.parse().unwrap());
        for (spec, expected) in [
            ("5", "Each side has 5 minutes."),
            ("5+3", "Each side has 5 minutes, and 3 seconds more after each move."),
            ("40/3,1", "Each side has 3 minutes for 40 moves, then 1 minute."),
            (
                "40/90,20/30",
                "Each side has 1 hour 30 minutes for 40 moves, then 30 minutes for 20 moves, and so on.",
            ),
            ("5d3", "Each side has 5 minutes; in each move the clock waits 3 seconds first."),
            ("5b3", "Each side has 5 minutes; each move gives back what it took, up to 3 seconds."),
            (
                "40/90+30,30+30",
                "Each side has 1 hour 30 minutes for 40 moves, then 30 minutes, and 30 seconds more after each move.",
            ),
            (
                "40/90,30+30",
                "Each side has 1 hour 30 minutes for 40 moves; then 30 minutes, and 30 seconds more after each move.",
            ),
            ("1day", "Each side has 1 day for each move."),
        ] {
            assert_eq!(told(spec, spec), expected);
        }
        assert_eq!(told("5", "none"), "White has 5 minutes. Black has as much time as it likes.");
    }

    #[test]
    fn a_clock_is_drawn_anew_when_it_looks_new() {
        for (left, delay) in [(61_900, 0), (61_000, 0), (9_999, 0), (7_540, 2_000)] {
            let wait = until_it_looks_new(left, delay);
            let after = |passed: u64| in_digits(left - passed.saturating_sub(delay));
            assert_eq!(after(wait - 1), in_digits(left));
            assert_ne!(after(wait), in_digits(left));
        }
    }
}
