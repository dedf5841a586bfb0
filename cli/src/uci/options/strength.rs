//! How levels answer to Elo numbers.

use annabella::engine::Level;

/// What the weakest and the strongest level count as.
pub(super) const ELO: (u32, u32) =
    (Level::ALL[0].elo() as u32, Level::ALL[Level::ALL.len() - 1].elo() as u32);

/// The level nearest to a number.
pub(super) fn level_of_elo(elo: u32) -> Level {
    let distance = |level: &Level| u32::from(level.elo()).abs_diff(elo);
    Level::ALL.into_iter().min_by_key(distance).unwrap_or(Level::DEFAULT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_rise_with_elo() {
        let levels: Vec<Level> = (ELO.0..=ELO.1).map(level_of_elo).collect();
        assert!(levels.is_sorted());
        assert!(Level::ALL.iter().all(|level| levels.contains(level)));
        assert_eq!(level_of_elo(0), Level::ALL[0]);
    }
}
