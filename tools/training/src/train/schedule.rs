use std::f32::consts::PI;

/// How far the optimiser goes at each step: up in a short while, then down
/// along a cosine.
pub struct Schedule {
    /// The greatest rate.
    pub peak: f32,
    /// How many steps there are in all.
    pub steps: u64,
}

const WARM_UP: u64 = 200;
/// What is left of the greatest rate at the end.
const LAST_SHARE: f32 = 0.01;

impl Schedule {
    /// The rate after so many steps.
    pub fn rate(&self, step: u64) -> f32 {
        let warmth = ((step + 1) as f32 / WARM_UP as f32).min(1.0);
        let way = (step as f32 / self.steps.max(1) as f32).min(1.0);
        let height = f32::midpoint(1.0, (PI * way).cos());
        self.peak * warmth * (LAST_SHARE + (1.0 - LAST_SHARE) * height)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_and_down() {
        let schedule = Schedule { peak: 0.1, steps: 10_000 };
        let rates = [0, 100, 5000, 9999].map(|step| schedule.rate(step));
        assert!(rates[0] < 0.001 && rates[1] > 0.04 && rates[1] < 0.06, "{rates:?}");
        assert!((rates[2] - 0.05).abs() < 0.001 && rates[3] < 0.0011, "{rates:?}");
    }
}
