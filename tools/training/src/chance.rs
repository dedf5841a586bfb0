//! How often who is ahead wins.

/// The chance to win, draws half, with so many hundredths of a pawn or a man.
pub fn chance(value: f32, slope: f32) -> f32 {
    1.0 / (1.0 + (-slope * value).exp())
}

/// The slope under which values tell results best, by golden section; `told` has a value and a
/// result each.
pub fn fitted_slope(told: &[(f32, f32)]) -> f32 {
    let error = |slope: f32| -> f64 {
        let wrong =
            |&(value, result): &(f32, f32)| f64::from(chance(value, slope) - result).powi(2);
        told.iter().map(wrong).sum()
    };
    let (mut low, mut high) = (0.0005_f32, 0.05_f32);
    for _ in 0..22 {
        let (left, right) = (low + 0.382 * (high - low), high - 0.382 * (high - low));
        if error(left) < error(right) { high = right } else { low = left }
    }
    f32::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slope_is_found_again() {
        let told: Vec<(f32, f32)> =
            (-300..300).map(|value| (value as f32, chance(value as f32, 0.006))).collect();
        assert!((fitted_slope(&told) - 0.006).abs() < 1e-4);
    }
}
