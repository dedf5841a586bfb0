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
/// with up to three decimals. `None` if the text is no time.
pub fn parse_time(text: &str) -> Option<Millis> {
    let (whole, decimals) = match text.split_once('.') {
        Some((whole, decimals)) if (1..=3).contains(&decimals.len()) => (whole, decimals),
        Some(_) => return None,
        None => (text, "0"),
    };
    let mut seconds: Millis = 0;
    for (place, part) in whole.split(':').enumerate() {
        let number = number(part)?;
        if place > 2 || (place > 0 && (number > 59 || part.len() != 2)) {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(number)?;
    }
    let millis = number(decimals)? * [100, 10, 1][decimals.len() - 1];
    seconds.checked_mul(1_000)?.checked_add(millis)
}

fn number(digits: &str) -> Option<Millis> {
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { digits.parse().ok() } else { None }
}
