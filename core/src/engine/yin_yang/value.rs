//! Values, and what can be expected of them.

use super::WON;

/// What can be expected of a value, in thousandths of a point.
pub(super) fn expected(value: i32) -> i32 {
    match value {
        _ if value >= WON => 1000,
        _ if value <= -WON => 0,
        _ => 500 + 500 * value / (value * value + SCALE * SCALE).isqrt(),
    }
}

/// The value of 854 of a thousand points.
const SCALE: i32 = 200;

/// The value of which so many of a thousand points can be expected.
pub(super) fn value_of(expected: i32) -> i32 {
    let share = 2 * expected.clamp(1, 999) - 1000;
    SCALE * share / (1_000_000 - share * share).isqrt().max(1)
}

#[cfg(test)]
mod tests {
    use super::{expected, value_of};

    #[test]
    fn a_value_is_what_can_be_expected() {
        for points in 1..=999 {
            let again = expected(value_of(points));
            assert!((again - points).abs() <= 3, "{points}: {again}");
        }
    }
}
