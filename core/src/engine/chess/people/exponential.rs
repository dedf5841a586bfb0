/// e to the power of `x`, which is at most 0: the same on every machine, which nobody promises of
/// the standard library's.
pub(super) fn exponential(x: f64) -> f64 {
    let doublings = x * std::f64::consts::LOG2_E;
    let whole = doublings.floor();
    if whole < -1_000.0 {
        return 0.0;
    }
    let rest = (doublings - whole) * std::f64::consts::LN_2;
    // below ln 2 the next term of the series is less than 1e-14
    let series = (1..=15).rev().fold(1.0, |sum, n| 1.0 + sum * rest / f64::from(n));
    series * f64::from_bits(((1_023.0 + whole) as u64) << 52)
}

#[cfg(test)]
mod tests {
    use super::exponential;

    #[test]
    fn it_is_the_exponential_function() {
        for n in 0..4_000 {
            let x = -f64::from(n) / 100.0;
            let (ours, theirs) = (exponential(x), x.exp());
            assert!((ours / theirs - 1.0).abs() < 1e-12, "{x}: {ours} {theirs}");
        }
        assert_eq!((exponential(0.0), exponential(-1e9)), (1.0, 0.0));
    }
}
