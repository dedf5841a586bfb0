//! Times for the eye.

use annabella::arbiter::clock::Millis;

/// From here on tenths of a second count.
pub(crate) const TENTHS_BELOW: Millis = 10_000;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written() {
        for (time, digits) in [
            (0, "0:00.0"),
            (7_540, "0:07.5"),
            (9_050, "0:09.0"),
            (61_900, "1:01"),
            (134_000, "2:14"),
            (5_400_000, "1:30:00"),
            (259_200_000, "72:00:00"),
            (691_200_000, "8 d 00:00:00"),
        ] {
            assert_eq!(in_digits(time), digits);
        }
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
