use super::model::Weights;

/// `source`, the text of the weights, with other numbers: each stands there as
/// `s(1, 2)`, in the order of the weights.
pub fn with_weights(source: &str, weights: &Weights) -> String {
    let mut weights = weights.0.iter();
    let mut text = String::with_capacity(source.len());
    let mut parts = source.split("s(");
    text.push_str(parts.next().unwrap_or_default());
    for part in parts {
        text.push_str("s(");
        let rest = part.split_once(')').filter(|(pair, _)| is_pair(pair));
        match rest.and_then(|(_, rest)| Some((rest, weights.next()?))) {
            Some((rest, [middlegame, endgame])) => {
                let [middlegame, endgame] =
                    [middlegame, endgame].map(|half| (half.round() as i32).to_string());
                text.extend([&*middlegame, ", ", &*endgame, ")", rest]);
            }
            None => text.push_str(part),
        }
    }
    text
}

fn is_pair(text: &str) -> bool {
    let numbers = text.split_once(", ");
    numbers.is_some_and(|(one, other)| one.parse::<i32>().is_ok() && other.parse::<i32>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella::engine::chess::trace::{SOURCE, WEIGHT_COUNT};

    #[test]
    fn the_present_weights_give_the_present_text() {
        let present = Weights::present();
        assert_eq!(present.0.len(), WEIGHT_COUNT);
        assert_eq!(with_weights(SOURCE, &present), SOURCE);
    }

    #[test]
    fn numbers_are_replaced_and_nothing_else() {
        let weights = Weights(vec![[1.4, -2.6], [0.0, 7.0]]);
        let source = "use super::{s}; // weights(x)\n[s(0, 0), s(-1, 5)]";
        assert_eq!(
            with_weights(source, &weights),
            "use super::{s}; // weights(x)\n[s(1, -3), s(0, 7)]"
        );
    }
}
