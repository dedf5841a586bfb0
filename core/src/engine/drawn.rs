use rand_chacha::rand_core::Rng;

/// The place of one of these values, the best first, that is less than `margin` worse than the
/// best. The better the likelier: the chance falls with the square of what is left of the
/// margin. The first where there is no other.
pub(super) fn drawn(
    values: impl Iterator<Item = i32> + Clone,
    margin: i32,
    rng: &mut impl Rng,
) -> usize {
    let best = values.clone().next().unwrap_or(0);
    let weight = |value: i32| u64::from((value - best + margin).max(0).unsigned_abs()).pow(2);
    let weights = values.map(weight);
    let total: u64 = weights.clone().sum();
    let mut left = ((u128::from(rng.next_u64()) * u128::from(total)) >> 64) as u64;
    for (choice, weight) in weights.enumerate() {
        if left < weight {
            return choice;
        }
        left -= weight;
    }
    0
}
