use std::time::{SystemTime, UNIX_EPOCH};

use annabella::table::library::date_of;

/// The time of day, in Unix milliseconds.
pub(crate) fn unix_ms() -> u64 {
    // a clock set before 1970 counts as that
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64)
}

/// The date of a time in Unix milliseconds as PGN writes it, `2026.09.23`, by
/// universal time.
pub(crate) fn pgn_date(unix_ms: u64) -> String {
    date_of(unix_ms).replace('-', ".")
}

/// A time in Unix milliseconds as people read it, `2026-09-23 17:05`, by universal time.
pub(crate) fn day_and_time(unix_ms: u64) -> String {
    let [hours, minutes] = [unix_ms / 3_600_000 % 24, unix_ms / 60_000 % 60];
    format!("{} {hours:02}:{minutes:02}", date_of(unix_ms))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_become_dates() {
        for (days, date) in
            [(0, "1970.01.01"), (59, "1970.03.01"), (11_016, "2000.02.29"), (20_454, "2026.01.01")]
        {
            assert_eq!(pgn_date(days * 86_400_000), date);
        }
        assert_eq!(day_and_time(11_016 * 86_400_000 + 61_500_000), "2000-02-29 17:05");
    }
}
