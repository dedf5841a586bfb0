//! Times as people read and write them: `4:59`, `0:07.5`.

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

/// Reads a time that a person types: `12:30`, `1:02:30`, or whole minutes as `5`. `None` if
/// it is no time, or one of more digits than anybody needs.
///
/// ```
/// use annabella::arbiter::clock::typed_time;
///
/// assert_eq!(typed_time("5"), Some(300_000));
/// assert_eq!(typed_time("1:02:30"), Some(3_750_000));
/// ```
pub fn typed_time(text: &str) -> Option<Millis> {
    let parts: Vec<&str> = text.trim().split(':').collect();
    // the last of several are seconds
    let most: &[usize] = match parts.len() {
        1 => &[4],
        2 => &[4, 2],
        3 => &[4, 4, 2],
        _ => return None,
    };
    let mut seconds = 0;
    for (part, &most) in parts.iter().zip(most) {
        seconds = seconds * 60 + number(part).filter(|_| part.len() <= most)?;
    }
    Some(seconds * if parts.len() == 1 { 60_000 } else { 1_000 })
}

/// A time as the display of a clock has it, in whole seconds: `1:05:09`, `5:09`.
///
/// ```
/// assert_eq!(annabella::arbiter::clock::display_seconds(3_909), "1:05:09");
/// ```
pub fn display_seconds(seconds: u64) -> String {
    let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{rest:02}")
    } else {
        format!("{minutes}:{rest:02}")
    }
}

/// What the display of a clock shows with this time left: below twenty seconds with tenths,
/// `0:09.4`.
///
/// ```
/// use annabella::arbiter::clock::display_time;
///
/// assert_eq!(display_time(300_000), "5:00");
/// assert_eq!(display_time(9_400), "0:09.4");
/// ```
pub fn display_time(left: Millis) -> String {
    if left < DISPLAY_TENTHS_BELOW {
        return format!("0:{:02}.{}", left / 1_000, left / 100 % 10);
    }
    // a clock that shows 0:20 still has all of these seconds
    display_seconds(left.div_ceil(1_000))
}

/// After how much time that has run [`display_time`] is another text.
///
/// ```
/// assert_eq!(annabella::arbiter::clock::display_lasts(60_001), 1);
/// ```
pub fn display_lasts(left: Millis) -> Millis {
    if left < DISPLAY_TENTHS_BELOW {
        left % 100 + 1
    } else {
        ((left - 1) % 1_000 + 1).min(left - DISPLAY_TENTHS_BELOW + 1)
    }
}

/// Below this time left the display of a clock has tenths of a second.
pub const DISPLAY_TENTHS_BELOW: Millis = 20_000;

fn number(digits: &str) -> Option<Millis> {
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { digits.parse().ok() } else { None }
}
