//! Times as people read them: `4:59`, `0:07.5`.

use super::Millis;

/// The text of a time: minutes and seconds, with as many decimals as it needs,
/// `0:07.5` or `90:00`.
///
/// ```
/// use annabella::arbiter::clock::{parse_time, write_time};
///
/// assert_eq!(write_time(7_500), "0:07.5");
/// assert_eq!(parse_time("1:30:00"), Some(5_400_000));
/// ```
pub fn write_time(time: Millis) -> String {
    let (minutes, seconds, millis) = (time / 60_000, time / 1_000 % 60, time % 1_000);
    let decimals = format!(".{millis:03}");
    format!("{minutes}:{seconds:02}{}", decimals.trim_end_matches('0').trim_end_matches('.'))
}

/// Reads `seconds`, `minutes:seconds` or `hours:minutes:seconds`, the seconds
/// with up to three decimals. `None` if the text is no time or longer than ten
/// thousand hours.
pub fn parse_time(text: &str) -> Option<Millis> {
    const LIMIT: Millis = 10_000 * 60 * 60 * 1_000;
    let (whole, decimals) = match text.split_once('.') {
        Some((whole, decimals)) if !decimals.is_empty() && decimals.len() <= 3 => (whole, decimals),
        Some(_) => return None,
        None => (text, ""),
    };
    let mut seconds: u64 = 0;
    for (place, part) in whole.split(':').enumerate() {
        let is_number = (1..=8).contains(&part.len()) && is_digits(part);
        let number: u64 = part.parse().ok().filter(|_| is_number && place < 3)?;
        if place > 0 && (number > 59 || part.len() != 2) {
            return None;
        }
        seconds = seconds * 60 + number;
    }
    let millis: u64 =
        if is_digits(decimals) { format!("{decimals:0<3}").parse().ok()? } else { return None };
    Some(seconds * 1_000 + millis).filter(|time| *time <= LIMIT)
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}
